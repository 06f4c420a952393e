//! The words of the shorthand and their synonyms, English, Norwegian and what else is seen at tables.
//!
//! Words are in lower case, without accents (`ø` is `o`), as the module `text` leaves them. A space stands for any white
//! space. To add a synonym, add it to its line.

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
    /// `R` alone: a redouble, or diamonds without a level.
    LoneR,
    /// Three passes.
    ThreePasses,
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
    /// `third seat`: a seat, counted from the dealer, who is 0.
    Place(usize),
    /// `by`: a seat follows, and the call stands before it.
    By,
    /// The word `skipped`.
    SkippedWord,
    /// A player who lost his turn: the next one, or this one.
    Skip(Option<Seat>),
    /// `?` alone between calls.
    Question,
    /// The word `dealer`: a seat stands before or after it.
    DealerWord,
    /// Who dealt.
    Dealer(Seat),
    /// The word `board`: a number follows.
    BoardWord,
    /// `ib`
    Insufficient,
    /// `oops`: the player notices something himself.
    Oops,
    /// `I mean 2D`
    IMean,
    /// `LOOT`: a lead out of turn.
    LeadOutOfTurn,
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
    /// `!` or `*`
    Artificial,
    /// `?`
    Doubt,
    /// `mispull`
    Mispull,
    /// `intended`: the director holds that the call was intended.
    Intended,
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
    /// Said and of no consequence here.
    Filler,
    /// A problem that is noted already, in the place of a call.
    BadCall,
    /// A problem that is noted already, anywhere else.
    BadWord,
}

impl Token {
    /// The call, if it is one.
    pub(super) const fn call(self) -> Option<Call> {
        if let Token::Call(call) = self { Some(call) } else { None }
    }

    /// The seat, with or without a colon.
    pub(super) const fn seat(self) -> Option<Seat> {
        if let Token::Seat(seat) | Token::Label(seat, _) = self { Some(seat) } else { None }
    }

    /// Whether it takes a player's turn.
    pub(super) const fn is_call(self) -> bool {
        matches!(self, Token::Call(_) | Token::LoneR | Token::ThreePasses | Token::Equals | Token::BadCall)
    }
}

/// How a colon after a seat is written; at the very start of a text it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Colon {
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
    /// `->`, or in words.
    Clear,
}

/// Words with their meaning. Where one is the beginning of another, the longer one is read.
pub(super) const WORDS: &[(&[&str], Token)] = &[
    (
        &[
            "p", "pass", "passe", "passer", "passes", "passed", "passet", "passerte", "passade", "pas", "passo",
            "paso", "pasar",
        ],
        Token::Call(Call::Pass),
    ),
    (&["nb", "no bid", "no", "i'm out", "by me", "same", "tap tap"], Token::Call(Call::Pass)),
    (&["x", "d", "dbl", "dble", "double", "doubles", "doubled", "dob", "dobl"], Token::Call(Call::Double)),
    (&["dobler", "doblet", "dobling", "doblar", "doblo", "doublet", "contre", "contro"], Token::Call(Call::Double)),
    (&["kontra", "ktr"], Token::Call(Call::Double)),
    (&["xx", "rd", "re", "rdbl", "rdble", "redbl", "redouble", "redoubles", "redoubled"], Token::Call(Call::Redouble)),
    (&["redobler", "redoblet", "redobling", "redobl", "redob", "redoublet"], Token::Call(Call::Redouble)),
    (&["surcontre", "surcontro", "rekontra", "rktr"], Token::Call(Call::Redouble)),
    (&["r"], Token::LoneR),
    (&["ppp", "tri-pass", "tripass", "pass x3", "pass x 3", "3 passes", "three passes", "box"], Token::ThreePasses),
    (&["3 passer", "tre pass", "tre passer"], Token::ThreePasses),
    (&["ap", "all pass", "passed out", "pass out", "alle pass", "alle passer", "passet ut"], Token::AllPass),
    (&["rundpass", "pass rundt", "pppp"], Token::AllPass),
    (&["end", "slutt"], Token::End),
    (&["n", "north", "nord", "noord", "norden", "norr", "norte"], Token::Seat(Seat::North)),
    (&["e", "east", "o", "ost", "oest", "oost", "osten", "oster", "est", "este"], Token::Seat(Seat::East)),
    (&["s", "south", "syd", "sor", "soer", "sud", "suden", "soder", "sur"], Token::Seat(Seat::South)),
    (&["z", "zuid"], Token::Seat(Seat::South)),
    (&["w", "west", "v", "vest", "westen", "vaster", "ouest", "ovest", "oeste"], Token::Seat(Seat::West)),
    (&["i", "me", "jeg"], Token::Relative(Relation::Same)),
    (&["lho", "my lho", "vm"], Token::Relative(Relation::Lho)),
    (&["rho", "my rho", "hm"], Token::Relative(Relation::Rho)),
    (&["pard", "cho", "partner", "my partner", "p'ner", "pd", "makker"], Token::Relative(Relation::Partner)),
    (&["1st seat", "first seat", "1st in hand", "first in hand", "1st hand", "first hand"], Token::Place(0)),
    (&["2nd seat", "second seat", "2nd in hand", "second in hand", "2nd hand", "second hand"], Token::Place(1)),
    (&["3rd seat", "third seat", "3rd in hand", "third in hand", "3rd hand", "third hand"], Token::Place(2)),
    (&["4th seat", "fourth seat", "4th in hand", "fourth in hand", "4th hand", "fourth hand"], Token::Place(3)),
    (&["1. hand", "forste hand", "i 1. hand", "i forste hand"], Token::Place(0)),
    (&["2. hand", "annen hand", "andre hand", "i 2. hand", "i annen hand"], Token::Place(1)),
    (&["3. hand", "tredje hand", "i 3. hand", "i tredje hand"], Token::Place(2)),
    (&["4. hand", "fjerde hand", "i 4. hand", "i fjerde hand"], Token::Place(3)),
    (&["by", "av", "fra"], Token::By),
    (&["skipped", "was skipped", "skips", "skipping", "hoppet over", "ble hoppet over"], Token::SkippedWord),
    (&["i mean", "i meant", "meant", "jeg mener", "jeg mente", "mente"], Token::IMean),
    (&["loot", "lead out of turn", "opening lead out of turn", "led out of turn"], Token::LeadOutOfTurn),
    (&["utspill utenfor tur", "feil utspill", "spilte ut utenfor tur"], Token::LeadOutOfTurn),
    (&["dealer is", "dealer", "dlr", "deals", "dealt by", "giver er", "giver", "gir"], Token::DealerWord),
    (&["board no", "board", "brd", "bd", "spill nr", "spill", "mappe nr", "mappe"], Token::BoardWord),
    (&["ib", "ub", "insuff", "insufficient bid", "insufficient", "not sufficient"], Token::Insufficient),
    (&["utilstrekkelig bud", "utilstrekkelig", "utilstraekkeligt bud", "utilstraekkeligt"], Token::Insufficient),
    (
        &[
            "otillrackligt",
            "onvoldoende bod",
            "onvoldoende",
            "enchere insuffisante",
            "ungenugendes gebot",
            "ungenugend",
            "insufficiente",
        ],
        Token::Insufficient,
    ),
    (&["oops", "ooops", "oooops", "ops", "huups", "no wait", "oi"], Token::Oops),
    (&["oot", "oor", "ofr", "out of turn", "out of rotation", "coot", "boot", "poot", "xoot"], Token::OutOfTurn),
    (&["utur", "uft", "ut", "ute av tur", "utenfor tur", "uden for tur", "voor de beurt"], Token::OutOfTurn),
    (&["hors tour", "fuori turno", "ausser reihe"], Token::OutOfTurn),
    (
        &["acc", "accept", "accepts", "accepted", "condoned", "condones", "waived", "waives", "lho accepts"],
        Token::Accepted,
    ),
    (&["godtatt", "godtar", "godta", "akseptert", "aksepterer", "vm godtar"], Token::Accepted),
    (&["rej", "rejected", "rejects", "not accepted", "declined", "declines", "decline", "refused"], Token::Declined),
    (
        &["refuses", "lho declines", "does not accept", "doesn't accept", "shook his head", "shook her head"],
        Token::Declined,
    ),
    (&["ikke godtatt", "godtar ikke", "vm godtar ikke", "ikke akseptert", "avslatt"], Token::Declined),
    (&["corrected to", "corrects to", "changed to", "changes to", "replaced by", "replaced with"], ARROW),
    (&["rettet til", "retter til", "endret til", "endrer til", "erstattet med", "byttet til"], ARROW),
    (&["made it good", "makes it good", "make it good", "made good", "made it sufficient"], Token::MadeGood),
    (&["makes it sufficient", "make it sufficient", "gjorde det tilstrekkelig"], Token::MadeGood),
    (&["cmp", "sml", "comparable", "sammenlignbar", "sammenlignbart"], Token::Comparable),
    (&["ncmp", "isml", "not comparable", "ikke sammenlignbar", "ikke sammenlignbart"], Token::NotComparable),
    (&["artificial", "kunstig"], Token::Artificial),
    (&["mispull", "mispulled", "misclick", "misclicked", "mechanical error", "fat finger"], Token::Mispull),
    (&["inadvertent", "unintended", "slip of the tongue", "slip of the hand"], Token::Mispull),
    (&["feilgrep", "feiltrekk", "feilmelding", "feilklikk", "fejlgreb", "utilsiktet"], Token::Mispull),
    (&["forsnakkelse"], Token::Mispull),
    (&["intended", "not mispull", "tilsiktet", "ikke feilgrep"], Token::Intended),
    (&["ruled", "avgjort"], Token::Ruled),
    (
        &["2017", "2017 laws", "laws 2017", "new laws", "l17", "2017-lovene", "nye lover"],
        Token::Edition(Edition::Laws2017),
    ),
    (&["2007", "2007 laws", "laws 2007", "l07", "2007-lovene"], Token::Edition(Edition::Laws2007)),
    (&["2008", "2008 laws", "old laws", "gamle lover"], Token::Edition(Edition::Laws2007)),
    (&["1997", "1997 laws", "laws 1997", "1987", "1975"], Token::OtherEdition),
    (&["uncontested", "unopposed", "uforstyrret"], Token::Uncontested),
    (&["stop", "stopp", "skip bid", "alert", "alerted", "alerts", "alertert"], Token::Filler),
    (
        &["opens", "opened", "bids", "bid", "calls", "called", "says", "said", "but", "and", "then", "now"],
        Token::Filler,
    ),
    (&["apner", "apnet", "melder", "meldte", "sier", "og", "men"], Token::Filler),
    (&["td", "td!", "tl", "tl takk", "director", "director please", "what now", "hva na"], Token::Filler),
    (&["none vul", "all vul", "both vul", "ns vul", "n/s vul", "ew vul", "e/w vul", "love all"], Token::Filler),
    (
        &["game all", "nil vul", "nil", "all green", "all red", "n/s game", "e/w game", "g/r", "r/g", "r/w"],
        Token::Filler,
    ),
    (&["w/r", "red v white", "white v red", "ingen i sonen", "alle i sonen", "ns i sonen"], Token::Filler),
    (
        &["ov i sonen", "no one vul", "both", "none", "favourable", "unfavourable", "favorable", "unfavorable"],
        Token::Filler,
    ),
    (
        &["green v red", "red v green", "w v r", "r v w", "w/w", "r/r", "g/g", "vulnerable", "e-w vul", "n-s vul"],
        Token::Filler,
    ),
    (&["silenced", "barred", "shut out", "pass for life", "must pass", "edit", "edited", "it"], Token::Filler),
];

const ARROW: Token = Token::Arrow(Arrow::Clear);

/// What a call may be for, alone in brackets or after the call; the first word is the one that records carry.
pub(super) const PURPOSES: &[&[&str]] = &[
    &["stayman"],
    &["ace-ask", "ace ask", "asks for aces", "blackwood", "rkc", "rkcb", "keycard", "gerber", "essporring"],
    &["relay", "rele"],
    &["gf", "game forcing", "game force", "utgangskrav"],
    &["checkback"],
    &["puppet"],
    &["fsf", "fourth suit", "fourth suit forcing", "4th suit forcing", "fjerde farge"],
    &["ogust"],
];

/// The marks as this program writes them, whole words of the notes in PBN.
pub(super) const MARKS: [(&str, Token); 8] = [
    ("!", Token::Artificial),
    ("acc", Token::Accepted),
    ("rej", Token::Declined),
    ("cmp", Token::Comparable),
    ("ncmp", Token::NotComparable),
    ("mispull", Token::Mispull),
    ("intended", Token::Intended),
    ("ruled", Token::Ruled),
];

/// What a call usually is called, said without brackets after it: it becomes the call's meaning.
pub(super) const HINTS: &[&str] = &[
    "michaels",
    "splinter",
    "transfer",
    "xfer",
    "multi",
    "benji",
    "benjamin",
    "jacoby",
    "drury",
    "bergen",
    "lebensohl",
    "unusual",
    "unusual nt",
    "takeout",
    "take-out",
    "negative",
    "negative double",
    "penalty",
    "sputnik",
    "roman",
    "ghestem",
    "texas",
    "smolen",
    "cue",
    "cuebid",
    "cue bid",
    "preempt",
    "overforing",
    "opplysende",
    "straff",
    "straffedobling",
];

/// Of these, the ones that stand before the bid which they describe: `Jacoby 2NT`.
pub(super) const HINTS_BEFORE: &[&str] = &["benji", "benjamin", "jacoby", "multi", "unusual", "roman", "texas"];

/// How the denominations are written after a level.
pub(super) const DENOMINATIONS: &[(&[&str], Denomination)] = &[
    (&["c", "cl", "club", "clubs", "♣", "k", "kl", "klo", "klover", "kloever", "trefle"], Denomination::Clubs),
    (&["d", "di", "diam", "diamond", "diamonds", "♦", "r", "ru", "rut", "ruter", "carreau"], Denomination::Diamonds),
    (&["h", "he", "ht", "heart", "hearts", "♥", "hj", "hje", "hjerter", "hjarter", "coeur"], Denomination::Hearts),
    (&["s", "sp", "spade", "spades", "♠", "spa", "spar", "pique"], Denomination::Spades),
    (&["n", "nt", "nts", "nt's", "notrump", "notrumps", "no trump", "no trumps", "no-trump"], Denomination::Notrump),
    (&["sa", "ut", "g", "gr", "grand", "grands", "sans", "sang", "ba", "st", "ohne", "ot"], Denomination::Notrump),
    (&["sans atout"], Denomination::Notrump),
];

/// Levels in words; they are read before a denomination only.
pub(super) const LEVELS: &[(&[&str], u8)] = &[
    (&["one", "a", "an", "en", "ett", "et"], 1),
    (&["two", "to"], 2),
    (&["three", "tre"], 3),
    (&["four", "fire"], 4),
    (&["five", "fem"], 5),
    (&["six", "seks"], 6),
    (&["seven", "syv", "sju"], 7),
];

/// A suit that is not said: which denominations it may be. The letters `M` and `m` differ by case only.
pub(super) const SCHEMATIC: &[(&[&str], &[Denomination])] = &[
    (&["M", "oM", "OM", "maj", "major"], &[Denomination::Hearts, Denomination::Spades]),
    (&["m", "om", "min", "minor"], &[Denomination::Clubs, Denomination::Diamonds]),
    (&["red"], &[Denomination::Diamonds, Denomination::Hearts]),
    (&["black"], &[Denomination::Clubs, Denomination::Spades]),
    (&["x", "y", "z", "suit"], &ANY_SUIT),
];

const ANY_SUIT: [Denomination; 4] =
    [Denomination::Clubs, Denomination::Diamonds, Denomination::Hearts, Denomination::Spades];
