//! Rows as the store itself would have written them, by the hundred thousand.

use director_please::{
    case::{Entry, Person, Place, Seal},
    record::Record,
    shorthand,
};

use crate::database::Database;

/// The server with a tenth of all cases and with all answers.
pub const LARGE: Place = Place::Server(1_100_000_000_000_000_000);
/// Who has opened every twentieth case there.
pub const HEAVY: Person = Person(1_300_000_000_000_000_000);
/// The week, the month and the season of the answers.
pub const SPANS: [&str; 3] = ["2026-W47", "2026-11", "2026/27"];

/// How many people have opened cases, but for [`HEAVY`].
const PEOPLE: u32 = 20_000;
/// The number of the first of them.
const FIRST: u64 = 1_200_000_000_000_000_000;

/// How much there is of everything.
pub struct Filling {
    /// Cases in the large server.
    pub large: u32,
    /// Cases in each of the others.
    pub small: u32,
    /// The others.
    pub others: u32,
    pub rounds: u32,
    pub players: u32,
}

impl Filling {
    pub fn new(rows: u32, others: u32) -> Filling {
        let large = rows / 10;
        Filling { large, small: (rows - large).div_ceil(others), others, rounds: rows / 5_000, players: 5_000 }
    }

    pub fn person(number: u32) -> Person {
        Person(FIRST + u64::from(number % PEOPLE))
    }

    pub async fn fill(&self, database: &Database) {
        database.open().await.close().await;
        self.cases_of(database, LARGE, self.large).await;
        for server in 1..=self.others {
            self.cases_of(database, Place::Server(1_100_000_000_000_000_000 + u64::from(server)), self.small).await;
        }
        self.quiz(database).await;
        if let Database::Postgres { .. } = database {
            // What it would do by itself in time. SQLite does nothing of the kind.
            database.run("ANALYZE").await;
        }
    }

    /// A quarter each: private, shared, called, called and confirmed.
    async fn cases_of(&self, database: &Database, place: Place, count: u32) {
        let (numbers, heavy) = (numbers(count), HEAVY.0);
        let record: Record = shorthand::read("1H P 1H ib", None).unwrap();
        let record = serde_json::to_string(&record).unwrap();
        let confirmed = Entry::Confirmed(Seal { digest: "0".repeat(64), program: "0.1.0".to_owned() });
        let [shared, called, confirmed] =
            [Entry::Shared, Entry::Called, confirmed].map(|entry| serde_json::to_string(&entry).unwrap());
        database
            .run(&format!(
                "INSERT INTO places (place, last_number) VALUES ('{place}', {count});
                 {numbers} INSERT INTO cases (place, number, opened_by, opened_at, opened_with, typed, record, entries,
                  state, public, shared, called_at, review)
                 SELECT '{place}', i, CASE WHEN i % 20 = 0 THEN {heavy} ELSE {FIRST} + (i * 7919) % {PEOPLE} END,
                  1780000000 + i, '{place}-' || i, '1H P 1H ib', '{record}',
                  CASE i % 4 WHEN 0 THEN 0 WHEN 3 THEN 2 ELSE 1 END,
                  CASE i % 4 WHEN 3 THEN 'confirmed' ELSE 'proposed' END, i % 4 > 0, i % 4 = 1,
                  CASE WHEN i % 4 > 1 THEN 1780000100 + i END, i % 3 = 0 FROM n;
                 INSERT INTO entries (place, number, seq, by_person, made_at, entry)
                 SELECT place, number, 1, opened_by, 1780000100 + number,
                  CASE WHEN shared THEN '{shared}' ELSE '{called}' END FROM cases WHERE place = '{place}' AND public;
                 INSERT INTO entries (place, number, seq, by_person, made_at, entry)
                 SELECT place, number, 2, {FIRST}, 1780000200 + number, '{confirmed}'
                 FROM cases WHERE place = '{place}' AND state = 'confirmed'"
            ))
            .await;
    }

    async fn quiz(&self, database: &Database) {
        let (place, rounds) = (LARGE, numbers(self.rounds));
        let players = numbers(self.players);
        database
            .run(&format!(
                "{rounds} INSERT INTO quiz_rounds (place, number, asked_at, asked_with, day, seed, level, edition,
                  language, identity, public, is_daily)
                 SELECT '{place}', i, i, 'w' || i, '2026-11-21', i, 1, '2017', 'en', 'q' || i, TRUE, FALSE FROM n;
                 {players} INSERT INTO quiz_answers (place, number, person, choice, correct, given_at)
                 SELECT '{place}', r.number, {FIRST} + n.i - 1, 0, (r.number * 7 + n.i * 13) % 5 < 3, r.number
                 FROM n, quiz_rounds r;
                 {players} INSERT INTO quiz_people (person, opted_out) SELECT {FIRST} + i - 1, i % 50 = 49 FROM n;
                 INSERT INTO quiz_players (place, person) SELECT '{place}', person FROM quiz_people"
            ))
            .await;
        for (span, share) in SPANS.into_iter().zip([5, 25, 100]) {
            database
                .run(&format!(
                    "INSERT INTO quiz_tallies (place, span, person, correct, answered, reached_at)
                     SELECT place, '{span}', person, SUM(CASE WHEN correct THEN 1 ELSE 0 END), COUNT(*), MAX(given_at)
                     FROM quiz_answers WHERE number * 100 <= {} * {share} GROUP BY place, person",
                    self.rounds
                ))
                .await;
        }
        let hide = "UPDATE quiz_tallies SET hidden = TRUE WHERE person IN
                    (SELECT person FROM quiz_people WHERE opted_out)";
        database.run(hide).await;
    }
}

fn numbers(most: u32) -> String {
    format!("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < {most})")
}
