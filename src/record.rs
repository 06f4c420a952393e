//! The record: what happened at the table, in the order in which it happened, as said and unvalidated.

#![deny(clippy::wildcard_enum_match_arm, clippy::match_wildcard_for_single_variants)]

mod context;
mod json;
mod length;
mod shows;
mod specifies;
mod told;
mod yardstick;

use std::collections::BTreeMap;

pub use shows::{Feature, Shows};
pub use told::Told;
pub use yardstick::Yardstick;

use crate::{
    bridge::{Call, Seat},
    lawbook::Edition,
    meaning::{Comparison, Meaning, Purpose, SetRelation, Shown},
};

/// What happened at the table. It holds facts only; the ruling is worked out from it, every time again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The edition of the Laws under which the table plays.
    pub laws: Edition,
    /// Who dealt.
    pub dealer: Seat,
    /// Everything that happened, in order.
    pub events: Vec<Event>,
    /// How much is similar, by the authority that regulates the event.
    pub yardstick: Yardstick,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A player called.
    Call(MadeCall),
    /// Offender's LHO said what they choose about the irregularity now open, without calling.
    Lho(LhoChoice),
    /// The director has ruled: from here on the players act under the ruling.
    DirectorRuled,
    /// Law 22B: the opening lead is faced, and the auction period is over.
    OpeningLeadFaced,
}

impl Event {
    /// The call, if one was made.
    #[must_use]
    pub const fn made_call(&self) -> Option<&MadeCall> {
        match self {
            Event::Call(made) => Some(made),
            Event::Lho(_) | Event::DirectorRuled | Event::OpeningLeadFaced => None,
        }
    }
}

/// Laws 27A and 29A: whether offender's LHO lets the irregular call stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LhoChoice {
    /// They accept it.
    Accepts,
    /// They do not.
    Declines,
}

/// A call that was made, with what is known about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MadeCall {
    /// The call.
    pub call: Call,
    /// Who made it; `None` means the player who was to act.
    pub by: Option<Seat>,
    /// What the players agreed on, or the director decided, about it.
    pub facts: Facts,
}

/// Facts about a call, agreed at the table or ruled by the director. What nobody stated is `None`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Facts {
    /// What the call specifies. Unstated, a bid specifies what it names and other calls nothing.
    pub shows: Option<Shows>,
    /// 2017 Law 23A, 2007 Law 27B1(b): the director's decision on this replacement.
    pub comparable: Option<bool>,
    /// What the call shows, in the players' notation.
    pub meaning: Option<Told>,
    /// What the call asks or is for: `stayman`, `ace-ask`.
    pub purpose: Option<Told>,
    /// On an irregular call: what the offender's other calls would show.
    pub replacements: BTreeMap<Call, Facts>,
    /// Law 25A: whether the director is satisfied that the call was unintended.
    pub unintended: Option<bool>,
    /// Law 33: the call was made at the same instant as the one listed before it.
    pub simultaneous: bool,
    /// The pair's agreements tell what the call shows, and players may not be told it yet: nothing is taken for granted about
    /// it. No part of what happened, and so not written down.
    pub undisclosed: bool,
    /// On an irregular call to which one of two clauses applies: the address of the one that the director applies.
    pub law: Option<String>,
}

impl MadeCall {
    /// A call about which nothing else is known.
    #[must_use]
    pub fn new(call: Call, by: Option<Seat>) -> MadeCall {
        MadeCall { call, by, facts: Facts::default() }
    }

    /// The hands that make the call, as far as its meaning tells. `1H(5+)` may tell cards or points.
    #[must_use]
    pub fn hands(&self) -> Option<&Shown> {
        let told = self.facts.meaning.as_ref()?;
        told.hands().filter(|hands| !(self.names_suit() && hands.meaning().points_may_be_cards()))
    }

    /// 2017 Law 23A3: whether both calls are said to ask the same.
    #[must_use]
    pub fn asks_the_same_as(&self, other: &MadeCall) -> bool {
        let same = self.questions().any(|question| other.questions().any(|other| other == question));
        let mine = self.purpose_in_own_words();
        same || mine.is_some() && mine == other.purpose_in_own_words()
    }

    /// Whether the same is said of two bids at most a level apart: a convention that means the same by any bid, and no more of the hands; or,
    /// where they are of one denomination, a transfer or another suit than they name.
    #[must_use]
    pub fn is_the_same_convention_as(&self, other: &MadeCall) -> bool {
        let is_alike = self.is_about_as_high_as(other);
        let is_near = self.levels_from(other).is_some_and(|levels| levels <= 1);
        let told = |made: &MadeCall| {
            let Facts { meaning, purpose, shows, .. } = &made.facts;
            let meaning = match meaning {
                Some(told) => Some(told.meaning()?),
                None => None,
            };
            let is_fixed = |meaning: &Meaning, purpose: Purpose| {
                purpose == Purpose::Transfer && is_alike
                    || purpose.means_the_same_by_any_bid() && is_near && !meaning.is_about_hands()
            };
            let is_known = match meaning {
                Some(meaning) => {
                    !meaning.purposes.is_empty() && meaning.purposes.iter().all(|purpose| is_fixed(meaning, *purpose))
                }
                None => is_alike && shows.is_some_and(|shows| shows.is_elsewhere(made.call)),
            };
            let said = meaning.map(|meaning| Meaning { notes: Vec::new(), ..meaning.clone() });
            (is_known && purpose.is_none()).then_some((said, *shows))
        };
        told(self).is_some_and(|said| told(other) == Some(said))
    }

    /// Whether the same word says of both calls that they are weak, and nothing else is said.
    #[must_use]
    pub fn is_as_weak_in_words(&self, other: &MadeCall) -> bool {
        let is_said = self.purposes().next().is_some() && self.purposes().all(Purpose::is_weak);
        is_said && self.has_the_words_of(other)
    }

    /// Whether lengths are told of one of the calls and not all that its convention shows, and the other is not that convention.
    #[must_use]
    pub fn names_another_convention_than(&self, other: &MadeCall) -> bool {
        let is_partly_told = |made: &MadeCall| {
            made.facts.meaning.as_ref().and_then(Told::meaning).is_some_and(Meaning::is_named_beyond_its_hands)
        };
        (is_partly_told(self) || is_partly_told(other)) && !self.purposes().eq(other.purposes())
    }

    /// Whether what is said of the two calls cannot both be meant: they are for contrary purposes, or no hand makes both.
    #[must_use]
    pub fn means_something_else_than(&self, other: &MadeCall) -> bool {
        let compared = || Comparison::of(other.hands()?, self.hands()?).ok();
        self.is_contrary_to(other) || compared().is_some_and(|it| it.relation == SetRelation::Disjoint)
    }

    /// Whether the two calls are said to be for contrary purposes.
    #[must_use]
    pub fn is_contrary_to(&self, other: &MadeCall) -> bool {
        self.purposes().any(|one| other.purposes().any(|other| one.is_contrary_to(other)))
    }

    /// What somebody said that the call is for.
    pub(crate) fn purposes(&self) -> impl Iterator<Item = Purpose> + '_ {
        let told = self.facts.meaning.iter().chain(&self.facts.purpose).filter_map(Told::meaning);
        told.flat_map(|meaning| meaning.purposes.iter().copied())
    }

    /// Whether somebody said that the call is a convention to which partner answers by agreement.
    #[must_use]
    pub fn is_answered_by_agreement(&self) -> bool {
        self.purposes().any(Purpose::is_answered_by_agreement)
    }

    /// Whether somebody said that the call asks partner something.
    #[must_use]
    pub fn asks_a_question(&self) -> bool {
        self.questions().next().is_some()
    }

    fn questions(&self) -> impl Iterator<Item = Purpose> + '_ {
        self.purposes().filter_map(Purpose::question)
    }

    /// A purpose that the notation does not know.
    fn purpose_in_own_words(&self) -> Option<String> {
        let purpose = self.facts.purpose.as_ref().filter(|purpose| purpose.meaning().is_none())?;
        Some(purpose.text().trim().to_lowercase()).filter(|words| !words.is_empty())
    }

    /// Whether all that is said of the call can be read; what cannot says nothing about it, and leaves nothing to assume.
    #[must_use]
    pub fn is_understood(&self) -> bool {
        let Facts { meaning, purpose, undisclosed, .. } = &self.facts;
        !undisclosed && meaning.iter().chain(purpose).all(|told| told.meaning().is_some())
    }

    /// Laws 29C and 30C: whether the call is known to be artificial: it is said to specify something else than it names.
    /// A pass, double or redouble names nothing: it is artificial when it is said to specify something, or when its
    /// meaning is that of no natural call.
    #[must_use]
    pub fn is_artificial(&self) -> bool {
        match self.call {
            Call::Bid(_) => {
                self.is_control() || self.described().is_some_and(|shows| shows != Shows::named_by(self.call))
            }
            Call::Pass | Call::Double | Call::Redouble => {
                let Facts { shows, meaning, .. } = &self.facts;
                let told = meaning.as_ref().and_then(Told::specifies);
                shows.map_or(told.is_some() || self.is_said_to_be_artificial(), |shows| !shows.is_empty())
            }
        }
    }

    /// Whether somebody said that a double asks partner to bid, that a pass promises strength (which makes it artificial by the
    /// Definitions) or is a convention, or that a pass, double or redouble is artificial.
    fn is_said_to_be_artificial(&self) -> bool {
        let is_promised = self.facts.meaning.as_ref().and_then(Told::meaning).is_some_and(Meaning::promises_points);
        let promises = |purpose| {
            matches!(
                purpose,
                Purpose::Strong | Purpose::GameForcing | Purpose::Invitational | Purpose::InvitationalPlus
            )
        };
        // A negative pass denies values.
        let is_of_no_natural_pass =
            |purpose: Purpose| promises(purpose) || purpose.is_conventional() && purpose != Purpose::Negative;
        match self.call {
            Call::Pass => is_promised || self.purposes().any(is_of_no_natural_pass),
            Call::Double | Call::Redouble | Call::Bid(_) => self
                .purposes()
                .any(|purpose| matches!(purpose, Purpose::Takeout | Purpose::Negative | Purpose::Artificial)),
        }
    }

    /// Whether nobody said anything about what the call shows, or what it is for.
    #[must_use]
    pub fn is_bare(&self) -> bool {
        let Facts { shows, meaning, purpose, .. } = &self.facts;
        shows.is_none() && meaning.is_none() && purpose.is_none()
    }

    /// Whether nothing is said about the call but how strong it is: `weak`, `gf`, `0-7`.
    #[must_use]
    pub fn is_bare_but_for_strength(&self) -> bool {
        let Facts { shows, meaning, purpose, .. } = &self.facts;
        let tells_strength =
            |told: &Told| is_about_strength(told) || told.meaning().is_some_and(Meaning::is_of_strength);
        shows.is_none() && meaning.iter().chain(purpose).all(tells_strength)
    }

    /// The same call with what is known about it from elsewhere, wherever the call itself is silent.
    #[must_use]
    pub fn described_by(&self, known: Option<&Facts>) -> MadeCall {
        let mut described = self.clone();
        if let Some(known) = known {
            let facts = &mut described.facts;
            facts.shows = facts.shows.or(known.shows);
            facts.comparable = facts.comparable.or(known.comparable);
            facts.meaning = facts.meaning.take().or_else(|| known.meaning.clone());
            facts.purpose = facts.purpose.take().or_else(|| known.purpose.clone());
        }
        described
    }

    /// Whether somebody said what the call specifies.
    #[must_use]
    pub fn is_described(&self) -> bool {
        self.described().is_some()
    }

    /// Whether the same words were said of both calls, whatever they mean of each.
    #[must_use]
    pub fn has_the_words_of(&self, other: &MadeCall) -> bool {
        let [one, other] = [self, other].map(|made| made.facts.meaning.as_ref().map(Told::text));
        one.is_some() && one == other
    }

    /// Whether somebody said what the call shows or is for, and said just that of the other call too.
    #[must_use]
    pub fn is_described_as(&self, other: &MadeCall) -> bool {
        let (one, other) = (&self.facts, &other.facts);
        !self.is_bare() && (&one.shows, &one.meaning, &one.purpose) == (&other.shows, &other.meaning, &other.purpose)
    }

    /// Whether the call is a bid that counts as natural only because nobody said what it shows.
    #[must_use]
    pub fn is_assumed_natural(&self) -> bool {
        self.described().is_none() && self.call.bid().is_some() && self.is_understood()
    }
}

/// Whether a purpose says only how strong or how forcing a call is, so that the call can still be natural.
fn is_about_strength(purpose: &Told) -> bool {
    let known = purpose.meaning().filter(|meaning| !meaning.is_about_hands());
    let known = known.map(|meaning| meaning.purposes.as_slice()).unwrap_or_default();
    !known.is_empty() && known.iter().all(|purpose| purpose.is_about_strength())
}

impl Record {
    /// A record in which nothing has happened yet.
    #[must_use]
    pub fn new(laws: Edition, dealer: Seat) -> Record {
        Record { laws, dealer, events: Vec::new(), yardstick: Yardstick::default() }
    }

    /// Changes what is known about the call that this event is, if it is one.
    pub fn change_facts(&mut self, event: usize, change: impl FnOnce(&mut Facts)) {
        if let Some(Event::Call(made)) = self.events.get_mut(event) {
            change(&mut made.facts);
        }
    }

    /// The record as one line of JSON, the same for the same record.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}
