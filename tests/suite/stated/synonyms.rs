//! Two ways of saying one thing: whatever the words, the same is read, and the same is ruled.

use super::*;

const SUITS: [[&str; 3]; 4] =
    [["S", "spades", "spar"], ["H", "hearts", "hjerter"], ["D", "diamonds", "ruter"], ["C", "clubs", "kløver"]];

/// `#` cards at most in a suit: `@` is its letter, `~` its English and `%` its Norwegian name, `&` one card more.
const AT_MOST: [&str; 34] = [
    "0-#@",
    "#-@",
    "<&@",
    "<=#@",
    "≤#@",
    "at most # ~",
    "max # ~",
    "max #@",
    "no more than # ~",
    "not more than #@",
    "fewer than & ~",
    "less than & ~",
    "# ~ or fewer",
    "# or fewer ~",
    "~: 0-#",
    "no &+@",
    "no &+ ~",
    "not &+@",
    "denies &+@",
    "denies &+ ~",
    "except (&+@)",
    "without &+ ~",
    "but not &+@",
    "(no &+@)",
    "no (&+@)",
    "høyst # %",
    "maks # %",
    "færre enn & %",
    "ikke flere enn # %",
    "# % eller færre",
    "ingen &+ %",
    "ikke &+ %",
    "benekter &+ %",
    "uten &+ %",
];

/// `#` cards at least.
const AT_LEAST: [&str; 20] = [
    "#+@",
    ">=#@",
    "≥#@",
    "at least # ~",
    "min # ~",
    "minimum #@",
    "no fewer than # ~",
    "# ~ or more",
    "# or more ~",
    "#+ card ~",
    "~: #+",
    "~ #+",
    "shows #+ ~",
    "minst # %",
    "ikke færre enn # %",
    "# % eller flere",
    "#+ korts %",
    "viser #+ %",
    "% #+",
    "(#+@)",
];

/// Other things that can be said in several ways.
const OTHERS: [&[&str]; 11] = [
    &[
        "0-3S 0-3H",
        "no 4+M",
        "no 4+S no 4+H",
        "denies 4+M",
        "except (4+S or 4+H)",
        "no 4+S or 4+H",
        "uten 4-korts major",
    ],
    &["unbal", "not bal", "no bal", "except (bal)", "ubalansert", "ujevn", "ikke jevn", "unbalanced", "\\ bal"],
    &[
        "0-11",
        "at most 11 hcp",
        "<12",
        "no 12+",
        "max 11",
        "less than 12",
        "under 12 hp",
        "denies 12+",
        "mindre enn 12",
        "høyst 11 hp",
    ],
    &["4-5S", "4+S at most 5S", "4+S no 6+S", "4+S except (6+S)", "4-5 spades", "4 til 5 spar", "0-5S 4+S"],
    &["11-17", "11-21 no 18+", "11+ max 17", "11+ except (18+)", "11 til 17 hp", "from 11 to 17"],
    &["bal", "balanced", "jevn", "no unbal", "not unbalanced", "balansert"],
    &["S>=H", "no H>S", "H<=S", "except (H>S)"],
    &["0A", "no 1+A", "except (1+A)", "0 ess", "0 aces"],
    &["0-1C", "no 2+C", "short C", "club shortness"],
    &["5+S 4+H or 5+H 4+S", "5-4 S/H", "5-4 majors", "both majors, 5-4", "begge major, 5-4", "5-4 i major"],
    &["inv+", "inv or better", "invitational or better", "minst invitt", "inviterende+"],
];

/// Where it stands; `{}` is it.
const PLACES: [&str; 6] = [
    "1S 1H({}) ib > 2H(5+H 8+)",
    "1S 1D(4+D 6+) ib > X({})",
    "1C 1S 1H(4+H 6-10) ib > 2H({})",
    "1NT P 2C({}) P 1D ib > 2D",
    "E:1H({}) rej 1C 1H",
    "1H P 1D ib > 2D({})",
];

fn check(forms: &[String], places: &[&str]) -> usize {
    let read = |text: &str| {
        let read = meaning::read(text).unwrap_or_else(|problems| panic!("{text}: {problems:?}"));
        // What is denied stands last; the order says nothing.
        let mut shows = read.shows;
        if let meaning::Condition::All(parts) = &mut shows {
            parts.sort_by_key(|part| format!("{part:?}"));
        }
        meaning::Meaning { notes: Vec::new(), shows, ..read }
    };
    let [first, others @ ..] = forms else { return 0 };
    for other in others {
        assert_eq!(read(first), read(other), "{first} / {other}");
        for (place, edition) in places.iter().flat_map(|place| Edition::ALL.map(|edition| (place, edition))) {
            let [one, other] = [first, other].map(|said| {
                let plain = shorthand::read(&place.replace("({})", "(gibberish)"), Some(edition)).unwrap();
                let told = |event: &Event| matches!(event, Event::Call(made) if made.facts.meaning.as_ref().is_some_and(|told| told.text() == "gibberish"));
                let at = plain.events.iter().position(told).unwrap();
                let record = with_facts(&plain, at, |facts| facts.meaning = Some(said.as_str().into()));
                laws::rule(&record).unwrap().incidents
            });
            assert_eq!(one, other, "{place} {first} / {others:?} {edition}");
        }
    }
    others.len()
}

fn written(form: &str, [letter, english, norwegian]: [&str; 3], cards: u8) -> String {
    let said = form.replace('@', letter).replace('~', english).replace('%', norwegian);
    said.replace('#', &cards.to_string()).replace('&', &(cards + 1).to_string())
}

#[test]
fn a_limit_is_the_same_however_it_is_said() {
    let mut seen = 0;
    for (at, suit) in SUITS.into_iter().enumerate() {
        for cards in 2..=5 {
            let place = &PLACES[(at + usize::from(cards)) % PLACES.len()..][..1];
            let forms = AT_MOST.map(|form| written(form, suit, cards));
            seen += check(&forms, place);
            let forms = AT_LEAST.map(|form| written(form, suit, cards + 1));
            seen += check(&forms, place);
        }
    }
    assert!(seen > 800, "{seen}");
}

#[test]
fn what_is_said_in_another_way_is_ruled_the_same() {
    for forms in OTHERS {
        let forms: Vec<String> = forms.iter().map(|form| (*form).to_owned()).collect();
        assert!(check(&forms, &PLACES) > 0);
        // Beside something else, and the other way round.
        let beside: Vec<String> = forms.iter().map(|form| format!("({form}) 2+D")).collect();
        check(&beside, &PLACES[..2]);
    }
}
