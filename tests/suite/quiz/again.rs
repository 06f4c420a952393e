//! Law 27B4, and two calls of one name by one player: each page says which call is meant.

use director_please::{
    bridge::{Bid, Call, Seat},
    lawbook::Edition,
    laws,
    locale::Language,
    present::terminal,
    quiz::{self, Acceptor, Claim, Fault, Kind, OwnFault, Question, own_questions},
    record::{Event, Record},
    ruling::{CallStatus, Outcome, Ruling},
    shorthand,
};
use regex::Regex;

use super::own::a_key;
use crate::{
    chains::table::{EVERY_FAULT, Table},
    dice::Dice,
};

/// The question of a kind about an auction, whatever its key.
fn asked(kind: Kind, auction: &str) -> Option<Question> {
    let key = a_key(kind);
    match own_questions(format!("q {} {auction} = {key}", kind.name()).as_bytes()) {
        Ok(own) => own.into_iter().next().map(|own| own.question),
        Err(problems) => problems.into_iter().find_map(|problem| match problem.kind {
            OwnFault::WrongKey { ruled } => Some(*ruled),
            _ => None,
        }),
    }
}

/// What a question says of the table, a sentence each, and what it asks.
fn story(question: &Question, language: Language) -> Vec<String> {
    let page = terminal::render(&quiz::question_page(question, language));
    let told = page.lines().map(str::trim).skip_while(|line| !line.ends_with("dealer.") && !line.ends_with("giver."));
    told.skip(1).take_while(|line| !line.starts_with("- ")).map(str::to_owned).collect()
}

fn records() -> impl Iterator<Item = Record> {
    let seeds = (0..500).flat_map(|seed| Edition::ALL.map(|edition| (seed, edition)));
    seeds.map(|(seed, edition)| Table::played(&mut Dice::new(seed), edition, &EVERY_FAULT, 9).record)
}

/// The last call, its status, and the legal auction without it.
fn last(record: &Record, ruling: &Ruling) -> Option<(Seat, Call, CallStatus, director_please::bridge::Auction)> {
    let event = record.events.iter().rposition(|event| event.made_call().is_some())?;
    let ruled = ruling.calls.iter().find(|call| call.event == Some(event))?;
    let mut auction = ruling.auction.clone();
    if ruled.status == CallStatus::Stands {
        auction.pop();
    }
    Some((ruled.by, ruled.call, ruled.status, auction))
}

#[test]
fn a_call_is_in_order_only_if_it_stands_and_its_player_could_make_it() {
    let (mut in_order, mut low) = (0, 0);
    let until = |record: Record| {
        let calls = (0..record.events.len()).filter(|place| record.events[*place].made_call().is_some());
        let prefix = |place: usize| Record { events: record.events[..=place].to_vec(), ..record.clone() };
        calls.map(prefix).collect::<Vec<_>>()
    };
    for record in records().flat_map(until) {
        let Ok(ruling) = laws::rule(&record) else { continue };
        let Some((by, call, status, before)) = last(&record, &ruling) else { continue };
        let is = |fault| Claim::Order(fault).holds(&record);
        let accepts = |acceptor| Claim::Accepts(acceptor).holds(&record);
        let told = || record.to_json();
        if is(None) {
            in_order += 1;
            let could = before.turn() == by && before.allows(by, call) && status == CallStatus::Stands;
            assert!(could && !before.is_over(), "{}", told());
        }
        assert_eq!(is(None), accepts(Acceptor::NothingToAccept), "{}", told());
        if is(Some(Fault::Insufficient)) {
            low += 1;
            let highest = before.last_bid().map(|(_, bid)| bid);
            assert!(call.bid().is_some_and(|bid| !bid.is_sufficient_over(highest)), "{}", told());
            let may = |outcome: &Outcome| match outcome {
                Outcome::PlayersOption(option) => option.is_lho_choice() && option.chooser == by.lho(),
                _ => false,
            };
            let waits = ruling.incidents.iter().any(|incident| incident.offender == by && may(&incident.outcome));
            assert_eq!(accepts(Acceptor::Seat(by.lho())), waits, "{}", told());
        }
    }
    assert!(in_order > 1_000 && low > 40, "{in_order} {low}");
}

/// How a second insufficient bid goes on: in shorthand, and in sentences.
struct End {
    text: &'static str,
    kinds: &'static [(Kind, &'static str)],
    english: &'static [&'static str],
    norwegian: &'static [&'static str],
}

const ENDS: [End; 4] = [
    End { text: "", kinds: &[(Kind::Order, "insufficient"), (Kind::Accepts, "S")], english: &[], norwegian: &[] },
    End {
        text: " acc",
        kinds: &[(Kind::Clause, "27B4"), (Kind::Passes, "nobody")],
        english: &["South accepted SECOND."],
        norwegian: &["Syd godtok SECOND."],
    },
    End { text: " P", kinds: &[(Kind::Clause, "27B4"), (Kind::Passes, "nobody")], english: &[], norwegian: &[] },
    End {
        text: " rej P",
        kinds: &[(Kind::Clause, "27B4"), (Kind::Passes, "W")],
        english: &["South did not accept SECOND.", "East passed instead."],
        norwegian: &["Syd godtok ikke SECOND.", "Øst passet i stedet."],
    },
];

fn shown(bid: Bid) -> String {
    let text = Call::Bid(bid).to_string();
    text.replace('C', "♣").replace('D', "♦").replace('H', "♥").replace('S', "♠")
}

/// Every two insufficient bids over some, with every way to go on: the second is called insufficient, LHO may accept it, and every
/// sentence says which bid it is about.
#[test]
fn a_second_insufficient_bid_is_told_from_the_first() {
    let mut checked = 0;
    for last in ["1S", "2C"] {
        let low = |bid: &Bid| {
            Call::Bid(*bid) != "1NT".parse().unwrap() && !bid.is_sufficient_over(last.parse::<Call>().unwrap().bid())
        };
        let bids: Vec<Bid> = Bid::all().filter(low).collect();
        let pairs = bids.iter().flat_map(|first| bids.iter().map(move |second| (*first, *second)));
        for ((first, second), end) in pairs.flat_map(|pair| ENDS.iter().map(move |end| (pair, end))) {
            for (edition, (kind, key)) in
                Edition::ALL.into_iter().flat_map(|one| end.kinds.iter().map(move |kind| (one, *kind)))
            {
                let [one, two] = [first, second].map(Call::Bid);
                let line = format!("q {} {last} {one} ib rej {two}{} {edition} = {key}", kind.name(), end.text);
                let own = match own_questions(line.as_bytes()) {
                    Ok(own) => own,
                    // Such a bid may not be natural.
                    Err(problems) if problems[0].kind.name() == "nothing_to_ask" => continue,
                    Err(problems) => panic!("{line}: {problems:?}"),
                };
                let [first_said, second_said] = [first, second].map(shown);
                let expected = |was: String, rest: [String; 2], end: &[&str]| -> Vec<String> {
                    let end = end.iter().map(|one| one.replace("SECOND", &second_said));
                    [was].into_iter().chain(rest).chain(end).collect()
                };
                let same = first == second;
                let english = expected(
                    format!("East’s {}{first_said} was insufficient.", if same { "first " } else { "" }),
                    [format!("South did not accept {first_said}."), format!("East bid {second_said} instead.")],
                    end.english,
                );
                let norwegian = expected(
                    format!("Østs {}{first_said} var utilstrekkelig.", if same { "første " } else { "" }),
                    [format!("Syd godtok ikke {first_said}."), format!("Øst bød {second_said} i stedet.")],
                    end.norwegian,
                );
                let question = &own[0].question;
                for (language, expected) in [(Language::English, english), (Language::Norwegian, norwegian)] {
                    let mut told = story(question, language);
                    let ask = told.pop().unwrap();
                    assert_eq!(told, expected, "{line}");
                    let is_second = ask.contains("second ") || ask.contains("andre ");
                    let is_about_it = matches!(kind, Kind::Order | Kind::Accepts);
                    assert_eq!(is_second, same && is_about_it, "{line}: {ask}");
                    let why = terminal::render(&quiz::reveal_page(question, None, language));
                    let beats = if language == Language::English { "does not beat" } else { "er ikke høyere enn" };
                    assert!(why.contains(&format!("{second_said} {beats} ")), "{why}");
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 1_000, "{checked}");
}

/// The calls of a record by a seat and as a page names them.
fn named(record: &Record, by: Seat, name: &str) -> usize {
    let words = |call: Call| match call {
        Call::Pass => ["pass".to_owned(), "pass".to_owned()],
        Call::Double => ["double".to_owned(), "dobling".to_owned()],
        Call::Redouble => ["redouble".to_owned(), "redobling".to_owned()],
        Call::Bid(bid) => [shown(bid), shown(bid)],
    };
    let calls = record.events.iter().filter_map(Event::made_call);
    calls.filter(|made| made.by == Some(by) && words(made.call).iter().any(|word| word == name)).count()
}

#[test]
fn which_of_two_calls_of_one_name_is_meant_is_said() {
    let forms = [
        (
            Language::English,
            "(?:^| )(\\w+)’s (first |second |third )?(\\S+) (?:was (?:insufficient|out of turn|not allowed)|came after)",
        ),
        (
            Language::Norwegian,
            "(?:^| )(\\w+)s (første |andre |tredje )?(\\S+) (?:var (?:utilstrekkelig|utenfor tur|ikke tillatt)|kom etter)",
        ),
        (
            Language::English,
            "^(?:Who may accept|Is|Which clause decides what follows from) (\\w+)’s (first |second |third )?(\\S+?)(?: in order)?\\?",
        ),
        (
            Language::Norwegian,
            "^(?:Hvem kan godta|Er|Hvilket lovpunkt avgjør hva) (\\w+)s (first |andre |tredje |første )?(\\S+?)(?: i orden| fører til)?\\?",
        ),
    ];
    let forms = forms.map(|(language, form)| (language, Regex::new(form).unwrap()));
    let seats = [("North", "Nord"), ("East", "Øst"), ("South", "Syd"), ("West", "Vest")];
    let (mut alone, mut counted) = (0, 0);
    let kinds = [[Kind::Order, Kind::Passes], [Kind::Accepts, Kind::Clause], [Kind::Clause, Kind::Contract]];
    for (record, kinds) in records().zip(kinds.into_iter().cycle()) {
        let Some(auction) = shorthand::write(&record) else { continue };
        let edition = record.laws;
        for kind in kinds {
            let Some(question) = asked(kind, &format!("{auction} {edition}")) else { continue };
            for (language, form) in &forms {
                for sentence in story(&question, *language) {
                    let Some(found) = form.captures(&sentence) else { continue };
                    let place = seats.iter().position(|(one, other)| [*one, *other].contains(&&found[1]));
                    let by = [Seat::North, Seat::East, Seat::South, Seat::West][place.expect("a seat")];
                    let times = named(&question.record, by, &found[3]);
                    assert_eq!(times > 1, found.get(2).is_some(), "{auction}: {sentence}");
                    assert!(times > 0, "{auction}: {sentence}");
                    *(if times > 1 { &mut counted } else { &mut alone }) += 1;
                }
            }
        }
    }
    assert!(alone > 200 && counted > 15, "{alone} {counted}");
}
