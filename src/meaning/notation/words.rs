//! The words of the notation, English and Norwegian.
//!
//! Words are in lower case and without accents (`ø` is `o`, `å` is `a`). A space stands for any white space, for a hyphen,
//! or for nothing. To add a synonym, add it to its line.

use std::sync::LazyLock;

use super::purpose::{PURPOSE_WORDS, Purpose};
use crate::{
    bridge::Suit,
    meaning::{Count, Shape, SuitWord},
};

/// What a word says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word {
    /// Nothing that a space would not say: `with`.
    And,
    Or,
    /// Not what follows at once.
    Not,
    /// The same; before a bracket, all that stands in the bracket is denied.
    NotThat,
    /// What follows is denied.
    Except,
    Usually,
    Any,
    Shape(Shape),
    Purpose(Purpose),
    Unit(Unit),
    /// `void`, `singleton`, `short`: the fewest and the most cards in a suit.
    Few(u8, u8),
    Longest,
    Stopper,
    Solid,
    /// `both majors`: four cards or more in each of these.
    Both([Suit; 2]),
    /// `at least`, before a number.
    AtLeast,
    AtMost,
    /// `less than`, `more than`, before a number.
    FewerThan,
    MoreThan,
    /// `exactly`, before a number or after the suit.
    Exactly,
    /// `or more`, after a number or what is counted.
    OrMore,
    OrFewer,
    /// Between the two ends of a range.
    To,
    /// `between`: two numbers follow.
    Between,
    /// `in`, `for`: a suit follows.
    In,
    /// `card`: a suit follows.
    Card,
    /// `rule of`: 20 follows.
    RuleOf,
    /// `suit` behind a number of cards: the suit that the call names. Elsewhere it says nothing.
    OwnSuit,
    /// `trumps`: the suit that partner has bid.
    PartnersSuit,
    /// `support`: for that suit, and perhaps a number of points before it.
    Support,
    /// `NT` behind points: balanced hands.
    Notrump,
    /// `raise`: how many cards in the suit stands beside it.
    Raise,
    /// `could be 3`: how many cards at least in the suit that the call names.
    AtLeastOwn(u8),
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unit {
    Points,
    PointsIn,
    TotalPoints,
    Keycards,
    Count(Count),
}

/// What a number counts that stands further on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Follows {
    Cards,
    Points,
    Else,
}

const WORDS: &[(&[&str], Word)] = &[
    (
        &[
            "and",
            "og",
            "with",
            "med",
            "a",
            "an",
            "en",
            "et",
            "has",
            "har",
            "shows",
            "viser",
            "showing",
            "promises",
            "promising",
            "lover",
            "either",
            "enten",
            "but",
            "men",
        ],
        Word::And,
    ),
    (&["hand", "hand with"], Word::And),
    (&["opening", "opening bid", "apning", "apningsbud", "overcall", "innmelding"], Word::And),
    (&["suit", "farge"], Word::OwnSuit),
    (&["raise", "single raise", "simple raise", "jump raise", "hoyning", "hopphoyning", "stottemelding"], Word::Raise),
    (&["support", "stotte"], Word::Support),
    (&["trump", "trumps", "trumf", "trumfer"], Word::PartnersSuit),
    (&["could be 3", "may be 3", "can be 3", "kan være 3", "kan vaere 3"], Word::AtLeastOwn(3)),
    (&["could be 4", "may be 4", "can be 4", "kan være 4", "kan vaere 4"], Word::AtLeastOwn(4)),
    (&["or", "eller"], Word::Or),
    (&["no", "ingen"], Word::Not),
    (&["not", "ikke"], Word::NotThat),
    (
        &[
            "except",
            "excluding",
            "denies",
            "deny",
            "but not",
            "without",
            "w/o",
            "unntatt",
            "men ikke",
            "benekter",
            "uten",
            "bortsett fra",
        ],
        Word::Except,
    ),
    (
        &["usually", "typically", "normally", "mostly", "vanligvis", "normalt", "som regel", "oftest", "typisk"],
        Word::Usually,
    ),
    (
        &[
            "any",
            "anything",
            "any hand",
            "any shape",
            "any distribution",
            "hva som helst",
            "alt",
            "alle hender",
            "alle fordelinger",
            "uansett fordeling",
        ],
        Word::Any,
    ),
    (&["bal", "balanced", "jevn", "jevnt", "balansert"], Word::Shape(Shape::Balanced)),
    (&["semi bal", "semi balanced", "semi jevn", "halvjevn", "semi balansert"], Word::Shape(Shape::SemiBalanced)),
    (&["unbal", "unbalanced", "ujevn", "ujevnt", "ubalansert", "skjev"], Word::Shape(Shape::Unbalanced)),
    (
        &["hcp", "hcps", "hp", "pts", "pt", "p", "points", "point", "high card points", "poeng", "honnorpoeng"],
        Word::Unit(Unit::Points),
    ),
    (&["hcpin", "hpi"], Word::Unit(Unit::PointsIn)),
    (&["tp", "total points", "totalpoeng"], Word::Unit(Unit::TotalPoints)),
    (&["kc", "keycard", "keycards", "key card", "key cards", "nokkelkort"], Word::Unit(Unit::Keycards)),
    (&["a", "ace", "aces", "ess"], Word::Unit(Unit::Count(Count::Aces))),
    (&["king", "kings", "konge", "konger"], Word::Unit(Unit::Count(Count::Kings))),
    (&["q", "queen", "queens", "dame", "damer"], Word::Unit(Unit::Count(Count::Queens))),
    (&["t", "ten", "tens", "tier", "tiere"], Word::Unit(Unit::Count(Count::Tens))),
    (
        &["ctrl", "ctrls", "ctl", "control", "controls", "kontroll", "kontroller"],
        Word::Unit(Unit::Count(Count::Controls)),
    ),
    (&["ltc", "loser", "losers", "taper", "tapere"], Word::Unit(Unit::Count(Count::Losers))),
    (
        &["qt", "qts", "quick trick", "quick tricks", "honnorstikk", "raske stikk"],
        Word::Unit(Unit::Count(Count::HalfQuickTricks)),
    ),
    (&["void", "renons"], Word::Few(0, 0)),
    (&["sing", "sgl", "singleton", "stiff", "singelton", "singel", "single"], Word::Few(1, 1)),
    (&["short", "shortness", "shortage", "kort", "kortfarge"], Word::Few(0, 1)),
    (&["doubleton", "dbltn", "dobbelton"], Word::Few(2, 2)),
    (&["longest", "lengst", "lengste"], Word::Longest),
    (&["stop", "stopper", "hold"], Word::Stopper),
    (&["solid", "gaende"], Word::Solid),
    (
        &[
            "majors",
            "both majors",
            "the majors",
            "major suits",
            "both major suits",
            "the major suits",
            "majorene",
            "majorfargene",
            "begge majorene",
            "begge major",
            "begge majorfarger",
            "begge majorer",
        ],
        Word::Both([Suit::Spades, Suit::Hearts]),
    ),
    (
        &[
            "minors",
            "both minors",
            "the minors",
            "minor suits",
            "both minor suits",
            "the minor suits",
            "minorene",
            "minorfargene",
            "begge minorene",
            "begge minor",
            "begge minorfarger",
            "begge minorer",
        ],
        Word::Both([Suit::Diamonds, Suit::Clubs]),
    ),
    (
        &[
            "blacks",
            "both blacks",
            "black suits",
            "both black suits",
            "svarte",
            "de svarte",
            "begge svarte",
            "svarte farger",
        ],
        Word::Both([Suit::Spades, Suit::Clubs]),
    ),
    (
        &["reds", "both reds", "red suits", "both red suits", "rode", "de rode", "begge rode", "rode farger"],
        Word::Both([Suit::Hearts, Suit::Diamonds]),
    ),
    (
        &[
            "at least",
            "atleast",
            "min",
            "minimum",
            "from",
            "not less than",
            "no less than",
            "no fewer than",
            "minst",
            "fra",
            "ikke mindre enn",
            "ikke færre enn",
        ],
        Word::AtLeast,
    ),
    (
        &[
            "at most",
            "max",
            "maximum",
            "up to",
            "not more than",
            "no more than",
            "maks",
            "maksimum",
            "hoyst",
            "inntil",
            "opp til",
            "ikke mer enn",
            "ikke flere enn",
        ],
        Word::AtMost,
    ),
    (&["less than", "fewer than", "under", "mindre enn", "færre enn"], Word::FewerThan),
    (&["more than", "mer enn", "flere enn"], Word::MoreThan),
    (&["exactly", "precisely", "noyaktig", "akkurat", "eksakt"], Word::Exactly),
    (
        &[
            "or more",
            "or longer",
            "or better",
            " plus",
            "eller mer",
            "eller flere",
            "eller lengre",
            "eller bedre",
            " pluss",
        ],
        Word::OrMore,
    ),
    (&["or less", "or fewer", "or shorter", "eller mindre", "eller færre", "eller kortere"], Word::OrFewer),
    (&["to", "til"], Word::To),
    (&["between", "mellom"], Word::Between),
    (&["in", "i", "for", "of"], Word::In),
    (&["nt", "notrump", "grand"], Word::Notrump),
    (&["card", "cards", "crd", "cd", "korts", "kort"], Word::Card),
    (&["rule of"], Word::RuleOf),
];

const SUITS: &[(&[&str], SuitWord)] = &[
    (&["s", "sp", "spar", "spade", "spades", "♠", "♤"], SuitWord::Suit(Suit::Spades)),
    (&["h", "hj", "hjerte", "hjerter", "heart", "hearts", "♥", "♡", "❤"], SuitWord::Suit(Suit::Hearts)),
    (&["d", "r", "ru", "rut", "ruter", "diamond", "diamonds", "♦", "♢"], SuitWord::Suit(Suit::Diamonds)),
    (&["c", "k", "kl", "klo", "klover", "club", "clubs", "♣", "♧"], SuitWord::Suit(Suit::Clubs)),
    (&["major", "majors", "majorfarge"], SuitWord::SomeMajor),
    (&["minor", "minors", "minorfarge"], SuitWord::SomeMinor),
    (&["x"], SuitWord::SomeSuit),
];

/// Numbers of cards in words.
pub(super) const NUMBERS: [(&str, u8); 18] = [
    ("one", 1),
    ("two", 2),
    ("three", 3),
    ("four", 4),
    ("five", 5),
    ("six", 6),
    ("seven", 7),
    ("eight", 8),
    ("en", 1),
    ("ett", 1),
    ("to", 2),
    ("tre", 3),
    ("fire", 4),
    ("fem", 5),
    ("seks", 6),
    ("sju", 7),
    ("syv", 7),
    ("atte", 8),
];

/// Whether a number in words is a little word as well: `en`, `to`.
pub(super) fn is_also_no_number(word: &str) -> bool {
    matches!(word, "en" | "ett" | "to" | "one")
}

/// Every word but the suits, with what it says.
pub(super) fn words() -> impl Iterator<Item = (&'static str, Word)> {
    let plain = WORDS.iter().flat_map(|&(words, says)| words.iter().map(move |&word| (word, says)));
    plain.chain(PURPOSE_WORDS.iter().map(|&(word, purpose)| (word, Word::Purpose(purpose))))
}

/// Words in drawers, by the character with which they can begin.
type Drawers<W> = [Vec<(&'static str, W)>; DRAWERS];
const DRAWERS: usize = 128;

/// The words; those that a space or a hyphen may precede lie also under a space.
static WORDS_BY_FIRST: LazyLock<Drawers<Word>> = LazyLock::new(|| {
    in_drawers(words().flat_map(|(text, word)| {
        let trimmed = text.trim_start();
        let space = (trimmed.len() < text.len()).then_some(' ');
        trimmed.chars().next().into_iter().chain(space).map(move |first| (first, (text, word)))
    }))
});

static SUITS_BY_FIRST: LazyLock<Drawers<SuitWord>> =
    LazyLock::new(|| in_drawers(suits().filter_map(|(text, suit)| Some((text.chars().next()?, (text, suit))))));

fn in_drawers<W>(words: impl Iterator<Item = (char, (&'static str, W))>) -> Drawers<W> {
    let mut drawers = [const { Vec::new() }; DRAWERS];
    for (first, word) in words {
        if let Some(drawer) = drawers.get_mut(drawer(first)) {
            drawer.push(word);
        }
    }
    drawers
}

/// The drawer of a character. Others than these may lie in it, too.
fn drawer(first: char) -> usize {
    first as usize % DRAWERS
}

/// The words that can begin with this character, among them perhaps others.
pub(super) fn words_from(first: char) -> &'static [(&'static str, Word)] {
    let first = if first == '-' || first.is_whitespace() { ' ' } else { first };
    WORDS_BY_FIRST.get(drawer(first)).map_or(&[], Vec::as_slice)
}

/// The words for suits that begin with this character, among them perhaps others.
pub(super) fn suits_from(first: char) -> &'static [(&'static str, SuitWord)] {
    SUITS_BY_FIRST.get(drawer(first)).map_or(&[], Vec::as_slice)
}

/// Every word for a suit but the letters `M` and `m`.
pub(super) fn suits() -> impl Iterator<Item = (&'static str, SuitWord)> {
    SUITS.iter().flat_map(|&(words, suit)| words.iter().map(move |&word| (word, suit)))
}

/// Before `major` or `minor`: a length in one of the two.
pub(super) const LENGTHS: [&str; 4] = ["card m", "cards m", "kort m", "korts m"];

/// Before such a length: in one or the other.
pub(super) const EITHER: [&str; 6] = ["either", "any", "one of", "enten", "en av", "en eller annen"];
