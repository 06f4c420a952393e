//! Where a case belongs, and who people are.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

/// A person, by the number that Discord gives everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Person(pub u64);

/// Where cases are numbered: a server, or one person's direct messages. It prints as `s123` and `p123`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A server.
    Server(u64),
    /// What a person asks outside servers.
    Alone(Person),
}

/// A case by its place and its number there. It prints as `s123-7`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CaseId {
    /// Where it belongs.
    pub place: Place,
    /// Its number there, from 1; never used again.
    pub number: u32,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Server(id) => write!(f, "s{id}"),
            Place::Alone(Person(id)) => write!(f, "p{id}"),
        }
    }
}

impl FromStr for Place {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = |id: &str| id.parse().map_err(|_| ());
        match text.split_at_checked(1) {
            Some(("s", id)) => Ok(Place::Server(number(id)?)),
            Some(("p", id)) => Ok(Place::Alone(Person(number(id)?))),
            Some(_) | None => Err(()),
        }
    }
}

impl fmt::Display for CaseId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.place, self.number)
    }
}

impl FromStr for CaseId {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (place, number) = text.split_once('-').ok_or(())?;
        Ok(CaseId { place: place.parse()?, number: number.parse().map_err(|_| ())? })
    }
}
