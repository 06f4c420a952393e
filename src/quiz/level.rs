//! How hard a question is: from what the table came to, not from chance.

use std::{fmt, str::FromStr};

use super::{Kind, plot::Plot, table::Table};
use crate::{
    record::{Event, Shows},
    ruling::{Incident, Kind as Irregularity},
};

/// How hard a question is, from 0 to 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Level; 4] = [Level(0), Level(1), Level(2), Level(3)];

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How hard a question of this kind is about this table: a point for each step that has to be thought of, two for a
    /// second irregularity.
    pub(super) fn of(kind: Kind, table: &Table) -> Level {
        let incidents = &table.ruling.incidents;
        let has_a_past = has_a_past(kind, table);
        let points = of_kind(kind)
            + 2 * u8::from(has_a_past && kind != Kind::Editions)
            + incidents
                .iter()
                .map(|incident| if is_single(kind, incident.kind) { 0 } else { rarity(incident.kind) })
                .max()
                .filter(|_| is_harder_if_rare(kind))
                .unwrap_or_default()
            // What a director finds, and a second try, are for those who know more. Where two calls are compared, or a clause is
            // asked for, that would tell the answer.
            + u8::from(matches!(kind, Kind::Passes | Kind::Lead | Kind::Contract) && has_attempts(incidents))
            + u8::from(kind == Kind::Contract && hangs_on_a_finding(table))
            + u8::from(kind == Kind::Free && is_artificial(table))
            + u8::from(matches!(kind, Kind::Order | Kind::Irregular) && !has_a_past && table.record.events.len() > LONG);
        let [.., hardest] = Level::ALL;
        Level(points).min(hardest)
    }
}

/// Whether a question of this kind about a table at which this goes wrong may be so hard.
pub(super) fn may_be(kind: Kind, plot: Plot, level: Level) -> bool {
    let (low, high) = match plot {
        Plot::InOrder => (0, HARDEST),
        Plot::Slip | Plot::ChangeOfMind | Plot::NotOver | Plot::TurnTaken => (1, HARDEST),
        Plot::Twice | Plot::HadToPass => (2, HARDEST),
        _ => {
            let is_single = is_single(kind, Irregularity::DoubleOutOfRotation) && plot == Plot::DoubleOutOfTurn;
            let rarity = plot.rarity().filter(|_| is_harder_if_rare(kind) && !is_single).unwrap_or_default();
            let more = match kind {
                Kind::Passes | Kind::Lead => u8::from(plot == Plot::Insufficient),
                Kind::Contract => 2,
                Kind::Order | Kind::Irregular | Kind::Accepts | Kind::Free => 1,
                Kind::Clause | Kind::Comparable | Kind::Editions => 0,
            };
            (of_kind(kind) + rarity, of_kind(kind) + rarity + more)
        }
    };
    (low.min(HARDEST)..=high).contains(&level.number())
}

const HARDEST: u8 = 3;

/// Whether something had gone wrong before the last thing that did, or before a last call that is in order.
fn has_a_past(kind: Kind, table: &Table) -> bool {
    let last = table.record.events.len().saturating_sub(1);
    let is_about_the_last_call = matches!(kind, Kind::Accepts | Kind::Order);
    let mut events = table.ruling.incidents.iter().map(|incident| incident.event);
    let first = events.next();
    events.any(|event| Some(event) != first)
        || is_about_the_last_call && table.last().is_some_and(|one| one.event < last)
}

/// What the kind of question adds.
const fn of_kind(kind: Kind) -> u8 {
    match kind {
        Kind::Order | Kind::Contract | Kind::Irregular => 0,
        Kind::Accepts | Kind::Passes | Kind::Free | Kind::Lead => 1,
        Kind::Clause | Kind::Comparable | Kind::Editions => 2,
    }
}

fn has_attempts(incidents: &[Incident]) -> bool {
    incidents.iter().any(|incident| !incident.attempts.is_empty())
}

/// Whether the director has found something about a call.
fn hangs_on_a_finding(table: &Table) -> bool {
    table.record.events.iter().filter_map(Event::made_call).any(|made| made.facts.comparable.is_some())
}

/// Whether a single double out of turn is as easy as another call: where its clause is asked for.
const fn is_single(kind: Kind, irregularity: Irregularity) -> bool {
    matches!((kind, irregularity), (Kind::Clause, Irregularity::DoubleOutOfRotation))
}

/// Whether what was bid before the irregular call was artificial.
fn is_artificial(table: &Table) -> bool {
    let irregular = table.last().map(|incident| incident.event);
    table.calls_from(0).any(|(place, made)| Some(place) != irregular && made.facts.shows == Some(Shows::NOTHING))
}

/// How many calls a reader takes in at a glance.
const LONG: usize = 6;

/// Whether the irregularity itself is the answer, so that it must not be seen from the level.
const fn asks_what_is_wrong(kind: Kind) -> bool {
    matches!(kind, Kind::Accepts | Kind::Order | Kind::Irregular)
}

/// Whether what is rare makes a question of this kind harder.
const fn is_harder_if_rare(kind: Kind) -> bool {
    !asks_what_is_wrong(kind) && !matches!(kind, Kind::Comparable | Kind::Editions)
}

/// How seldom directors meet an irregularity.
const fn rarity(kind: Irregularity) -> u8 {
    match kind {
        Irregularity::InsufficientBid | Irregularity::PassOutOfRotation | Irregularity::BidOutOfRotation => 0,
        Irregularity::DoubleOutOfRotation
        | Irregularity::ChangeOfCall
        | Irregularity::UnintendedCall
        | Irregularity::InadmissibleDouble
        | Irregularity::BidAboveSeven
        | Irregularity::CallAfterFinalPass
        | Irregularity::PassesOutOfRotationEnd
        | Irregularity::ConsideredInRotation => 1,
        _ => 2,
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Level {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Level, &'static str> {
        Level::ALL.into_iter().find(|level| level.to_string() == text).ok_or("0 | 1 | 2 | 3")
    }
}
