//! Law 25A comes before every other law: also after the last pass, and where a call that nobody can accept is changed at once.

use director_please::{
    answer::{self, Asked},
    bridge::{Auction, Bid, Call, Seat},
    explain::Reader,
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    record::{Event, LhoChoice, Record},
    ruling::{Action, Later, Outcome, PlayersOption, Question, Ruling},
    shorthand,
};

use super::table::made;

fn ruled(text: &str, edition: Edition) -> Ruling {
    let record = shorthand::read(text, Some(edition)).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
    laws::rule(&record).unwrap_or_else(|refused| panic!("{text}: {refused}"))
}

/// 2007 Law 25A3, 2017 Law 25A5: the player who ended the auction may have passed unintentionally. If so, the auction goes on.
#[test]
fn the_last_pass_may_have_been_unintended() {
    for edition in Edition::ALL {
        for (auction, seat) in [("1H P P", 'W'), ("P P P", 'W'), ("1H X P P", 'N'), ("P 1NT P P", 'N')] {
            for call in ["1S", "2C", "X", "XX", "7NT"] {
                let text = format!("{auction} P changed to {call}");
                let ruling = ruled(&text, edition);
                let asked = ruling.incidents.iter().find_map(|one| match &one.outcome {
                    Outcome::DirectorsOption(option) => Some((option.question, one)),
                    _ => None,
                });
                // A double or redouble that the first pass could not have been either changes nothing.
                let Some((question, one)) = asked else { panic!("{edition} {text}: nobody asks\n{ruling}") };
                assert_eq!(question, Question::Unintended(Call::Pass), "{edition} {text}");
                assert_eq!(one.offender.to_string().chars().next(), Some(seat), "{edition} {text}");
                let no = &one.answers.as_ref().unwrap().no;
                assert!(no.auction_over, "{edition} {text}");
            }
            // Once the director has ruled it is after the final pass.
            let ruling = ruled(&format!("{auction} P ruled {seat}:1S"), edition);
            assert!(ruling.incidents.iter().all(|one| one.is_settled()), "{edition} {auction}: {ruling}");
        }
    }
}

/// Laws 36 to 38: where the offender puts another call in place of the inadmissible one at once, every page names Law 25A.
#[test]
fn an_inadmissible_call_that_is_changed_at_once_may_have_been_a_slip() {
    for edition in Edition::ALL {
        for text in [
            "1H X X changed to XX",
            "1S 8C changed to 2C",
            "1S 1H ib rej P P 2C changed to P",
            "1H P 1S P X changed to P",
            "XX changed to 1C",
        ] {
            for reader in [Reader::Player, Reader::Director] {
                for language in Language::ALL {
                    let asked = Asked { reader, edition: Some(edition), ..Asked::new(text, language) };
                    let page = terminal::render(&answer::answer(&asked).page);
                    assert!(page.contains("25A"), "{edition} {text}:\n{page}");
                }
            }
        }
    }
}

/// 2007 Law 31A2: what is promised of the same denomination before RHO has called holds once the offender has bid it.
#[test]
fn a_denomination_that_may_be_repeated_is_repeated_by_its_name() {
    let mut seen = 0;
    for auction in ["E:", "P S:", "1NT S:", "1NT P W:", "1C P W:", "1S P W:", "2C P W:"] {
        for bid in Bid::all().take(10).map(Call::Bid) {
            let text = format!("{auction}{bid}");
            let Ok(record) = shorthand::read(&text, Some(Edition::Laws2007)) else { continue };
            let Ok(ruling) = laws::rule(&record) else { continue };
            let offers = |option: &PlayersOption| {
                option.choices.iter().any(|choice| choice.action == Action::Later(Later::SameDenomination))
            };
            let promised = ruling.incidents.iter().any(|one| later(&one.outcome).is_some_and(offers));
            for over in Bid::all().take(15).map(Call::Bid) {
                let Some(again) = Bid::all().find(|again| {
                    again.is_sufficient_over(over.bid())
                        && Some(again.denomination) == bid.bid().map(|it| it.denomination)
                }) else {
                    continue;
                };
                let text = format!("{text} rej {over} {again}");
                let Ok(record) = shorthand::read(&text, Some(Edition::Laws2007)) else { continue };
                let Ok(after) = laws::rule(&record) else { continue };
                let Some(first) = after.incidents.first() else { continue };
                let once = first.result.clauses.iter().any(|clause| clause.address() == "31A2(a)");
                if once {
                    seen += 1;
                    assert!(promised, "{text}: partner passes once, and nobody was told\n{ruling}\n{after}");
                }
            }
        }
    }
    assert!(seen > 100, "{seen}");
}

/// The offender's kinds of call, once LHO has declined and RHO has not passed.
fn later(outcome: &Outcome) -> Option<&PlayersOption> {
    let Outcome::PlayersOption(option) = outcome else { return None };
    if option.choices.iter().any(|choice| matches!(choice.action, Action::Later(_))) {
        return Some(option);
    }
    option.choices.iter().find_map(|choice| match choice.action {
        Action::Decline | Action::Acts => later(&choice.then),
        _ => None,
    })
}

/// 2007 Law 25A4, 2017 Law 25A6: if the first of two calls was a slip, LHO's call over it may be taken back. It was made over the first
/// where only that one allows it, and where LHO had declined the second. LHO, who called in turn, is no offender.
#[test]
fn lho_may_take_back_what_was_called_over_a_slip_that_was_changed() {
    let calls = || [Call::Pass, Call::Double].into_iter().chain(Bid::all().take(12).map(Call::Bid));
    let opening: Call = "1D".parse().unwrap();
    let opened = Auction::new(Seat::North).with(Seat::North, opening);
    let mut seen = 0;
    for edition in Edition::ALL {
        for (first, second) in calls().flat_map(|one| calls().map(move |two| (one, two))) {
            let legal = [first, second].iter().all(|call| opened.allows(Seat::East, *call));
            for over in calls().filter(|_| legal && first != second) {
                let fits = |call| opened.with(Seat::East, call).allows(Seat::South, over);
                for declines in [false, true] {
                    if !fits(first) || !declines && fits(second) {
                        continue;
                    }
                    let changed = [made(opening, Seat::North), made(first, Seat::East), made(second, Seat::East)];
                    let declined = declines.then_some(Event::Lho(LhoChoice::Declines));
                    let events = changed.into_iter().chain(declined).chain([made(over, Seat::South)]).collect();
                    let record = Record { events, ..Record::new(edition, Seat::North) };
                    let ruling = laws::rule(&record).unwrap();
                    let said = || format!("{}\n{ruling}", record.to_json());
                    let answers = ruling.incidents.iter().find_map(|one| one.answers.as_ref()).unwrap();
                    assert_eq!(answers.yes.turn, Some(Seat::South), "{}", said());
                    let blamed = answers.yes.incidents.iter().chain(&ruling.incidents);
                    assert!(blamed.clone().all(|one| one.offender == Seat::East), "{}", said());
                    seen += 1;
                }
            }
        }
    }
    assert!(seen > 1_000, "{seen}");
}
