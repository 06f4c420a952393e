//! Law 84: the kinds of ruling. Where somebody has a choice, it is a tree.

use crate::{
    bridge::{Call, Seat, Suit},
    lawbook::Clause,
};

/// Law 84: the four kinds of ruling on an irregularity.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Law 84A: the Laws prescribe no rectification.
    NoRectification(Rectification),
    /// Law 84B: the Laws prescribe a rectification.
    Rectification(Rectification),
    /// Law 84C: a player has a choice.
    PlayersOption(PlayersOption),
    /// Law 84D: the director has to decide something first.
    DirectorsOption(DirectorsOption),
}

/// Law 84C: a player has a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayersOption {
    /// Who chooses.
    pub chooser: Seat,
    /// The clause that gives them the choice.
    pub clause: Clause,
    /// Everything that they may choose.
    pub choices: Vec<Choice>,
}

/// One choice of a player and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What they choose.
    pub action: Action,
    /// What comes of it.
    pub then: Outcome,
}

/// What a player may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// LHO lets the irregular call stand.
    Accept,
    /// LHO does not.
    Decline,
    /// The offender makes this call in place of the irregular one.
    Replace(Call),
    /// RHO, whose turn it was, passes.
    Passes,
    /// RHO, whose turn it was, bids, doubles or redoubles.
    Acts,
    /// The offender, when their turn comes, makes a call of this kind.
    Later(Later),
}

/// The kinds of call between which the Laws distinguish when the offender's turn comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Later {
    /// 2007 Law 31A2(a): a bid that repeats the denomination.
    SameDenomination,
    /// 2017 Law 23A: a comparable call.
    Comparable,
    /// Any other legal call.
    Other,
    /// Any legal call.
    Any,
}

/// Law 84D: a question that only the director can answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DirectorsOption {
    /// The question.
    pub question: Question,
    /// The ruling if they say yes.
    pub if_yes: Box<Outcome>,
    /// The ruling if they say no.
    pub if_no: Box<Outcome>,
}

/// What the director has to decide about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// 2017 Law 23A, 2007 Law 27B1(b): does this replacement keep partner free by its meaning?
    Comparable(Call),
    /// Law 25A: was this call unintended?
    Unintended(Call),
    /// Which of two clauses rules on this call? Yes is the first.
    WhichLaw(Call, Clause, Clause),
}

/// What the Laws prescribe once all choices are made.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Rectification {
    /// The clauses that lead here, most decisive first.
    pub clauses: Vec<Clause>,
    /// How long offender's partner must pass.
    pub partner_passes: Passes,
    /// How long the offender must pass.
    pub offender_passes: Passes,
    /// The clause by which partner, or the offender, must pass.
    pub passes_by: Option<Clause>,
    /// 2007 Law 30B2(b): the clause by which partner may not double or redouble at their next turn.
    pub no_double: Option<Clause>,
    /// The call that the offender must make again at their turn.
    pub must_repeat: Option<Call>,
    /// Law 26: what declarer may do when offender's partner is first on lead.
    pub lead: Option<LeadRestriction>,
    /// Law 16: what the offending side may know of the withdrawn call; `None` while that is not certain.
    pub information: Option<Information>,
    /// The clauses under which the director may adjust the score later.
    pub review: Vec<Clause>,
    /// Laws 27B3 and 27B4: the call is cancelled, and the offender has to choose again.
    pub cancels_call: bool,
}

/// How long a player must pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Passes {
    /// Not at all.
    #[default]
    None,
    /// At their next turn.
    Once,
    /// Whenever it is their turn.
    Throughout,
}

/// Law 16: what the offending side may know of a withdrawn call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Information {
    /// Everybody may use it.
    Authorised,
    /// The offending side may not use it.
    Unauthorised,
}

/// Law 26: what declarer may do when offender's partner is first on lead, should that side defend.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeadRestriction {
    /// Whose lead is restricted: offender's partner.
    pub leader: Seat,
    /// What declarer may do.
    pub kind: LeadKind,
    /// The suits among which they choose one, in the order S H D C; never empty.
    pub suits: Vec<Suit>,
    /// The clause that gives them the right.
    pub clause: Clause,
    /// 2007: what another withdrawn call of the same offender gives instead; declarer picks one of the two.
    pub or: Option<Box<LeadRestriction>>,
}

/// Law 26: what declarer may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LeadKind {
    /// 2017 Law 26B: forbid one suit that the offender has not specified.
    ForbidOne,
    /// 2007 Law 26A2: require or forbid a suit that the withdrawn call specified.
    RequireOrForbid,
    /// 2007 Law 26B: forbid any one suit.
    ForbidAnyOne,
}

impl Rectification {
    /// Whether a clause led to it, by its address.
    #[must_use]
    pub fn cites(&self, address: &str) -> bool {
        self.clauses.iter().any(|clause| clause.address() == address)
    }
}

impl PlayersOption {
    /// Whether it is to accept or decline a call.
    #[must_use]
    pub fn is_lho_choice(&self) -> bool {
        self.choices.iter().any(|choice| matches!(choice.action, Action::Accept | Action::Decline))
    }

    /// Whether it is what the offender calls instead, now.
    #[must_use]
    pub fn is_replacement(&self) -> bool {
        self.choices.iter().any(|choice| matches!(choice.action, Action::Replace(_)))
    }

    /// What follows from an action, if it is among the choices.
    #[must_use]
    pub fn after(&self, action: Action) -> Option<&Outcome> {
        self.choices.iter().find(|choice| choice.action == action).map(|choice| &choice.then)
    }
}

impl Outcome {
    /// Every rectification to which the choices and decisions may lead.
    #[must_use]
    pub fn leaves(&self) -> Vec<&Rectification> {
        match self {
            Outcome::NoRectification(result) | Outcome::Rectification(result) => vec![result],
            Outcome::DirectorsOption(option) => [option.if_yes.leaves(), option.if_no.leaves()].concat(),
            Outcome::PlayersOption(option) => option.choices.iter().flat_map(|choice| choice.then.leaves()).collect(),
        }
    }

    /// The offender's choices, now or after a refusal.
    #[must_use]
    pub fn replacements(&self) -> Option<&PlayersOption> {
        let Outcome::PlayersOption(option) = self else { return None };
        if option.is_lho_choice() { option.after(Action::Decline)?.replacements() } else { Some(option) }
    }

    /// Law 27B3: whether the replacement is cancelled, and the offender chooses again.
    #[must_use]
    pub fn cancels_call(&self) -> bool {
        self.rectification().is_some_and(|result| result.cancels_call)
    }

    /// Whether nobody has anything left to choose or decide.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.rectification().is_some()
    }

    /// What the Laws prescribe, where nothing is left to choose or decide.
    #[must_use]
    pub fn rectification(&self) -> Option<&Rectification> {
        match self {
            Outcome::NoRectification(result) | Outcome::Rectification(result) => Some(result),
            Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => None,
        }
    }

    pub(crate) fn rectification_mut(&mut self) -> Option<&mut Rectification> {
        match self {
            Outcome::NoRectification(result) | Outcome::Rectification(result) => Some(result),
            Outcome::PlayersOption(_) | Outcome::DirectorsOption(_) => None,
        }
    }
}
