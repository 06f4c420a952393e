//! What is stored about a person can be seen, and ended.

use std::fs;

use director_please::{
    case::{CaseId, Entry, Place},
    lawbook::Edition,
    locale::Language,
    store::{Cause, Given, NewCase, NewRound, PersonSettings, RoundId, ServerSettings, Store},
};
use serde_json::json;

use crate::{
    database::Database,
    fixtures::{ASKER, DIRECTOR, SERVER, enter, new_case},
    on_both::on_both,
    quiz::new_round,
};

const TABLES: [&str; 21] = [
    "places",
    "director_roles",
    "people",
    "on_call",
    "cases",
    "entries",
    "claims",
    "quiz_rounds",
    "quiz_answers",
    "quiz_people",
    "quiz_seen",
    "quiz_reviews",
    "quiz_players",
    "quiz_tallies",
    "quiz_plans",
    "quiz_files",
    "quiz_own",
    "erasures",
    "role_changes",
    "director_calls",
    "director_call_messages",
];

/// Every row of every table as text.
async fn dump(database: &Database) -> String {
    let mut dump = String::new();
    for table in TABLES {
        let sql = match database {
            Database::Sqlite { .. } => {
                let columns = database.texts(&format!("SELECT name FROM pragma_table_info('{table}')")).await;
                let columns: Vec<_> = columns.iter().map(|column| format!("quote({column})")).collect();
                format!("SELECT {} FROM {table}", columns.join(" || ',' || "))
            }
            Database::Postgres { .. } => format!("SELECT t::text FROM {table} t"),
        };
        dump += &format!("{table}: {:?}\n", database.texts(&sql).await);
    }
    dump
}

/// A question that both answer, and whose answers count.
async fn play(store: &Store) -> RoundId {
    let asked = store.ask(&new_round("q1")).await.unwrap().id;
    for by in [ASKER, DIRECTOR] {
        store.answer(asked, Given { by, choice: 2, right: true, at: 7 }).await.unwrap();
    }
    store.reveal(asked, 9).await.unwrap();
    // And one that both get wrong, to be asked about again.
    let wrong = store.ask(&NewRound { by: Some(DIRECTOR), public: false, ..new_round("q2") }).await.unwrap().id;
    for by in [ASKER, DIRECTOR] {
        store.answer(wrong, Given { by, choice: 1, right: false, at: 8 }).await.unwrap();
    }
    store.reveal(wrong, 9).await.unwrap();
    store.opt_out(ASKER, true, Cause { id: "out", at: 9 }).await.unwrap();
    asked
}

on_both!(everything_about_a_person_and_its_end, |database| {
    let store = database.open().await;
    let settings = PersonSettings { language: Some(Language::Norwegian), edition: Some(Edition::Laws2007) };
    store.set_person(ASKER, settings).await.unwrap();
    store.set_on_call(SERVER, ASKER, true).await.unwrap();
    store.set_on_call(Place::Alone(ASKER), ASKER, true).await.unwrap();
    let mention = format!("<@{}> 1H P 1H ib (<@!{}>)", ASKER.0, ASKER.0);
    let opened = NewCase { typed: mention.clone(), ..new_case(SERVER, ASKER, "i1") };
    let opened = store.open_case(&opened).await.unwrap().id;
    let other = store.open_case(&new_case(SERVER, DIRECTOR, "i2")).await.unwrap().id;
    enter(&store, other, ASKER, Entry::Note("mine".to_owned())).await;
    enter(&store, other, DIRECTOR, Entry::Note(format!("says {mention}"))).await;
    let alone = store.open_case(&new_case(Place::Alone(ASKER), ASKER, "i3")).await.unwrap().id;
    enter(&store, alone, ASKER, Entry::Note("a secret between us".to_owned())).await;
    let asked = play(&store).await;
    let file = format!("# by <@{}>, for <@{}>\n", ASKER.0, DIRECTOR.0);
    store.set_own(SERVER, &file, &[], Cause { id: "own", at: 9 }).await.unwrap();
    let roles = |before| Ok::<_, ()>(ServerSettings { director_roles: vec![5], ..before });
    store.change_server(SERVER, ASKER, Cause { id: "roles", at: 9 }, roles).await.unwrap().unwrap();

    let everything = store.everything_of(ASKER).await.unwrap();
    assert_eq!(everything["person"], ASKER.0.to_string());
    assert_eq!(everything["settings"], json!({ "language": "nb", "edition": "2007" }));
    assert_eq!(everything["on_call"], json!([format!("p{}", ASKER.0), SERVER.to_string()]));
    assert_eq!(everything["cases"][1]["case"], opened.to_string());
    assert_eq!(everything["cases"][1]["typed"], mention);
    assert_eq!(everything["cases"][0]["record"]["dealer"], "N");
    assert_eq!(everything["entries"][1]["entry"], json!({ "note": "mine" }));
    assert_eq!(everything["entries"].as_array().unwrap().len(), 2);
    let change = json!({ "place": SERVER.to_string(), "at": 9, "before": "", "after": "5" });
    assert_eq!(everything["role_changes"], json!([change]));
    let quiz = &everything["quiz"];
    assert_eq!(quiz["player"], json!({ "level": 0, "last_answers": "10", "opted_out": true }));
    assert_eq!(quiz["asked"], json!([{ "question": asked.to_string(), "at": 1_790_000_000 }]));
    let answer = json!({ "question": asked.to_string(), "choice": 2, "right": true, "at": 7 });
    assert_eq!(quiz["answers"].as_array().unwrap().len(), 2);
    assert_eq!(quiz["answers"][0], answer);
    let review = json!({ "edition": "2007", "topic": "passes 27B2", "right_since": 0, "due": 8 + 24 * 60 * 60 });
    assert_eq!(quiz["reviews"], json!([review]));
    assert_eq!(quiz["streaks"], json!([{ "place": SERVER.to_string(), "last": 0, "length": 0, "best": 0 }]));
    let season = json!({ "place": SERVER.to_string(), "span": "2026/27", "right": 1, "answered": 1 });
    assert!(quiz["boards"].as_array().unwrap().contains(&season), "{quiz:#}");
    assert_eq!(quiz["seen"], json!(["question q1", "question q2"]));
    assert!(dump(database).await.contains(&ASKER.0.to_string()));
    let others = store.everything_of(DIRECTOR).await.unwrap();

    let erased = store.erase(ASKER).await.unwrap();
    assert!(erased.interrupted_by.is_none() && erased.is_out_of_log, "{erased:?}");
    assert_eq!((erased.cases, erased.rounds), (vec![opened, other], vec![asked]), "what shows the name");
    let changes = store.role_changes(SERVER, 5).await.unwrap();
    assert_eq!((changes.len(), changes[0].by, &changes[0].after), (1, None, &vec![5]));
    let dump = dump(database).await;
    assert!(!dump.contains(&ASKER.0.to_string()), "{dump}");
    assert!(dump.contains(&DIRECTOR.0.to_string()), "others are left alone");
    let file = store.own_file(SERVER).await.unwrap().unwrap().content;
    assert_eq!(file, format!("# by <@0>, for <@{}>\n", DIRECTOR.0), "the server's file stays, without the name");
    let case = store.case(opened).await.unwrap().unwrap();
    assert_eq!((case.opened_by, case.typed.as_str()), (None, "<@0> 1H P 1H ib (<@!0>)"));
    let case = store.case(other).await.unwrap().unwrap();
    assert_eq!((case.opened_by, case.entries[0].by, case.entries[1].by), (Some(DIRECTOR), None, Some(DIRECTOR)));
    assert_eq!(case.entries[1].entry, Entry::Note("says <@0> 1H P 1H ib (<@!0>)".to_owned()));
    assert_eq!(store.case(alone).await.unwrap(), None);
    let nothing = json!({ "person": ASKER.0.to_string(), "settings": null, "on_call": [], "cases": [], "entries": [], "role_changes": [], "director_called": [], "quiz": null });
    assert_eq!(store.everything_of(ASKER).await.unwrap(), nothing);
    let left = store.everything_of(DIRECTOR).await.unwrap();
    assert_eq!((&left["cases"], &left["quiz"]), (&others["cases"], &others["quiz"]));
    let round = store.round(asked).await.unwrap().unwrap();
    assert_eq!((round.by, round.answers.len(), round.answers[0].by), (None, 1, DIRECTOR));
    let next = store.open_case(&new_case(SERVER, DIRECTOR, "i4")).await.unwrap();
    assert_eq!(next.id, CaseId { place: SERVER, number: 3 }, "numbers go on");

    if let Database::Sqlite { directory } = database {
        for file in fs::read_dir(directory.path()).unwrap() {
            let bytes = fs::read(file.unwrap().path()).unwrap();
            let secret = b"a secret between us";
            assert!(!bytes.windows(secret.len()).any(|window| window == secret), "it is not in the file either");
        }
    }
});
