//! The tables of the quiz are such as a club sees: nobody calls what hardly any player would.

use std::collections::BTreeSet;

use director_please::{
    bridge::{Bid, Call, Denomination, Doubled, Seat},
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Kind, Likeness, Question, Questions, Wanted, chains, own_questions},
    record::{Event, MadeCall, Shows},
    ruling::{CallStatus, Kind as Irregularity},
};

use super::{
    all, number,
    said::{calls, last},
};

fn of(law: u8, kind: Option<Kind>) -> impl Iterator<Item = Question> {
    Questions::from(29, Wanted { law: Some(law), kind, ..Wanted::default() }).take(number() / 2)
}

/// A bid comes out of the box in place of the one beside it, and never in place of the pass card.
#[test]
fn nobody_takes_a_bid_for_a_pass() {
    let mut corrected = 0;
    for question in of(25, None).filter(|question| question.classic.is_none()) {
        for incident in laws::rule(&question.record).unwrap().incidents {
            let replacement = incident.replacement.filter(|_| incident.kind == Irregularity::UnintendedCall);
            corrected += usize::from(replacement.is_some());
            assert!(replacement.is_none_or(|call| call.bid().is_some()), "{question:?}");
        }
    }
    assert!(corrected > 3, "{corrected}");
}

/// A player whose call at another's turn can be made again, or raised by one level, names no other suit of their own.
#[test]
fn a_suit_shown_at_anothers_turn_is_the_one_that_is_bid_in_turn() {
    let mut checked = 0;
    for question in all().cloned().chain(of(31, None)).filter(|question| question.classic.is_none()) {
        for incident in laws::rule(&question.record).unwrap().incidents {
            let bids = incident.call.bid().zip(incident.replacement.and_then(Call::bid));
            let Some((old, new)) = bids.filter(|_| incident.kind == Irregularity::BidOutOfRotation) else { continue };
            checked += 1;
            let is_lower = new.denomination != old.denomination && new < old;
            assert!(!is_lower, "{old} and then {new}: {question:?}");
        }
    }
    assert!(checked > 3, "{checked}");
}

/// Who has passed, and bids later, has less than a game in notrump.
#[test]
fn nobody_who_has_passed_bids_three_notrump_by_themselves() {
    let is_game = |made: &MadeCall| {
        made.call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump && bid.level.number() > 2)
    };
    for question in all().filter(|question| question.classic.is_none()) {
        let calls = calls(&question.record);
        for (place, (seat, _)) in calls.iter().enumerate().filter(|(_, (_, made))| is_game(made)) {
            let mut own = calls[..place].iter().filter(|(by, _)| by == seat).map(|(_, made)| made.call);
            let notrump = |call: Call| call.bid().is_some_and(|bid| bid.denomination == Denomination::Notrump);
            let is_raise = calls[..place].iter().any(|(by, made)| *by == seat.partner() && notrump(made.call));
            assert!(is_raise || own.clone().any(|call| call != Call::Pass) || !own.any(|call| call == Call::Pass));
        }
    }
}

/// A transfer that was accepted ends in the suit that it showed, and is not passed or redoubled.
#[test]
fn an_accepted_transfer_is_not_left_where_it_is() {
    let mut checked = 0;
    let linked = chains(13, Wanted { law: Some(27), ..Wanted::default() }).take(number()).flatten();
    for question in linked {
        let Some(incident) = last(&question.record).filter(|one| one.accepted == Some(true)) else { continue };
        let ruling = laws::rule(&question.record).unwrap();
        let Some(contract) = ruling.contract else { continue };
        let made = question.record.events[incident.event].made_call().unwrap();
        let Some(shows) = made.facts.shows.filter(|shows| *shows != Shows::named_by(made.call)) else { continue };
        checked += 1;
        assert!(contract.bid.denomination.suit().is_some_and(|suit| shows.has_suit(suit)), "{question:?}");
    }
    assert!(checked > 0, "{checked}");
}

/// Law 34: every player who passed after the three passes is told to have done so, and that those passes were cancelled.
#[test]
fn every_cancelled_pass_is_told() {
    let mut more = 0;
    let passes = ["W:P", "W:P N:P", "W:P N:P E:P"];
    let auctions = passes.map(|passes| format!("q{} passes N: P 1C 1NT N:P E:P S:P {passes} = nobody", passes.len()));
    let own = own_questions(auctions.join("\n").as_bytes()).expect("the keys are right");
    for question in own.into_iter().map(|own| own.question) {
        let asked = terminal::render(&quiz::question_page(&question, Language::English));
        let asked = asked.split_whitespace().collect::<Vec<_>>().join(" ");
        let ruling = laws::rule(&question.record).unwrap();
        let incident = last(&question.record).expect("something was irregular");
        let is_after = |event: Option<usize>| event.is_some_and(|event| event > incident.event);
        let cancelled = ruling.calls.iter().filter(|call| call.status == CallStatus::Cancelled && is_after(call.event));
        let names: Vec<Seat> = cancelled.skip(2).map(|call| call.by).collect();
        let [first, .., last] = names.as_slice() else {
            assert!(names.len() == 1 || !asked.contains("passed as well"), "{asked}");
            continue;
        };
        more += 1;
        let sentence = asked.split("went back to ").nth(1).unwrap_or_default();
        let says = [*first, *last].iter().all(|seat| sentence.contains(&format!("{seat:?}")));
        assert!(says && sentence.contains("passed as well; those passes were cancelled too"), "{asked}");
    }
    assert!(more > 0, "{more}");
}

/// What restricts a lead in 2007 hangs on what the withdrawn call showed: known suits, or something else.
#[test]
fn a_bid_that_showed_no_suit_is_of_26b() {
    let mut artificial = 0;
    let wanted = Wanted { law: Some(27), edition: Some(Edition::Laws2007), ..Wanted::default() };
    for question in chains(17, wanted).take(number() * 2).flatten().filter(|question| question.kind == Kind::Lead) {
        let Some(incident) = last(&question.record) else { continue };
        let made = question.record.events[incident.event].made_call().unwrap();
        if made.facts.shows == Some(Shows::NOTHING) {
            artificial += 1;
            let page = terminal::render(&quiz::reveal_page(&question, None, Language::English));
            assert!(page.contains("Law 26B") && !page.contains("Law 26A2"), "{page}");
        }
    }
    assert!(artificial > 0, "{artificial}");
}

/// Over an insufficient bid that was accepted nobody bids again what their side has bid as high.
#[test]
fn nobody_bids_what_their_side_has_bid_already() {
    let mut checked = 0;
    let linked = chains(19, Wanted { law: Some(27), ..Wanted::default() }).take(number()).flatten();
    for question in linked.filter(|question| question.kind == Kind::Lead || question.kind == Kind::Contract) {
        let Some(incident) = last(&question.record).filter(|one| one.accepted == Some(true)) else { continue };
        checked += 1;
        let calls: Vec<(Seat, Call)> = calls(&question.record).iter().map(|(by, made)| (*by, made.call)).collect();
        for (place, (seat, call)) in calls.iter().enumerate().skip(incident.event + 1) {
            let Some(bid) = call.bid() else { continue };
            let is_told = |(by, other): &(Seat, Call)| {
                by.side() == seat.side()
                    && other.bid().is_some_and(|other| other.denomination == bid.denomination && other >= bid)
            };
            assert!(!calls[..place].iter().any(is_told), "{bid}: {question:?}");
        }
    }
    assert!(checked > 3, "{checked}");
}

/// Questions of every level and of the laws that are asked about seldom, but the classics; and linked ones.
fn played() -> impl Iterator<Item = Question> {
    let of_laws = [26, 28, 29, 31, 34].into_iter().flat_map(|law| of(law, None));
    let linked = chains(23, Wanted::default()).take(number()).flatten();
    all().cloned().chain(of_laws).chain(linked).filter(|question| question.classic.is_none())
}

/// At a table it would be a slip of the hand, and the director would ask about Law 25 first.
#[test]
fn nobody_bids_less_than_they_have() {
    let mut checked = 0;
    for question in played() {
        let ruling = laws::rule(&question.record).unwrap();
        let is_of_25 = |kind| matches!(kind, Irregularity::UnintendedCall | Irregularity::ChangeOfCall);
        if ruling.incidents.iter().any(|one| is_of_25(one.kind)) {
            continue;
        }
        let bids = |seat| {
            let made =
                question.record.events.iter().enumerate().filter_map(|(event, one)| Some((event, one.made_call()?)));
            made.filter(move |(_, made)| made.by == Some(seat))
                .filter_map(|(event, made)| Some((event, made.call.bid()?)))
        };
        let is_gone = |event| {
            let call = ruling.calls.iter().find(|call| call.event == Some(event));
            call.is_some_and(|call| matches!(call.status, CallStatus::Withdrawn | CallStatus::Cancelled))
        };
        for seat in Seat::ALL {
            let own: Vec<_> = bids(seat).collect();
            for two in own.windows(2) {
                let ((event, early), (_, late)) = (two[0], two[1]);
                checked += 1;
                assert!(late > early || late == early && is_gone(event), "{early} and then {late}: {question:?}");
            }
        }
    }
    assert!(checked > number(), "{checked}");
}

/// Who has an opening does not pass partner's: not at the two level, nor with a notrump opening, nor at all below game.
#[test]
fn who_has_opened_out_of_turn_does_not_pass_an_opening() {
    let mut checked = 0;
    for question in played() {
        let ruling = laws::rule(&question.record).unwrap();
        for incident in ruling.incidents.iter().filter(|one| one.kind == Irregularity::BidOutOfRotation) {
            let made: Vec<(Seat, Call)> = question.record.events[..incident.event]
                .iter()
                .filter_map(Event::made_call)
                .filter_map(|made| Some((made.by?, made.call)))
                .collect();
            let is_first = made.iter().all(|(by, call)| by.side() != incident.offender.side() || call.bid().is_none());
            let is_opening =
                incident.call.bid().is_some_and(|bid| bid.level.number() == 1 || bid.denomination.suit().is_none());
            if !is_first || !is_opening || incident.replacement != Some(Call::Pass) {
                continue;
            }
            checked += 1;
            let later = question.record.events[incident.event + 1..].iter().filter_map(Event::made_call);
            let before = later.take_while(|made| made.by != Some(incident.offender));
            let last =
                before.filter(|made| made.call.bid().is_some()).last().and_then(|made| Some((made.by?, made.call)));
            let opened = last.filter(|(by, _)| *by == incident.offender.partner()).and_then(|(_, call)| call.bid());
            assert!(opened.is_none_or(is_game), "{question:?}");
        }
    }
    assert!(checked > 0, "{checked}");
}

fn is_game(bid: Bid) -> bool {
    let least = match bid.denomination {
        Denomination::Notrump => 3,
        Denomination::Hearts | Denomination::Spades => 4,
        Denomination::Clubs | Denomination::Diamonds => 5,
    };
    bid.level.number() >= least
}

/// A redouble is no contract.
#[test]
fn nobody_leaves_a_redouble_in() {
    let mut redoubled = 0;
    for question in played().chain(of(32, None)).chain(of(36, None)).filter(|question| question.classic.is_none()) {
        redoubled += usize::from(calls(&question.record).iter().any(|(_, made)| made.call == Call::Redouble));
        let contract = laws::rule(&question.record).unwrap().contract;
        assert!(contract.is_none_or(|contract| contract.doubled != Doubled::Redoubled), "{question:?}");
    }
    assert!(redoubled > 0, "nobody redoubles");
}

/// What two calls that are compared mean is what some pair plays: an overcall, or an answer that is weak or good; no range is the next
/// to the other’s, and no suit has a ceiling.
#[test]
fn compared_calls_are_as_strong_as_some_pair_plays_them() {
    let (mut likenesses, mut tables) = (BTreeSet::new(), BTreeSet::new());
    let wanted = Wanted { kind: Some(Kind::Comparable), ..Wanted::default() };
    for question in Questions::from(31, wanted).take(number() * 2).filter(|question| question.classic.is_none()) {
        let calls = calls(&question.record);
        let bids = calls.iter().filter(|(_, made)| made.call != Call::Pass).map(|(_, made)| made.call.to_string());
        tables.insert(bids.collect::<Vec<_>>().join(" "));
        if let Claim::Comparable(likeness) = question.choices[question.right].claim {
            likenesses.insert(Likeness::name(likeness));
        }
        let mut ranges = Vec::new();
        for meaning in calls.iter().filter_map(|(_, made)| made.facts.meaning.as_ref()) {
            let has_ceiling = |word: &str| word.contains('-') && word.contains(char::is_alphabetic);
            assert!(!meaning.text().split(' ').any(has_ceiling), "{question:?}");
            let points = meaning.text().split(' ').next_back().expect("points come last");
            let (low, high) = points.split_once('-').unwrap_or((points.trim_end_matches('+'), "40"));
            let [low, high]: [u8; 2] = [low, high].map(|number| number.parse().expect("a number"));
            let is_overcall = (7..9).contains(&low) && (15..17).contains(&high);
            assert!(high < 9 || low >= 10 && high > 20 || is_overcall, "{points}: {question:?}");
            ranges.push((low, high));
        }
        let is_next = |(one, other): (&(u8, u8), &(u8, u8))| one.1 + 1 == other.0;
        let pairs = || ranges.iter().flat_map(|one| ranges.iter().map(move |other| (one, other)));
        // The opponent’s strong club is none of the two.
        assert!(!pairs().any(|(one, other)| other.0 < 16 && is_next((one, other))), "{question:?}");
    }
    assert!(likenesses.len() == Likeness::ALL.len() && tables.len() > 5, "{likenesses:?} {tables:?}");
}

/// Which call leaves partner free is asked about many openings, and about more than one suit.
#[test]
fn a_free_call_is_asked_for_in_many_auctions() {
    let mut starts = BTreeSet::new();
    let wanted = Wanted { kind: Some(Kind::Free), ..Wanted::default() };
    for question in Questions::from(37, wanted).take(number() * 2).filter(|question| question.classic.is_none()) {
        let calls = calls(&question.record);
        let bids = calls.iter().filter(|(_, made)| made.call != Call::Pass).map(|(_, made)| made.call.to_string());
        starts.insert(bids.collect::<Vec<_>>().join(" "));
    }
    assert!(starts.len() > 9, "{starts:?}");
}

/// Of Laws 28 and 34 nobody is bound: what is asked is what the contract is, and who plays it is now the one, now the other.
#[test]
fn what_is_seldom_asked_about_has_more_than_one_answer() {
    for law in [28, 34] {
        let mut answers = BTreeSet::new();
        for question in of(law, None) {
            let Claim::Contract(contract) = question.choices[question.right].claim else { panic!("{question:?}") };
            let mut made = question.record.events.iter().filter_map(Event::made_call);
            let last = made.rfind(|made| made.call.bid().is_some()).and_then(|made| made.by);
            answers.insert(last == Some(contract.declarer));
        }
        assert_eq!(answers.len(), 2, "Law {law}: {answers:?}");
    }
}
