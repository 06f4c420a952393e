//! The quiz: questions that the core makes and marks.
//!
//! A question is a record, something to ask about it, and two to five choices. Every choice is a [`Claim`]: it rules on the
//! record again and says whether it holds. Exactly one holds, and a question for which that is not so is never given out. The
//! wrong choices are what people confuse: the ruling of the other edition, or as it would be had LHO accepted the call.
//!
//! A seed determines its question, in any language and on any machine. Where the Laws can be read in two ways, or leave
//! something to the director that nobody has said, nothing is asked.

mod ask;
mod asked;
mod balance;
mod bar;
mod binds;
mod change;
mod claim;
mod classics;
mod club;
mod deciding_clause;
mod decisive;
mod dice;
mod draft;
mod ends;
mod family;
mod grounds;
mod instead;
mod kind;
mod level;
mod linked;
mod look;
mod marks;
mod natural;
mod own;
mod parts;
mod plot;
mod reason;
mod refusals;
mod settle;
mod skipped;
mod sort;
mod sound;
mod story;
mod table;
mod tell;
mod topic;
mod walk;
mod what_if;
mod why;

pub use ask::Ask;
pub use asked::{asked_laws, asked_levels};
pub use bar::Bar;
pub use claim::{Acceptor, Claim, Fault, Lead, Likeness, Spot};
pub use classics::{CLASSICS, Classic};
pub use club::club_question;
pub use draft::Kind;
pub use level::Level;
pub use linked::{are_of, chains, linked};
pub use marks::{EXAM, Mark, Marks};
pub use own::{OWN_BYTES, OWN_QUESTIONS, Own, OwnFault, OwnProblem, own_question, own_questions, refusal};
pub use reason::Reason;
pub use sort::{BarSort, Sort};
pub(crate) use tell::question_sentence;
pub use tell::{LETTERS, choice, fits_on_a_button, question_page, reveal_page};
pub use topic::{Topic, law_of};
pub use walk::{Questions, exam};
pub use what_if::{Turned, turned};

use crate::{
    lawbook::{Clause, Edition},
    record::Record,
    ruling::{Incident, Kind as Irregularity},
};
use balance::Aim;
use dice::{Dice, mixed};
use draft::Draft;
use grounds::grounds;
use plot::Plot;
use table::{Table, stated};

/// Wrong choices at the most; with the right one, four in all.
const WRONG: usize = 3;

/// In how many of ten questions each edition is asked about, where nobody chose one.
const EDITIONS: [(Edition, u32); 2] = {
    let [older, newer] = Edition::LATEST;
    [(newer, 7), (older, 3)]
};

/// Families that are looked for before a seed is given up, and tables that are tried for each. Where a law is wanted, there are
/// answers that do not occur.
const FAMILIES: u32 = 8;
const TRIES: u32 = 6_000;
const FAMILIES_OF_A_LAW: u32 = 100;
const TRIES_OF_A_LAW: u32 = 60;

/// How many seeds in a hundred give a classic, if there is one to suit, and how many of the hardest level.
const CLASSIC: u32 = 5;
const HARD_CLASSIC: u32 = 3;

/// A question with its choices, of which exactly one holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// The seed that determines it.
    pub seed: u64,
    /// How hard it is.
    pub level: Level,
    /// What it is about.
    pub kind: Kind,
    /// The edition under which it is asked.
    pub edition: Edition,
    /// The laws that it is about, lowest first.
    pub laws: Vec<u8>,
    /// What happened at the table.
    pub record: Record,
    /// What is asked.
    pub ask: Ask,
    /// The choices, in the order in which they are shown.
    pub choices: Vec<Choice>,
    /// The place of the right one, from 0.
    pub right: usize,
    /// The name of the classic that it is, if it is one: `S15`.
    pub classic: Option<&'static str>,
    /// Its name, if it is one of somebody's own.
    pub own: Option<String>,
}

/// One choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What it claims.
    pub claim: Claim,
    /// What is against it, where the reason for the answer does not say it: the confusion behind it, with its clause.
    pub against: Option<Reason>,
}

/// Which questions are wanted; by default, any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// This level only.
    pub level: Option<Level>,
    /// Questions about this law only.
    pub law: Option<u8>,
    /// Questions under this edition only.
    pub edition: Option<Edition>,
    /// Questions of this kind only.
    pub kind: Option<Kind>,
}

/// The question of a seed; `None` when nothing suits, because no question is about that law, or the seed is a bad one.
#[must_use]
pub fn question(seed: u64, wanted: &Wanted) -> Option<Question> {
    let mut dice = Dice::new(seed);
    // Of one law there may be nothing at some level.
    let level = wanted.level.or_else(|| dice.pick(&Level::ALL).filter(|_| wanted.law.is_none()));
    let edition = wanted.edition.or_else(|| dice.weighted(&EDITIONS))?;
    let wanted = Wanted { level, edition: Some(edition), ..*wanted };
    let [.., hardest] = Level::ALL;
    if dice.chance(if level == Some(hardest) { HARD_CLASSIC } else { CLASSIC })
        && let Some(question) = classics::one(&mut dice, seed, &wanted)
    {
        return Some(question);
    }
    let kinds = kinds(&wanted);
    let (families, tries) = match wanted.law {
        None => (FAMILIES, TRIES),
        Some(_) => (FAMILIES_OF_A_LAW, TRIES_OF_A_LAW),
    };
    for _ in 0..families {
        let kind = dice.pick(&kinds)?;
        let Some(aim) = Aim::at(&mut dice, kind, level, edition) else { continue };
        if let Some(question) = family::asked(&mut dice, seed, &wanted, aim, tries) {
            return Some(question);
        }
    }
    None
}

/// The kinds of the questions that are wanted.
fn kinds(wanted: &Wanted) -> Vec<Kind> {
    let editions = || Edition::LATEST.into_iter().filter(|one| wanted.edition.is_none_or(|edition| edition == *one));
    let has = |kind, level| editions().any(|edition| !balance::answers(kind, level, edition).is_empty());
    let is_wanted = |kind: &Kind| {
        wanted.kind.is_none_or(|wanted| wanted == *kind)
            && wanted.level.is_none_or(|level| has(*kind, level))
            && !plots(*kind, wanted.law).is_empty()
    };
    Kind::ALL.iter().copied().filter(is_wanted).collect()
}

/// What can go wrong in a question of this kind that may be about this law.
fn plots(kind: Kind, law: Option<u8>) -> Vec<(Plot, u32)> {
    let plots = kind.plots().iter().copied();
    // What hardly ever happens comes up where somebody asks for its law. Law 26 is behind the answer where the lead is asked for.
    // Whether calls are comparable is of Law 23, whatever had gone wrong.
    let is_of = |law: u8| (law != 26 || kind == Kind::Lead) && (law == 23 || kind != Kind::Comparable);
    let of_law = |plot: Plot, law: u8| plot.may_come_to(law) && is_of(law);
    // Three passes before a call tell by their look that nobody can accept it, and two calls at once that LHO can.
    let is_told = |plot: Plot| kind == Kind::Accepts && matches!(plot, Plot::AfterTheEnd | Plot::ChangeOfMind);
    plots.filter(|(plot, _)| law.map_or(!plot.is_rare() && !is_told(*plot), |law| of_law(*plot, law))).collect()
}

/// How many laws there are.
const LAWS: u8 = 93;

/// Whether a question is one of those that are wanted.
#[must_use]
pub fn suits(question: &Question, wanted: &Wanted) -> bool {
    wanted.level.is_none_or(|level| question.level == level)
        && wanted.law.is_none_or(|law| question.laws.contains(&law))
        && wanted.kind.is_none_or(|kind| question.kind == kind)
        && wanted.edition.is_none_or(|edition| question.kind == Kind::Editions || question.edition == edition)
}

/// A draft as a question: its choices in some order, if exactly the right one holds.
fn finished(dice: &mut Dice, seed: u64, kind: Kind, mut draft: Draft) -> Option<Question> {
    balance::level_out(dice, kind, Level::of(kind, &draft.table), &mut draft);
    let Draft { right, wrong, .. } = &mut draft;
    let mut claims: Vec<Claim> = Vec::new();
    for claim in std::mem::take(wrong) {
        if claim != *right && !claims.contains(&claim) && claims.len() < WRONG {
            claims.push(claim);
        }
    }
    *wrong = claims;
    is_fit(kind, &draft).then(|| made(dice, seed, kind, draft))
}

/// Whether a draft may be asked about: exactly the right claim holds.
fn is_fit(kind: Kind, draft: &Draft) -> bool {
    let Draft { table, right, wrong, .. } = draft;
    // Where it is asked what is wrong, that would tell it.
    let is_asked_what_is_wrong = matches!(kind, Kind::Order | Kind::Accepts | Kind::Irregular);
    let is_odd = !is_asked_what_is_wrong && overlooks_two_bids(table);
    if wrong.len() < 2 || is_disputed(kind, table) || is_odd {
        return false;
    }
    // The key has to be that of natural calls, for so the question says.
    let records = [&stated(&table.record, &table.ruling), &table.record];
    let as_meant = |claim: &Claim| records.into_iter().all(|record| claim.holds(record) == (claim == right));
    wrong.iter().chain([right]).all(as_meant)
}

/// Whether a bid is lower than the bid before the last: nobody overlooks two.
fn overlooks_two_bids(table: &Table) -> bool {
    let insufficient = table.ruling.incidents.iter().filter(|incident| incident.kind == Irregularity::InsufficientBid);
    let is_one = |incident: &Incident| {
        let before = table.until(incident.event)?.ruling.auction;
        let before_last = before.calls().iter().rev().filter_map(|(_, call)| call.bid()).nth(1)?;
        Some(incident.call.bid()? < before_last)
    };
    insufficient.into_iter().any(|incident| is_one(incident) == Some(true))
}

/// A draft that is fit as a question, its choices in some order.
fn made(dice: &mut Dice, seed: u64, kind: Kind, draft: Draft) -> Question {
    let level = Level::of(kind, &draft.table);
    let laws = grounds::laws(&grounds(kind, &draft.right, &draft.table));
    let Draft { table, ask, right, wrong: mut claims } = draft;
    claims.push(right.clone());
    dice.shuffle(&mut claims);
    let place = claims.iter().position(|claim| *claim == right).unwrap_or_default();
    let against = |claim: &Claim| (*claim != right).then(|| kind.against(&table, ask, &right, claim)).flatten();
    let choices = claims.iter().map(|claim| Choice { claim: claim.clone(), against: against(claim) }).collect();
    Question {
        seed,
        level,
        kind,
        edition: table.record.laws,
        laws,
        record: table.record,
        ask,
        choices,
        right: place,
        classic: None,
        own: None,
    }
}

/// Whether directors may differ about a table: a call is taken to be conventional that is not said to be, or Law 30 and Law 17 both
/// claim a pass; or so much went wrong that it is no table at all.
fn is_disputed(kind: Kind, table: &Table) -> bool {
    let under = |laws| Table::of(Record { laws, ..table.record.clone() });
    let is_natural = match kind {
        Kind::Editions => Edition::LATEST.into_iter().filter_map(under).all(|table| table.assumes_natural_calls()),
        _ => table.assumes_natural_calls(),
    };
    let odd: usize = table.ruling.incidents.iter().map(|incident| 1 + incident.attempts.len()).sum();
    let is_chain = table.ruling.incidents.len() > 2
        && table.ruling.incidents.iter().any(|incident| incident.kind == Irregularity::PassesOutOfRotationEnd);
    // By a player who must pass, and at another's turn.
    let is_both = |incident: &Incident| {
        incident.kind == Irregularity::CallByBarredPlayer && !claim::is_in_turn(&table.record, incident)
    };
    // Who plays does not hang on who lost a turn.
    let is_no_skip = |one: &Incident| kind != Kind::Contract && reason::is_accepted_in_turn(table, one);
    let is_argued = |one: &Incident| reason::is_third_pass(table, one) || is_both(one) || is_no_skip(one);
    !is_natural || odd > ODD || is_chain || table.ruling.incidents.iter().any(is_argued)
}

/// The most irregular calls that a reader can follow.
const ODD: usize = 3;

impl Question {
    /// The clauses behind the answer, the decisive one first.
    pub(crate) fn grounds(&self) -> Vec<Clause> {
        let table = Table::of(self.record.clone());
        let right = self.choices.get(self.right);
        table.zip(right).map(|(table, right)| grounds(self.kind, &right.claim, &table)).unwrap_or_default()
    }

    /// A number that two questions share only when they ask the same about the same table with the same choices, whatever
    /// their seeds and the order of the choices. It is kept for years, and so made of what is written elsewhere, too:
    /// the record as JSON, and the choices as keys.
    #[must_use]
    pub fn identity(&self) -> u64 {
        let mut claims: Vec<String> = self.choices.iter().map(|choice| own::key(&choice.claim)).collect();
        claims.sort_unstable();
        let told = format!("{} {} {}", self.kind.name(), self.record.to_json(), claims.join("; "));
        told.bytes().fold(0, |all, byte| mixed(all ^ u64::from(byte)))
    }
}
