//! The director's question about a replacement, 2017 Law 23A, 2007 Law 27B1(b): what follows from either answer.

use super::{
    Line, Part, arg::Together, case::Case, continuation, denomination, information, message::Message, partner,
    rectification, review,
};
use crate::{
    bridge::{Call, Seat},
    lawbook::index_2017,
    ruling::{DirectorsOption, Outcome, Question},
};

/// The director's question about a replacement, with both prices side by side.
pub(super) fn part(case: &Case<'_>, option: &DirectorsOption, replacement: Call) -> Part {
    let call = case.replaced_by(replacement);
    let heading = if call == replacement {
        Message::DirectorComparableAlike { offender: case.offender, call }
    } else {
        Message::DirectorComparable { call, replacement, edition: case.ruling.edition }
    };
    let if_natural = if_natural(case, option, replacement);
    let if_yes = if_natural.as_ref().map_or_else(|| (*option.if_yes).clone(), |_| by_comparable_call(case, option));
    let (mut yes, mut no) = (told(case, &if_yes, true), told(case, &option.if_no, false));
    if yes == no {
        // Partner has to pass for another reason, and the answers differ in what may be used in the play.
        let used = |outcome: &Outcome| outcome.rectification().map(|result| information::of(case, result));
        yes.extend(used(&option.if_yes).unwrap_or_default());
        no.extend(used(&option.if_no).unwrap_or_default());
    } else {
        no.extend(not_used(case, option));
        let result = option.if_no.rectification().filter(|_| goes_on(case));
        no.extend(result.and_then(|result| information::over_double(case, result)));
    }
    let edition = case.ruling.edition;
    // The question above them is a different one, which "If so" would seem to answer.
    let [if_so, if_not] = match if_natural {
        Some(_) => [Message::OtherwiseIf { edition }, Message::OtherwiseIfNot { edition }],
        None => [Message::If {}, Message::IfNot {}],
    };
    let answers = [Line::labelled(if_so, yes), Line::labelled(if_not, no)];
    Part::headed(heading).with_lines(if_natural).with_lines(answers)
}

/// Law 27B1(a): on what condition the replacement is free whatever the answer.
fn if_natural(case: &Case<'_>, option: &DirectorsOption, replacement: Call) -> Option<Line> {
    option.if_yes.rectification().and_then(|yes| denomination::free_if_natural(case, replacement, yes))
}

/// Whether there is such a condition, so that no restriction is certain.
fn may_be_free(case: &Case<'_>) -> bool {
    let Outcome::DirectorsOption(option) = &case.incident.outcome else { return false };
    let Question::Comparable(replacement) = option.question else { return false };
    if_natural(case, option, replacement).is_some()
}

/// Whether the lead of this player may be free by Law 27B1(a), so that a restriction is not certain.
pub(super) fn lead_may_be_free(cases: &[Case<'_>], leader: Seat) -> bool {
    cases.iter().any(|case| case.partner == leader && may_be_free(case))
}

/// What follows from a comparable call where 27B1(a), which has a condition of its own beside it, does not apply: in 2017 Law 23C
/// too protects the other side.
fn by_comparable_call(case: &Case<'_>, option: &DirectorsOption) -> Outcome {
    let edition = case.ruling.edition;
    let mut if_yes = (*option.if_yes).clone();
    if let Outcome::NoRectification(result) | Outcome::Rectification(result) = &mut if_yes
        && edition.has_comparable_calls()
        && denomination::rules(result)
    {
        result.review.push(edition.own(index_2017::L23C));
    }
    if_yes
}

/// Whether the auction goes on if the replacement is not comparable.
fn goes_on(case: &Case<'_>) -> bool {
    !case.ruling.auction_over && continuation::contract(case, false).is_none()
}

/// Law 16: partner has to pass, and may not use what was withdrawn either.
fn not_used(case: &Case<'_>, option: &DirectorsOption) -> Option<Message> {
    let result = option.if_no.rectification().filter(|result| goes_on(case) && rectification::is_withheld(result))?;
    // Where partner may call, it is said beside that.
    let says_so =
        rectification::auction_text(case, result).iter().any(|it| matches!(it, Message::MayCallNotUse { .. }));
    let double = partner::cancelled_double(case, result);
    let calls: Vec<Call> = [partner::withdrawn(case, result)].into_iter().chain(double).collect();
    let number = calls.len();
    let (partner, which) = (case.partner, partner::gone(case, result));
    (!says_so).then_some(Message::MayNotUse { partner, calls: Together(calls), number, which })
}

/// What follows from an answer, with the rest of the record.
pub(super) fn told(case: &Case<'_>, outcome: &Outcome, yes: bool) -> Vec<Message> {
    let rest = continuation::of(case, yes);
    match (continuation::contract(case, yes), outcome) {
        (Some(contract), Outcome::NoRectification(result) | Outcome::Rectification(result)) => {
            let lead = rectification::lead_against(case, result, contract);
            let play = information::under(case, result, contract).into_iter().chain(review::of_result(case, result));
            rest.into_iter().chain(lead).chain(play).collect()
        }
        _ => rectification::consequences(case, outcome).into_iter().chain(rest).collect(),
    }
}
