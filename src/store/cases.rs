//! Cases: opened once, and then only added to.

use super::{
    Store, StoreError,
    db::{Lease, SHORT, bounded, reading, sql, writing},
    error::Fault,
    rows::{epoch_of, signed, storable, to_json, unsigned},
};
use crate::{
    case::{CaseFile, CaseId, Entry, Person, Place, Stamped},
    record::Record,
};

/// Take a person's number ($1) out of a case ($2, $3), and out of an entry in it ($4).
const UNNAME_CASE: &str = "UPDATE cases SET typed = replace(typed, $1, '0'), record = replace(record, $1, '0'),
     agreements = replace(agreements, $1, '0') WHERE place = $2 AND number = $3 AND $4 = 0";
const UNNAME_ENTRY: &str =
    "UPDATE entries SET entry = replace(entry, $1, '0') WHERE place = $2 AND number = $3 AND seq = $4";

/// What a case begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewCase {
    /// Where it belongs.
    pub place: Place,
    /// Who asks.
    pub by: Person,
    /// When, in seconds since 1970.
    pub at: i64,
    /// What in Discord opens it, by its number there: the same opens no second case. It names no person.
    pub cause_id: String,
    /// The text as typed.
    pub typed: String,
    /// What it was read as.
    pub record: Record,
    /// The offending side's system, by its name.
    pub agreements: Option<String>,
    /// Whether there is something to review after the session.
    pub review: bool,
}

/// An entry that somebody wants to make: where, who, and when in seconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// In which case.
    pub case: CaseId,
    /// Who.
    pub by: Person,
    /// When.
    pub at: i64,
}

/// The result of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Appended<R> {
    /// It was made; the case with it.
    Done(CaseFile),
    /// It was refused, and why; nothing has changed.
    Refused(R),
    /// There is no such case.
    NoCase,
}

/// The message in Discord that shows a case to everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The channel.
    pub channel: u64,
    /// The message.
    pub message: u64,
}

impl Store {
    /// Opens a case under the next number of its place. Asked again with the same `with`, it gives the case that was
    /// opened then, as it is now.
    pub async fn open_case(&self, new: &NewCase) -> Result<CaseFile, StoreError> {
        bounded!(self.trouble, SHORT, async {
            let mut lease = self.db.write().await?;
            let number = lease.next_number(new.place).await?;
            let id = CaseId { place: new.place, number };
            if lease.insert_case(id, new).await? {
                lease.unname_new(UNNAME_CASE, (id.place.to_string(), number.into(), 0)).await?;
                let file = lease.must_have(id).await?;
                lease.commit().await?;
                return Ok(file);
            }
            // The number was not used: it goes back with the transaction.
            lease.roll_back().await?;
            let mut lease = self.db.read().await?;
            let opened: Vec<(String, i64)> = sql!(
                lease,
                fetch_all,
                "SELECT place, number FROM cases WHERE opened_with = $1",
                storable(&new.cause_id)
            )?;
            let Some(id) = opened.first().and_then(|(place, number)| case_id(place, *number)) else {
                return Err(
                    StoreError::damaged("cases", format_args!("what {} opened is not there", new.cause_id)).into()
                );
            };
            let file = lease.must_have(id).await?;
            lease.done();
            Ok(file)
        })
    }

    /// A case with all its entries.
    pub async fn case(&self, id: CaseId) -> Result<Option<CaseFile>, StoreError> {
        reading!(self, |lease| lease.case(id).await?)
    }

    /// Adds an entry. `decide` sees the case as it is, with nobody else between, and says what is entered, or refuses;
    /// it may be asked more than once, and then only its last answer counts. `review` says of the case with the entry
    /// whether there is something to review after the session. Others wait for both.
    pub async fn append<R>(
        &self,
        stamp: Stamp,
        mut decide: impl FnMut(&CaseFile) -> Result<Entry, R>,
        review: impl Fn(&CaseFile) -> bool,
    ) -> Result<Appended<R>, StoreError> {
        writing!(self, |lease| {
            lease.lock(stamp.case).await?;
            let Some(mut file) = lease.case(stamp.case).await? else {
                lease.roll_back().await?;
                return Ok(Appended::NoCase);
            };
            let entry = match decide(&file) {
                Ok(entry) => entry,
                Err(refusal) => {
                    lease.roll_back().await?;
                    return Ok(Appended::Refused(refusal));
                }
            };
            file.entries.push(Stamped { by: Some(stamp.by), at: stamp.at, entry });
            lease.insert_last_entry(&file).await?;
            let id = (stamp.case.place.to_string(), stamp.case.number.into(), file.entries.len() as i64);
            lease.unname_new(UNNAME_ENTRY, id).await?;
            lease.update_case(&file, review(&file)).await?;
            Appended::Done(file)
        })
    }

    /// Keeps which message shows the case.
    pub async fn set_card(&self, id: CaseId, card: Card) -> Result<(), StoreError> {
        const SET: &str = "UPDATE cases SET card_channel = $3, card_message = $4 WHERE place = $1 AND number = $2";
        self.set_ids(SET, id, [card.channel, card.message]).await
    }

    /// Which message shows the case.
    pub async fn card(&self, id: CaseId) -> Result<Option<Card>, StoreError> {
        const GET: &str = "SELECT card_channel, card_message FROM cases
             WHERE place = $1 AND number = $2 AND card_channel IS NOT NULL AND card_message IS NOT NULL";
        Ok(self.ids(GET, id).await?.map(|[channel, message]| Card { channel, message }))
    }

    /// Keeps two of Discord's ids with a case, by this statement.
    pub(super) async fn set_ids(&self, set: &'static str, id: CaseId, ids: [u64; 2]) -> Result<(), StoreError> {
        let [one, two] = ids.map(signed);
        writing!(self, |lease| {
            sql!(lease, execute, set, id.place.to_string(), i64::from(id.number), one, two)?;
        })
    }

    /// Two of Discord's ids that are kept with a case, by this statement.
    pub(super) async fn ids(&self, get: &'static str, id: CaseId) -> Result<Option<[u64; 2]>, StoreError> {
        reading!(self, |lease| {
            let row: Option<(i64, i64)> = sql!(lease, fetch_optional, get, id.place.to_string(), i64::from(id.number))?;
            row.map(|(one, two)| [unsigned(one), unsigned(two)])
        })
    }
}

impl Lease {
    /// The next number in a place. The next one who wants one there waits for the end of this transaction.
    async fn next_number(&mut self, place: Place) -> Result<u32, Fault> {
        const NEXT: &str = "INSERT INTO places (place, last_number) VALUES ($1, 1)
             ON CONFLICT (place) DO UPDATE SET last_number = places.last_number + 1 RETURNING last_number";
        let (number,): (i64,) = sql!(self, fetch_one, NEXT, place.to_string())?;
        u32::try_from(number).map_err(|error| StoreError::damaged(format_args!("the numbers of {place}"), error).into())
    }

    /// Whether this was the first to be opened with what opens it.
    async fn insert_case(&mut self, id: CaseId, new: &NewCase) -> Result<bool, Fault> {
        const INSERT: &str = "INSERT INTO cases
             (place, number, opened_by, opened_at, opened_with, typed, record, agreements, review, epoch)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (opened_with) DO NOTHING";
        let rows = sql!(
            self,
            execute,
            INSERT,
            id.place.to_string(),
            i64::from(id.number),
            signed(new.by.0),
            new.at,
            storable(&new.cause_id),
            storable(&new.typed),
            to_json(id, &new.record)?,
            new.agreements.as_deref().map(storable),
            new.review,
            epoch_of(&new.cause_id),
        )?;
        Ok(rows > 0)
    }

    /// Makes others who would add to the case wait for the end of this transaction.
    async fn lock(&mut self, id: CaseId) -> Result<(), Fault> {
        const LOCK: &str = "UPDATE cases SET entries = entries WHERE place = $1 AND number = $2";
        sql!(self, execute, LOCK, id.place.to_string(), i64::from(id.number))?;
        Ok(())
    }

    async fn must_have(&mut self, id: CaseId) -> Result<CaseFile, Fault> {
        self.case(id).await?.ok_or_else(|| Fault::in_case(id, "it is not there"))
    }

    async fn insert_last_entry(&mut self, file: &CaseFile) -> Result<(), Fault> {
        const INSERT: &str =
            "INSERT INTO entries (place, number, seq, by_person, made_at, entry) VALUES ($1, $2, $3, $4, $5, $6)";
        let Some(last) = file.entries.last() else { return Ok(()) };
        sql!(
            self,
            execute,
            INSERT,
            file.id.place.to_string(),
            i64::from(file.id.number),
            file.entries.len() as i64,
            last.by.map(|by| signed(by.0)),
            last.at,
            to_json(file.id, &last.entry)?,
        )?;
        Ok(())
    }

    /// Writes what follows from the entries.
    async fn update_case(&mut self, file: &CaseFile, review: bool) -> Result<(), Fault> {
        const UPDATE: &str = "UPDATE cases
             SET entries = $3, state = $4, public = $5, shared = $6, called_at = $7, review = $8,
             call_entry = $9, word_entry = $10
             WHERE place = $1 AND number = $2";
        sql!(
            self,
            execute,
            UPDATE,
            file.id.place.to_string(),
            i64::from(file.id.number),
            file.entries.len() as i64,
            file.state().name(),
            file.is_shared() || file.is_called(),
            file.is_shared(),
            file.called_at(),
            review,
            file.call_entry() as i64,
            file.decision_entry() as i64,
        )?;
        Ok(())
    }
}

/// A case by what its row is named with.
pub(super) fn case_id(place: &str, number: i64) -> Option<CaseId> {
    Some(CaseId { place: place.parse().ok()?, number: u32::try_from(number).ok()? })
}
