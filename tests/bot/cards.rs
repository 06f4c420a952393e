//! Cards and text boxes at their longest: every auction of the cases, in every state, for every reader, in both
//! languages, held against Discord's limits and its own description.

use std::{fs, path::Path, sync::OnceLock};

use director_please::{
    bot::view::{
        case_button::{CaseAction, CaseButton},
        case_card::{self, Card, View},
        case_modal,
        picture::Attachments,
    },
    case::{CaseFile, CaseId, Entry, Person, Place, Seal, Stamped},
    explain::Reader,
    lawbook::Edition,
    locale::Language,
    shorthand,
};
use serde_json::{Value, json};

use crate::discord::{check, openapi};

/// The longest number that Discord will give anything for long.
const LONGEST: u64 = 9_223_372_036_854_775_807;

/// One message in this many is held against Discord's description; no divisor of the number of views and states.
const EVERY: usize = 37;

/// Every auction of the cases.
pub fn auctions() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases");
    let files = fs::read_dir(folder).unwrap().map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    let text = files.collect::<String>();
    let found = text.lines().filter_map(|line| line.strip_prefix("auction")?.split('"').nth(1));
    found.map(str::to_owned).collect()
}

pub fn case(typed: &str, edition: Edition) -> Option<CaseFile> {
    Some(CaseFile {
        id: CaseId { place: Place::Server(LONGEST), number: u32::MAX },
        opened_by: Some(Person(LONGEST)),
        opened_at: 1_790_000_000,
        typed: typed.to_owned(),
        first_record: shorthand::read(typed, Some(edition)).ok()?,
        agreements: Some("norwegian".to_owned()),
        epoch: Some(u32::MAX),
        entries: Vec::new(),
    })
}

/// The states of a case, each with the longest that people may type.
fn states(file: &CaseFile) -> Vec<CaseFile> {
    let long = || "*_~ @everyone `x` ".repeat(56);
    let seal = || Seal { digest: "0".repeat(64), program: "0.0.1".to_owned() };
    let notes = || (0..9).map(|_| Entry::Note(long()));
    let amended = || Entry::Amended {
        record: file.first_record.clone(),
        in_full: None,
        ruling: Some(long()),
        reason: long(),
        seal: seal(),
    };
    let histories: Vec<Vec<Entry>> = vec![
        vec![],
        vec![Entry::Shared, Entry::Called],
        vec![Entry::Shared, Entry::Confirmed(seal())],
        notes().chain([amended()]).collect(),
        notes().chain([amended(), Entry::Withdrawn { reason: long() }]).collect(),
    ];
    let stamped = |entry| Stamped { by: Some(Person(LONGEST)), at: 1_790_000_000, entry };
    let with = |entries: Vec<Entry>| CaseFile { entries: entries.into_iter().map(stamped).collect(), ..file.clone() };
    histories.into_iter().map(with).collect()
}

fn views() -> Vec<View> {
    let mut views = Vec::new();
    for language in Language::ALL {
        for (reader, is_public) in [(Reader::Player, true), (Reader::Player, false), (Reader::Director, false)] {
            views.push(View { reader, language, files: Attachments::Forbidden, is_public, may_share: true });
        }
    }
    views
}

/// Holds a message against Discord's limits; every so often also against its description, which takes its time.
fn assert_sendable(content: &str, components: &Value, number: usize) {
    let body = json!({
        "content": content, "components": components, "allowed_mentions": {"parse": [], "replied_user": false},
    });
    assert_eq!(check::message(&body), [""; 0], "{body}");
    if !number.is_multiple_of(EVERY) {
        return;
    }
    assert_eq!(openapi::problems(openapi::Body::Message, &body), [""; 0], "{body}");
    let update = json!({"type": 7, "data": body});
    assert_eq!(openapi::problems(openapi::Body::Update, &update), [""; 0], "{body}");
}

#[test]
fn every_card_can_be_sent_in_every_state() {
    let mut cards = 0;
    let auctions = auctions();
    // The longest say the most; of the others every fifth.
    let longest = auctions.iter().map(String::len).max().unwrap();
    // And one that is longer than any of them: as much as the bot reads.
    let bids =
        (1..=7).flat_map(|level| ["C", "D", "H", "S", "NT"].map(|name| format!("{level}{name} P P X P P XX P P ")));
    let most = bids.take(34).chain(["1H ib".to_owned()]).collect::<String>();
    assert!(case(&most, Edition::Laws2017).is_some(), "{most}");
    let some = auctions.iter().enumerate().filter(|(index, text)| index % 5 == 0 || text.len() * 3 > longest * 2);
    for (text, edition) in
        some.map(|(_, text)| text).chain([&most]).flat_map(|text| Edition::ALL.map(|edition| (text, edition)))
    {
        let Some(file) = case(text, edition) else { continue };
        for (file, view) in states(&file).iter().flat_map(|file| views().into_iter().map(move |view| (file, view))) {
            let messages = if view.is_public { 1 } else { 5 };
            let card = case_card::draw(file, view, messages);
            assert!((1..=messages).contains(&card.contents.len()), "{text}");
            let last = card.contents.len() - 1;
            for (index, content) in card.contents.iter().enumerate() {
                let components = if index == last { json!(card.components) } else { json!([]) };
                assert_sendable(content, &components, cards);
            }
            cards += 1;
        }
    }
    assert!(cards > 2_000, "{cards}");
}

/// The cards of every case under either edition for every reader in both languages, as they are when the case is new.
fn new_cards() -> &'static [(String, View, Card)] {
    static CARDS: OnceLock<Vec<(String, View, Card)>> = OnceLock::new();
    CARDS.get_or_init(|| {
        let auctions = auctions();
        let asked = auctions.iter().flat_map(|text| Edition::ALL.map(|edition| (text, edition)));
        let files = asked.filter_map(|(text, edition)| case(text, edition));
        let cards = files.flat_map(|file| {
            views().into_iter().map(move |view| (file.typed.clone(), view, case_card::draw(&file, view, 5)))
        });
        cards.collect()
    })
}

#[test]
fn a_card_has_four_rows_and_begins_with_the_ruling_alone() {
    let cards = new_cards();
    for (text, view, Card { contents, components, .. }) in cards {
        let rows = json!(components);
        assert!((1..=4).contains(&components.len()), "{text}: {rows:#}");
        let mut menus = rows.as_array().unwrap().iter().filter(|row| row["components"][0]["type"] == 3);
        let more = menus.next_back().unwrap_or_else(|| panic!("no menu: {text}"));
        let is_more = more["components"][0]["custom_id"].as_str().unwrap().contains(":more:");
        assert!(is_more && more["components"][0]["options"].as_array().unwrap().len() >= 2, "{text}: {more:#}");
        // What is rarely wanted is in the menu, and nowhere else.
        let buttons = rows.as_array().unwrap().iter().flat_map(|row| row["components"].as_array().unwrap());
        let buttons: Vec<&str> = buttons.filter_map(|button| button["custom_id"].as_str()).collect();
        for verb in ["next", "slip", "meant", "whatif", "undo", "edition", "language", "direct"] {
            assert!(!buttons.iter().any(|id| id.contains(&format!(":{verb}:"))), "{text}: {verb}");
        }
        let first = contents[0].lines().next().unwrap();
        let ruling = first.strip_prefix("**").and_then(|line| line.strip_suffix("**"));
        let ruling = ruling.unwrap_or_else(|| panic!("{text} {:?}: {first}", view.language));
        assert!(!ruling.contains("**") && !ruling.contains(". "), "more than a sentence: {first}");
    }
    assert!(cards.len() > 2_500, "{}", cards.len());
}

/// How many everyday cases in a hundred have a card that is one message, and no longer than a phone shows at once.
const ALMOST_ALL: usize = 90;
/// Characters of a card that a phone shows at once, with its picture: about twenty lines.
const ON_A_PHONE: usize = 900;

#[test]
fn the_card_of_an_everyday_case_is_one_short_message() {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/everyday.toml")).unwrap();
    let auctions = text.lines().filter_map(|line| line.strip_prefix("auction")?.split('"').nth(1));
    let asked = auctions.flat_map(|text| Edition::ALL.map(|edition| (text, edition)));
    let files: Vec<CaseFile> = asked.filter_map(|(text, edition)| case(text, edition)).collect();
    for view in views().into_iter().filter(|view| !view.is_public) {
        // What stands in the picture is not told in words. Cards of players are short enough without.
        let pictures = if view.reader == Reader::Director { Attachments::Allowed } else { Attachments::Forbidden };
        let view = View { files: pictures, ..view };
        let cards = files.iter().map(|file| case_card::draw(file, view, 5));
        let (mut short, mut one, mut long) = (0, 0, Vec::new());
        for (Card { contents, .. }, file) in cards.zip(&files) {
            let length = contents.concat().chars().count();
            one += usize::from(contents.len() == 1);
            short += usize::from(length <= ON_A_PHONE);
            long.extend((contents.len() > 1).then_some((length, &file.typed, file.first_record.laws)));
        }
        let wanted = (files.len() * ALMOST_ALL).div_ceil(100);
        println!("{view:?}: of {}, {one} are one message, {short} short", files.len());
        assert!(one >= wanted, "{view:?}: {one} of {} are one message, not {long:?}", files.len());
        // A director's view has the procedure and every price in it.
        assert!(view.reader == Reader::Director || short >= wanted, "{view:?}: {short} of {} are short", files.len());
    }
    assert!(files.len() > 150, "{}", files.len());
}

#[test]
fn what_the_card_leaves_for_later_is_told_by_why() {
    let file = case("1S P 1H ib > 4S", Edition::Laws2017).unwrap();
    for view in views() {
        let all = case_card::draw(&file, view, 5).contents.concat();
        let (later, pointer) = match view.language {
            Language::English => ("Call the director back", "see “Why?”"),
            Language::Norwegian => ("Tilkall TL igjen", "se «Hvorfor?»"),
        };
        assert_eq!(all.contains(later), view.reader == Reader::Director, "{all}");
        assert_eq!(all.contains(pointer), view.reader == Reader::Player, "{all}");
    }
}

#[test]
fn every_text_box_can_be_sent() {
    let file = case("1H P 1H ib", Edition::Laws2017).unwrap();
    let mut boxes = 0;
    for (verb, language) in
        CaseAction::ALL.iter().copied().flat_map(|verb| Language::ALL.map(|language| (verb, language)))
    {
        let press = CaseButton {
            verb,
            case: file.id,
            moves: usize::MAX,
            reader: Reader::Director,
            language,
            epoch: file.epoch,
        };
        let before = CaseButton { epoch: None, ..press };
        assert_eq!(CaseButton::read(&before.id()), Some(before));
        assert_eq!(CaseButton::read(&press.id()), Some(press));
        let Some(modal) = case_modal::of(press, &file) else { continue };
        let response = json!({"type": 9, "data": modal});
        assert_eq!(check::modal(&response["data"]), [""; 0], "{response}");
        // Discord has deprecated action rows in modals.
        assert!(
            response["data"]["components"].as_array().unwrap().iter().all(|label| label["type"] == 18),
            "{response}"
        );
        assert_eq!(openapi::problems(openapi::Body::Modal, &response), [""; 0], "{response}");
        boxes += 1;
    }
    assert_eq!(boxes, 16);
}

#[test]
fn a_custom_id_that_is_none_of_ours_is_none() {
    let good = "case:v1:s1-2:3:accept:pen";
    assert!(CaseButton::read(good).is_some());
    for wrong in [
        "",
        "case",
        "case:v2:s1-2:3:accept:pen",
        "case:v2:s1-2:3:accept:pen:",
        "case:v2:s1-2:3:accept:pen:0000000",
        "case:v2:s1-2:3:accept:pen:+000000f",
        "case:v2:s1-2:3:accept:pen:0000000F",
        "case:v2:s1-2:3:accept:pen:0000000f:1",
        "case:v1:s1-2:3:accept:pen:0000000f",
        "case:v3:s1-2:3:accept:pen:0000000f",
        "case:v1:s1:3:accept:pen",
        "case:v1:x1-2:3:accept:pen",
        "case:v1:s1-2:-3:accept:pen",
        "case:v1:s1-2:3:ACCEPT:pen",
        "case:v1:s1-2:3:accept:xen",
        "case:v1:s1-2:3:accept:pxx",
        "case:v1:s1-2:3:accept:p",
        "case:v1:s1-2:3:accept:pen:more",
        "case:v1:s1-2:3:accept",
        "case:v1:s99999999999999999999999-2:3:accept:pen",
        "case:v1:é1-2:3:accept:pen",
        "case:v1:s1-2:3:accept:épen",
    ] {
        assert_eq!(CaseButton::read(wrong), None, "{wrong}");
    }
}
