//! Names that every page needs by the dozen: told by the texts once for each language, and then known.

use std::sync::LazyLock;

use super::{
    Language,
    names::{named, seat_name, told_bid, told_suit},
};
use crate::bridge::{Bid, Call, Denomination, Level, Seat, Suit};

/// What a language calls the players, the calls and the clauses, and how it joins words.
pub(super) struct Known {
    /// In the order of the seats.
    seats: Vec<String>,
    /// The lowest first.
    suits: Vec<String>,
    /// In the order of [`place`].
    calls: Vec<Forms>,
    /// What stands before the address of a clause.
    pub(super) before_clause: String,
    /// In the order of [`Joint::ALL`].
    joints: Vec<String>,
}

/// The forms of a call in texts.
#[derive(Default)]
pub(super) struct Forms {
    /// In a sentence: "West’s pass".
    pub(super) plain: String,
    /// "the pass stands"
    pub(super) the: String,
    /// "changed to a pass"
    pub(super) a: String,
    /// In the diagram.
    pub(super) cell: String,
}

/// How two words are joined to a list or a row: by what stands between the two variables of a message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Joint {
    Comma,
    Or,
    And,
    OrElse,
    Nor,
    Run,
    Levels,
}

static ENGLISH: LazyLock<Known> = LazyLock::new(|| Known::of(Language::English));
static NORWEGIAN: LazyLock<Known> = LazyLock::new(|| Known::of(Language::Norwegian));
static NO_FORMS: Forms = Forms { plain: String::new(), the: String::new(), a: String::new(), cell: String::new() };

/// What a language knows.
pub(super) fn known(language: Language) -> &'static Known {
    match language {
        Language::English => &ENGLISH,
        Language::Norwegian => &NORWEGIAN,
    }
}

impl Known {
    fn of(language: Language) -> Known {
        let nothing = String::new;
        let joint = |joint: Joint| {
            let words = [("first", nothing()), ("low", nothing()), ("last", nothing())];
            named(joint.id(), words, language)
        };
        let levels = (1..=9).filter_map(Level::new);
        let bids = levels.flat_map(|level| Denomination::ALL.map(|denomination| Bid { level, denomination }));
        let calls = [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(bids.map(Call::Bid));
        let seat = |seat: Seat| named("bridge-seat", [("seat", seat_name(seat).to_owned())], language);
        Known {
            seats: Seat::ALL.into_iter().map(seat).collect(),
            suits: Denomination::ALL
                .into_iter()
                .filter_map(Denomination::suit)
                .map(|one| told_suit(one, language))
                .collect(),
            calls: calls.map(|call| Forms::of(call, language)).collect(),
            before_clause: named("bridge-clause", [("clause", nothing())], language),
            joints: Joint::ALL.into_iter().map(joint).collect(),
        }
    }

    pub(super) fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat as usize).map(String::as_str).unwrap_or_default()
    }

    pub(super) fn suit(&self, suit: Suit) -> &str {
        self.suits.get(suit as usize).map(String::as_str).unwrap_or_default()
    }

    pub(super) fn call(&self, call: Call) -> &Forms {
        self.calls.get(place(call)).unwrap_or(&NO_FORMS)
    }

    /// What stands between two words that are joined.
    pub(super) fn joint(&self, joint: Joint) -> &str {
        self.joints.get(joint as usize).map(String::as_str).unwrap_or_default()
    }
}

/// The place of a call: pass, double, redouble, then bids, lowest first.
fn place(call: Call) -> usize {
    match call {
        Call::Pass => 0,
        Call::Double => 1,
        Call::Redouble => 2,
        Call::Bid(bid) => 3 + usize::from(bid.level.number() - 1) * Denomination::ALL.len() + bid.denomination as usize,
    }
}

impl Joint {
    const ALL: [Joint; 7] = [Joint::Comma, Joint::Or, Joint::And, Joint::OrElse, Joint::Nor, Joint::Run, Joint::Levels];

    const fn id(self) -> &'static str {
        match self {
            Joint::Comma => "bridge-comma",
            Joint::Or => "bridge-or",
            Joint::And => "bridge-and",
            Joint::OrElse => "bridge-or-else",
            Joint::Nor => "meaning-nor",
            Joint::Run => "bridge-run",
            Joint::Levels => "bridge-levels",
        }
    }
}

impl Forms {
    fn of(call: Call, language: Language) -> Forms {
        let ids = match call {
            Call::Pass => ["bridge-pass", "bridge-the-pass", "bridge-a-pass", "bridge-cell-pass"],
            Call::Double => ["bridge-double", "bridge-the-double", "bridge-a-double", "bridge-cell-double"],
            Call::Redouble => ["bridge-redouble", "bridge-the-redouble", "bridge-a-redouble", "bridge-cell-redouble"],
            Call::Bid(bid) => {
                let [plain, the, a, cell] = [(); 4].map(|()| told_bid(bid, language));
                return Forms { plain, the, a, cell };
            }
        };
        let [plain, the, a, cell] = ids.map(|id| named(id, [], language));
        Forms { plain, the, a, cell }
    }
}
