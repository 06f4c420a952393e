//! A cache of the names that every page needs by the dozen: seats, suits, calls, and what joins words to a list.

use std::sync::LazyLock;

use strum::VariantArray;

use super::{
    Language,
    bridge::{named, seat_name, told_bid, told_suit},
};
use crate::bridge::{Bid, Call, Denomination, Level, Seat, Suit};

/// What a language calls the players, the calls and the clauses, and how it joins words.
pub(super) struct WordCache {
    /// In the order of the seats.
    seats: Vec<String>,
    /// The lowest first.
    suits: Vec<String>,
    /// In the order of [`place`].
    calls: Vec<CallForms>,
    /// What stands before the address of a clause.
    pub(super) before_clause: String,
    /// What stands before a list of clauses: of one, of several.
    before_clauses: [String; 2],
    /// In the order of [`Joiner::ALL`].
    joiners: Vec<String>,
}

/// The forms of a call in texts.
#[derive(Default)]
pub(super) struct CallForms {
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
#[derive(Clone, Copy, PartialEq, Eq, VariantArray)]
pub(super) enum Joiner {
    Comma,
    Or,
    And,
    OrElse,
    Nor,
    Run,
    Levels,
}

static ENGLISH: LazyLock<WordCache> = LazyLock::new(|| WordCache::of(Language::English));
static NORWEGIAN: LazyLock<WordCache> = LazyLock::new(|| WordCache::of(Language::Norwegian));
static NO_FORMS: CallForms =
    CallForms { plain: String::new(), the: String::new(), a: String::new(), cell: String::new() };

/// The cache of a language.
pub(super) fn word_cache(language: Language) -> &'static WordCache {
    match language {
        Language::English => &ENGLISH,
        Language::Norwegian => &NORWEGIAN,
    }
}

impl WordCache {
    fn of(language: Language) -> WordCache {
        let nothing = String::new;
        let joiner = |joiner: Joiner| {
            let words = [("first", nothing()), ("low", nothing()), ("last", nothing())];
            named(joiner.id(), words, language)
        };
        let levels = (1..=9).filter_map(Level::new);
        let bids = levels.flat_map(|level| Denomination::ALL.map(|denomination| Bid { level, denomination }));
        let calls = [Call::Pass, Call::Double, Call::Redouble].into_iter().chain(bids.map(Call::Bid));
        let seat = |seat: Seat| named("bridge-seat", [("seat", seat_name(seat).to_owned())], language);
        WordCache {
            seats: Seat::ALL.into_iter().map(seat).collect(),
            suits: Denomination::ALL
                .into_iter()
                .filter_map(Denomination::suit)
                .map(|one| told_suit(one, language))
                .collect(),
            calls: calls.map(|call| CallForms::of(call, language)).collect(),
            before_clause: named("bridge-clause", [("clause", nothing())], language),
            before_clauses: ["bridge-one-clause", "bridge-several-clauses"]
                .map(|id| named(id, [("clauses", nothing())], language)),
            joiners: Joiner::ALL.iter().copied().map(joiner).collect(),
        }
    }

    pub(super) fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat as usize).map(String::as_str).unwrap_or_default()
    }

    pub(super) fn suit(&self, suit: Suit) -> &str {
        self.suits.get(suit as usize).map(String::as_str).unwrap_or_default()
    }

    pub(super) fn call(&self, call: Call) -> &CallForms {
        self.calls.get(place(call)).unwrap_or(&NO_FORMS)
    }

    /// What stands before a list of clauses, by their number.
    pub(super) fn before_clauses(&self, number: usize) -> &str {
        let [one, several] = &self.before_clauses;
        if number == 1 { one } else { several }
    }

    /// What stands between two words that are joined.
    pub(super) fn joiner(&self, joiner: Joiner) -> &str {
        self.joiners.get(joiner as usize).map(String::as_str).unwrap_or_default()
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

impl Joiner {
    const ALL: &'static [Joiner] = Joiner::VARIANTS;

    const fn id(self) -> &'static str {
        match self {
            Joiner::Comma => "bridge-comma",
            Joiner::Or => "bridge-or",
            Joiner::And => "bridge-and",
            Joiner::OrElse => "bridge-or-else",
            Joiner::Nor => "meaning-nor",
            Joiner::Run => "bridge-run",
            Joiner::Levels => "bridge-levels",
        }
    }
}

impl CallForms {
    fn of(call: Call, language: Language) -> CallForms {
        let ids = match call {
            Call::Pass => ["bridge-pass", "bridge-the-pass", "bridge-a-pass", "bridge-cell-pass"],
            Call::Double => ["bridge-double", "bridge-the-double", "bridge-a-double", "bridge-cell-double"],
            Call::Redouble => ["bridge-redouble", "bridge-the-redouble", "bridge-a-redouble", "bridge-cell-redouble"],
            Call::Bid(bid) => {
                let [plain, the, a, cell] = [(); 4].map(|()| told_bid(bid, language));
                return CallForms { plain, the, a, cell };
            }
        };
        let [plain, the, a, cell] = ids.map(|id| named(id, [], language));
        CallForms { plain, the, a, cell }
    }
}
