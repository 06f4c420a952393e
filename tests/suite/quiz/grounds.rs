//! The Laws under an answer: those that it rests on, the one that decides first, and no others among what a question is about.

use std::collections::BTreeSet;

use director_please::{
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Claim, Kind, Lead, Question, Questions, Wanted, chains},
    ruling::Kind as Irregularity,
};

use super::{all, number, said::last};

/// The laws that stand under an answer.
fn named(question: &Question) -> BTreeSet<u8> {
    let page = terminal::render(&quiz::reveal_page(question, None, Language::English));
    let laws = page.split("The Laws\n").nth(1).unwrap_or_default();
    let clauses = laws.lines().filter_map(|line| line.trim().strip_prefix("- Law "));
    let number = |clause: &str| clause.chars().take_while(char::is_ascii_digit).collect::<String>().parse().ok();
    clauses.filter_map(number).collect()
}

fn of_law(law: u8) -> impl Iterator<Item = Question> {
    Questions::from(31, Wanted { law: Some(law), ..Wanted::default() }).take(number() / 8)
}

#[test]
fn a_question_is_about_the_laws_that_stand_under_its_answer() {
    let every = [22, 25, 26, 27, 28, 29, 30, 31, 32, 34, 36, 37, 39];
    let wanted = every.into_iter().flat_map(|law| of_law(law).map(move |question| (Some(law), question)));
    for (law, question) in wanted.chain(all().cloned().map(|question| (None, question))) {
        let named = named(&question);
        let about: BTreeSet<u8> = question.laws.iter().copied().collect();
        assert!(
            about == named || question.kind == Kind::Editions && about.is_subset(&named),
            "{named:?}: {question:?}"
        );
        assert!(law.is_none_or(|law| named.contains(&law)), "{law:?}: {question:?}");
        let decides = question.topic().and_then(quiz::Topic::law);
        assert!(decides.is_some_and(|law| about.contains(&law)), "{question:?}");
    }
}

#[test]
fn a_lead_is_of_law_26_and_a_contract_of_the_law_by_which_the_bid_stands_or_falls() {
    let linked = chains(7, Wanted::default()).take(number()).flatten();
    let of = |law| Questions::from(3, Wanted { law: Some(law), ..Wanted::default() }).take(number() / 2);
    let (mut leads, mut contracts) = (0, BTreeSet::new());
    for question in linked.chain([22, 26].into_iter().flat_map(of)) {
        let decides = question.topic().and_then(quiz::Topic::law);
        match question.kind {
            Kind::Lead => {
                leads += 1;
                assert_eq!(decides, Some(26), "{question:?}");
            }
            Kind::Contract => {
                let incident = last(&question.record).expect("something was irregular");
                let expected: &[u8] = match (incident.kind, incident.accepted) {
                    (Irregularity::InsufficientBid, _) => &[27],
                    (kind, Some(true)) if kind.is_out_of_rotation() => &[29],
                    (kind, _) if kind.is_out_of_rotation() => &[29, 30, 31, 32],
                    (Irregularity::UnintendedCall | Irregularity::ChangeOfCall, _) => &[25],
                    _ => &[36],
                };
                assert!(decides.is_some_and(|law| expected.contains(&law)), "{decides:?}: {question:?}");
                assert!(question.laws.contains(&22), "{question:?}");
                contracts.extend(decides);
            }
            _ => {}
        }
    }
    assert!(leads > 10 && contracts.len() > 3, "{leads} {contracts:?}");
}

/// Where the lead is free, no clause that restricts it is told as if it ruled; where it is not, none that frees it.
#[test]
fn no_clause_restricts_a_lead_that_is_free() {
    let of = |law, edition| Wanted { law: Some(law), edition: Some(edition), kind: Some(Kind::Lead), level: None };
    let wanted = Edition::LATEST.into_iter().flat_map(|edition| [26, 27, 29].map(|law| of(law, edition)));
    let single = wanted.flat_map(|wanted| Questions::from(43, wanted).take(number() / 2));
    let linked = chains(7, Wanted::default()).take(number()).flatten().filter(|one| one.kind == Kind::Lead);
    let mut free = 0;
    for question in single.chain(linked) {
        let right = &question.choices[question.right].claim;
        let page = quiz::reveal_page(&question, None, Language::English);
        let text = terminal::render(&page).split_whitespace().collect::<Vec<_>>().join(" ");
        let other = text.matches("Law 26B: Another case. ").count() + text.matches("Law 26A2: Another case. ").count();
        let restricts = text.matches("Law 26B: ").count() + text.matches("Law 26A2: ").count();
        let is_free = *right == Claim::Lead(Lead::Nothing);
        assert_eq!(other, if is_free { restricts } else { 0 }, "{text}");
        free += usize::from(is_free);
        assert!(is_free || !text.contains("Law 26A: "), "{text}");
    }
    assert!(free > 20, "{free}");
}

/// The other clauses might apply to such a call: none about a pass, a bid or a double stands beside another sort of call.
#[test]
fn the_other_clauses_are_of_the_same_sort_of_call() {
    let of = |law| Questions::from(19, Wanted { kind: Some(Kind::Clause), law: Some(law), ..Wanted::default() });
    let mut checked = 0;
    for question in [29, 30, 31, 32].into_iter().flat_map(|law| of(law).take(number() / 4)) {
        let incident = last(&question.record).expect("something was irregular");
        let own = match incident.kind {
            Irregularity::PassOutOfRotation => 30,
            Irregularity::BidOutOfRotation => 31,
            Irregularity::DoubleOutOfRotation => 32,
            _ => continue,
        };
        checked += 1;
        for choice in &question.choices {
            let Claim::Rules(clause) = choice.claim else { continue };
            assert!(!(30..=32).contains(&clause.law()) || clause.law() == own, "{clause}: {question:?}");
        }
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn the_clause_that_is_named_is_the_one_that_bars() {
    let of_law = |(law, edition)| {
        let wanted = Wanted { law: Some(law), edition: Some(edition), kind: Some(Kind::Passes), ..Wanted::default() };
        Questions::from(7, wanted).take(5)
    };
    let each = [27, 30, 31, 32, 36].into_iter().flat_map(|law| Edition::LATEST.map(|edition| (law, edition)));
    let mut checked = 0;
    for question in each.flat_map(of_law) {
        let ruling = laws::rule(&question.record).unwrap();
        let bars: Vec<&str> = ruling.in_force.must_pass.iter().map(|bar| bar.clause.address()).collect();
        let named = question.topic().expect("a clause").clause;
        // These only send to the clause that bars.
        let sends = |bar: &str| match question.edition {
            Edition::Laws2007 => ["27A2", "27C", "30C", "27B4"].contains(&bar),
            _ => ["27A2", "27C", "30C", "27B4", "31B2", "32B2"].contains(&bar),
        };
        checked += usize::from(!bars.is_empty());
        let is_said = bars.is_empty() || bars.contains(&named) || bars.iter().any(|bar| sends(bar));
        assert!(is_said, "{named} of {bars:?}: {question:?}");
    }
    assert!(checked > 10, "{checked}");
}
