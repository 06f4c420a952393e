//! The ruling notation: a ruling in a few lines, in no language, for tests and logs.
//!
//! ```text
//! insufficient_bid 1H by S: open
//!   LHO [27A1]
//!     accept -> proceed; AI [27A1]
//!     decline
//!       offender [27B]
//!         P 1S-2D 2S-7NT
//!           comparable -> proceed; AI; review 27D 23C [27B1(b) 23A]
//!           not comparable -> partner passes throughout; lead forbid one; UI; review 72C [27B2 26B]
//!         2H -> proceed; AI; review 27D [27B1(a)]
//! turn W
//! ```

use std::fmt::{self, Display, Formatter};

use super::{
    Action, Choice, Incident, Information, Later, LeadKind, LeadRestriction, Outcome, Passes, PlayersOption, Question,
    Rectification, Ruling, Until,
};
use crate::{
    bridge::{Bid, Call, Relation, Seat},
    lawbook::Clause,
};

impl Display for Ruling {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for incident in &self.incidents {
            write_incident(f, incident)?;
        }
        for bar in &self.in_force.must_pass {
            let until = match bar.until {
                Until::NextTurn => "once",
                Until::EndOfAuction => "throughout",
            };
            writeln!(f, "{} passes {until} [{}]", bar.seat, bar.clause)?;
        }
        if let Some(bar) = self.in_force.must_repeat {
            writeln!(f, "{} must repeat {} [{}]", bar.seat, bar.call, bar.clause)?;
        }
        for bar in &self.in_force.no_double {
            writeln!(f, "{} may not double [{}]", bar.seat, bar.clause)?;
        }
        for lead in &self.in_force.lead {
            writeln!(f, "{} first on lead: {}", lead.leader, lead_with_suits(lead))?;
        }
        match (self.turn, self.contract, self.on_lead) {
            (Some(turn), _, _) => write!(f, "turn {turn}"),
            (None, Some(contract), Some(leader)) => {
                write!(f, "over: {} by {}, {leader} leads", contract.bid, contract.declarer)
            }
            (None, _, _) if self.auction_over => f.write_str("over: passed out"),
            (None, _, _) => f.write_str("turn: the director decides"),
        }
    }
}

fn write_incident(f: &mut Formatter<'_>, incident: &Incident) -> fmt::Result {
    write!(f, "{} {} by {}", incident.kind.name(), incident.call, incident.offender)?;
    if let Some(also) = incident.also {
        write!(f, ", also {}", also.name())?;
    }
    match incident.accepted {
        Some(true) => f.write_str(", accepted")?,
        Some(false) => f.write_str(", not accepted")?,
        None => {}
    }
    for attempt in &incident.attempts {
        write!(f, ", {attempt} cancelled")?;
    }
    if let Some(replacement) = incident.replacement {
        write!(f, ", {replacement} instead")?;
    }
    if let Some(result) = incident.outcome.rectification() {
        return writeln!(f, "\n  -> {}", Line { result, suits: Suits::Named });
    }
    f.write_str(": open\n")?;
    if incident.result.partner_passes != Passes::None {
        writeln!(f, "  already {}", Line { result: &incident.result, suits: Suits::Named })?;
    }
    write_outcome(f, &incident.outcome, incident.offender, 1)
}

fn write_outcome(f: &mut Formatter<'_>, outcome: &Outcome, offender: Seat, depth: usize) -> fmt::Result {
    let margin = "  ".repeat(depth);
    match outcome {
        Outcome::NoRectification(_) | Outcome::Rectification(_) => {
            writeln!(f, "{margin}-> {}", Leaf(outcome))
        }
        Outcome::PlayersOption(option) => write_option(f, option, offender, depth),
        Outcome::DirectorsOption(option) => {
            let (yes, no) = match option.question {
                Question::Comparable(_) => ("comparable", "not comparable"),
                Question::Unintended(_) => ("unintended", "intended"),
                Question::WhichLaw(_, one, other) => (one.address(), other.address()),
            };
            write_branch(f, yes, &option.if_yes, offender, depth)?;
            write_branch(f, no, &option.if_no, offender, depth)
        }
    }
}

fn write_branch(f: &mut Formatter<'_>, label: &str, outcome: &Outcome, offender: Seat, depth: usize) -> fmt::Result {
    let margin = "  ".repeat(depth);
    match outcome {
        Outcome::NoRectification(_) | Outcome::Rectification(_) => {
            writeln!(f, "{margin}{label} -> {}", Leaf(outcome))
        }
        Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => {
            writeln!(f, "{margin}{label}")?;
            write_outcome(f, outcome, offender, depth + 1)
        }
    }
}

fn write_option(f: &mut Formatter<'_>, option: &PlayersOption, offender: Seat, depth: usize) -> fmt::Result {
    let margin = "  ".repeat(depth);
    let chooser = match offender.relation_of(option.chooser) {
        Relation::Same => "offender",
        Relation::Lho => "LHO",
        Relation::Partner => "partner",
        Relation::Rho => "RHO",
    };
    writeln!(f, "{margin}{chooser} [{}]", option.clause)?;
    for group in groups(&option.choices, offender) {
        let Some(first) = group.first() else { continue };
        let label = match first.action {
            Action::Accept => "accept".to_owned(),
            Action::Decline => "decline".to_owned(),
            Action::Passes => "passes".to_owned(),
            Action::Acts => "acts".to_owned(),
            Action::Later(kind) => match kind {
                Later::SameDenomination => "same denomination".to_owned(),
                Later::Comparable => "comparable".to_owned(),
                Later::Other => "other".to_owned(),
                Later::Any => "any".to_owned(),
            },
            Action::Replace(_) => runs(group.iter().filter_map(|choice| match choice.action {
                Action::Replace(call) => Some(call),
                Action::Accept | Action::Decline | Action::Passes | Action::Acts | Action::Later(_) => None,
            })),
        };
        write_branch(f, &label, &first.then, offender, depth + 1)?;
    }
    Ok(())
}

/// The choices of the same kind that come to the same ruling, save for the suits of a lead restriction.
fn groups(choices: &[Choice], offender: Seat) -> Vec<Vec<&Choice>> {
    let mut groups: Vec<(String, Vec<&Choice>)> = Vec::new();
    for choice in choices {
        let key = Key { outcome: &choice.then, offender }.to_string();
        let replaces = matches!(choice.action, Action::Replace(_));
        match groups.iter_mut().find(|(other, _)| replaces && *other == key) {
            Some((_, group)) => group.push(choice),
            None => groups.push((key, vec![choice])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

struct Key<'a> {
    outcome: &'a Outcome,
    offender: Seat,
}

impl Display for Key<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_outcome(f, self.outcome, self.offender, 0)
    }
}

/// Calls with runs of neighbouring bids drawn together: `P 2C-2D 2S-7NT`.
fn runs(calls: impl Iterator<Item = Call>) -> String {
    let bids: Vec<Bid> = Bid::all().collect();
    let place = |call: Call| call.bid().and_then(|bid| bids.iter().position(|other| *other == bid));
    let mut runs: Vec<(Call, Call)> = Vec::new();
    for call in calls {
        match runs.last_mut() {
            Some((_, last)) if place(*last).zip(place(call)).is_some_and(|(before, now)| before + 1 == now) => {
                *last = call;
            }
            Some(_) | None => runs.push((call, call)),
        }
    }
    let words: Vec<String> =
        runs.iter().map(|(from, to)| if from == to { from.to_string() } else { format!("{from}-{to}") }).collect();
    words.join(" ")
}

struct Leaf<'a>(&'a Outcome);

impl Display for Leaf<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.0 {
            Outcome::NoRectification(result) | Outcome::Rectification(result) => {
                Line { result, suits: Suits::Left }.fmt(f)
            }
            Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => Ok(()),
        }
    }
}

/// Whether a lead restriction is written with its suits. In a list of choices each call would have its own.
#[derive(Clone, Copy)]
enum Suits {
    Named,
    Left,
}

struct Line<'a> {
    result: &'a Rectification,
    suits: Suits,
}

impl Display for Line<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let result = self.result;
        let mut parts: Vec<String> = Vec::new();
        if result.cancels_call {
            parts.push("cancelled, offender again".to_owned());
        }
        for (who, passes) in [("partner", result.partner_passes), ("offender", result.offender_passes)] {
            match passes {
                Passes::None => {}
                Passes::Once => parts.push(format!("{who} passes once")),
                Passes::Throughout => parts.push(format!("{who} passes throughout")),
            }
        }
        parts.extend(result.must_repeat.map(|call| format!("must repeat {call}")));
        if parts.is_empty() {
            parts.push("proceed".to_owned());
        }
        parts.extend(result.lead.as_ref().map(|lead| match self.suits {
            Suits::Named => format!("lead {}", lead_with_suits(lead)),
            Suits::Left => format!("lead {}", lead_kind(lead)),
        }));
        parts.extend(result.information.map(|information| match information {
            Information::Authorised => "AI".to_owned(),
            Information::Unauthorised => "UI".to_owned(),
        }));
        if !result.review.is_empty() {
            parts.push(format!("review {}", Clauses(&result.review)));
        }
        write!(f, "{} [{}]", parts.join("; "), Clauses(&result.clauses))
    }
}

fn lead_kind(lead: &LeadRestriction) -> String {
    let kind = match lead.kind {
        LeadKind::ForbidOne => "forbid one",
        LeadKind::RequireOrForbid => "require or forbid",
        LeadKind::ForbidAnyOne => "forbid any one",
    };
    match &lead.or {
        Some(or) => format!("{kind} or {}", lead_kind(or)),
        None => kind.to_owned(),
    }
}

fn lead_with_suits(lead: &LeadRestriction) -> String {
    let suits: String = lead.suits.iter().map(|suit| suit.letter()).collect();
    let kind = match lead.kind {
        LeadKind::ForbidOne => "forbid one of",
        LeadKind::RequireOrForbid => "require or forbid",
        LeadKind::ForbidAnyOne => "forbid any one of",
    };
    match &lead.or {
        Some(or) => format!("{kind} {suits} or {}", lead_with_suits(or)),
        None => format!("{kind} {suits}"),
    }
}

struct Clauses<'a>(&'a [Clause]);

impl Display for Clauses<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (place, clause) in self.0.iter().enumerate() {
            if place > 0 {
                f.write_str(" ")?;
            }
            clause.fmt(f)?;
        }
        Ok(())
    }
}
