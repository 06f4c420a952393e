//! Cards and text boxes at their longest: every auction of the cases, in every state, for every reader, in both
//! languages, held against Discord's limits and its own description.

use std::{fs, path::Path};

use director_please::{
    bot::view::{
        case_button::{CaseAction, CaseButton},
        case_card::{self, View},
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

/// Of so many messages one is held against Discord's description; no divisor of the number of views and states.
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
        opened_with: shorthand::read(typed, Some(edition)).ok()?,
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
        record: file.opened_with.clone(),
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
        assert_eq!(openapi::problems(openapi::Body::Modal, &response), [""; 0], "{response}");
        boxes += 1;
    }
    assert_eq!(boxes, 14);
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
