//! A record laid out as the reader would read it: every call, how its player is named, and the marks after it.
//! The reader itself runs alongside, so that only what it would assume is left out.

use super::{
    Arrow, Call, LhoChoice, Reader, Seat, Sheet, Shows, Span,
    table::{Fault, Intended, Last, Open, Said},
};
use crate::{
    record::{Event, Facts, Feature, MadeCall, Record, Told},
    shorthand::words::LISTS,
};

/// One call and what is written with it.
pub(in crate::shorthand) struct Step {
    pub who: Who,
    pub call: Call,
    pub sufficiency: Sufficiency,
    /// What comes after it, in order: brackets, `!`, words.
    pub marks: Vec<String>,
}

/// How the player is named.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::shorthand) enum Who {
    /// Not at all.
    InTurn,
    /// By name; this many players are passed over.
    Named { by: Seat, skipped: usize },
    /// `>`: the one whose call it replaces.
    Replaces,
}

/// Whether a call is a bid that does not beat the last one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::shorthand) enum Sufficiency {
    Sufficient,
    Insufficient,
}

/// Whether the form has an arrow for replacements.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::shorthand) enum Arrows {
    Written,
    Unknown,
}

/// The steps of a record, if marks and seats can say all of it.
pub(in crate::shorthand) fn plan(record: &Record, arrows: Arrows) -> Option<Vec<Step>> {
    let sheet = Sheet { dealer: Some(record.dealer), laws: Some(record.laws), ..Sheet::default() };
    let mut planner = Planner { reader: Reader::new("", &sheet), arrows, steps: Vec::new(), announced: Announced::No };
    for (at, event) in record.events.iter().enumerate() {
        let next = record.events.get(at + 1..).unwrap_or_default();
        match event {
            Event::Call(made) => planner.call(made, next)?,
            Event::Lho(LhoChoice::Declines) if planner.an_arrow_says_it(next) => planner.announced = Announced::Yes,
            Event::Lho(choice) => {
                planner.reader.choose(*choice, Span::default());
                planner.mark(match choice {
                    LhoChoice::Accepts => "acc",
                    LhoChoice::Declines => "rej",
                })?;
            }
            Event::DirectorRuled => {
                planner.reader.ruled(&[]);
                // Other forms name the player of every call.
                planner.reader.table.is_ruled &= planner.arrows == Arrows::Written;
                planner.mark("ruled")?;
            }
            Event::OpeningLeadFaced => return None,
        }
    }
    let Planner { reader, steps, .. } = planner;
    (reader.problems.is_empty() && reader.table.events == record.events).then_some(steps)
}

struct Planner {
    reader: Reader<'static>,
    arrows: Arrows,
    steps: Vec<Step>,
    announced: Announced,
}

/// Whether the next call comes after `>`, which says that LHO has declined.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Announced {
    Yes,
    No,
}

impl Planner {
    /// Whether the refusal need not be written, because the replacement follows at once and stays.
    fn an_arrow_says_it(&self, next: &[Event]) -> bool {
        let Open::Irregular { fault: Fault::Insufficient, offender, .. } = self.reader.table.open else { return false };
        let replaced = matches!(next.first(), Some(Event::Call(made)) if made.by == Some(offender));
        let accepted = next.get(1) == Some(&Event::Lho(LhoChoice::Accepts));
        self.arrows == Arrows::Written && replaced && !accepted
    }

    fn mark(&mut self, mark: &str) -> Option<()> {
        self.steps.last_mut()?.marks.push(mark.to_owned());
        Some(())
    }

    fn call(&mut self, made: &MadeCall, next: &[Event]) -> Option<()> {
        let call = made.call;
        let by = made.by.or_else(|| Some(self.reader.table.turn).filter(|_| self.reader.table.is_ruled))?;
        let who = match self.who(by, call, next) {
            _ if made.by.is_none() => Who::InTurn,
            Who::InTurn if self.has_to_be_named(made, by) || self.may_be_a_correction(call) => {
                Who::Named { by, skipped: 0 }
            }
            who => who,
        };
        let table = &mut self.reader.table;
        match who {
            Who::InTurn => table.called(call, Span::default(), Said::ByTurn),
            Who::Named { .. } => table.called_by(by, call, Span::default()),
            Who::Replaces => {
                self.reader.replacement(call, Span::default(), (Arrow::Clear, Span::default()), None);
            }
        }
        let last = self.reader.table.last?;
        // After an irregular call `!` is an exclamation, but in a note.
        let irregular = matches!(self.reader.table.open, Open::Irregular { .. });
        let sign = if irregular && self.arrows == Arrows::Written { "artificial" } else { "!" };
        let marks = described(call, &made.facts, sign)?;
        self.steps.push(Step { who, call, sufficiency: sufficiency(&last), marks });
        self.decided(&made.facts, last.by, next)?;
        let Some(Event::Call(written)) = self.reader.table.events.last_mut() else { return None };
        written.facts = made.facts.clone();
        Some(())
    }

    /// `E:2C(stayman)`: if the call does not answer anybody's, the reader asks who made it.
    fn has_to_be_named(&self, made: &MadeCall, by: Seat) -> bool {
        let said = [&made.facts.meaning, &made.facts.purpose].into_iter().flatten();
        let answers = said.map(Told::text).any(super::unsaid::is_answer);
        self.arrows == Arrows::Written && answers && self.reader.answers_nobody(by, made.call)
    }

    /// `1S not mispull E:2S`, `1S 1H ruled S:2C`: without the name it may be the call with which the player corrects theirs.
    fn may_be_a_correction(&self, call: Call) -> bool {
        let is_intended = match self.reader.table.events.last() {
            Some(Event::Call(last)) => last.facts.unintended == Some(false),
            _ => false,
        };
        let is_settled = self.reader.table.open == Open::Nothing && call != Call::Pass;
        let is_told = self.reader.table.events.last() == Some(&Event::DirectorRuled)
            && matches!(self.reader.table.open, Open::Irregular { fault: Fault::Insufficient, .. });
        self.arrows == Arrows::Written && (is_settled && is_intended || is_told)
    }

    /// How to name the player so that the reader understands the same.
    fn who(&mut self, by: Seat, call: Call, next: &[Event]) -> Who {
        let table = &self.reader.table;
        let replaces = std::mem::replace(&mut self.announced, Announced::No) == Announced::Yes;
        let intended = matches!(table.open, Open::Unintended { player, .. } if player == by);
        // `X > P`: nobody can accept the double, so their next call takes its place.
        let removed =
            matches!(table.open, Open::Irregular { fault: Fault::Inadmissible, offender, .. } if offender == by);
        // Over an irregular call `>` may be the offender's, and between regular ones it may stand for *then*.
        let nothing_but_a_change = table.is_in_order(table.turn, call) && !matches!(next.first(), Some(Event::Call(_)));
        let same_again = table.open == Open::Nothing
            && table.last_call().is_some_and(|last| last.by == by && !table.follows_irregular(last))
            && (self.arrows != Arrows::Written || nothing_but_a_change);
        if replaces || self.arrows == Arrows::Written && (intended || same_again || removed) {
            return Who::Replaces;
        }
        let expected = match table.open {
            Open::Unintended { player, intended: Intended::Next, .. } => player,
            Open::Unintended { intended: Intended::Said, .. }
            | Open::Nothing
            | Open::Irregular { .. }
            | Open::Awaiting { .. }
            | Open::Replaced { .. }
            | Open::Changed { .. } => table.turn,
        };
        // After a slip, players who call before the offender are named, and so is a player who bids what replaced another call.
        let others_first = matches!(table.open, Open::Unintended { intended: Intended::Said, .. })
            || self.reader.repeats_the_replacement(call, &[]);
        // `acc 1H` names the bid that is accepted.
        let said_before = table.events.last() == Some(&Event::Lho(LhoChoice::Accepts))
            && table.events.iter().any(|event| matches!(event, Event::Call(made) if made.call == call));
        let has_to_be_named = others_first || said_before || table.is_ruled;
        if expected == by && !(has_to_be_named && self.arrows == Arrows::Written) {
            return Who::InTurn;
        }
        let clockwise = std::iter::successors(Some(table.turn.lho()), |seat| Some(seat.lho()));
        let skipped = 1 + clockwise.take_while(|seat| *seat != by).count();
        Who::Named { by, skipped }
    }

    /// What the director decided about the call; some of it changes what comes next.
    fn decided(&mut self, facts: &Facts, player: Seat, next: &[Event]) -> Option<()> {
        match facts.comparable {
            Some(true) => {
                self.reader.comparable(Span::default());
                self.mark("cmp")?;
            }
            Some(false) => {
                self.reader.not_comparable(Span::default(), &[]);
                self.mark("ncmp")?;
            }
            None => {}
        }
        if let Some(law) = &facts.law {
            self.reader.says_law(self.reader.table.last?, law);
            if law == "29A" {
                self.mark("oot")?;
            }
        }
        match facts.unintended {
            Some(true) => {
                let following =
                    next.iter().find_map(|event| if let Event::Call(made) = event { made.by } else { None });
                let others_first = following.is_some_and(|by| by != player) && self.arrows == Arrows::Written;
                let last = self.reader.table.last?;
                let (turn, before) = (last.turn, last.before);
                let intended = if others_first { Intended::Said } else { Intended::Next };
                self.reader.table.open = Open::Unintended { player, turn, before, intended };
                self.mark("mispull")
            }
            Some(false) if self.arrows == Arrows::Written => self.mark("not mispull"),
            Some(false) => self.mark("intended"),
            None => Some(()),
        }
    }
}

fn sufficiency(last: &Last) -> Sufficiency {
    match last.call.bid() {
        Some(bid) if !bid.is_sufficient_over(last.over) => Sufficiency::Insufficient,
        Some(_) | None => Sufficiency::Sufficient,
    }
}

/// What the call shows, means and asks, in brackets. `None` if it cannot be written.
fn described(call: Call, facts: &Facts, sign: &str) -> Option<Vec<String>> {
    if facts.simultaneous || !facts.replacements.is_empty() {
        return None;
    }
    let meaning = facts.meaning.as_ref().map(Told::text);
    // A transfer says what it shows.
    let implied = meaning.and_then(|meaning| super::claims::shown_by_transfer(call, meaning));
    let mut marks = Vec::new();
    match facts.shows {
        // For a bid the sign says that it does not show what it names; for another call, that it shows something.
        Some(shows) if shows == Shows::NOTHING && call.bid().is_some() => marks.push(sign.to_owned()),
        Some(shows) if shows == Shows::NOTHING => return None,
        Some(shows) if call.bid().is_none() && shows == Shows::from(Feature::UnknownSuit) => {
            marks.push(sign.to_owned())
        }
        Some(shows) if Some(shows) != implied => {
            let features: Vec<String> = shows.features().map(|feature| feature.to_string()).collect();
            // `(S)` may be a seat.
            let words = if features == ["S"] { "spades".to_owned() } else { features.join(",") };
            marks.push(format!("({words})"));
        }
        Some(_) | None => {}
    }
    marks.extend(meaning.map(|meaning| format!("({meaning})")));
    if let Some(purpose) = facts.purpose.as_ref().map(Told::text) {
        LISTS.purposes.iter().find(|words| words.first() == Some(&purpose))?;
        marks.push(format!("({purpose})"));
    }
    Some(marks)
}
