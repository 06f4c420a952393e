//! A key as people write it: `N once`, `forbid S D`, `27B1(a)`. It reads in English and in Norwegian, and is written in
//! English.

use crate::{
    bridge::{Bid, Call, Contract, Denomination, Doubled, Seat, Side, Suit},
    quiz::{Acceptor, Bar, Claim, Fault, Kind, Lead, Spot},
    record::{Event, Record},
};

/// A key: a claim, or whether two calls are comparable, to which the program finds how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Is(Claim),
    Comparable(bool),
}

/// Norwegian words, and the English ones for which they stand. The longer ones first.
const WORDS: [(&str, &str); 18] = [
    ("utenfor tur", "out of turn"),
    ("måtte passe", "had to pass"),
    ("ikke tillatt", "not allowed"),
    ("utilstrekkelig", "insufficient"),
    ("over sju", "above seven"),
    ("i orden", "in order"),
    ("én gang", "once"),
    ("en gang", "once"),
    ("gjentar", "repeats"),
    ("forlange", "require"),
    ("forby", "forbid"),
    ("fritt", "free"),
    ("slutt", "over"),
    ("alle", "any"),
    ("ingen", "nobody"),
    ("none", "nobody"),
    ("nei", "no"),
    ("ja", "yes"),
];

const SEATS: [(Seat, &[&str]); 4] = [
    (Seat::North, &["n", "north", "nord"]),
    (Seat::East, &["e", "east", "ø", "øst"]),
    (Seat::South, &["s", "south", "syd", "sør"]),
    (Seat::West, &["w", "west", "v", "vest"]),
];

const FAULTS: [(Fault, &str); 6] = [
    (Fault::Insufficient, "insufficient"),
    (Fault::OutOfTurn, "out of turn"),
    (Fault::NotAllowed, "not allowed"),
    (Fault::HadToPass, "had to pass"),
    (Fault::AboveSeven, "above seven"),
    (Fault::AfterTheEnd, "over"),
];

/// Reads the key to a question of a kind about a record; `None` where it is none.
pub(super) fn read(kind: Kind, text: &str, record: &Record) -> Option<Key> {
    let text = levelled(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let claim = match (kind, words.as_slice()) {
        (Kind::Accepts, ["nobody"]) => Claim::Accepts(Acceptor::NobodyCan),
        (Kind::Accepts, ["in", "order"]) => Claim::Accepts(Acceptor::NothingToAccept),
        (Kind::Accepts, [word]) => Claim::Accepts(Acceptor::Seat(seat(word)?)),
        (Kind::Order, ["yes"]) => Claim::Order(None),
        (Kind::Order, words) => {
            let said = words.join(" ");
            Claim::Order(Some(FAULTS.into_iter().find(|(_, name)| *name == said)?.0))
        }
        (Kind::Passes, words) => Claim::Passes(bar(words)?),
        (Kind::Free, ["nobody"]) => Claim::Free(None),
        (Kind::Free, [word]) => Claim::Free(Some(call(word)?)),
        (Kind::Lead, ["free"]) => Claim::Lead(Lead::Nothing),
        (Kind::Lead, ["forbid", named @ ..]) => Claim::Lead(Lead::Forbid(suits(named)?)),
        (Kind::Lead, ["require", named @ ..]) => Claim::Lead(Lead::Require(suits(named)?)),
        (Kind::Clause, words) => {
            let address = record.laws.known(&words.join(" "))?;
            Claim::Rules(record.laws.index().iter().find(|entry| entry.clause.address() == address)?.clause)
        }
        (Kind::Contract, [bid, by] | [bid, "by" | "av", by]) => Claim::Contract(contract(bid, by)?),
        (Kind::Comparable, ["yes"]) => return Some(Key::Comparable(true)),
        (Kind::Comparable, ["no"]) => return Some(Key::Comparable(false)),
        (Kind::Irregular, ["nobody"]) => Claim::Irregular(None),
        (Kind::Irregular, [by, named]) => Claim::Irregular(Some(spot(seat(by)?, call(named)?, record)?)),
        (Kind::Editions, ["2007", words @ ..]) => {
            let middle = words.iter().position(|word| *word == "2017")?;
            let (old, new) = words.split_at_checked(middle)?;
            Claim::Editions([bar(old)?, bar(new.get(1..)?)?])
        }
        (Kind::Accepts | Kind::Free | Kind::Lead | Kind::Contract, _)
        | (Kind::Comparable | Kind::Irregular | Kind::Editions, _) => return None,
    };
    Some(Key::Is(claim))
}

/// In small letters, in English, with blanks between words.
fn levelled(text: &str) -> String {
    let blanks = [',', ';', ':'];
    let text: String =
        text.to_lowercase().chars().map(|sign| if blanks.contains(&sign) { ' ' } else { sign }).collect();
    let spaced = format!(" {} ", text.split_whitespace().collect::<Vec<_>>().join(" "));
    WORDS.iter().fold(spaced, |text, (theirs, ours)| text.replace(&format!(" {theirs} "), &format!(" {ours} ")))
}

fn seat(word: &str) -> Option<Seat> {
    SEATS.into_iter().find(|(_, names)| names.contains(&word)).map(|(seat, _)| seat)
}

fn side(word: &str) -> Option<Side> {
    match word.replace(['-', '–'], "").as_str() {
        "ns" | "sn" => Some(Side::NorthSouth),
        "ew" | "we" | "øv" | "vø" => Some(Side::EastWest),
        _ => None,
    }
}

fn bar(words: &[&str]) -> Option<Bar> {
    match words {
        ["nobody"] => Some(Bar::Nobody),
        [one] => side(one).map(Bar::Both).or_else(|| seat(one).map(Bar::Throughout)),
        [one, "once"] => seat(one).map(Bar::Once),
        [one, "repeats", again] => Some(Bar::Repeats(seat(one)?, call(again)?)),
        _ => None,
    }
}

/// A suit by its sign, or its letter in English or Norwegian.
const fn suit(sign: char) -> Option<Suit> {
    match sign {
        's' | '♠' => Some(Suit::Spades),
        'h' | '♥' => Some(Suit::Hearts),
        'd' | 'r' | '♦' => Some(Suit::Diamonds),
        'c' | 'k' | '♣' => Some(Suit::Clubs),
        _ => None,
    }
}

fn suits(words: &[&str]) -> Option<Vec<Suit>> {
    if words == ["any"] {
        return Some(Suit::ALL.to_vec());
    }
    let named: Vec<Suit> =
        words.concat().chars().filter(|sign| *sign != '\u{fe0f}').map(suit).collect::<Option<_>>()?;
    let wanted: Vec<Suit> = Suit::ALL.into_iter().filter(|suit| named.contains(suit)).collect();
    (!wanted.is_empty()).then_some(wanted)
}

fn call(word: &str) -> Option<Call> {
    match word {
        "p" | "pass" => Some(Call::Pass),
        "x" | "dbl" => Some(Call::Double),
        "xx" | "rdbl" => Some(Call::Redouble),
        _ => bid(word).map(Call::Bid),
    }
}

fn bid(word: &str) -> Option<Bid> {
    let mut signs = word.chars().filter(|sign| *sign != '\u{fe0f}');
    let level = signs.next()?.to_digit(10).and_then(|number| u8::try_from(number).ok())?;
    let named: String = signs.collect();
    let denomination = match named.as_str() {
        "n" | "nt" | "ut" => Denomination::Notrump,
        one => Denomination::from(one.chars().next().filter(|_| one.chars().count() == 1).and_then(suit)?),
    };
    Some(Bid { level: crate::bridge::Level::new(level)?, denomination })
}

fn contract(word: &str, by: &str) -> Option<Contract> {
    let doublings = [("xx", Doubled::Redoubled), ("x", Doubled::Doubled), ("", Doubled::No)];
    let (bid, doubled) =
        doublings.into_iter().find_map(|(end, doubled)| Some((bid(word.strip_suffix(end)?)?, doubled)))?;
    Some(Contract { bid, doubled, declarer: seat(by)? })
}

/// The one time that a player made a call.
fn spot(seat: Seat, call: Call, record: &Record) -> Option<Spot> {
    let made = |event: &Event| matches!(event, Event::Call(made) if made.by == Some(seat) && made.call == call);
    let mut found = record.events.iter().enumerate().filter(|(_, event)| made(event));
    let (event, _) = found.next()?;
    found.next().is_none().then_some(Spot { event, seat, call })
}

impl Key {
    /// What it claims, where the program has found this itself; `None` where that says something else.
    pub(super) fn claim(self, found: &Claim) -> Option<Claim> {
        match (self, found) {
            (Key::Comparable(is_so), Claim::Comparable(likeness)) => {
                (likeness.is_comparable() == is_so).then(|| found.clone())
            }
            (Key::Comparable(_), _) => None,
            // Suits are a set.
            (Key::Is(Claim::Lead(said)), Claim::Lead(ruled)) if are_alike(&said, ruled) => {
                Some(Claim::Lead(ruled.clone()))
            }
            (Key::Is(claim), _) => Some(claim),
        }
    }
}

fn are_alike(one: &Lead, other: &Lead) -> bool {
    let same = |one: &[Suit], other: &[Suit]| one.len() == other.len() && one.iter().all(|suit| other.contains(suit));
    match (one, other) {
        (Lead::Forbid(one), Lead::Forbid(other)) | (Lead::Require(one), Lead::Require(other)) => same(one, other),
        (Lead::Nothing | Lead::Forbid(_) | Lead::Require(_), _) => one == other,
    }
}

/// The key that claims this.
pub(super) fn write(claim: &Claim) -> String {
    match claim {
        Claim::Accepts(Acceptor::Seat(seat)) => seat.to_string(),
        Claim::Accepts(Acceptor::NobodyCan) => "nobody".to_owned(),
        Claim::Accepts(Acceptor::NothingToAccept) => "in order".to_owned(),
        Claim::Order(None) => "yes".to_owned(),
        Claim::Comparable(likeness) => if likeness.is_comparable() { "yes" } else { "no" }.to_owned(),
        Claim::Order(Some(fault)) => {
            FAULTS.iter().find(|(known, _)| known == fault).map(|(_, name)| (*name).to_owned()).unwrap_or_default()
        }
        Claim::Passes(bar) => written(*bar),
        Claim::Free(Some(call)) => call.to_string(),
        Claim::Free(None) | Claim::Irregular(None) => "none".to_owned(),
        Claim::Lead(Lead::Nothing) => "free".to_owned(),
        Claim::Lead(Lead::Forbid(suits)) => format!("forbid {}", list(suits)),
        Claim::Lead(Lead::Require(suits)) => format!("require {}", list(suits)),
        Claim::Rules(clause) => clause.to_string(),
        Claim::Contract(Contract { bid, doubled, declarer }) => {
            let sign = match doubled {
                Doubled::No => "",
                Doubled::Doubled => "X",
                Doubled::Redoubled => "XX",
            };
            format!("{bid}{sign} {declarer}")
        }
        Claim::Irregular(Some(spot)) => format!("{} {}", spot.seat, spot.call),
        Claim::Editions([old, new]) => format!("2007 {}, 2017 {}", written(*old), written(*new)),
    }
}

fn written(bar: Bar) -> String {
    match bar {
        Bar::Nobody => "nobody".to_owned(),
        Bar::Once(seat) => format!("{seat} once"),
        Bar::Throughout(seat) => seat.to_string(),
        Bar::Both(Side::NorthSouth) => "NS".to_owned(),
        Bar::Both(Side::EastWest) => "EW".to_owned(),
        Bar::Repeats(seat, call) => format!("{seat} repeats {call}"),
    }
}

fn list(suits: &[Suit]) -> String {
    suits.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
