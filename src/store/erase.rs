//! Erasing a person. It goes through every text that is stored, so it is done in batches, each in a transaction of its own
//! that keeps how far it has come: others wait for one batch at the most, and what was interrupted goes on later.

use std::sync::atomic::Ordering;

use strum::VariantArray;

use super::{
    RoundId, Store, StoreError,
    cases::case_id,
    db::{LONG, Lease, reading, sql, writing},
    error::Fault,
    rows::{person, signed},
    settings_cache::SettingsCache,
};
use crate::case::{CaseId, Person, Place};

/// From here on a number is one of Discord's, and will not stand in a text by chance.
const DISCORD: u64 = 1_000_000_000_000_000;
/// How many rows that are found by an index are changed in one batch.
const CHANGED: i64 = 500;
/// How many cases are deleted in one batch: each has its entries.
const DELETED: i64 = 25;
/// How many cases, entries and files are looked through in one batch.
const CASES: i64 = 5_000;
const ENTRIES: i64 = 10_000;
const FILES: i64 = 25;
/// After every other place.
const LAST: &str = "z";

/// What was erased.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Erased {
    /// Cases of servers in which the person did something.
    pub cases: Vec<CaseId>,
    /// Questions whose cards may name the person: those that they answered right, and those of nights in which they answered.
    pub rounds: Vec<RoundId>,
    /// What it was interrupted by: then not all of it is erased, and [`Store::finish_erasing`] does the rest later.
    pub interrupted_by: Option<StoreError>,
    /// Whether nothing of it is left in the log that SQLite writes ahead either. If somebody reads it still,
    /// [`Store::finish_erasing`] clears it later.
    pub is_out_of_log: bool,
}

/// What is erased one after the other. The number of a step is stored: new ones go to the end of a new list.
#[derive(Clone, Copy, Debug, VariantArray)]
enum Step {
    /// Cases of the person's direct messages.
    OwnCases,
    /// By whom cases were opened.
    Opened,
    /// By whom entries were made.
    Entered,
    /// Answers in the quiz.
    Answers,
    /// Who asked for questions.
    Asked,
    /// Where cases name the person.
    CaseTexts,
    /// Where entries do.
    EntryTexts,
    /// Where servers' files of questions do.
    FileTexts,
    /// Everything else, which is little.
    Rest,
}

/// The last row that was looked at: place, number of the case, number of the entry.
type After = (String, i64, i64);

/// What a batch came to.
enum Batch {
    /// There is more of the same, after this row.
    More(After),
    /// The step is done.
    Done,
}

impl Store {
    /// Ends what is stored about a person: the settings; every case in that person's direct messages; everything in the
    /// quiz; and in the cases of servers, which stay, who it was. It may take long. What was begun and interrupted is
    /// finished by asking again, or by [`Store::finish_erasing`]. One person is erased at a time.
    ///
    /// # Errors
    ///
    /// When the store is unavailable or damaged, and nothing was erased.
    pub async fn erase(&self, who: Person) -> Result<Erased, StoreError> {
        let _turn = self.erasing.lock().await;
        let _changing = SettingsCache::changing(self.cache.as_ref());
        self.begin_to_erase(who).await?;
        Ok(self.erase_to_the_end(who).await)
    }

    /// Finishes what was begun: persons who are not erased to the end, in this process or one before it, and what was
    /// erased and still stands in SQLite's log. Gives whom it has erased, and what of theirs.
    pub async fn finish_erasing(&self) -> Result<Vec<Erased>, StoreError> {
        let _turn = self.erasing.lock().await;
        let mut finished = Vec::new();
        for who in reading!(self, |lease| lease.being_erased().await?)? {
            let _changing = SettingsCache::changing(self.cache.as_ref());
            finished.push(self.erase_to_the_end(who).await);
        }
        if self.is_log_to_clear.load(Ordering::Relaxed) {
            self.clear_log().await?;
        }
        Ok(finished)
    }

    /// What was erased, also where it was interrupted.
    async fn erase_to_the_end(&self, who: Person) -> Erased {
        self.has_deleted();
        let mut erased = Erased::default();
        loop {
            match self.erase_some(who).await {
                Ok(Some(part)) => {
                    erased.cases.extend(part.cases);
                    erased.rounds.extend(part.rounds);
                }
                Ok(None) => break,
                Err(error) => {
                    erased.interrupted_by = Some(error);
                    break;
                }
            }
        }
        erased.cases.sort_by_key(|case| (case.place.to_string(), case.number));
        erased.cases.dedup();
        erased.rounds.sort_by_key(|round| (round.place.to_string(), round.number));
        erased.rounds.dedup();
        if erased.interrupted_by.is_none() {
            erased.is_out_of_log = self.clear_log().await.unwrap_or(false);
        }
        erased
    }

    async fn begin_to_erase(&self, who: Person) -> Result<(), StoreError> {
        const BEGIN: &str = "INSERT INTO erasures (person) VALUES ($1) ON CONFLICT (person) DO NOTHING";
        writing!(self, LONG, |lease| {
            // What names the person and is being stored now is stored when we look through it. What is stored after this is
            // stored without the number, see `unname_new`.
            lease.say_to_postgres("LOCK TABLE cases, entries, quiz_files IN SHARE MODE").await?;
            sql!(lease, execute, BEGIN, signed(who.0))?;
        })
    }

    /// One batch; `None` if there is nothing left to do.
    async fn erase_some(&self, who: Person) -> Result<Option<Erased>, StoreError> {
        // Another process that finishes the same waits for the end of this transaction.
        const NEXT: &str = "UPDATE erasures SET step = step WHERE person = $1
             RETURNING step, after_place, after_number, after_seq";
        const SAVE: &str = "UPDATE erasures SET step = $2, after_place = $3, after_number = $4, after_seq = $5
             WHERE person = $1";
        writing!(self, LONG, |lease| {
            let at: Option<(i64, String, i64, i64)> = sql!(lease, fetch_optional, NEXT, signed(who.0))?;
            let Some((number, place, case, seq)) = at else {
                lease.roll_back().await?;
                return Ok(None);
            };
            let step = usize::try_from(number).ok().and_then(|number| Step::VARIANTS.get(number).copied());
            let step = step.ok_or_else(|| StoreError::damaged("erasures", format_args!("step {number} is unknown")))?;
            let mut erased = Erased::default();
            let (number, (place, case, seq)) =
                match lease.erase_some(who, step, (place, case, seq), &mut erased).await? {
                    Batch::More(after) => (number, after),
                    Batch::Done => (number + 1, After::default()),
                };
            sql!(lease, execute, SAVE, signed(who.0), number, place, case, seq)?;
            Some(erased)
        })
    }
}

impl Lease {
    async fn being_erased(&mut self) -> Result<Vec<Person>, Fault> {
        let rows: Vec<(i64,)> = sql!(self, fetch_all, "SELECT person FROM erasures ORDER BY person")?;
        Ok(rows.into_iter().map(|(who,)| person(who)).collect())
    }

    /// Takes the numbers of those who are being erased out of a text that was stored just now, by a statement for one of
    /// them: the text may stand where it was looked for already.
    pub(super) async fn unname_new(&mut self, unname: &'static str, id: (String, i64, i64)) -> Result<(), Fault> {
        for who in self.being_erased().await?.into_iter().filter(|who| who.0 >= DISCORD) {
            sql!(self, execute, unname, who.0.to_string(), id.0.clone(), id.1, id.2)?;
        }
        Ok(())
    }

    async fn erase_some(&mut self, who: Person, step: Step, after: After, erased: &mut Erased) -> Result<Batch, Fault> {
        match step {
            Step::OwnCases => self.delete_own_cases(who).await,
            Step::Opened => self.forget_opener(who, erased).await,
            Step::Entered => self.forget_author(who, erased).await,
            Step::Answers => self.delete_answers(who, erased).await,
            Step::Asked => self.forget_asker(who).await,
            Step::CaseTexts | Step::EntryTexts | Step::FileTexts if who.0 < DISCORD => Ok(Batch::Done),
            Step::CaseTexts => self.unname_cases(who, after).await,
            Step::EntryTexts => self.unname_entries(who, after).await,
            Step::FileTexts => self.unname_files(who, after).await,
            Step::Rest => self.erase_rest(who).await,
        }
    }

    async fn delete_own_cases(&mut self, who: Person) -> Result<Batch, Fault> {
        // With the cases go their entries.
        const DELETE: &str = "DELETE FROM cases WHERE place = $1 AND number IN
             (SELECT number FROM cases WHERE place = $1 ORDER BY number LIMIT $2)";
        let rows = sql!(self, execute, DELETE, Place::Alone(who).to_string(), DELETED)?;
        Ok(unless_full(rows, DELETED))
    }

    async fn forget_opener(&mut self, who: Person, erased: &mut Erased) -> Result<Batch, Fault> {
        const FORGET: &str = "UPDATE cases SET opened_by = NULL WHERE (place, number) IN
             (SELECT place, number FROM cases WHERE opened_by = $1 LIMIT $2) RETURNING place, number";
        let rows: Vec<(String, i64)> = sql!(self, fetch_all, FORGET, signed(who.0), CHANGED)?;
        erased.cases.extend(in_servers(&rows));
        Ok(unless_full(rows.len() as u64, CHANGED))
    }

    async fn forget_author(&mut self, who: Person, erased: &mut Erased) -> Result<Batch, Fault> {
        const FORGET: &str = "UPDATE entries SET by_person = NULL WHERE (place, number, seq) IN
             (SELECT place, number, seq FROM entries WHERE by_person = $1 LIMIT $2) RETURNING place, number";
        let rows: Vec<(String, i64)> = sql!(self, fetch_all, FORGET, signed(who.0), CHANGED)?;
        erased.cases.extend(in_servers(&rows));
        Ok(unless_full(rows.len() as u64, CHANGED))
    }

    async fn delete_answers(&mut self, who: Person, erased: &mut Erased) -> Result<Batch, Fault> {
        const DELETE: &str = "DELETE FROM quiz_answers WHERE person = $1 AND (place, number) IN
             (SELECT place, number FROM quiz_answers WHERE person = $1 LIMIT $2) RETURNING place, number, correct";
        erased.rounds.extend(self.nights_of(who).await?);
        let rows: Vec<(String, i64, bool)> = sql!(self, fetch_all, DELETE, signed(who.0), CHANGED)?;
        let right = rows.iter().filter(|(_, _, right)| *right);
        let rounds = right.filter_map(|(place, number, _)| {
            Some(RoundId { place: place.parse().ok()?, number: u32::try_from(*number).ok()? })
        });
        erased.rounds.extend(rounds.filter(|round| matches!(round.place, Place::Server(_))));
        Ok(unless_full(rows.len() as u64, CHANGED))
    }

    async fn forget_asker(&mut self, who: Person) -> Result<Batch, Fault> {
        const FORGET: &str = "UPDATE quiz_rounds SET asked_by = NULL WHERE (place, number) IN
             (SELECT place, number FROM quiz_rounds WHERE asked_by = $1 LIMIT $2)";
        let rows = sql!(self, execute, FORGET, signed(who.0), CHANGED)?;
        Ok(unless_full(rows, CHANGED))
    }

    async fn unname_cases(&mut self, who: Person, (place, number, _): After) -> Result<Batch, Fault> {
        const END: &str = "SELECT place, number FROM cases WHERE (place, number) > ($1, $2)
             ORDER BY place, number LIMIT 1 OFFSET $3";
        const UNNAME: &str = "UPDATE cases SET typed = replace(typed, $1, '0'), record = replace(record, $1, '0'),
             agreements = replace(agreements, $1, '0')
             WHERE (place, number) > ($3, $4) AND (place, number) <= ($5, $6)
             AND (typed LIKE $2 OR record LIKE $2 OR agreements LIKE $2)";
        let end: Option<(String, i64)> = sql!(self, fetch_optional, END, place.clone(), number, CASES - 1)?;
        let (to, last) = end.clone().unwrap_or((LAST.to_owned(), 0));
        sql!(self, execute, UNNAME, who.0.to_string(), anywhere(who), place, number, to, last)?;
        Ok(end.map_or(Batch::Done, |(place, number)| Batch::More((place, number, 0))))
    }

    async fn unname_entries(&mut self, who: Person, (place, number, seq): After) -> Result<Batch, Fault> {
        const END: &str = "SELECT place, number, seq FROM entries WHERE (place, number, seq) > ($1, $2, $3)
             ORDER BY place, number, seq LIMIT 1 OFFSET $4";
        const UNNAME: &str = "UPDATE entries SET entry = replace(entry, $1, '0')
             WHERE (place, number, seq) > ($3, $4, $5) AND (place, number, seq) <= ($6, $7, $8) AND entry LIKE $2";
        let end: Option<After> = sql!(self, fetch_optional, END, place.clone(), number, seq, ENTRIES - 1)?;
        let (to, case, last) = end.clone().unwrap_or((LAST.to_owned(), 0, 0));
        sql!(self, execute, UNNAME, who.0.to_string(), anywhere(who), place, number, seq, to, case, last)?;
        Ok(end.map_or(Batch::Done, Batch::More))
    }

    /// In the servers' files of questions. What makes a question again has no place for a number.
    async fn unname_files(&mut self, who: Person, (place, ..): After) -> Result<Batch, Fault> {
        const END: &str = "SELECT place, set_at FROM quiz_files WHERE place > $1 ORDER BY place LIMIT 1 OFFSET $2";
        const UNNAME: &str = "UPDATE quiz_files SET content = replace(content, $1, '0')
             WHERE place > $3 AND place <= $4 AND content LIKE $2";
        let end: Option<(String, i64)> = sql!(self, fetch_optional, END, place.clone(), FILES - 1)?;
        let to = end.as_ref().map_or(LAST, |(place, _)| place).to_owned();
        sql!(self, execute, UNNAME, who.0.to_string(), anywhere(who), place, to)?;
        Ok(end.map_or(Batch::Done, |(place, _)| Batch::More((place, 0, 0))))
    }

    /// What is little, and what came since it was looked for.
    async fn erase_rest(&mut self, who: Person) -> Result<Batch, Fault> {
        let alone = Place::Alone(who).to_string();
        sql!(self, execute, "DELETE FROM places WHERE place = $1", alone.clone())?;
        sql!(self, execute, "DELETE FROM on_call WHERE person = $1 OR place = $2", signed(who.0), alone)?;
        sql!(self, execute, "DELETE FROM people WHERE person = $1", signed(who.0))?;
        sql!(self, execute, "UPDATE cases SET opened_by = NULL WHERE opened_by = $1", signed(who.0))?;
        sql!(self, execute, "UPDATE entries SET by_person = NULL WHERE by_person = $1", signed(who.0))?;
        sql!(self, execute, "UPDATE role_changes SET by_person = NULL WHERE by_person = $1", signed(who.0))?;
        self.erase_director_calls_of(who).await?;
        // Last, for nobody's answers are counted meanwhile.
        self.forget_player(who).await?;
        sql!(self, execute, "DELETE FROM erasures WHERE person = $1", signed(who.0))?;
        Ok(Batch::Done)
    }
}

/// Whether there may be more, by how many rows there were.
fn unless_full(rows: u64, full: i64) -> Batch {
    if rows < full.cast_unsigned() { Batch::Done } else { Batch::More(After::default()) }
}

fn in_servers(rows: &[(String, i64)]) -> impl Iterator<Item = CaseId> {
    let cases = rows.iter().filter_map(|(place, number)| case_id(place, *number));
    cases.filter(|case| matches!(case.place, Place::Server(_)))
}

/// The pattern of a text that names somebody by number, as mentions do.
fn anywhere(who: Person) -> String {
    format!("%{}%", who.0)
}
