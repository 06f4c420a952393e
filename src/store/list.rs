//! Lists of cases.

use super::{
    Store, StoreError,
    cases::case_id,
    db::{Lease, reading, sql},
    error::Fault,
    rows::{person, signed},
};
use crate::case::{CaseId, Person, Place, State};

/// Which cases of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Filter {
    /// Those that directors may see: shared, or a director was called.
    Public,
    /// Of those, the ones on which no director has spoken.
    Open,
    /// A director was called, and none has spoken.
    Called,
    /// Directors may see it, and there is something to review after the session.
    Review,
    /// Whatever this person opened.
    OpenedBy(Person),
    /// What this person may see without being a director: shared, or opened by them.
    SeenBy(Person),
    /// Of those, the ones on which no director has spoken.
    OpenSeenBy(Person),
    /// Of those, the ones to which a director was called.
    CalledSeenBy(Person),
    /// Those of them with something to be looked at after the session.
    ReviewSeenBy(Person),
}

/// From where on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Span {
    /// Numbers under this one, from the highest.
    Under(i64),
    /// Numbers over this one, from the lowest.
    Over(i64),
}

/// A case in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Which case.
    pub id: CaseId,
    /// Who asked; `None` once that person was erased.
    pub opened_by: Option<Person>,
    /// When, in seconds since 1970.
    pub opened_at: i64,
    /// The text as typed.
    pub typed: String,
    /// Where it stands.
    pub state: State,
    /// Whether everybody may see it.
    pub shared: bool,
    /// When a director was last called, if one was.
    pub called_at: Option<i64>,
    /// Whether there is something to review after the session.
    pub review: bool,
}

#[derive(sqlx::FromRow)]
struct Row {
    place: String,
    number: i64,
    opened_by: Option<i64>,
    opened_at: i64,
    typed: String,
    state: String,
    shared: bool,
    called_at: Option<i64>,
    review: bool,
}

/// A list's statement, downwards or upwards. Every condition has an index of its own, word for word: what a page does
/// not show is not looked at.
macro_rules! listing {
    ($span:expr, $filter:literal) => {
        match $span {
            Span::Under(_) => page!($filter, "<", "DESC"),
            Span::Over(_) => page!($filter, ">", "ASC"),
        }
    };
}

/// The same of what somebody may see: a page of what is shared, and one of their own, of which the first are taken.
macro_rules! seen {
    ($span:expr, $filter:literal) => {
        match $span {
            Span::Under(_) => seen!(@ $filter, "<", "DESC"),
            Span::Over(_) => seen!(@ $filter, ">", "ASC"),
        }
    };
    (@ $filter:literal, $side:literal, $order:literal) => {
        concat!(
            "SELECT * FROM (", page!(concat!("shared", $filter), $side, $order), ") AS shared_ones UNION
             SELECT * FROM (", page!(concat!("opened_by = $4", $filter), $side, $order), ") AS own_ones
             ORDER BY number ", $order, " LIMIT $3"
        )
    };
}

macro_rules! page {
    ($filter:expr, $side:literal, $order:literal) => {
        concat!(
            "SELECT place, number, opened_by, opened_at, typed, state, shared, called_at, review FROM cases
             WHERE place = $1 AND number ",
            $side,
            " $2 AND ",
            $filter,
            " ORDER BY number ",
            $order,
            " LIMIT $3"
        )
    };
}

impl Store {
    /// Cases of a place, the newest first: at most `limit`, those with numbers under `before` if that is said.
    pub async fn cases(
        &self,
        place: Place,
        filter: Filter,
        before: Option<u32>,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let span = Span::Under(before.map_or(i64::MAX, i64::from));
        self.list(place, filter, span, limit).await
    }

    /// The cases of a place that come next over the number `after`, the newest first: at most `limit`.
    pub async fn newer_cases(
        &self,
        place: Place,
        filter: Filter,
        after: u32,
        limit: u32,
    ) -> Result<Vec<Listed>, StoreError> {
        let span = Span::Over(i64::from(after));
        let mut listed = self.list(place, filter, span, limit).await?;
        listed.reverse();
        Ok(listed)
    }

    async fn list(&self, place: Place, filter: Filter, span: Span, limit: u32) -> Result<Vec<Listed>, StoreError> {
        reading!(self, |lease| {
            let rows = lease.list(place, filter, span, i64::from(limit)).await?;
            rows.into_iter().map(Listed::read).collect::<Result<_, Fault>>()?
        })
    }
}

impl Lease {
    async fn list(&mut self, place: Place, filter: Filter, span: Span, limit: i64) -> Result<Vec<Row>, Fault> {
        let place = place.to_string();
        let (Span::Under(end) | Span::Over(end)) = span;
        // What the condition is, and whom it asks about.
        let (statement, by) = match filter {
            Filter::Public => (listing!(span, "public"), None),
            Filter::Open => (listing!(span, "public AND state = 'proposed'"), None),
            Filter::Called => (listing!(span, "called_at IS NOT NULL AND state = 'proposed'"), None),
            Filter::Review => (listing!(span, "public AND review"), None),
            Filter::OpenedBy(who) => (listing!(span, "opened_by = $4"), Some(who)),
            Filter::SeenBy(who) => (seen!(span, ""), Some(who)),
            Filter::OpenSeenBy(who) => (seen!(span, " AND state = 'proposed'"), Some(who)),
            Filter::CalledSeenBy(who) => (seen!(span, " AND called_at IS NOT NULL AND state = 'proposed'"), Some(who)),
            Filter::ReviewSeenBy(who) => (seen!(span, " AND review"), Some(who)),
        };
        Ok(match by {
            None => sql!(self, fetch_all, statement, place, end, limit)?,
            Some(who) => sql!(self, fetch_all, statement, place, end, limit, signed(who.0))?,
        })
    }
}

impl Listed {
    fn read(row: Row) -> Result<Listed, Fault> {
        let Row { place, number, opened_by, opened_at, typed, state, shared, called_at, review } = row;
        let Some(id) = case_id(&place, number) else {
            return Err(StoreError::damaged("cases", format_args!("{place}-{number} is no case")).into());
        };
        let Ok(state) = state.parse() else {
            return Err(Fault::in_case(id, format_args!("its state is \"{}\"", state.escape_debug())));
        };
        Ok(Listed { id, opened_by: opened_by.map(person), opened_at, typed, state, shared, called_at, review })
    }
}
