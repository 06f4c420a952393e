//! `/ruling` without an auction, and the panel of a channel: a modal to type the auction in, opened again with all that was
//! typed where it cannot be read.

use director_please::{
    bot::view::auction_modal::AuctionModal, bridge::Seat, explain::Reader, lawbook::Edition, locale::Language,
    meaning::Agreements,
};
use serde_json::{Value, json};

use crate::{
    cases::{SOUTH, Table, content, says},
    database::Database,
    discord::{Posted, check, openapi},
    events::{self, Somebody, option},
    on_both::on_both,
};

const HALL: &str = "1000000000000000035";
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
    table.discord.opens(who.does(interaction)).await
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
    }
});

async fn typed_again(database: &Database, who: Somebody, guild: &'static str, ruled: [&str; 3]) {
    let mut table = Table::set(database, guild).await;
    let modal = opened(&table, who, events::ruling_without(&[], who.locale, guild)).await;
    let texts = [("calls", "1H Pq\n1H ib"), ("dealer", "S"), ("edition", "2007"), ("system", "norwegian")];
    let mut refused: Posted = table.does(who, events::submit(&modal, &texts, who.locale, guild)).await;
    for _ in 0..2 {
        assert_eq!(refused.body["flags"], 64);
        says(&refused, &["Pq", "^"]);
        let id = refused.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
        // Nothing is kept in memory.
        table.crash().await;
        let again = opened(&table, who, events::press_id_on(&refused, &id)).await;
        assert_eq!(value(&again, "calls")["value"], "1H Pq\n1H ib");
        assert_eq!(
            ["dealer", "edition", "system"].map(|menu| chosen(&again, menu)),
            [Some("S"), Some("2007"), Some("norwegian")]
        );
        refused = table.does(who, events::fill_in(&refused, &again, &texts, guild)).await;
    }
    assert!(database.texts("SELECT record FROM cases").await.is_empty());
    let fixed = [("calls", "1H P\n1H ib"), ("dealer", "S"), ("edition", "2017")];
    let card = table.does(who, events::submit(&modal, &fixed, who.locale, guild)).await;
    says(&card, &ruled);
    // As much as fits into the modal fits into the answer, too.
    let longest = "xyzzy ".repeat(166);
    let refused = table.does(who, events::submit(&modal, &[("calls", &longest)], who.locale, guild)).await;
    let row = refused.body["components"][0]["components"][0].clone();
    let again = opened(&table, who, events::press_id_on(&refused, row["custom_id"].as_str().unwrap())).await;
    assert_eq!(value(&again, "calls")["value"], longest.trim());
}

on_both!(what_cannot_be_read_is_shown_and_typed_again_in_english, |database| {
    typed_again(database, SOUTH, "en-US", ["North’s 1♥", "Case 1", "2017"]).await;
});
on_both!(what_cannot_be_read_is_shown_and_typed_again_in_norwegian, |database| {
    typed_again(database, SYD, "no", ["Nords 1♥", "Sak 1", "2017"]).await;
});

/// What is said about a panel, in a language.
struct PanelWords {
    who: Somebody,
    guild: &'static str,
    calls: &'static str,
    managers_only: &'static str,
    text: &'static str,
    posted: &'static str,
    case: &'static str,
    not_posted: &'static str,
}

async fn stands_in_a_channel(database: &Database, words: PanelWords) {
    let PanelWords { who, guild, .. } = words;
    let manager = Somebody { permissions: "32", ..who };
    let table = Table::set(database, guild).await;
    let panel = || events::settings("panel", &[events::channel("channel", HALL)], guild);
    says(&table.does(who, panel()).await, &[words.managers_only]);
    let answer = table.does(manager, panel()).await;
    let posted = table.discord.posted(HALL, 0).await;
    says(&posted, &[words.text]);
    table.discord.message_with(&answer.id, |card| content(card).contains(words.posted)).await;

    let rule = posted.body["components"][0]["components"][0]["custom_id"].as_str().unwrap().to_owned();
    let modal = opened(&table, who, events::press_id_on(&posted, &rule)).await;
    let card = table.does(who, events::fill_in(&posted, &modal, &[("calls", words.calls)], guild)).await;
    says(&card, &[words.case]);
    assert_eq!(card.body["flags"], 64, "what somebody asks is for them alone");

    table.discord.lock().forbidden.insert(HALL.to_owned(), 50001);
    let answer = table.does(manager, panel()).await;
    table.discord.message_with(&answer.id, |card| content(card).contains(words.not_posted)).await;
}

on_both!(a_panel_stands_in_a_channel_in_english, |database| {
    let words = PanelWords {
        who: SOUTH,
        guild: "en-US",
        calls: "1H P 1H ib",
        managers_only: "Only server managers",
        text: "Something went wrong in the auction",
        posted: "The panel is in",
        case: "Case 1",
        not_posted: "I can’t post in",
    };
    stands_in_a_channel(database, words).await;
});

on_both!(a_panel_stands_in_a_channel_in_norwegian, |database| {
    let words = PanelWords {
        who: SYD,
        guild: "no",
        calls: "1H P 1H ub",
        managers_only: "Bare de som administrerer",
        text: "Gikk noe galt",
        posted: "Panelet står i",
        case: "Sak 1",
        not_posted: "Jeg kan ikke skrive",
    };
    stands_in_a_channel(database, words).await;
});

// A revoke or a lead is no auction: the answer says whom to call.
on_both!(what_happens_with_the_cards_is_left_to_the_director, |database| {
    for (who, guild, text, words) in [
        (SOUTH, "en-US", "revoke in trick 3", "I answer questions about the auction only."),
        (SYD, "no", "revoke i stikk 3", "Jeg svarer bare på spørsmål om meldingene."),
    ] {
        let table = Table::set(database, guild).await;
        let answer = table.does(who, events::ruling(text, &[], who.locale, guild)).await;
        says(&answer, &[words]);
        assert_eq!(answer.body["flags"], 64);
    }
    assert!(database.texts("SELECT record FROM cases").await.is_empty());
});
