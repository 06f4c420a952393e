//! What a question puts before people is what they play: auctions, meanings, and what else might have happened.

use std::collections::{BTreeMap, BTreeSet};

use director_please::{
    bridge::{Bid, Call, Denomination, Seat},
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Classic, Kind, Likeness, Question, Questions, Wanted},
    record::{Event, MadeCall},
    ruling::Kind as Irregularity,
};

use super::{
    all, of_both_editions,
    said::{calls, last},
};

/// The bids of a side so far.
fn bids(calls: &[(Seat, &MadeCall)], is_it: impl Fn(Seat) -> bool) -> Vec<Bid> {
    calls.iter().filter(|(by, _)| is_it(*by)).filter_map(|(_, made)| made.call.bid()).collect()
}

/// What nobody at a club would bid after these calls, as a reason.
fn is_odd(before: &[(Seat, &MadeCall)], by: Seat, bid: Bid) -> Option<&'static str> {
    let [mine, partners, theirs, ours] = [
        bids(before, |other| other == by),
        bids(before, |other| other == by.partner()),
        bids(before, |other| other.side() != by.side()),
        bids(before, |other| other.side() == by.side()),
    ];
    let has = |bids: &[Bid], named| bids.iter().any(|bid| bid.denomination == named);
    let agreed = mine.iter().find(|bid| has(&partners, bid.denomination));
    let is_notrump = bid.denomination == Denomination::Notrump;
    let game = |bid: &Bid| match bid.denomination {
        Denomination::Notrump => 3,
        Denomination::Hearts | Denomination::Spades => 4,
        Denomination::Clubs | Denomination::Diamonds => 5,
    };
    let is_weak = |bid: &Bid| bid.level.number() > 1 && bid.denomination != Denomination::Notrump;
    [
        (agreed.is_some_and(|agreed| agreed.denomination != bid.denomination), "another suit than the one agreed"),
        (ours.last().is_some_and(|last| last.level.number() >= game(last)), "more than game"),
        (has(&theirs, bid.denomination), "what the opponents have bid"),
        (
            ours.is_empty() && theirs.is_empty().eq(&false) && is_notrump && bid.level.number() > 1,
            "the unusual notrump",
        ),
        (
            theirs.is_empty() && mine.len() == 1 && mine == ours && is_weak(&mine[0]),
            "a second bid by who has preempted",
        ),
    ]
    .into_iter()
    .find_map(|(is_odd, reason)| is_odd.then_some(reason))
}

#[test]
fn what_was_bid_before_anything_went_wrong_is_what_clubs_bid() {
    let mut checked = 0;
    for question in all().filter(|question| question.classic.is_none() && question.kind != Kind::Free) {
        let wrong = laws::rule(&question.record).unwrap().incidents.first().map_or(usize::MAX, |first| first.event);
        let calls = calls(&question.record);
        for (place, (by, made)) in calls.iter().enumerate().take(wrong) {
            let Some(bid) = made.call.bid() else { continue };
            checked += 1;
            assert_eq!(is_odd(&calls[..place], *by, bid), None, "{bid}: {question:?}");
        }
    }
    assert!(checked > 100, "{checked}");
}

/// What a question offers as natural would not be taken for a convention if nobody said so.
#[test]
fn no_convention_is_offered_as_natural() {
    let wanted = Wanted { kind: Some(Kind::Free), edition: Some(Edition::Laws2017), ..Wanted::default() };
    let mut checked = 0;
    for question in Questions::from(5, wanted).take(40).chain(Classic::all().flat_map(of_both_editions)) {
        let Some(incident) = last(&question.record) else { continue };
        let auction = laws::rule(&question.record).unwrap().auction;
        for choice in &question.choices {
            let Claim::Free(Some(Call::Bid(bid))) = choice.claim else { continue };
            checked += 1;
            assert!(!laws::is_by_agreement(&auction, incident.offender, bid), "{bid}: {question:?}");
        }
    }
    assert!(checked > 60, "{checked}");
}

#[test]
fn every_kind_says_what_would_turn_the_answer() {
    let rarer = [Kind::Passes, Kind::Lead, Kind::Clause, Kind::Editions];
    for kind in Kind::ALL.iter().copied().filter(|kind| !rarer.contains(kind)) {
        let wanted = Wanted { kind: Some(kind), ..Wanted::default() };
        let asked: Vec<Question> =
            Questions::from(3, wanted).filter(|question| question.classic.is_none()).take(30).collect();
        let is_said = |question: &&Question| {
            let told = terminal::render(&quiz::reveal_page(question, None, Language::English));
            told.contains("What would change") || told.contains("That would be right if")
        };
        let said = asked.iter().filter(is_said).count();
        assert!(said * 10 >= asked.len() * 8, "{}: {said} of {}", kind.name(), asked.len());
    }
}

/// What a call means comes to every answer, whichever of the two calls it is and whatever the auction: so it tells none.
#[test]
fn two_calls_may_be_alike_in_every_way_whatever_one_of_them_means() {
    let wanted = Wanted { kind: Some(Kind::Comparable), edition: Some(Edition::Laws2017), ..Wanted::default() };
    let mut seen: BTreeMap<(bool, usize, String), BTreeSet<&str>> = BTreeMap::new();
    for question in Questions::from(9, wanted).filter(|question| question.classic.is_none()).take(1_200) {
        let Claim::Comparable(likeness) = question.choices[question.right].claim else { panic!("{question:?}") };
        let calls = calls(&question.record);
        let meaning = |made: &MadeCall| made.facts.meaning.as_ref().map(|meaning| meaning.text().to_owned());
        let others = calls.iter().filter(|(_, made)| meaning(made).is_none() && made.call != Call::Pass);
        let auction: String = others.map(|(_, made)| made.call.to_string()).collect();
        // Whether two calls are similar is asked about overcalls.
        let is_overcall = question.choices.iter().any(|choice| choice.claim == Claim::Comparable(Likeness::Similar));
        let meanings = calls.iter().filter_map(|(_, made)| meaning(made));
        for (place, told) in meanings.chain([auction]).enumerate() {
            seen.entry((is_overcall, place, told)).or_default().insert(likeness.name());
        }
    }
    assert!(seen.len() > 20 && seen.values().all(|likenesses| likenesses.len() == 3), "{seen:#?}");
}

/// Whether LHO called over a double that is not allowed decides, and so does that they may call again over a slip: it is told.
#[test]
fn what_lho_called_is_told() {
    let mut told = BTreeSet::new();
    for (law, kind) in [(36, Kind::Passes), (25, Kind::Contract)] {
        let wanted = Wanted { law: Some(law), kind: Some(kind), ..Wanted::default() };
        for question in Questions::from(17, wanted).filter(|question| question.classic.is_none()).take(40) {
            let Some(incident) = last(&question.record) else { continue };
            let next = question.record.events.get(incident.event + 1).and_then(Event::made_call);
            let is_over = next.is_some_and(|made| made.by == Some(incident.offender.lho()));
            let expected = match (incident.kind, is_over) {
                (Irregularity::InadmissibleDouble, true) => "called over the",
                (Irregularity::InadmissibleDouble, false) => "had not called over the",
                (Irregularity::UnintendedCall, true) if incident.replacement.is_some() => "took that call back",
                _ => continue,
            };
            let asked = terminal::render(&quiz::question_page(&question, Language::English)).replace("\n  ", " ");
            assert!(asked.contains(expected), "{expected}\n{asked}");
            told.insert(expected);
        }
    }
    assert_eq!(told.len(), 3, "{told:?}");
}
