//! What is said against another choice is so, and is a reason: what sets the case apart, and not that the answer is another one.

use std::sync::LazyLock;

use director_please::{
    bridge::{Call, Seat},
    explain::Message,
    lawbook::Clause,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Bar, Claim, Kind, Likeness, Question, Questions, Wanted},
    record::{Event, Facts, MadeCall, Record, Shows},
    ruling::{CallStatus, Incident, Kind as Irregularity, MustPass, Passes},
};

use super::number;

/// Questions of a kind about these laws.
fn of(kind: Kind, laws: &[u8]) -> Vec<Question> {
    let wanted = |law: &u8| Wanted { kind: Some(kind), law: Some(*law), ..Wanted::default() };
    laws.iter().flat_map(|law| Questions::from(41, wanted(law)).take(number() / 2)).collect()
}

/// Those about who has to pass, made once.
static PASSES: LazyLock<Vec<Question>> = LazyLock::new(|| of(Kind::Passes, &[27, 29, 30, 31, 36, 37]));

/// The message against each wrong choice, with the choice.
fn reasons(question: &Question) -> impl Iterator<Item = (&Claim, &Message, Option<Clause>)> {
    let choices = question.choices.iter();
    choices.filter_map(|choice| choice.against.as_ref().map(|one| (&choice.claim, &one.says, one.clause)))
}

/// Whatever bound a player at some time in the auction.
fn bars(record: &Record) -> Vec<MustPass> {
    let until = |place| Record { events: record.events.iter().take(place).cloned().collect(), ..record.clone() };
    let rulings = (1..=record.events.len()).filter_map(|place| laws::rule(&until(place)).ok());
    rulings.flat_map(|ruling| ruling.in_force.must_pass).collect()
}

fn told(question: &Question) -> String {
    let page = terminal::render(&quiz::reveal_page(question, None, Language::English));
    page.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Who is said to be free was so all the time, and no clause that has bound somebody is cited for binding nobody.
#[test]
fn who_is_said_to_be_free_was_never_bound() {
    let (mut free, mut bound) = (0, 0);
    for question in PASSES.iter() {
        let bars = bars(&question.record);
        let incidents = laws::rule(&question.record).unwrap().incidents;
        for (claim, says, clause) in reasons(question) {
            let Message::QuizBinds { which, offender, call, .. } = says else { continue };
            let (Claim::Passes(Bar::Once(seat) | Bar::Throughout(seat)), name) = (claim, which.0) else { continue };
            let mut of_them = incidents.iter().filter(|one| one.offender == *offender && one.call == *call);
            match name {
                "partner" | "self" => {
                    bound += 1;
                    let is_offender = name == "partner";
                    assert_eq!(seat == offender, is_offender, "{question:?}");
                    let is_free = |one: &Incident| match is_offender {
                        true => one.result.offender_passes == Passes::None,
                        false => one.result.partner_passes == Passes::None,
                    };
                    assert!(of_them.any(is_free), "{question:?}");
                }
                _ => {
                    free += 1;
                    let has_bound = |bar: &MustPass| Some(bar.clause) == clause;
                    assert_eq!(bars.iter().find(|bar| has_bound(bar)), None, "{says:?}: {question:?}");
                }
            }
            assert!(!bars.iter().any(|bar| bar.seat == *seat && Some(bar.clause) == clause), "{question:?}");
        }
    }
    assert!(free > 10 && bound > 10, "{free} {bound}");
}

/// What the Laws bind both partners for is what is said of them: nobody else had to pass with their partner.
#[test]
fn both_partners_have_to_pass_for_two_irregularities_only() {
    let mut checked = 0;
    for question in PASSES.iter() {
        let ruling = laws::rule(&question.record).unwrap();
        let binds_both = ruling.incidents.iter().filter(|one| {
            one.result.partner_passes == Passes::Throughout && one.result.offender_passes == Passes::Throughout
        });
        for one in binds_both {
            checked += 1;
            assert!(matches!(one.kind, Irregularity::CallByBarredPlayer | Irregularity::BidAboveSeven), "{question:?}");
        }
    }
    assert!(checked > 5, "{checked}");
}

/// Where more than one thing went wrong, the answer says of each what became of it.
#[test]
fn every_irregularity_is_accounted_for() {
    let (mut checked, mut left_out) = (0, Vec::new());
    for question in PASSES.iter() {
        let incidents = laws::rule(&question.record).unwrap().incidents;
        let told = told(question);
        let told = told.split("The Laws - ").next().unwrap_or_default();
        for one in incidents.iter().filter(|_| incidents.len() > 1) {
            checked += 1;
            let call = one.call.to_string().replace('C', "♣").replace('D', "♦").replace('H', "♥").replace('S', "♠");
            let name = match one.call {
                Call::Bid(_) => call,
                Call::Pass => "pass".to_owned(),
                Call::Double => "double".to_owned(),
                Call::Redouble => "redouble".to_owned(),
            };
            let name = name.to_lowercase();
            if !told.to_lowercase().contains(&name) {
                left_out.push(format!("{name}: {told}\n{question:?}"));
            }
        }
    }
    assert!(checked > 40 && left_out.len() * 20 <= checked, "{} of {checked}: {left_out:#?}", left_out.len());
}

/// That a bid in another denomination bars partner is certain, by a ruling on natural bids.
#[test]
fn another_denomination_bars_partner() {
    let mut checked = 0;
    for question in of(Kind::Free, &[27]) {
        for (_, says, _) in reasons(&question) {
            let Message::QuizOtherDenomination { partner, call } = says else { continue };
            checked += 1;
            let mut record = question.record.clone();
            let shows = |call| Facts { shows: Some(Shows::named_by(call)), ..Facts::default() };
            for event in &mut record.events {
                let Event::Call(made) = event else { continue };
                if made.is_bare() && made.call.bid().is_some() {
                    made.facts = shows(made.call);
                }
            }
            record
                .events
                .push(Event::Call(MadeCall { facts: shows(*call), ..MadeCall::new(*call, Some(partner.partner())) }));
            let ruling = laws::rule(&record).unwrap();
            let bars: Vec<Seat> = ruling.in_force.must_pass.iter().map(|bar| bar.seat).collect();
            assert_eq!(bars, [*partner], "{question:?}");
        }
    }
    assert!(checked > 5, "{checked}");
}

/// Which bid shows what an artificial one showed is said where it is asked for.
#[test]
fn what_comes_in_place_of_an_artificial_bid_is_said_to_be_natural() {
    let (mut artificial, mut natural) = (0, 0);
    for question in of(Kind::Free, &[27]) {
        let insufficient = laws::rule(&question.record).unwrap().incidents.pop().unwrap();
        let made = question.record.events[insufficient.event].made_call().unwrap();
        let is_artificial = made.facts.shows.is_some_and(|shows| shows != Shows::named_by(made.call));
        let page = terminal::render(&quiz::question_page(&question, Language::English));
        assert_eq!(page.contains("A new bid in a suit would be natural."), is_artificial, "{page}");
        *(if is_artificial { &mut artificial } else { &mut natural }) += 1;
    }
    assert!(artificial > 5 && natural > 5, "{artificial} {natural}");
}

/// Two calls that are alike are said to be so part by part, and those that are similar by no more than a point or two.
#[test]
fn calls_are_said_to_be_alike_by_what_they_show() {
    let (mut alike, mut similar, mut answered) = (0, 0, 0);
    for question in of(Kind::Comparable, &[23]) {
        let told = told(&question);
        let Claim::Comparable(right) = question.choices[question.right].claim else { continue };
        let why = told.split("Why ").nth(1).unwrap_or_default().split("What would").next().unwrap_or_default();
        match right {
            Likeness::Within => {
                alike += 1;
                assert!(!why.contains("every hand"), "{told}");
                assert!(why.contains("Both calls show") || why.contains("is within"), "{told}");
            }
            Likeness::Similar => {
                similar += 1;
                assert!(why.contains("The strength is similar") && !told.contains('%'), "{told}");
            }
            Likeness::OtherStrength | Likeness::OtherShape => {
                let is_no = |claim: &Claim| *claim != Claim::Comparable(right) && is_no(claim);
                let nos = question.choices.iter().filter(|choice| is_no(&choice.claim));
                answered += nos.clone().filter(|choice| choice.against.is_some()).count();
                assert!(nos.clone().all(|choice| choice.against.is_some()), "{told}");
            }
        }
    }
    assert!(alike > 3 && similar > 3 && answered > 3, "{alike} {similar} {answered}");
}

const fn is_no(claim: &Claim) -> bool {
    matches!(claim, Claim::Comparable(Likeness::OtherStrength | Likeness::OtherShape))
}

/// Law 26: a double about which nothing is said may show a suit; and what the diagram calls cancelled nobody calls withdrawn.
#[test]
fn a_lead_hangs_on_nothing_that_is_not_said() {
    let (mut checked, mut cancelled) = (0, 0);
    for question in of(Kind::Lead, &[26]) {
        checked += 1;
        let ruling = laws::rule(&question.record).unwrap();
        let offender = ruling.incidents.last().unwrap().offender;
        let stands = |event: usize| {
            ruling.calls.iter().any(|call| call.event == Some(event) && call.status == CallStatus::Stands)
        };
        let doubled = question.record.events.iter().enumerate().filter(|(event, one)| {
            let made = one.made_call();
            made.is_some_and(|made| made.call == Call::Double && made.by == Some(offender) && made.is_bare())
                && stands(*event)
        });
        assert_eq!(doubled.count(), 0, "{question:?}");
        let asked = terminal::render(&quiz::question_page(&question, Language::English));
        for (_, says, _) in reasons(&question) {
            let Message::QuizMayLead { which, .. } = says else { continue };
            cancelled += usize::from(which.0 == "cancelled");
            assert!(which.0 != "cancelled" || asked.contains("cancelled\n"), "{asked}");
            assert!(which.0 != "restricted" || asked.contains("withdrawn"), "{asked}");
        }
    }
    assert!(checked > 15 && cancelled > 3, "{checked} {cancelled}");
}
