//! How the databases find what they show: by an index that has nothing else in it. A child of ours runs the store and says
//! each of its statements; we ask the database what it makes of them.

use std::{collections::BTreeSet, env, process::Command};

use director_please::{
    case::CaseId,
    store::{Filter, RoundId, Store},
};
use sqlx::{AssertSqlSafe, Connection, PgConnection, SqliteConnection};
use tracing::{
    Event, Metadata, Subscriber,
    field::{Field, Visit},
    span,
};

use crate::{
    database::Database,
    fill::{Filling, HEAVY, LARGE, SPANS},
    on_both::on_both,
};

/// Where a child of ours finds its database.
const URL: &str = "STORE_TEST_PLANS_URL";
/// How a line with a statement begins.
const SAYS: &str = "runs ";
/// What lists, boards and questions are found by.
const INDICES: [&str; 15] = [
    "cases_by",
    "cases_by_called",
    "cases_by_open",
    "cases_by_review",
    "cases_called",
    "cases_open",
    "cases_public",
    "cases_review",
    "cases_shared",
    "cases_shared_called",
    "cases_shared_open",
    "cases_shared_review",
    "cases_untold",
    "quiz_answers_right",
    "quiz_tallies_board",
];

/// Enough servers for PostgreSQL to look none of them up by going through all.
const SERVERS: &str = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000)
     INSERT INTO places (place) SELECT 's' || i FROM n";

/// Says what the driver logs of every statement.
struct Says;

impl Subscriber for Says {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }

    fn event(&self, event: &Event<'_>) {
        event.record(&mut Says);
    }

    fn new_span(&self, _: &span::Attributes<'_>) -> span::Id {
        span::Id::from_u64(1)
    }

    fn record(&self, _: &span::Id, _: &span::Record<'_>) {}
    fn record_follows_from(&self, _: &span::Id, _: &span::Id) {}
    fn enter(&self, _: &span::Id) {}
    fn exit(&self, _: &span::Id) {}
}

impl Visit for Says {
    fn record_str(&mut self, field: &Field, value: &str) {
        if field.name() == "db.statement" && !value.is_empty() {
            println!("{SAYS}{}", value.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }

    fn record_debug(&mut self, _: &Field, _: &dyn std::fmt::Debug) {}
}

/// Does nothing as a test. As a child it looks at every list, at boards and at a question.
#[tokio::test]
async fn child() {
    let Ok(url) = env::var(URL) else { return };
    tracing::subscriber::set_global_default(Says).unwrap();
    let store = Store::open(&url.parse().unwrap()).await.unwrap();
    for filter in [
        Filter::Public,
        Filter::Open,
        Filter::Called,
        Filter::Review,
        Filter::OpenedBy(HEAVY),
        Filter::SeenBy(HEAVY),
        Filter::OpenSeenBy(HEAVY),
        Filter::CalledSeenBy(HEAVY),
        Filter::ReviewSeenBy(HEAVY),
    ] {
        store.cases(LARGE, filter, None, 11).await.unwrap();
        store.newer_cases(LARGE, filter, 100, 11).await.unwrap();
    }
    store.untold().await.unwrap();
    store.case(CaseId { place: LARGE, number: 7 }).await.unwrap();
    store.board(LARGE, SPANS[0], 10, Filling::person(4000)).await.unwrap();
    store.right(RoundId { place: LARGE, number: 1 }, 10).await.unwrap();
    // PostgreSQL goes through tables that are as small as this one.
    if url.starts_with("sqlite:") {
        store.dailies(7).await.unwrap();
        store.take_due_nights(7).await.unwrap();
    }
    store.close().await;
}

/// The queries that the store runs on this database.
async fn queries(database: &Database) -> BTreeSet<String> {
    let mut command = Command::new(env::current_exe().unwrap());
    command.args(["--exact", "plans::child", "--nocapture", "--test-threads=1"]).env(URL, database.url());
    let output = tokio::task::spawn_blocking(move || command.output()).await.unwrap().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    let queries = said.lines().filter_map(|line| line.split_once(SAYS)).map(|(_, query)| query.to_owned());
    queries.filter(|query| query.starts_with("SELECT") && query.contains("$1")).collect()
}

/// What the database would do, a line a step, whatever the values are.
async fn plan(database: &Database, query: &str) -> Vec<String> {
    match database {
        Database::Sqlite { .. } => {
            let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
            let mut conn = SqliteConnection::connect(&database.url()).await.unwrap();
            let steps: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(&mut conn).await.unwrap();
            steps.into_iter().map(|(.., step)| step).collect()
        }
        Database::Postgres { .. } => {
            let values = (1..).take_while(|value| query.contains(&format!("${value}"))).count();
            let prepare = format!("SET plan_cache_mode = force_generic_plan; PREPARE asked AS {query}");
            let explain = format!("EXPLAIN (COSTS OFF) EXECUTE asked ({})", vec!["NULL"; values].join(", "));
            let mut conn = PgConnection::connect(&database.url()).await.unwrap();
            sqlx::raw_sql(AssertSqlSafe(prepare)).execute(&mut conn).await.unwrap();
            sqlx::query_scalar(AssertSqlSafe(explain)).fetch_all(&mut conn).await.unwrap()
        }
    }
}

on_both!(no_list_and_no_board_goes_through_more_than_it_shows, |database| {
    database.open().await.close().await;
    database.run(SERVERS).await;
    Filling::new(20_000, 4).fill(database).await;
    let queries = queries(database).await;
    assert!(queries.len() >= 22, "{queries:#?}");
    let (mut used, mut by_time) = (BTreeSet::new(), 0);
    for query in &queries {
        let plan = plan(database, query).await;
        let count = |what: &str| plan.iter().filter(|step| step.contains(what)).count();
        // What a list has read is joined and put in order where it comes from two indices.
        let sorts = count("Sort Key") + count("TEMP B-TREE");
        assert!(sorts <= 2 * usize::from(query.contains("UNION")), "{query}\n{plan:#?}");
        // A list stops when it has its lines; what is counted may be collected first.
        assert!(!query.contains("LIMIT") || count("Bitmap") == 0, "{query}\n{plan:#?}");
        assert!(count("Seq Scan") == 0 && !plan.iter().any(|step| scans(step)), "{query}\n{plan:#?}");
        by_time += count("quiz_plans_next_at") + count("quiz_rounds_due_at");
        let steps = plan.iter().flat_map(|step| step.split_whitespace());
        used.extend(steps.filter(|word| INDICES.contains(word)).map(str::to_owned));
    }
    assert_eq!(used.iter().collect::<Vec<_>>(), INDICES, "each with a condition of its own");
    let is_sqlite = matches!(database, Database::Sqlite { .. });
    assert_eq!(by_time, 3 * usize::from(is_sqlite), "the daily questions that are due, the next one, and nights");
});

/// A step in which SQLite reads all there is, but for what it has just read by an index, and for an index that has nothing
/// in it but what is asked for.
fn scans(step: &str) -> bool {
    let scanned = step.strip_prefix("SCAN ");
    scanned.is_some_and(|what| {
        !["shared_ones", "own_ones", "CONSTANT ROW", "cases USING INDEX cases_untold"].contains(&what)
    })
}
