//! What the quiz keeps of a person: their level, whether boards show them, and which questions they had.

use crate::{
    case::{Person, Place},
    league::Ladder,
    store::{
        Cause, Store, StoreError,
        db::{Lease, reading, sql, writing},
        error::Fault,
        rows::{signed, storable},
    },
};

/// How many of somebody's last questions are remembered: none of them comes again.
pub const KEPT: i64 = 1000;

/// Somebody who plays.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// How hard their questions are.
    pub ladder: Ladder,
    /// Whether they want boards not to show them.
    pub opted_out: bool,
}

impl Store {
    /// What is known of somebody who plays.
    pub async fn player(&self, who: Person) -> Result<Player, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT level, history, opted_out FROM quiz_people WHERE person = $1";
            let row: Option<(i64, String, bool)> = sql!(lease, fetch_optional, GET, signed(who.0))?;
            row.map_or_else(Player::default, |(level, history, opted_out)| Player {
                ladder: Ladder::read(u8::try_from(level).unwrap_or_default(), &history),
                opted_out,
            })
        })
    }

    /// Whether boards show somebody. The same cause changes it once.
    pub async fn opt_out(&self, who: Person, out: bool, cause: Cause<'_>) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const SET: &str = "INSERT INTO quiz_people (person, opted_out) VALUES ($1, $2)
             ON CONFLICT (person) DO UPDATE SET opted_out = excluded.opted_out";
            const HIDE: &str = "UPDATE quiz_tallies SET hidden = $2 WHERE person = $1 AND hidden <> $2";
            lease.players_change().await?;
            if !lease.is_first(cause).await? {
                return lease.roll_back().await;
            }
            sql!(lease, execute, SET, signed(who.0), out)?;
            sql!(lease, execute, HIDE, signed(who.0), out)?;
        })
    }

    /// Of some questions, by their identities, those that somebody has had among their last thousand, or, where there is a
    /// place, anybody who plays there.
    pub async fn seen(
        &self,
        who: Option<Person>,
        place: Option<Place>,
        questions: &[String],
    ) -> Result<Vec<String>, StoreError> {
        reading!(self, |lease| {
            const BY: &str = "SELECT identity, nth FROM quiz_seen WHERE person = $1 AND identity = $2";
            const HERE: &str = "SELECT identity, nth FROM quiz_seen s WHERE identity = $2 AND EXISTS
             (SELECT 1 FROM quiz_players p WHERE p.place = $1 AND p.person = s.person) LIMIT 1";
            let mut seen = Vec::new();
            for question in questions {
                let identity = storable(question);
                let mut found: Option<(String, i64)> = None;
                if let Some(who) = who {
                    found = sql!(lease, fetch_optional, BY, signed(who.0), identity.clone())?;
                }
                if let Some(place) = place.filter(|_| found.is_none()) {
                    found = sql!(lease, fetch_optional, HERE, place.to_string(), identity)?;
                }
                if found.is_some() {
                    seen.push(question.clone());
                }
            }
            seen
        })
    }

    /// Keeps that somebody has had a question.
    pub async fn see(&self, who: Person, question: &str) -> Result<(), StoreError> {
        writing!(self, |lease| {
            lease.see(who, question).await?;
        })
    }
}

impl Lease {
    /// Nobody opts out, or is erased, until this transaction has counted answers: it would not see what is counted here,
    /// nor we what it says.
    pub(super) async fn players_stay(&mut self) -> Result<(), Fault> {
        self.say_to_postgres("SELECT pg_advisory_xact_lock_shared(7263495282)").await
    }

    /// The other side of that: nobody counts answers until this transaction ends.
    pub(super) async fn players_change(&mut self) -> Result<(), Fault> {
        self.say_to_postgres("SELECT pg_advisory_xact_lock(7263495282)").await
    }

    /// Somebody has had a question: it is the last of their thousand.
    pub(super) async fn see(&mut self, who: Person, identity: &str) -> Result<(), Fault> {
        const SEE: &str = "INSERT INTO quiz_seen (person, identity, nth)
             SELECT $1, $2, 1 + COALESCE(MAX(nth), 0) FROM quiz_seen WHERE person = $1
             ON CONFLICT (person, identity) DO UPDATE SET nth = excluded.nth RETURNING nth, identity";
        const FORGET: &str = "DELETE FROM quiz_seen WHERE person = $1 AND nth <= $2";
        let (nth, _): (i64, String) = sql!(self, fetch_one, SEE, signed(who.0), storable(identity))?;
        sql!(self, execute, FORGET, signed(who.0), nth - KEPT)?;
        Ok(())
    }
}
