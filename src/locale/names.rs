//! Names of seats, suits, calls and clauses in a language, and lists of them.

use fluent::FluentValue;

use super::{
    Language,
    bridge::{denomination_name, named, seat_name},
    bundle,
    list::{list, list_with},
    meaning,
    word_cache::{CallForms, Joiner, word_cache},
};
use crate::{
    bridge::{Bid, Call, Contract, Denomination, Doubled, Seat, Side, Suit},
    explain::{Arg, Share},
    lawbook::Clause,
    meaning::Hand,
    shorthand::{Expected, Reading},
};

/// An argument as the texts take it: the name of a variant for what they inflect, ready words for the rest.
pub(super) fn value(arg: Arg<'_>, language: Language) -> FluentValue<'_> {
    match arg {
        Arg::Seat(seat) => seat_name(seat).into(),
        Arg::Seats(seats) => list(Joiner::Or, seats.iter().map(|one| seat(*one, language)), language).into(),
        Arg::Side(Side::NorthSouth) => "north-south".into(),
        Arg::Side(Side::EastWest) => "east-west".into(),
        Arg::Call(one) => call(one, language).into(),
        Arg::Calls(all) => calls(all, language).into(),
        Arg::Together(calls) => list(Joiner::And, calls.iter().map(|one| call(*one, language)), language).into(),
        Arg::Suits(suits) => list(Joiner::Or, suits.iter().map(|one| suit(*one, language)), language).into(),
        Arg::Contract(one) => contract(one, language).into(),
        Arg::Clauses(all) => clauses(all, language).into(),
        Arg::Says(clause) => bundle::clause_says(clause, language).unwrap_or_default().into(),
        Arg::Name(name) => name.into(),
        // A number, as the texts distinguish editions by their years.
        Arg::Year(year) => FluentValue::try_number(year),
        Arg::Number(number) => number.into(),
        Arg::Hands(number) => hands(number, language).into(),
        Arg::Share(one) => share(one, language).into(),
        Arg::Hand(one) => hand(one, language).into(),
        Arg::Text(text) => text.into(),
        Arg::Shorthand(text) => shorthand(text, language).into(),
        Arg::Notation(text) => notation(text, language).into(),
        Arg::Readings(all) => list(Joiner::Or, all.iter().map(|one| reading(*one, language)), language).into(),
        Arg::Expected(all) => list(Joiner::OrElse, all.iter().map(|one| expected(*one, language)), language).into(),
        Arg::Condition(condition) => meaning::condition(condition, language).into(),
        Arg::Purposes(all) => {
            list(Joiner::Comma, all.iter().map(|one| meaning::purpose(*one, language)), language).into()
        }
        Arg::Meant(all) => {
            list(Joiner::OrElse, all.iter().map(|one| meaning::expected(*one, language)), language).into()
        }
    }
}

/// What could have stood in a place.
pub(super) fn expected(expected: Expected, language: Language) -> String {
    named("shorthand-thing", [("what", expected.name().to_owned())], language)
}

/// One way to read a text.
fn reading(reading: Reading, language: Language) -> String {
    let (kind, what) = match reading {
        Reading::Call(one) => ("call", call(one, language).to_owned()),
        Reading::OpponentsCall(one) => ("opponents-call", call(one, language).to_owned()),
        Reading::AllPass => ("all-pass", String::new()),
        Reading::Separator => ("separator", String::new()),
        Reading::Shows(shows) if shows.suits().next().is_none() => ("shows-notrump", String::new()),
        Reading::Shows(shows) => ("shows", list(Joiner::Comma, shows.suits().map(|one| suit(one, language)), language)),
        Reading::Meaning => ("meaning", String::new()),
        Reading::Unintended => ("unintended", String::new()),
        Reading::ChangeOfCall => ("change", String::new()),
        Reading::NextCall => ("next", String::new()),
        Reading::FirstCall => ("first", String::new()),
        Reading::LastCall => ("last", String::new()),
        Reading::Dealer(one) => ("dealer", seat(one, language).to_owned()),
        Reading::Edition(edition) => ("edition", edition.year().to_owned()),
        Reading::BidWithoutLevel => ("no-level", String::new()),
        Reading::Seat(one) => ("seat", seat(one, language).to_owned()),
        Reading::Skipped(one) => ("skipped", seat(one, language).to_owned()),
        Reading::CalledBy(one) => ("called-by", seat(one, language).to_owned()),
        Reading::Describes(one) => ("describes", call(one, language).to_owned()),
        Reading::Accepts => ("accepts", String::new()),
        Reading::Declines => ("declines", String::new()),
        Reading::IsSo => ("so", String::new()),
        Reading::IsNotSo => ("not-so", String::new()),
        Reading::Remark => ("remark", String::new()),
        Reading::Doubt => ("doubt", String::new()),
        Reading::Contract => ("contract", String::new()),
        Reading::Agreement => ("agreement", String::new()),
    };
    named("shorthand-reading", [("kind", kind.to_owned()), ("what", what)], language)
}

/// A seat as a name of its own.
pub(super) fn seat(seat: Seat, language: Language) -> &'static str {
    word_cache(language).seat(seat)
}

/// The letter of a seat.
pub(super) fn letter(seat: Seat, language: Language) -> String {
    named("bridge-letter", [("candidate", seat_name(seat).to_owned())], language)
}

/// An auction in shorthand, with the letters of this language before its colons.
fn shorthand(text: &str, language: Language) -> String {
    let word = |word: &str| {
        let seat = Seat::ALL.into_iter().find(|seat| word.starts_with(&format!("{seat}:")));
        let rest = seat.and_then(|_| word.get(1..));
        seat.zip(rest).map_or_else(|| word.to_owned(), |(seat, rest)| format!("{}{rest}", letter(seat, language)))
    };
    text.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// A meaning as it is written, with the words of this language.
fn notation(text: &str, language: Language) -> String {
    const BETWEEN: [char; 3] = [' ', '(', ')'];
    let piece = |piece: &str| {
        let word = piece.trim_end_matches(BETWEEN);
        let after = piece.get(word.len()..).unwrap_or_default();
        if word.is_empty() {
            return after.to_owned();
        }
        named("meaning-word", [("word", word.to_owned())], language) + after
    };
    text.split_inclusive(BETWEEN).map(piece).collect()
}

fn suit(suit: Suit, language: Language) -> &'static str {
    word_cache(language).suit(suit)
}

/// A call in a sentence: "West’s pass".
fn call(call: Call, language: Language) -> &'static str {
    &word_cache(language).call(call).plain
}

/// The forms of a call that a sentence names: "the pass stands", "changed to a pass".
pub(super) fn forms(call: Call, language: Language) -> &'static CallForms {
    word_cache(language).call(call)
}

/// A call in the diagram.
pub(super) fn cell(call: Call, language: Language) -> &'static str {
    &word_cache(language).call(call).cell
}

fn bid(bid: Bid, language: Language) -> &'static str {
    call(Call::Bid(bid), language)
}

fn contract(contract: Contract, language: Language) -> String {
    let doubled = match contract.doubled {
        Doubled::No => "no",
        Doubled::Doubled => "doubled",
        Doubled::Redoubled => "redoubled",
    };
    named(
        "bridge-contract",
        [("bid", bid(contract.bid, language).to_owned()), ("doubled", doubled.to_owned())],
        language,
    )
}

fn clauses(all: &[Clause], language: Language) -> String {
    let words = word_cache(language);
    let list = list_with(Joiner::Comma, all, language, |list, clause| {
        list.push_str(&words.before_clause);
        list.push_str(clause.address());
    });
    [words.before_clauses(all.len()), &list].concat()
}

/// A number of hands in groups of three figures: `635 013 559 600`.
fn hands(number: u64, language: Language) -> String {
    let mut groups = Vec::new();
    let mut rest = number;
    while rest >= 1000 {
        groups.push(format!("{:03}", rest % 1000));
        rest /= 1000;
    }
    groups.push(rest.to_string());
    groups.reverse();
    groups.join(&named("bridge-thousands", [], language))
}

/// A share of hands: `17.5 %`, `100 %`, `less than 0.1 %`.
fn share(share: Share, language: Language) -> String {
    let kind = match share {
        Share { is_trace: true, .. } => "trace",
        Share { is_nearly_all: true, .. } => "rest",
        Share { thousandths: 0 | 1000, .. } => "whole",
        Share { .. } => "share",
    };
    let (whole, tenth) = (share.thousandths / 10, share.thousandths % 10);
    let parts = [("kind", kind.to_owned()), ("whole", whole.to_string()), ("tenth", tenth.to_string())];
    named("bridge-share", parts, language)
}

/// A hand: `♠K92 ♥K875 ♦KQ7 ♣A63`.
fn hand(hand: Hand, language: Language) -> String {
    let suits = Suit::ALL.map(|one| {
        let cards = (0..13).rev().filter(|bit| hand.cards(one) >> bit & 1 == 1);
        let names: String = cards.map(|bit| card(bit + 2, language)).collect();
        let names = if names.is_empty() { named("bridge-no-card", [], language) } else { names };
        let suit = denomination_name(one.into()).to_owned();
        named("bridge-holding", [("suit", suit), ("cards", names)], language)
    });
    suits.join(" ")
}

/// A card of a suit by its rank, 2 to 14.
fn card(rank: u8, language: Language) -> String {
    let honour = match rank {
        14 => "ace",
        13 => "king",
        12 => "queen",
        11 => "jack",
        10 => "ten",
        _ => return rank.to_string(),
    };
    named("bridge-card", [("card", honour.to_owned())], language)
}

/// What stands in a list of calls: one call, or a row of bids with what joins them.
enum Entry {
    One(Call),
    Row(Bid, Joiner, Bid),
}

/// Calls in a list, with bids in a row drawn together: `2♠–7NT` or, of one denomination, `3–7♥`.
fn calls(calls: &[Call], language: Language) -> String {
    let mut bids: Vec<Bid> = calls.iter().filter_map(|call| call.bid()).collect();
    bids.sort_unstable();
    bids.dedup();
    let mut entries: Vec<(Bid, Entry)> = Vec::with_capacity(bids.len());
    let next_in_rank = |one, next| Bid::all().find(|bid| *bid > one) == Some(next);
    take_rows(&mut bids, &mut entries, Joiner::Run, next_in_rank);
    let next_level = |one: Bid, next: Bid| next.level.number() == one.level.number() + 1;
    for denomination in Denomination::ALL {
        let mut same: Vec<Bid> = bids.iter().copied().filter(|bid| bid.denomination == denomination).collect();
        take_rows(&mut same, &mut entries, Joiner::Levels, next_level);
        entries.extend(same.into_iter().map(|one| (one, Entry::One(Call::Bid(one)))));
    }
    entries.sort_by_key(|(first, _)| *first);
    let others = calls.iter().filter(|call| call.bid().is_none()).map(|&one| Entry::One(one));
    let entries = entries.into_iter().map(|(_, entry)| entry).chain(others);
    list_with(Joiner::Comma, entries, language, |list, entry| match entry {
        Entry::One(one) => list.push_str(call(one, language)),
        Entry::Row(first, joint, last) => {
            if joint == Joiner::Levels {
                list.push_str(&first.level.number().to_string());
            } else {
                list.push_str(bid(first, language));
            }
            list.push_str(word_cache(language).joiner(joint));
            list.push_str(bid(last, language));
        }
    })
}

/// Takes the rows of three or more out of sorted bids.
fn take_rows(bids: &mut Vec<Bid>, rows: &mut Vec<(Bid, Entry)>, joint: Joiner, follows: impl Fn(Bid, Bid) -> bool) {
    if bids.len() < 3 {
        return;
    }
    let mut left = Vec::new();
    for row in bids.chunk_by(|&one, &next| follows(one, next)) {
        match row {
            [first, _, .., last] => rows.push((*first, Entry::Row(*first, joint, *last))),
            short => left.extend_from_slice(short),
        }
    }
    *bids = left;
}
