//! Whether and when a request is retried.

use std::time::{Duration, Instant};

use hyper::{StatusCode, body::Bytes};

use crate::bot::discord::rest::{
    bucket::{Counting, at_least},
    error::{RestError, refused},
    response::retry_after,
    transport::{HttpResponse, TransportError},
};

/// The wait before the second try after a fault of the network or of Discord; it doubles from try to try.
const INITIAL_BACKOFF: Duration = Duration::from_millis(250);
/// The longest wait that Discord does not ask for.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// The time kept for a last try.
const LAST_TRY: Duration = Duration::from_millis(300);

/// The outcome of an attempt.
pub(crate) enum AttemptOutcome {
    /// It was done, and this was said; nothing, where nobody wants to know.
    Done(Bytes),
    Failed(RestError),
    /// It was not done: a rate limit, and how long that asks to wait.
    Limited(Duration),
    /// It was not done. Discord may ask for a wait.
    NotDone {
        after: Option<Duration>,
        why: String,
        by_server: bool,
    },
    /// Nobody knows whether it was done.
    Unknown {
        why: String,
        is_late: bool,
    },
}

impl AttemptOutcome {
    /// What a response means that is not about a rate limit.
    pub(crate) fn of(answer: HttpResponse, counting: Counting) -> AttemptOutcome {
        let HttpResponse { status, headers, said } = answer;
        if status.is_success() {
            return AttemptOutcome::Done(said);
        }
        if !status.is_server_error() {
            return AttemptOutcome::Failed(refused(status, &said, counting));
        }
        let why = status.to_string();
        // Other faults of a server may come after it has done what it should.
        match retry_after(&headers).filter(|_| status == StatusCode::SERVICE_UNAVAILABLE) {
            Some(after) => AttemptOutcome::NotDone { after: Some(after), why, by_server: true },
            None => AttemptOutcome::Unknown { why, is_late: false },
        }
    }
}

impl From<TransportError> for AttemptOutcome {
    fn from(error: TransportError) -> AttemptOutcome {
        match error {
            TransportError::NotSent(why) => AttemptOutcome::NotDone { after: None, why, by_server: false },
            TransportError::Late => AttemptOutcome::Unknown { why: "no answer in time".to_owned(), is_late: true },
            TransportError::OutcomeUnknown(why) => AttemptOutcome::Unknown { why, is_late: false },
        }
    }
}

/// How a request may be tried.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    /// Until when.
    pub deadline: Instant,
    /// Whether it does no harm to be done twice.
    pub may_repeat: bool,
    /// Whether to try it once only.
    pub once: bool,
    /// The number of server errors after which it is given up with its files; `None` where it has none.
    pub with_files: Option<u32>,
}

/// The tries of one request.
pub(crate) struct Tries {
    rules: Rules,
    backoff: Duration,
    server_faults: u32,
    /// How often it was told when to try again.
    told: u32,
    /// Whether one came to an unknown end.
    is_unknown: bool,
}

impl Tries {
    /// None so far.
    pub(crate) const fn new(rules: Rules) -> Tries {
        Tries { rules, backoff: INITIAL_BACKOFF, server_faults: 0, told: 0, is_unknown: false }
    }

    /// What was said in the end; or else how long to wait before the next try.
    pub(crate) fn after(
        &mut self,
        outcome: AttemptOutcome,
        now: Instant,
    ) -> Result<Result<Bytes, Duration>, RestError> {
        let (after, why) = match outcome {
            AttemptOutcome::Done(said) => return Ok(Ok(said)),
            AttemptOutcome::Failed(RestError::Refused { status, code, message, .. }) => {
                let with_files = self.rules.with_files.is_some();
                return Err(RestError::Refused { status, code, message, again: self.is_unknown, with_files });
            }
            AttemptOutcome::Failed(error) => return Err(error),
            AttemptOutcome::Limited(after) => (Some(after), "rate limit".to_owned()),
            AttemptOutcome::NotDone { after, why, by_server } => {
                self.count(by_server, false, &why)?;
                (after, why)
            }
            AttemptOutcome::Unknown { why, .. } if !self.rules.may_repeat => return Err(RestError::Timeout(why)),
            AttemptOutcome::Unknown { why, is_late } => {
                self.is_unknown = true;
                self.count(true, is_late, &why)?;
                (None, why)
            }
        };
        if self.rules.once {
            return Err(RestError::Timeout(why));
        }
        let left = self.rules.deadline.saturating_duration_since(now);
        let wait = match after {
            Some(after) if after < left => {
                let wait = after.max(at_least(self.told));
                self.told = self.told.saturating_add(1);
                match left.checked_sub(LAST_TRY) {
                    _ if wait < left => wait,
                    Some(last) => after.max(last),
                    None => return Err(RestError::Timeout(why)),
                }
            }
            None if left > LAST_TRY => {
                let wait = self.backoff.min(left - LAST_TRY);
                self.backoff = (self.backoff * 2).min(LONGEST_WAIT);
                wait
            }
            Some(_) | None => return Err(RestError::Timeout(why)),
        };
        tracing::debug!(?wait, %why, "trying again");
        Ok(Err(wait))
    }

    /// Counts what may be the files' fault.
    fn count(&mut self, by_server: bool, is_late: bool, why: &str) -> Result<(), RestError> {
        self.server_faults = self.server_faults.saturating_add(u32::from(by_server));
        match self.rules.with_files {
            Some(most) if is_late || self.server_faults >= most => Err(RestError::FilesFailed(why.to_owned())),
            Some(_) | None => Ok(()),
        }
    }
}
