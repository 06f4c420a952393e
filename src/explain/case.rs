//! One incident with its players, as the explanation speaks of them.

mod calls;

use crate::{
    bridge::{Bid, Call, Contract, Seat, Side},
    lawbook::index_2007,
    laws,
    record::{Event, LhoChoice, MadeCall, Record},
    ruling::{
        Continuation, DirectorsOption, Incident, Information, Kind, MustPass, Outcome, Passes, PlayersOption, Question,
        Rectification, Ruling, Until,
    },
};

/// What an irregularity is about, as far as the explanation distinguishes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    /// Law 27.
    Insufficient,
    /// Law 25A.
    Unintended,
    /// Law 25B.
    Changed,
    /// Laws 29 to 32.
    Rotation,
    /// Laws 35 to 39: inadmissible calls, which nobody can accept.
    Inadmissible,
    /// Laws 28, 33 and 34: in which order calls count.
    Order,
}

/// An incident with its players and the calls around it.
#[derive(Clone, Copy)]
pub(super) struct Case<'a> {
    pub(super) record: &'a Record,
    pub(super) ruling: &'a Ruling,
    pub(super) incident: &'a Incident,
    pub(super) offender: Seat,
    pub(super) partner: Seat,
    pub(super) lho: Seat,
    pub(super) side: Side,
    pub(super) call: Call,
    /// The place of the irregular call among the calls of the ruling.
    pub(super) place: usize,
    /// What holds under the director's answer that is being described, if one is.
    under: Option<&'a Continuation>,
}

impl<'a> Case<'a> {
    pub(super) fn new(record: &'a Record, ruling: &'a Ruling, incident: &'a Incident) -> Case<'a> {
        let offender = incident.offender;
        let place = ruling.place_of(incident);
        let (partner, lho, side) = (offender.partner(), offender.lho(), offender.side());
        Case { record, ruling, incident, offender, partner, lho, side, call: incident.call, place, under: None }
    }

    /// The same irregularity in another ruling on its record, or on the record with more events.
    pub(super) fn again(&self, ruling: &'a Ruling) -> Option<Case<'a>> {
        self.of_event(ruling, self.incident.event)
    }

    /// The irregularity of an event in that ruling.
    pub(super) fn of_event(&self, ruling: &'a Ruling, event: usize) -> Option<Case<'a>> {
        ruling.incident_of(event).map(|incident| Case::new(self.record, ruling, incident))
    }

    /// The player whose turn it was when the call was made.
    pub(super) fn turn_before(&self) -> Option<Seat> {
        let mut before = self.record.clone();
        before.events.truncate(self.incident.event);
        laws::rule(&before).ok().map(|before| before.auction.turn())
    }

    /// The ruling once LHO has chosen.
    pub(super) fn if_lho(&self, choice: LhoChoice) -> Option<Ruling> {
        if_lho(self.record, choice)
    }

    /// The same under the director's answer no.
    pub(super) fn if_no(&self) -> Case<'a> {
        Case { under: self.incident.answers.as_deref().map(|answers| &answers.no), ..*self }
    }

    /// The same under the director's answer yes, and no to the second question that it raises.
    pub(super) fn if_yes_then_no(&self) -> Case<'a> {
        let yes = self.incident.answers.as_deref().map(|answers| &answers.yes);
        let no = |yes: &'a Continuation| yes.answers.as_deref().map_or(yes, |second| &second.no);
        Case { under: yes.map(no), ..*self }
    }

    /// The contract in which the auction has ended under the director's answer that is being described, but not under every answer.
    pub(super) fn contract_under(&self) -> Option<Contract> {
        self.under.filter(|_| !self.ruling.auction_over).and_then(|then| then.contract)
    }

    /// The irregular call with what is known about it.
    pub(super) fn made(&self) -> Option<&'a MadeCall> {
        self.record.events.get(self.incident.event)?.made_call()
    }

    /// The choice that is open now, unless the director has to decide something first.
    pub(super) fn option(&self) -> Option<&'a PlayersOption> {
        match &self.incident.outcome {
            Outcome::PlayersOption(option) => Some(option),
            Outcome::NoRectification(_) | Outcome::Rectification(_) | Outcome::DirectorsOption(_) => None,
        }
    }

    /// Whether somebody has to choose or to decide about it before the auction goes on.
    pub(super) fn awaits(&self) -> bool {
        match &self.incident.outcome {
            Outcome::DirectorsOption(_) => true,
            Outcome::PlayersOption(option) => option.is_lho_choice() || option.is_replacement(),
            Outcome::NoRectification(_) | Outcome::Rectification(_) => false,
        }
    }

    /// Whether LHO has to accept or to decline it.
    pub(super) fn awaits_lho(&self) -> bool {
        self.incident.awaits_lho()
    }

    /// The result, once it is settled.
    pub(super) fn settled(&self) -> Option<&'a Rectification> {
        self.incident.outcome.rectification()
    }

    /// Another irregularity by the same offender that LHO has declined, where the next call takes the place of both.
    pub(super) fn same_turn(&self) -> Option<Case<'a>> {
        let is_it = |other: &&Incident| {
            let refused = other.accepted == Some(false) && !other.is_settled() && other.waits_for.is_none();
            refused && other.event != self.incident.event && other.offender == self.offender
        };
        let other = self.ruling.incidents.iter().filter(|_| self.awaits()).find(is_it)?;
        Some(Case::new(self.record, self.ruling, other)).filter(Case::awaits)
    }

    /// How much already binds a player, may not be used, or is still open. If anything is, the page does not say *nobody is restricted*.
    pub(super) fn bound(&self) -> usize {
        let force = &self.ruling.in_force;
        let repeats = force.must_repeat.iter().filter(|bar| bar.seat != self.offender).count();
        let unauthorised = |incident: &&Incident| {
            incident.waits_for.is_none() && incident.result.information == Some(Information::Unauthorised)
        };
        let informed = self.ruling.incidents.iter().filter(unauthorised).count();
        let is_open = |it: &Incident| !it.is_settled() || it.waits_for_later();
        let is_other = |it: &&Incident| it.event != self.incident.event && is_open(it);
        let open = self.ruling.incidents.iter().filter(is_other).count();
        force.must_pass.len() + force.no_double.len() + force.lead.len() + repeats + informed + open
    }

    /// Law 25A: whether another irregularity hangs on what becomes of this one.
    pub(super) fn is_waited_for(&self) -> bool {
        self.ruling.incidents.iter().any(|it| it.waits_for == Some(self.incident.event))
    }

    /// Whether a sufficient bid is left: over 7NT none is.
    pub(super) fn has_bid_left(&self) -> bool {
        let last = self.ruling.auction.last_bid().map(|(_, bid)| bid);
        Bid::all().any(|bid| bid.is_sufficient_over(last))
    }

    /// Laws 27B3 and 36B: whether the offender has yet to choose, and whatever they choose partner has to pass and may not use what
    /// was withdrawn.
    pub(super) fn is_rectified_before_the_choice(&self) -> bool {
        let is_open = matches!(self.incident.outcome, Outcome::PlayersOption(_));
        let is_cancelled = self.incident.kind == Kind::InadmissibleDouble || !self.incident.attempts.is_empty();
        is_open && is_cancelled && self.incident.result.partner_passes == Passes::Throughout
    }

    /// Whether a clause led to the result, by its address.
    pub(super) fn cites(&self, address: &str) -> bool {
        self.incident.result.cites(address)
    }

    /// What the irregularity is about.
    pub(super) const fn subject(&self) -> Subject {
        match self.incident.kind {
            Kind::InsufficientBid => Subject::Insufficient,
            Kind::UnintendedCall => Subject::Unintended,
            Kind::ChangeOfCall => Subject::Changed,
            Kind::PassOutOfRotation | Kind::BidOutOfRotation | Kind::DoubleOutOfRotation => Subject::Rotation,
            Kind::InadmissibleDouble | Kind::CallByBarredPlayer | Kind::BidAboveSeven | Kind::CallAfterFinalPass => {
                Subject::Inadmissible
            }
            Kind::SimultaneousCall | Kind::ConsideredInRotation | Kind::PassesOutOfRotationEnd => Subject::Order,
        }
    }

    /// Whether this player must pass now.
    pub(super) fn is_bound(&self, seat: Seat) -> bool {
        self.bars().any(|bar| bar.seat == seat)
    }

    /// Who must pass. While it is asked whether a call was unintended (Law 25A), this includes who must pass if it was not: the choices
    /// below that question are about that case.
    fn bars(&self) -> impl Iterator<Item = &'a MustPass> {
        let is_slip = |option: &DirectorsOption| matches!(option.question, Question::Unintended(_));
        let asks = matches!(&self.incident.outcome, Outcome::DirectorsOption(option) if is_slip(option));
        let told = self.under.or_else(|| self.incident.answers.as_deref().filter(|_| asks).map(|answers| &answers.no));
        self.ruling.in_force.must_pass.iter().chain(told.into_iter().flat_map(|it| &it.in_force.must_pass))
    }

    /// Laws 25 and 29: whether the director has yet to find out by which law the call is ruled.
    pub(super) fn asks_which_law(&self) -> bool {
        matches!(&self.incident.outcome, Outcome::DirectorsOption(option) if matches!(option.question, Question::WhichLaw(..)))
    }

    /// Whether the turn at which this player had to pass under one of the director's answers is over.
    pub(super) fn has_served(&self, seat: Seat) -> bool {
        let Some(answers) = self.incident.answers.as_deref() else { return false };
        let Outcome::DirectorsOption(option) = &self.incident.outcome else { return false };
        let is_bound = match option.question {
            Question::Comparable(_) => binds_once(&answers.yes, seat) || binds_once(&answers.no, seat),
            // Only a new call binds anybody.
            Question::WhichLaw(..) => binds_once(&answers.no, seat),
            Question::Unintended(_) => return false,
        };
        // What binds partner begins with the call that the offender chooses.
        let has_passed = self.has_called_since(self.offender) && self.has_called_since(seat);
        let has_passed = has_passed || passed_first(&answers.no, seat);
        !self.ruling.auction_over && has_passed && !is_bound
    }

    /// 2007 Laws 31B and 32A: whether partner has to pass from the moment at which the call is declined.
    pub(super) fn bars_at_once(&self) -> bool {
        let by = self.incident.result.passes_by;
        by.is_some_and(|by| [index_2007::L31B, index_2007::L32A].contains(&by))
    }

    /// Whether this player must pass for the rest of the auction.
    pub(super) fn is_barred(&self, seat: Seat) -> bool {
        self.bars().any(|bar| bar.seat == seat && bar.until == Until::EndOfAuction)
    }

    /// Whether another irregularity is the same call of the same player, with the same choices.
    fn is_like(&self, other: &Case<'_>) -> bool {
        let (one, two) = (self.incident, other.incident);
        (one.offender, one.call, one.kind) == (two.offender, two.call, two.kind) && one.outcome == two.outcome
    }
}

/// Whether this player has yet to pass once as the record goes on, whatever else is asked there.
fn binds_once(then: &Continuation, seat: Seat) -> bool {
    let is_due = |bar: &MustPass| bar.seat == seat && bar.until == Until::NextTurn;
    let second = then.answers.as_deref();
    then.in_force.must_pass.iter().any(is_due)
        || second.is_some_and(|second| binds_once(&second.yes, seat) || binds_once(&second.no, seat))
}

/// Every irregularity that a page is about. One that waits for a choice about an earlier one is only named.
pub(super) fn told<'a>(record: &'a Record, ruling: &'a Ruling) -> Vec<Case<'a>> {
    let told = ruling.incidents.iter().filter(|incident| incident.waits_for.is_none());
    told.map(|incident| Case::new(record, ruling, incident)).collect()
}

/// Everything that is not settled, in the order in which it is dealt with: as it happened; but a call on which somebody
/// has to decide at once goes before the choice that it interrupted, and that before what awaits a later turn.
pub(super) fn open<'a, 'b>(cases: &'a [Case<'b>]) -> Vec<&'a Case<'b>> {
    let mut open: Vec<&Case<'_>> = Vec::new();
    for case in cases.iter().filter(|case| !case.incident.is_settled()) {
        // The same call made again at the same turn leaves no more to choose.
        if !open.iter().any(|other| other.is_like(case)) {
            open.push(case);
        }
    }
    open.sort_by_key(|case| (!case.awaits(), case.option().is_some_and(|option| !option.is_lho_choice())));
    open
}

/// The ruling once LHO has chosen.
pub(super) fn if_lho(record: &Record, choice: LhoChoice) -> Option<Ruling> {
    let mut chosen = record.clone();
    chosen.events.push(Event::Lho(choice));
    laws::rule(&chosen).ok()
}

/// Law 28A: whether this player's pass was taken as made under one answer, since their LHO called.
fn passed_first(then: &Continuation, seat: Seat) -> bool {
    let in_turn = |it: &Incident| it.kind == Kind::ConsideredInRotation && !it.is_taken_as_not_made();
    then.incidents.iter().any(|it| in_turn(it) && it.offender.rho() == seat)
}
