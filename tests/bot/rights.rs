//! Who may do what: every role and every action, by the rules and by the real program.

use std::time::Duration;

use director_please::{
    bridge::Seat,
    case::{Act, CaseFile, CaseId, Entry, Person, Place, Seal, Stamped, Standing},
    lawbook::Edition,
    record::Record,
    store::{ServerSettings, Stamp},
};

use crate::{
    cases::content,
    database::Database,
    discord::{Discord, Fault, Posted},
    events::{self, Somebody, control},
    program::{Program, session_file},
};

const OPENER: Person = Person(1);
const OTHER: Person = Person(2);

/// What has happened to a case.
const STATES: [&str; 4] = ["private", "shared", "called", "withdrawn"];

/// For each state of the case, who may: `o` the opener, `d` a director who did not open it, `b` a director who did,
/// `x` anybody else. Anybody who has left the server (`g`, whatever they were) may nothing.
const TABLE: [(Act, [&str; 4]); 7] = [
    (Act::See, ["ob", "odbx", "odb", "odbx"]),
    (Act::CarryOn, ["ob", "odb", "odb", "db"]),
    (Act::Publish, ["ob", "odb", "odb", "db"]),
    (Act::ReadAll, ["b", "db", "db", "db"]),
    (Act::Note, ["b", "db", "db", "db"]),
    (Act::Decide, ["b", "db", "db", "db"]),
    (Act::Export, ["ob", "odb", "odb", "odb"]),
];

fn case(state: &str) -> CaseFile {
    let entries = match state {
        "private" => vec![],
        "shared" => vec![Entry::Shared],
        "called" => vec![Entry::Called],
        _ => vec![Entry::Shared, Entry::Withdrawn { reason: "a mistake".to_owned() }],
    };
    CaseFile {
        id: CaseId { place: Place::Server(9), number: 1 },
        opened_by: Some(OPENER),
        opened_at: 0,
        typed: String::new(),
        first_record: Record::new(Edition::Laws2017, Seat::North),
        agreements: None,
        epoch: Some(u32::MAX),
        entries: entries.into_iter().map(|entry| Stamped { by: Some(OPENER), at: 0, entry }).collect(),
    }
}

#[test]
fn the_rules_say_who_may_do_what() {
    assert_eq!(TABLE.map(|(act, _)| act), Act::ALL);
    for (act, by_state) in TABLE {
        for (state, allowed) in STATES.into_iter().zip(by_state) {
            for (sign, person, is_director, is_member) in [
                ('o', OPENER, false, true),
                ('b', OPENER, true, true),
                ('d', OTHER, true, true),
                ('x', OTHER, false, true),
                ('g', OPENER, false, false),
                ('g', OPENER, true, false),
                ('g', OTHER, true, false),
                ('g', OTHER, false, false),
            ] {
                let may = case(state).allows(Standing { person, is_director, is_member }, act);
                assert_eq!(may, allowed.contains(sign), "{act:?} on a {state} case by {sign}");
            }
        }
    }
}

#[test]
fn nobody_is_the_opener_of_a_case_whose_opener_was_erased() {
    let file = CaseFile { opened_by: None, ..case("private") };
    for &act in Act::ALL {
        assert!(!file.allows(Standing { person: OPENER, is_director: true, is_member: true }, act), "{act:?}");
    }
}

const ROLE: &str = "1000000000000000071";
const SOUTH: Somebody = Somebody { id: "1000000000000000011", locale: "en-GB", roles: &[], permissions: "0" };
const EAST: Somebody = Somebody { id: "1000000000000000012", ..SOUTH };
const DIRECTOR: Somebody = Somebody { id: "1000000000000000013", roles: &[ROLE], ..SOUTH };
/// Manages the server (permission 1 << 5), and has no director's role.
const MANAGER: Somebody = Somebody { id: "1000000000000000014", permissions: "32", ..SOUTH };

/// What directors alone may press, and what their text boxes ask for.
const DIRECTORS_ONLY: [(&str, &[(&str, &str)]); 5] = [
    ("direct", &[]),
    ("confirm", &[]),
    ("amend", &[("reason", "because")]),
    ("withdraw", &[("reason", "because")]),
    ("note", &[("text", "remember")]),
];

async fn does(discord: &Discord, who: Somebody, interaction: serde_json::Value) -> Posted {
    discord.does(who.does(interaction)).await
}

/// The card as if it had a button that it does not have.
fn with_button(card: &Posted, verb: &str) -> Posted {
    let id = control(card, "why").unwrap();
    let mut parts: Vec<&str> = id.split(':').collect();
    parts[4] = verb;
    let button = serde_json::json!({"type": 2, "custom_id": parts.join(":"), "label": "forged"});
    let mut forged = card.clone();
    forged.body["components"] = serde_json::json!([{"type": 1, "components": [button]}]);
    forged
}

/// Presses a director's button, forged where the card has none, and fills in its text box without having seen it.
async fn tries(discord: &Discord, who: Somebody, card: &Posted, verb: &str, texts: &[(&str, &str)]) -> Posted {
    let card = &with_button(card, verb);
    if texts.is_empty() {
        return does(discord, who, events::press_on(card, verb, "en-US")).await;
    }
    let modal = serde_json::json!({"custom_id": control(card, verb)});
    does(discord, who, events::fill_in(card, &modal, texts, "en-US")).await
}

#[tokio::test]
async fn nobody_without_the_role_does_what_directors_do() {
    let discord = Discord::start().await;
    let database = Database::sqlite();
    let store = database.open().await;
    let here = ServerSettings { director_roles: vec![ROLE.parse().unwrap()], ..ServerSettings::default() };
    store.set_server(Place::Server(events::SERVER.parse().unwrap()), &here).await.unwrap();
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    discord.lock().members.insert(EAST.id.to_owned(), vec!["1000000000000000072".to_owned()]);
    let shared = [events::option("share", true.into())];
    let public = does(&discord, SOUTH, events::ruling("1S 1H ib rej", &shared, "en-GB", "en-US")).await;
    for (verb, texts) in DIRECTORS_ONLY {
        for who in [SOUTH, EAST, MANAGER] {
            let refused = tries(&discord, who, &public, verb, texts).await;
            assert!(content(&refused).contains("Only directors"), "{verb} by {who:?}: {}", content(&refused));
            assert_eq!(refused.body["flags"], 64);
        }
        // From elsewhere, Discord is asked, and knows of no such role.
        let token = discord.interact(EAST.does(events::in_private(events::press_on(
            &with_button(&public, verb),
            verb,
            "en-US",
        ))));
        let refused = discord.answer(&token).await;
        assert!(content(&refused).contains("Only directors"), "{verb}: {}", content(&refused));
    }
    assert_eq!(database.texts("SELECT entry FROM entries").await, ["\"shared\""]);
    for (verb, texts) in DIRECTORS_ONLY {
        let done = tries(&discord, DIRECTOR, &public, verb, texts).await;
        assert!(!content(&done).contains("Only directors"), "{verb}: {}", content(&done));
    }
    // What the card was drawn for is no key either: a director's card is for directors.
    let forged = {
        let id = control(&public, "why").unwrap().replace(":pen", ":den");
        let mut forged = public.clone();
        forged.body["components"] =
            serde_json::json!([{"type": 1, "components": [{"type": 2, "custom_id": id, "label": "forged"}]}]);
        forged
    };
    let refused = does(&discord, SOUTH, events::press_on(&forged, "why", "en-US")).await;
    assert!(content(&refused).contains("somebody else’s case") || content(&refused).contains("Only directors"));
}

#[test]
fn a_case_takes_so_many_entries_and_no_more() {
    let stamped = |entry: Entry| Stamped { by: Some(OPENER), at: 0, entry };
    let full = |entry: Entry, times: usize| CaseFile { entries: vec![stamped(entry); times], ..case("private") };
    let confirmed = || Entry::Confirmed(Seal { digest: String::new(), program: String::new() });
    let (undone, note) = (|| Entry::Undone, || Entry::Note("x".to_owned()));
    assert!(!full(undone(), 499).is_full(&undone()) && full(undone(), 500).is_full(&undone()));
    assert!(!full(note(), 99).is_full(&note()) && full(note(), 100).is_full(&note()));
    assert!(!full(note(), 100).is_full(&undone()) && full(undone(), 500).is_full(&note()));
    for entry in [confirmed(), Entry::Called, Entry::Shared, Entry::Withdrawn { reason: String::new() }] {
        assert!(!full(undone(), 500).is_full(&entry), "{entry:?}");
    }
    assert!(!full(confirmed(), 600).is_full(&undone()), "directors’ words are not counted");
}

#[tokio::test]
async fn a_full_case_takes_no_more_from_the_table() {
    let discord = Discord::start().await;
    let database = Database::sqlite();
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let card = does(&discord, SOUTH, events::ruling("1S 1H ib rej", &[], "en-GB", "en-US")).await;
    let store = database.open().await;
    let id: CaseId = format!("s{}-1", events::SERVER).parse().unwrap();
    for _ in 0..500 {
        let stamp = Stamp { case: id, by: OPENER, at: 1 };
        store.append(stamp, |_| Ok::<_, ()>(Entry::Undone), |_| false).await.unwrap();
    }
    let newest = does(&discord, SOUTH, events::case("show", &[events::option("number", 1.into())], "en-US")).await;
    let full = does(&discord, SOUTH, events::choose_on(&newest, "2H", "en-US")).await;
    assert!(content(&full).contains("case is full"), "{}", content(&full));
    let called = does(&discord, SOUTH, events::call_on(&card, "4", "12", "en-US")).await;
    assert!(!content(&called).contains("case is full"), "{}", content(&called));
    assert_eq!(store.case(id).await.unwrap().unwrap().entries.len(), 501);
}

/// A case of a server is for its members, and nobody learns from elsewhere that it is there.
#[tokio::test]
async fn a_person_who_has_left_has_no_rights() {
    let discord = Discord::start().await;
    let database = Database::sqlite();
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let shared = [events::option("share", true.into())];
    let public = does(&discord, SOUTH, events::ruling("1S 1H ib rej", &shared, "en-GB", "en-US")).await;
    let in_private = |who: Somebody, verb: &str| {
        events::in_private(who.does(events::press_on(&with_button(&public, verb), verb, "en-US")))
    };
    let pressed_once = async |interaction| content(&discord.answer(&discord.interact(interaction)).await).to_owned();
    // Where the machine is busy, Discord may not say in time who belongs to the server.
    let pressed = async |interaction: serde_json::Value| loop {
        let said = pressed_once(interaction.clone()).await;
        if !said.contains("Discord cannot tell me right now") {
            return said;
        }
    };
    for who in [SOUTH, EAST] {
        for verb in ["show", "why", "own", "call", "undo", "language"] {
            let said = pressed(in_private(who, verb)).await;
            assert!(said.contains("no such case"), "{verb} by {who:?}: {said}");
        }
    }
    // Those who belong to it go on with it from direct messages.
    for who in [SOUTH, EAST] {
        discord.lock().members.insert(who.id.to_owned(), Vec::new());
        assert!(!pressed(in_private(who, "show")).await.contains("no such case"));
    }
    // In another server nobody finds a card of this one.
    for (who, verb) in [(SOUTH, "show"), (EAST, "show"), (DIRECTOR, "why"), (SOUTH, "own")] {
        let mut elsewhere = who.does(events::press_on(&with_button(&public, verb), verb, "en-US"));
        elsewhere["guild_id"] = serde_json::json!("1000000000000000022");
        let said = pressed(elsewhere).await;
        assert!(said.contains("no such case"), "{verb} by {who:?}: {said}");
    }
    // While Discord does not say who belongs to it, nothing is done, and the store is not blamed.
    discord.fault(Fault { path: "/members/", delay: Duration::from_secs(2), carried_out: true, ..Fault::default() });
    let said = pressed_once(in_private(SOUTH, "call")).await;
    assert!(said.contains("Discord cannot tell me right now"), "{said}");
    assert_eq!(database.texts("SELECT entry FROM entries").await, ["\"shared\""]);
}

/// What was shown to others in direct messages is for those who see it there.
#[tokio::test]
async fn a_case_of_direct_messages_is_for_those_who_see_its_card() {
    let discord = Discord::start().await;
    let database = Database::sqlite();
    let _bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let shared = [events::option("share", true.into())];
    let ask = events::in_private(SOUTH.does(events::ruling("1S 1H ib rej", &shared, "en-GB", "en-US")));
    let card = discord.answer(&discord.interact(ask)).await;
    let store = database.open().await;
    let id: CaseId = format!("p{}-1", SOUTH.id).parse().unwrap();
    while store.card(id).await.unwrap().is_none() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let why = events::in_private(EAST.does(events::press_on(&card, "why", "en-US")));
    let said = discord.answer(&discord.interact(why.clone())).await;
    assert!(!content(&said).contains("no such case"), "{}", content(&said));
    let mut elsewhere = why;
    elsewhere["message"]["channel_id"] = serde_json::json!("1000000000000000099");
    let said = discord.answer(&discord.interact(elsewhere)).await;
    assert!(content(&said).contains("no such case"), "{}", content(&said));
}
