//! `/ruling` without an auction, and the panel of a channel: a modal to type the auction in, opened again with all that was
//! typed where it cannot be read.

use director_please::{
    bot::view::auction_modal::AuctionModal, bridge::Seat, explain::Reader, lawbook::Edition, locale::Language,
    meaning::Agreements,
};
use serde_json::{Value, json};

use crate::{
    cases::{SOUTH, Table, content, says},
    database::on_both,
    discord::{Posted, check, openapi},
    events::{self, Somebody, option},
};

const HALL: &str = "1000000000000000035";
const MANAGER: Somebody = Somebody { permissions: "32", ..SOUTH };
const SYD: Somebody = Somebody { locale: "no", ..SOUTH };

/// What stands in an input of a modal.
fn value<'a>(modal: &'a Value, id: &str) -> &'a Value {
    let mut components = modal["components"].as_array().unwrap().iter().map(|label| &label["component"]);
    components.find(|component| component["custom_id"] == id).unwrap()
}

fn chosen<'a>(modal: &'a Value, id: &str) -> Option<&'a str> {
    let options = value(modal, id)["options"].as_array().unwrap();
    options.iter().find(|option| option["default"] == true)?["value"].as_str()
}

async fn opened(table: &Table<'_>, who: Somebody, interaction: Value) -> Value {
    let response = table.discord.response(&table.discord.interact(who.does(interaction))).await;
    assert_eq!(response["type"], 9, "{response:#}");
    response["data"].clone()
}

#[test]
fn every_modal_can_be_sent_and_its_id_read_back() {
    let dealers = Seat::ALL.map(Some).into_iter().chain([None]);
    let editions = || Edition::ALL.map(Some).into_iter().chain([None]);
    let systems = || Agreements::presets().map(Some).chain([None]);
    let longest = "1H ".repeat(333);
    let mut modals = 0;
    for dealer in dealers {
        for (edition, agreements) in editions().flat_map(|edition| systems().map(move |system| (edition, system))) {
            for (reader, share) in
                [(Reader::Player, None), (Reader::Director, Some(false)), (Reader::Player, Some(true))]
            {
                let modal = AuctionModal { reader, share, dealer, edition, agreements };
                assert_eq!(AuctionModal::read(&modal.id()), Some(modal));
                modals += 1;
                if modals % 7 > 0 {
                    continue;
                }
                for language in Language::ALL {
                    let data = json!(modal.modal(Some(&longest), language));
                    assert_eq!(check::modal(&data), [""; 0], "{data:#}");
                    let response = json!({"type": 9, "data": data});
                    assert_eq!(openapi::problems(openapi::Body::Modal, &response), [""; 0], "{response:#}");
                }
            }
        }
    }
    assert!(modals > 40, "{modals}");
    for wrong in ["", "ask", "ask:v1", "ask:v2:p:-:-:-:-", "ask:v1:x:-:-:-:-", "ask:v1:p:z:-:-:-", "ask:v1:p:-:-:-:-:-"]
    {
        assert_eq!(AuctionModal::read(wrong), None, "{wrong}");
    }
}

on_both!(an_auction_is_typed_into_a_modal, |database| {
    for (who, dealt, guild) in [(SOUTH, "West’s 1♥", "en-US"), (SYD, "Vests 1♥", "no")] {
        let table = Table::set(database, guild).await;
        let modal = opened(&table, who, events::ruling_without(&[], who.locale, guild)).await;
        assert!(value(&modal, "calls")["value"].is_null() && chosen(&modal, "dealer").is_none(), "{modal:#}");
        let texts = [("calls", "1H P\n1H ib"), ("dealer", "E"), ("edition", "2007")];
        let card = table.does(who, events::submit(&modal, &texts, who.locale, guild)).await;
        says(&card, &[dealt, "2007"]);
        assert_eq!(card.body["flags"], 64);
        let more = [option("share", true.into()), option("edition", "2007".into())];
        let modal = opened(&table, who, events::ruling_without(&more, who.locale, guild)).await;
        assert_eq!(chosen(&modal, "edition"), Some("2007"));
        let card = table.does(who, events::submit(&modal, &[("calls", "1H P 1H ib")], who.locale, guild)).await;
        assert_ne!(card.body["flags"], 64, "{card:#?}");
        table.discord.assert_satisfied();
    }
});

on_both!(what_cannot_be_read_is_shown_and_typed_again, |database| {
    let mut table = Table::set(database, "en-US").await;
    let modal = opened(&table, SOUTH, events::ruling_without(&[], "en-GB", "en-US")).await;
    let texts = [("calls", "1H Pq\n1H ib"), ("dealer", "S"), ("edition", "2007"), ("system", "norwegian")];
    let mut refused: Posted = table.does(SOUTH, events::submit(&modal, &texts, "en-GB", "en-US")).await;
    for _ in 0..2 {
        assert_eq!(refused.body["flags"], 64);
        says(&refused, &["Pq", "^"]);
        let id = refused.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
        // Nothing is kept in memory.
        table.crash().await;
        let again = opened(&table, SOUTH, events::press_id_on(&refused, &id)).await;
        assert_eq!(value(&again, "calls")["value"], "1H Pq\n1H ib");
        assert_eq!(
            ["dealer", "edition", "system"].map(|menu| chosen(&again, menu)),
            [Some("S"), Some("2007"), Some("norwegian")]
        );
        refused = table.does(SOUTH, events::fill_in(&refused, &again, &texts, "en-US")).await;
    }
    assert!(database.texts("SELECT record FROM cases").await.is_empty());
    let fixed = [("calls", "1H P\n1H ib"), ("dealer", "S"), ("edition", "2017")];
    let card = table.does(SOUTH, events::submit(&modal, &fixed, "en-GB", "en-US")).await;
    says(&card, &["North’s 1♥", "Case 1", "2017"]);
    // As much as fits into the modal fits into the answer, too.
    let longest = "xyzzy ".repeat(166);
    let refused = table.does(SOUTH, events::submit(&modal, &[("calls", &longest)], "en-GB", "en-US")).await;
    let row = refused.body["components"][0]["components"][0].clone();
    let again = opened(&table, SOUTH, events::press_id_on(&refused, row["custom_id"].as_str().unwrap())).await;
    assert_eq!(value(&again, "calls")["value"], longest.trim());
    table.discord.assert_satisfied();
});

on_both!(a_panel_stands_in_a_channel, |database| {
    let table = Table::set(database, "no").await;
    let panel = || events::settings("panel", &[events::channel("channel", HALL)], "no");
    says(&table.does(SOUTH, panel()).await, &["Only server managers"]);
    let answer = table.does(MANAGER, panel()).await;
    let posted = table.discord.posted(HALL, 0).await;
    says(&posted, &["Gikk noe galt"]);
    table.discord.message_with(&answer.id, |card| content(card).contains("The panel is in")).await;

    let rule = posted.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    let modal = opened(&table, SYD, events::press_id_on(&posted, &rule)).await;
    let card = table.does(SYD, events::fill_in(&posted, &modal, &[("calls", "1H P 1H ub")], "no")).await;
    says(&card, &["Sak 1"]);
    assert_eq!(card.body["flags"], 64, "what somebody asks is for them alone");

    table.discord.lock().forbidden.insert(HALL.to_owned(), 50001);
    let answer = table.does(MANAGER, panel()).await;
    table.discord.message_with(&answer.id, |card| content(card).contains("I may not write")).await;
});
