//! In whose servers, and at whose word, Discord has refused messages recently. Each refusal counts against the address of the bot,
//! and at a few thousand it sends no messages to anybody: so nobody may cause more than a few.

use std::{
    sync::{Mutex, PoisonError},
    time::{Duration, Instant},
};

use crate::{
    bot::{
        context::{
            messenger::DeliveryError,
            rate_limit::{Decision, KeyedLimiter, Quota},
        },
        discord::rest::{error::RestError, forbidden},
    },
    case::{Person, Place},
};

/// One a minute, and twenty at once. A channel that is closed to the bot is tried every five minutes at the most.
const REFUSALS: Quota = Quota::new(Duration::from_secs(60), Duration::from_secs(20 * 60));

/// Refusals by person and by server.
pub struct Refused(Mutex<All>);

struct All {
    people: KeyedLimiter<Person>,
    servers: KeyedLimiter<u64>,
}

impl Default for Refused {
    fn default() -> Refused {
        Refused(Mutex::new(All { people: KeyedLimiter::new(REFUSALS), servers: KeyedLimiter::new(REFUSALS) }))
    }
}

impl Refused {
    /// Whether a message may be tried that somebody has caused in a place.
    pub fn may_try(&self, by: Option<Person>, place: Place, now: Instant) -> bool {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_in_open = match place {
            Place::Server(server) => all.servers.has_room(&server, now),
            Place::Alone(_) => true,
        };
        is_in_open && by.is_none_or(|person| all.people.has_room(&person, now))
    }

    /// Asks Discord for something that somebody has caused in a place; `None` if it is not asked, because it has refused too
    /// much there recently. What is under way for a person counts until Discord has responded: otherwise, while Discord is slow,
    /// they could cause any number of refusals at once.
    pub(crate) async fn attempt<T>(
        &self,
        by: Option<Person>,
        place: Place,
        asking: impl Future<Output = Result<T, DeliveryError>>,
    ) -> Option<Result<T, DeliveryError>> {
        if !self.may_try(None, place, Instant::now()) {
            return None;
        }
        let under_way = match by {
            Some(person) => Some(self.reserve(person, Instant::now())?),
            None => None,
        };
        let asked = asking.await;
        let is_refused = matches!(&asked, Err(DeliveryError::Rest(error)) if counts(error));
        if let Some(reservation) = under_way.filter(|_| !is_refused) {
            reservation.release();
        }
        if is_refused {
            self.count(None, place, Instant::now());
        }
        Some(asked)
    }

    /// Counts a request for a person as refused until it is released; `None` if there is no room for one more. What nobody waits
    /// for any longer is never released: Discord may refuse it still.
    pub fn reserve(&self, person: Person, now: Instant) -> Option<Reservation<'_>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_allowed = all.people.ask(person, now) == Decision::Allow;
        is_allowed.then_some(Reservation { refused: self, person })
    }

    /// Learns what became of a message that somebody has caused.
    pub(crate) fn learn_of(&self, by: Option<Person>, place: Place, error: &RestError, now: Instant) {
        if counts(error) {
            self.count(by, place, now);
        }
    }

    /// Discord has refused one.
    pub fn count(&self, by: Option<Person>, place: Place, now: Instant) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Place::Server(server) = place {
            all.servers.ask(server, now);
        }
        if let Some(person) = by {
            all.people.ask(person, now);
        }
    }
}

/// A request under way, for which a person might be refused.
pub struct Reservation<'a> {
    refused: &'a Refused,
    person: Person,
}

impl Reservation<'_> {
    /// Discord has responded, and refused nothing.
    pub fn release(self) {
        let mut all = self.refused.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.people.give_back(&self.person);
    }
}

/// Whether Discord has refused this, and counts it.
fn counts(error: &RestError) -> bool {
    matches!(error, RestError::Refused { status: 403, message, .. } if message != forbidden::REMEMBERED)
}
