//! The arguments of messages: typed values, which each language puts into words.

use crate::{
    bridge::{Bid, Call, Contract, Denomination, Doubled, Level, Seat, Side, Suit},
    lawbook::{Clause, Edition, index_2017},
    meaning::{self, Amount, Condition, Hand, Purpose, Quality, Shape},
    record::Shows,
    ruling::Kind,
    shorthand::{Expected, Reading},
};

/// Several calls, all of them: joined by *and*, and no run of bids shortened to `2♠–7NT`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Together(pub Vec<Call>);

/// Which of several things, where the text of a message has one variant for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Which(pub &'static str);

/// An auction in shorthand that can be sent as it is: each language has its own letters for the seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shorthand(pub String);

/// A meaning in the one spelling that leaves no doubt: each language has its own words in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notation(pub String);

/// A share of hands, in thousandths; a share above nothing is never shown as nothing, nor one below all as all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Share {
    /// How many in a thousand.
    pub thousandths: u64,
    /// Whether it is less than one in a thousand, and not nothing.
    pub is_trace: bool,
    /// Whether all but less than one in a thousand are in it, and not all.
    pub is_nearly_all: bool,
}

impl Share {
    /// The share of a part in a whole.
    #[must_use]
    pub fn of(part: u64, whole: u64) -> Share {
        let thousandths = part.saturating_mul(1000).saturating_add(whole / 2).checked_div(whole).unwrap_or_default();
        Share {
            thousandths,
            is_trace: part > 0 && thousandths == 0,
            is_nearly_all: part < whole && thousandths == 1000,
        }
    }

    /// The share that is a fraction of one.
    #[must_use]
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a fraction of one is neither large nor negative"
    )]
    pub fn from_fraction(fraction: f64) -> Share {
        const WHOLE: f64 = 1e9;
        Share::of((fraction * WHOLE).ceil() as u64, WHOLE as u64)
    }
}

/// An argument of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arg<'a> {
    /// A seat.
    Seat(Seat),
    /// Several seats, the likeliest first.
    Seats(&'a [Seat]),
    /// A partnership.
    Side(Side),
    /// A call.
    Call(Call),
    /// Several calls, one of which is chosen.
    Calls(&'a [Call]),
    /// Several calls, all of them.
    Together(&'a [Call]),
    /// The suits, one of which may be chosen.
    Suits(&'a [Suit]),
    /// A contract.
    Contract(Contract),
    /// Clauses.
    Clauses(&'a [Clause]),
    /// What a clause says.
    Says(Clause),
    /// The name of a variant that the text distinguishes, such as the kind of an irregularity.
    Name(&'static str),
    /// The year of an edition of the Laws.
    Year(&'static str),
    /// A number.
    Number(usize),
    /// A number of hands.
    Hands(u64),
    /// A share of hands.
    Share(Share),
    /// A hand.
    Hand(Hand),
    /// The user's own words.
    Text(&'a str),
    /// An auction in shorthand.
    Shorthand(&'a str),
    /// A meaning as it is written.
    Notation(&'a str),
    /// The ways in which a text can be read.
    Readings(&'a [Reading]),
    /// What could have stood there.
    Expected(&'a [Expected]),
    /// A condition on a hand.
    Condition(&'a Condition),
    /// What a call is for.
    Purposes(&'a [Purpose]),
    /// What could have stood in a meaning.
    Meant(&'a [meaning::Expected]),
}

/// The names of an argument in the texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArgName {
    /// Of the argument itself.
    pub plain: &'static str,
    /// Of a call with the definite article: "the pass stands".
    pub the: &'static str,
    /// Of a call with the indefinite article: "changed to a pass".
    pub a: &'static str,
}

/// A value to try a message with.
pub trait Example {
    /// A value that differs from turn to turn.
    fn example(turn: usize) -> Self;
}

macro_rules! args {
    ($($type:ty => |$value:ident| $arg:expr, |$turn:ident| $example:expr;)*) => {$(
        impl<'a> From<&'a $type> for Arg<'a> {
            fn from($value: &'a $type) -> Arg<'a> {
                $arg
            }
        }

        impl Example for $type {
            fn example($turn: usize) -> $type {
                $example
            }
        }
    )*};
}

args! {
    Seat => |value| Arg::Seat(*value), |turn| nth(&Seat::ALL, turn).unwrap_or(Seat::North);
    Vec<Seat> => |value| Arg::Seats(value), |turn| some(&Seat::ALL, turn);
    Side => |value| Arg::Side(*value), |turn| Seat::example(turn).side();
    Call => |value| Arg::Call(*value), |turn| nth(&[Call::Pass, Call::Double, Call::Redouble], turn / 2)
        .filter(|_| turn.is_multiple_of(2))
        .unwrap_or(Call::Bid(bid(turn)));
    Vec<Call> => |value| Arg::Calls(value), |turn| [Call::Pass, Call::Double].into_iter().chain(Bid::all().map(Call::Bid)).step_by(turn % 5 + 1).collect();
    Together => |value| Arg::Together(&value.0), |turn| Together(Vec::example(turn % 4 + 1));
    Vec<Suit> => |value| Arg::Suits(value), |turn| some(&Suit::ALL, turn);
    Contract => |value| Arg::Contract(*value), |turn| Contract {
        bid: bid(turn),
        doubled: nth(&[Doubled::No, Doubled::Doubled, Doubled::Redoubled], turn).unwrap_or(Doubled::No),
        declarer: Seat::example(turn),
    };
    Vec<Clause> => |value| Arg::Clauses(value), |turn| Edition::example(turn).index().iter().take(turn + 1).map(|entry| entry.clause).collect();
    Clause => |value| Arg::Says(*value), |turn| nth(&said(Edition::example(turn)), turn).unwrap_or(index_2017::L27A1);
    Edition => |value| Arg::Year(value.year()), |turn| nth(&Edition::ALL, turn).unwrap_or_default();
    Kind => |value| Arg::Name(kind_name(*value)), |turn| nth(Kind::ALL, turn).unwrap_or(Kind::InsufficientBid);
    Which => |value| Arg::Name(value.0), |turn| Which(nth(&WHICH, turn).unwrap_or_default());
    u64 => |value| Arg::Hands(*value), |turn| u64::try_from(turn).unwrap_or_default() * 31_787_244;
    Share => |value| Arg::Share(*value), |turn| Share::of(u64::try_from(turn).unwrap_or_default(), 700);
    Hand => |value| Arg::Hand(*value), |turn| Hand::thirteen(nth(&Suit::ALL, turn).unwrap_or(Suit::Spades));
    usize => |value| Arg::Number(*value), |turn| turn + 1;
    String => |value| Arg::Text(value), |turn| ["1Q", "hjortar"].iter().cycle().nth(turn).map(ToString::to_string).unwrap_or_default();
    Shorthand => |value| Arg::Shorthand(&value.0), |turn| Shorthand(["W: 1H P 1H", "1H E:1S"].iter().cycle().nth(turn).map(ToString::to_string).unwrap_or_default());
    Notation => |value| Arg::Notation(&value.0), |turn| Notation(["4+M 6+ hcp", "(5+H) or (20+ bal)"].iter().cycle().nth(turn).map(ToString::to_string).unwrap_or_default());
    Vec<Reading> => |value| Arg::Readings(value), |turn| some(&readings(turn), turn);
    Vec<Expected> => |value| Arg::Expected(value), |turn| some(Expected::ALL, turn);
    Condition => |value| Arg::Condition(value), |turn| condition(turn);
    Vec<Purpose> => |value| Arg::Purposes(value), |turn| some(Purpose::ALL, turn);
    Vec<meaning::Expected> => |value| Arg::Meant(value), |turn| some(meaning::Expected::ALL, turn);
    meaning::ProblemKind => |value| Arg::Name(value.name()), |turn| {
        nth(&meaning::ProblemKind::ALL, turn).unwrap_or(meaning::ProblemKind::Empty)
    };
}

/// A condition that every language puts in its own way.
fn condition(turn: usize) -> Condition {
    let number = u8::try_from(turn % 10).unwrap_or_default() + 4;
    let points = Condition::Has(Quality::Points(Amount::at_least(number)));
    let kind = nth(&[Shape::Balanced, Shape::SemiBalanced, Shape::Unbalanced], turn).unwrap_or(Shape::Balanced);
    match turn % 3 {
        0 => points,
        1 => Condition::Not(Box::new(Condition::All(vec![Condition::Has(Quality::Shaped(kind)), points]))),
        _ => Condition::Any(vec![points, Condition::Has(Quality::Shaped(kind))]),
    }
}

/// The clauses that a sentence is about, all of one edition.
fn said(edition: Edition) -> Vec<Clause> {
    let entries = edition.index().iter().filter(|entry| entry.status.out_reason().is_none());
    entries.map(|entry| entry.clause).collect()
}

/// A reading of every kind.
fn readings(turn: usize) -> [Reading; 26] {
    let call = Call::example(turn);
    [
        Reading::Call(call),
        Reading::OpponentsCall(call),
        Reading::AllPass,
        Reading::Separator,
        Reading::Shows(Shows::named_by(Call::Bid(bid(turn % 4)))),
        Reading::Meaning,
        Reading::Unintended,
        Reading::ChangeOfCall,
        Reading::NextCall,
        Reading::FirstCall,
        Reading::LastCall,
        Reading::Dealer(Seat::example(turn)),
        Reading::Edition(Edition::example(turn)),
        Reading::BidWithoutLevel,
        Reading::Seat(Seat::example(turn)),
        Reading::Skipped(Seat::example(turn)),
        Reading::CalledBy(Seat::example(turn)),
        Reading::Describes(call),
        Reading::Accepts,
        Reading::Declines,
        Reading::IsSo,
        Reading::IsNotSo,
        Reading::Remark,
        Reading::Doubt,
        Reading::Contract,
        Reading::Agreement,
    ]
}

/// The kind as the texts call it.
const fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::InsufficientBid => "insufficient-bid",
        Kind::PassOutOfRotation => "pass-out-of-rotation",
        Kind::BidOutOfRotation => "bid-out-of-rotation",
        Kind::DoubleOutOfRotation => "double-out-of-rotation",
        Kind::ChangeOfCall => "change-of-call",
        Kind::UnintendedCall => "unintended-call",
        Kind::InadmissibleDouble => "inadmissible-double",
        Kind::CallByBarredPlayer => "call-by-barred-player",
        Kind::BidAboveSeven => "bid-above-seven",
        Kind::CallAfterFinalPass => "call-after-final-pass",
        Kind::SimultaneousCall => "simultaneous-call",
        Kind::ConsideredInRotation => "considered-in-rotation",
        Kind::PassesOutOfRotationEnd => "passes-out-of-rotation-end",
    }
}

fn nth<T: Copy>(values: &[T], turn: usize) -> Option<T> {
    values.iter().cycle().nth(turn).copied()
}

fn some<T: Copy>(values: &[T], turn: usize) -> Vec<T> {
    values.iter().cycle().skip(turn).take(turn % values.len().max(1) + 1).copied().collect()
}

fn bid(turn: usize) -> Bid {
    let [lowest, ..] = Level::PLAYABLE;
    Bid {
        level: nth(&Level::PLAYABLE, turn).unwrap_or(lowest),
        denomination: nth(&Denomination::ALL, turn).unwrap_or(Denomination::Notrump),
    }
}

/// Variants to try messages with.
const WHICH: [&str; 7] = ["nobody", "accepts", "accepted", "insufficient", "within", "made", "else"];
