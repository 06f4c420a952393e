//! What was sent to directors about a call.

use crate::{
    case::Person,
    locale::Language,
    store::{
        Card, Store, StoreError,
        db::{reading, sql, writing},
        rows::{person, signed, unsigned},
    },
};

/// A message to directors about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DirectorCallMessage {
    /// Where it stands.
    pub card: Card,
    /// The director to whom it went; `None`: into the log.
    pub person: Option<Person>,
    /// Its language.
    pub language: Language,
}

impl Store {
    /// Keeps what was sent to a director, or into the log.
    pub async fn keep_director_call_message(&self, id: u64, sent: DirectorCallMessage) -> Result<(), StoreError> {
        writing!(self, |lease| {
            const KEEP: &str = "INSERT INTO director_call_messages (director_call, channel, message, person, language)
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (channel, message) DO NOTHING";
            let (Card { channel, message }, person) = (sent.card, sent.person.map(|person| signed(person.0)));
            let language = sent.language.tag();
            sql!(lease, execute, KEEP, signed(id), signed(channel), signed(message), person, language)?;
        })
    }

    /// What was sent about a call.
    pub async fn director_call_messages(&self, id: u64) -> Result<Vec<DirectorCallMessage>, StoreError> {
        reading!(self, |lease| {
            const GET: &str = "SELECT channel, message, person, language FROM director_call_messages WHERE director_call = $1 ORDER BY message";
            let rows: Vec<(i64, i64, Option<i64>, String)> = sql!(lease, fetch_all, GET, signed(id))?;
            let message = |(channel, message, to, language): (i64, i64, Option<i64>, String)| DirectorCallMessage {
                card: Card { channel: unsigned(channel), message: unsigned(message) },
                person: to.map(person),
                language: Language::from_tag(&language).unwrap_or_default(),
            };
            rows.into_iter().map(message).collect()
        })
    }
}
