//! A million cases and a million answers of the quiz: what it takes to open, list, count, and to give somebody their own.
//!
//! `cargo bench --bench store`, with `TEST_DATABASE_URL` for PostgreSQL; `-- --rows N` for fewer.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing, missing_docs)]

mod fill;

// The databases of the store's tests.
#[expect(dead_code, reason = "the benchmark needs a part of it")]
#[path = "../../tests/store/database.rs"]
mod database;

use std::{
    env,
    time::{Duration, Instant},
};

use database::Database;
use director_please::{
    bridge::Seat,
    case::{CaseId, Person, Place},
    lawbook::Edition,
    record::Record,
    store::{Address, Filter, NewCase, RoundId, Store},
};
use fill::{Filling, HEAVY, LARGE, SPANS};

/// How many servers there are, but for the large one.
const OTHERS: u32 = 199;
/// How often each thing is done.
const TIMES: u32 = 400;
/// How many cases a page of a list has, and one more to know whether there is another.
const PAGE: u32 = 11;
/// What is wanted of the slowest in a hundred, in milliseconds.
const WANTED: f64 = 5.0;

#[tokio::main]
async fn main() {
    let arguments: Vec<String> = env::args().collect();
    let rows = arguments
        .iter()
        .position(|argument| argument == "--rows")
        .map_or(1_000_000, |at| arguments.get(at + 1).and_then(|rows| rows.parse().ok()).expect("--rows N"));
    run("SQLite", &Database::sqlite(), rows).await;
    if let Some(database) = Database::postgres("bench_store").await {
        run("PostgreSQL", &database, rows).await;
    }
}

async fn run(name: &str, database: &Database, rows: u32) {
    let began = Instant::now();
    let filling = Filling::new(rows, OTHERS);
    filling.fill(database).await;
    println!("\n{name}: {} cases, {} answers, written in {:.0?}", filling.cases(), filling.answers(), began.elapsed());
    println!("| {:44} | median, ms | p99, ms | wanted | met |\n| --- | ---: | ---: | ---: | --- |", "what");
    measure(database, &filling).await;
    database.remove().await;
}

/// Does something many times with different numbers, and prints how long it took.
async fn time<T>(what: &str, mut once: impl AsyncFnMut(u32) -> T) {
    let mut took = Vec::new();
    for turn in 0..TIMES + 20 {
        let number = turn.wrapping_mul(2_654_435_761) >> 8;
        let began = Instant::now();
        once(number).await;
        took.push(began.elapsed());
    }
    print(what, took);
}

fn print(what: &str, mut took: Vec<Duration>) {
    // The first ones find everything cold.
    let mut took = took.split_off(20);
    took.sort_unstable();
    let at = |share: f64| milliseconds(took[((took.len() - 1) as f64 * share).round() as usize]);
    let met = if at(0.99) < WANTED { "yes" } else { "no" };
    println!("| {what:44} | {:.2} | {:.2} | {WANTED} | {met} |", at(0.5), at(0.99));
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Opening the store, in turn with a connection that is asked for nothing but 1: less than that nobody can take.
async fn opening(database: &Database, address: &Address) {
    let (mut bare, mut whole) = (Vec::new(), Vec::new());
    for _ in 0..TIMES + 20 {
        let began = Instant::now();
        database.run("SELECT 1").await;
        bare.push(began.elapsed());
        let began = Instant::now();
        let store = Store::open(address).await.unwrap();
        whole.push(began.elapsed());
        store.close().await;
    }
    print("a bare connection, and SELECT 1", bare);
    print("opening the store", whole);
}

async fn measure(database: &Database, filling: &Filling) {
    let address = &database.address();
    opening(database, address).await;
    let store = Store::open(address).await.unwrap();
    let (store, large) = (&store, filling.large);
    time("a case, in the large server", async |n| {
        let id = CaseId { place: LARGE, number: 1 + n % large };
        assert_eq!(store.case(id).await.unwrap().unwrap().id, id);
    })
    .await;
    time("a case, in any server", async |n| {
        let (place, number) = filling.somewhere(n);
        assert!(store.case(CaseId { place, number }).await.unwrap().is_some());
    })
    .await;
    let filters = [
        ("all", Filter::Public),
        ("open", Filter::Open),
        ("called", Filter::Called),
        ("later", Filter::Review),
        ("mine, of one with many", Filter::OpenedBy(HEAVY)),
        ("mine, of one with few", Filter::OpenedBy(Filling::person(7))),
        ("mine, of one with none", Filter::OpenedBy(Person(1))),
        ("seen by a player", Filter::SeenBy(HEAVY)),
        ("open, seen by a player", Filter::OpenSeenBy(HEAVY)),
        ("called, seen by a player", Filter::CalledSeenBy(HEAVY)),
        ("later, seen by a player", Filter::ReviewSeenBy(HEAVY)),
    ];
    for (name, filter) in filters {
        time(&format!("list: {name}, first page"), async |_| {
            store.cases(LARGE, filter, None, PAGE).await.unwrap();
        })
        .await;
        time(&format!("list: {name}, any page"), async |n| {
            store.cases(LARGE, filter, Some(1 + n % large), PAGE).await.unwrap();
        })
        .await;
    }
    time("list: back to newer ones", async |n| {
        store.newer_cases(LARGE, Filter::Public, n % large, PAGE).await.unwrap();
    })
    .await;
    for span in SPANS {
        time(&format!("board: {span}"), async |n| {
            let board = store.board(LARGE, span, 10, Filling::person(n % filling.players)).await.unwrap();
            assert_eq!(board.lines.len(), 10);
        })
        .await;
    }
    time("who was right", async |n| {
        let id = RoundId { place: LARGE, number: 1 + n % filling.rounds };
        assert_eq!(store.right(id, 10).await.unwrap().len(), 10);
    })
    .await;
    time("everything of somebody", async |n| {
        store.everything_of(Filling::person(n % filling.players)).await.unwrap();
    })
    .await;
    time("settings of a server and a person", async |n| {
        store.server(Place::Server(n.into())).await.unwrap();
        store.person(Filling::person(n)).await.unwrap();
    })
    .await;
    let new = |n: u32| NewCase {
        place: LARGE,
        by: Filling::person(n),
        at: 1_790_000_000,
        cause_id: format!("bench-{n}"),
        typed: "1H P 1H ib".to_owned(),
        record: Record::new(Edition::Laws2017, Seat::North),
        agreements: Some("acol".to_owned()),
        review: false,
    };
    time("a new case, kept", async |n| store.open_case(&new(n)).await.unwrap()).await;
    store.close().await;
}

impl Filling {
    fn cases(&self) -> u32 {
        self.large + self.small * self.others
    }

    fn answers(&self) -> u32 {
        self.rounds * self.players
    }

    /// Any case that is there.
    fn somewhere(&self, number: u32) -> (Place, u32) {
        (Place::Server(1_100_000_000_000_000_000 + u64::from(1 + number % self.others)), 1 + number % self.small)
    }
}
