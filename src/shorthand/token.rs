//! What a word, a sign or a bracket of the shorthand says. The words are in `words/`, a file a language; [`NAMES`] are the
//! meanings that those files name.

mod kinds;

use crate::{
    bridge::{Call, Denomination, Relation, Seat},
    lawbook::Edition,
    record::Shows,
};

/// What a word, a sign or a bracket says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A call.
    Call(Call),
    /// `R` by itself: a redouble, or diamonds without a level.
    LoneR,
    /// The word `doubled`: a double, unless what was doubled follows.
    DoubleVerb,
    /// The word `no`: a pass, or the beginning of a correction.
    No,
    /// `nei`: as `no`, and never a pass.
    Refusal,
    /// `passed out of turn`
    PassOutOfTurn,
    /// This many passes by one player after the other.
    Passes(usize),
    /// All passes that are left.
    AllPass,
    /// `//`, `==`: the auction is over.
    End,
    /// A seat without a colon.
    Seat(Seat),
    /// A seat and a colon.
    Label(Seat, Colon),
    /// `LHO`, `pard`, `I`: a seat, seen from another player.
    Relative(Relation),
    /// `my`: the writer's, whose call follows.
    Mine,
    /// `they`: an opponent of the writer's.
    Opponents,
    /// `N/S`: a side, not a player.
    Sides,
    /// `her`, and `'s` after a seat: the call that follows is that player's.
    Owner,
    /// `and`, between two seats.
    And,
    /// `or`, between two seats.
    Or,
    /// `before`: the player who follows had not called yet.
    Before,
    /// `could bid`, `hadn't bid yet`: after the player who had not called.
    CouldCall,
    /// `1H over 1S`: what follows came first.
    Over,
    /// `had bid`: it came before what is told first.
    HadCalled,
    /// `third seat`: a seat, counted from the dealer, who is 0.
    Place(usize),
    /// `by`: a seat follows, and the call stands before it.
    By,
    /// `on my left`: by LHO.
    BySeen(Relation),
    /// `by me`: a pass, or after a call the one who made it.
    ByMe,
    /// The word `skipped`.
    SkippedWord,
    /// A player who lost their turn: the next one, or this one.
    Skip(Option<Seat>),
    /// `?` alone between calls.
    Question,
    /// The word `dealer`: a seat stands before or after it.
    DealerWord,
    /// `is dealer`, `dealt`: a seat stands before it.
    DealerOf,
    /// Who dealt.
    Dealer(Seat),
    /// Who dealt, seen from the writer.
    DealerSeen(Relation),
    /// `what happens if`: at the start it says nothing.
    Suppose,
    /// `didn't see`: the call that follows was made before.
    Unseen,
    /// `she`: the player who called last.
    Pronoun,
    /// `I am`: the writer's seat follows.
    Writer,
    /// `instead`: the call before it took the place of another.
    Instead,
    /// The word `turn`, as in `it was North's turn`.
    TurnWord,
    /// The word `board`: a number follows.
    BoardWord,
    /// `ib`
    Insufficient,
    /// `oops`: the player notices something.
    Oops,
    /// `I mean 2D`, `should be 2D`
    IMean,
    /// `feilmelding`: a call that is wrong in any way.
    WrongCall,
    /// `withdrawn`: the call before it was taken back.
    Withdrawn,
    /// `before the TD came`: a call that took another's place did so too soon.
    BeforeRuling,
    /// `at the same time`
    Simultaneous,
    /// `changed`, where the seat or the first call follows: `changed 1H to 2H`.
    ChangeVerb,
    /// `to`, after that.
    ChangeTo,
    /// `LOOT`: a lead out of turn.
    LeadOutOfTurn,
    /// `opening lead faced`: the auction period is over.
    LeadFaced,
    /// `oot`
    OutOfTurn,
    /// `acc`
    Accepted,
    /// `rej`
    Declined,
    /// `> 2H`
    Arrow(Arrow),
    /// `made it good`: the lowest sufficient bid in the same denomination.
    MadeGood,
    /// `cmp`
    Comparable,
    /// `ncmp`
    NotComparable,
    /// `artificial`
    Artificial,
    /// `!` or `*`: artificial, and an exclamation after an irregular call.
    Exclamation,
    /// `?`
    Doubt,
    /// `mispull`
    Mispull,
    /// `wrong card`: it may say so.
    WrongCard,
    /// `by accident`: it may have been unintended, or a mistake of the mind.
    Accident,
    /// `mispull` in a note of this program's, where the next call is the one meant.
    Slip,
    /// `not mispull`: the director holds that the call was intended.
    Intended,
    /// `intended`: the same, unless the call that was meant follows.
    IntendedWord,
    /// `ruled`: the director has ruled, and the players act under the ruling.
    Ruled,
    /// An edition of the Laws.
    Edition(Edition),
    /// An edition that is not known here.
    OtherEdition,
    /// What the call asks or is for.
    Purpose(&'static str),
    /// The same, without brackets.
    BarePurpose(&'static str),
    /// What the call shows, by suits.
    Shows(Shows),
    /// What the call shows, as the text inside the brackets says it.
    Meaning,
    /// What the call shows, by its usual name, without brackets.
    Hint,
    /// What the call shows, in a note: its place among the notes.
    Note(usize),
    /// Words in a note or a comment that may tell of LHO's choice: where a call is irregular, they are asked about.
    ToldChoice,
    /// A comment that names an edition, or tells of a choice or of what a player did: asked about where a call is irregular, else
    /// left out.
    Comment,
    /// The other side passed throughout.
    Uncontested,
    /// `-`, between calls or for a pass.
    Dash,
    /// `/`, between calls or for a pass.
    Slash,
    /// `=`, for a pass or for the end.
    Equals,
    /// `|`, between the cells of a table.
    Bar,
    /// Cards: `SAKJ62`, perhaps after the seat that holds them.
    Hand,
    /// `1n = 12-14`
    Agreement,
    /// `-6` at the end: tricks, not calls.
    Result,
    /// `bids`, between a player and the call.
    Verb,
    /// `åpner`: the verb, or the player who opened.
    OpenVerb,
    /// `raised to`, `responds`: what follows is partner's call.
    PartnersVerb,
    /// `rebids`: what follows is the same player's call.
    OwnVerb,
    /// `opener`
    Opener,
    /// `responder`: the opener's partner.
    Responder,
    /// `overcaller`: the first of the other side who bid.
    Overcaller,
    /// `alerted`
    Alerted,
    /// `illegal`: a call that is wrong in any way; it says nothing new about an irregular one.
    Illegal,
    /// `sorry`: an excuse, unless a call follows that takes the place of the one before.
    Sorry,
    /// An excuse or a remark: in brackets it is no meaning.
    Remark,
    /// `ok`: LHO accepts, where it is said that it is LHO's; else a remark.
    Consent,
    /// `👍`, `yes`: LHO accepts, where it is said that it is LHO's.
    AcceptedSign,
    /// `👎`: the same of declining.
    DeclinedSign,
    /// `(S)` after a call: South made it, or it shows spades.
    SeatOrSuit(Seat, Shows),
    /// Said, but of no consequence here.
    Filler,
    /// Said, but nothing to do with the auction: it is listed as left out.
    Aside,
    /// A problem that is noted already, in the place of a call.
    BadCall,
    /// A problem that is noted already, anywhere else.
    BadWord,
}

/// How a colon after a seat is written; at the very start of a text it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colon {
    /// `W 1H`
    Missing,
    /// `W:1H`
    Glued,
    /// `W: 1H`
    Spaced,
}

/// How a replacement is announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Arrow {
    /// `>` between spaces.
    Bare,
    /// `>` with no space about it: also seen between calls that follow each other.
    Tight,
    /// `>` at the start of a line: also seen before quoted text.
    LineStart,
    /// `->`
    Clear,
    /// `corrected to`, `~~1H~~`: LHO may not have chosen.
    Told,
}

/// The meanings that a file in `words/` may name.
pub(super) const NAMES: &[(&str, Token)] = &[
    ("pass", Token::Call(Call::Pass)),
    ("no", Token::No),
    ("refusal", Token::Refusal),
    ("double", Token::Call(Call::Double)),
    ("doubles", Token::DoubleVerb),
    ("redouble", Token::Call(Call::Redouble)),
    ("lone-r", Token::LoneR),
    ("two-passes", Token::Passes(2)),
    ("three-passes", Token::Passes(3)),
    ("all-pass", Token::AllPass),
    ("end", Token::End),
    ("north", Token::Seat(Seat::North)),
    ("east", Token::Seat(Seat::East)),
    ("south", Token::Seat(Seat::South)),
    ("west", Token::Seat(Seat::West)),
    ("same-player", Token::Relative(Relation::Same)),
    ("lho", Token::Relative(Relation::Lho)),
    ("partner", Token::Relative(Relation::Partner)),
    ("rho", Token::Relative(Relation::Rho)),
    ("mine", Token::Mine),
    ("opponents", Token::Opponents),
    ("sides", Token::Sides),
    ("owner", Token::Owner),
    ("first-seat", Token::Place(0)),
    ("second-seat", Token::Place(1)),
    ("third-seat", Token::Place(2)),
    ("fourth-seat", Token::Place(3)),
    ("by", Token::By),
    ("by-me", Token::ByMe),
    ("by-lho", Token::BySeen(Relation::Lho)),
    ("by-rho", Token::BySeen(Relation::Rho)),
    ("suppose", Token::Suppose),
    ("unseen", Token::Unseen),
    ("pronoun", Token::Pronoun),
    ("writer", Token::Writer),
    ("instead", Token::Instead),
    ("and", Token::And),
    ("or", Token::Or),
    ("skipped", Token::SkippedWord),
    ("before", Token::Before),
    ("could-call", Token::CouldCall),
    ("over", Token::Over),
    ("had-called", Token::HadCalled),
    ("dealer", Token::DealerWord),
    ("dealer-of", Token::DealerOf),
    ("turn", Token::TurnWord),
    ("board", Token::BoardWord),
    ("insufficient", Token::Insufficient),
    ("oops", Token::Oops),
    ("meant", Token::IMean),
    ("wrong-call", Token::WrongCall),
    ("withdrawn", Token::Withdrawn),
    ("before-ruling", Token::BeforeRuling),
    ("simultaneous", Token::Simultaneous),
    ("intended", Token::Intended),
    ("intended-word", Token::IntendedWord),
    ("mispull", Token::Mispull),
    ("accident", Token::Accident),
    ("wrong-card", Token::WrongCard),
    ("lead-out-of-turn", Token::LeadOutOfTurn),
    ("lead-faced", Token::LeadFaced),
    ("out-of-turn", Token::OutOfTurn),
    ("pass-out-of-turn", Token::PassOutOfTurn),
    ("accepted", Token::Accepted),
    ("declined", Token::Declined),
    ("changed", Token::Arrow(Arrow::Told)),
    ("changed-start", Token::ChangeVerb),
    ("changed-end", Token::ChangeTo),
    ("made-good", Token::MadeGood),
    ("comparable", Token::Comparable),
    ("not-comparable", Token::NotComparable),
    ("artificial", Token::Artificial),
    ("ruled", Token::Ruled),
    ("other-laws", Token::OtherEdition),
    ("uncontested", Token::Uncontested),
    ("verb", Token::Verb),
    ("open-verb", Token::OpenVerb),
    ("partners-verb", Token::PartnersVerb),
    ("own-verb", Token::OwnVerb),
    ("opener", Token::Opener),
    ("responder", Token::Responder),
    ("overcaller", Token::Overcaller),
    ("alerted", Token::Alerted),
    ("illegal", Token::Illegal),
    ("sorry", Token::Sorry),
    ("remark", Token::Remark),
    ("consent", Token::Consent),
    ("accepted-sign", Token::AcceptedSign),
    ("declined-sign", Token::DeclinedSign),
    ("meaning", Token::Meaning),
    ("filler", Token::Filler),
    ("aside", Token::Aside),
];

/// The marks as this program writes them, whole words of the notes in PBN.
pub(super) const MARKS: [(&str, Token); 9] = [
    ("!", Token::Artificial),
    ("artificial", Token::Artificial),
    ("acc", Token::Accepted),
    ("rej", Token::Declined),
    ("cmp", Token::Comparable),
    ("ncmp", Token::NotComparable),
    ("mispull", Token::Slip),
    ("intended", Token::Intended),
    ("ruled", Token::Ruled),
];

/// A suit that is not named: the denominations that it may be. The letters `M` and `m` differ by case only.
pub(super) const SCHEMATIC: &[(&[&str], &[Denomination])] = &[
    (&["M", "oM", "OM", "maj", "major"], &[Denomination::Hearts, Denomination::Spades]),
    (&["m", "om", "min", "minor"], &[Denomination::Clubs, Denomination::Diamonds]),
    (&["red"], &[Denomination::Diamonds, Denomination::Hearts]),
    (&["black"], &[Denomination::Clubs, Denomination::Spades]),
    (&["x", "y", "suit"], &ANY_SUIT),
];

const ANY_SUIT: [Denomination; 4] =
    [Denomination::Clubs, Denomination::Diamonds, Denomination::Hearts, Denomination::Spades];
