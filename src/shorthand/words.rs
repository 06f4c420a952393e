//! The vocabulary: the files in `words/`, one per language, one line per meaning. Anybody who speaks the language can add to
//! them without reading the lexer; phrases are regular expressions, in files of their own.

mod file;

use std::sync::LazyLock;

use super::token::Token;
use crate::bridge::{Denomination, Relation};

/// The files, with their names: where two languages have the same word, the first one is read.
const FILES: [(&str, &str); 6] = [
    ("en.txt", include_str!("words/en.txt")),
    ("en_everyday.txt", include_str!("words/en_everyday.txt")),
    ("en_phrases.txt", include_str!("words/en_phrases.txt")),
    ("nb.txt", include_str!("words/nb.txt")),
    ("nb_phrases.txt", include_str!("words/nb_phrases.txt")),
    ("other.txt", include_str!("words/other.txt")),
];

/// Everything that the files say. A test sees to it that there is no mistake in them.
pub(super) static LISTS: LazyLock<Lists> = LazyLock::new(|| file::read(&FILES, false).0);

/// Every mistake in the files of the vocabulary, or in one of these names and texts: the file, the line, and what is wrong there.
#[must_use]
pub fn mistakes_in_words(files: Option<&[(&'static str, &'static str)]>) -> Vec<String> {
    file::read(files.unwrap_or(&FILES), true).1
}

/// Writes the lists that hold nothing but words: a field for each, and the name by which the files call it.
macro_rules! lists {
    ($($(#[$doc:meta])* $field:ident $name:literal,)*) => {
        /// Words, by their use.
        #[derive(Default)]
        pub(super) struct Lists {
            pub tokens: Vec<(&'static str, Token)>,
            /// How the denominations are written after a level.
            pub denominations: Vec<(&'static str, Denomination)>,
            /// Levels in words; they are read only before a denomination.
            pub levels: Vec<(&'static str, u8)>,
            /// How often somebody passes, after the word.
            pub times: Vec<(&'static str, usize)>,
            /// What a call may be for, by itself in brackets or after the call; records use the first word.
            pub purposes: Vec<Vec<&'static str>>,
            /// Who sits where, at the head of a column only: there `P` is partner.
            pub column_heads: Vec<(&'static str, Relation)>,
            /// Regular expressions, and what the words say that they find.
            pub patterns: Vec<(Token, String)>,
            /// Regular expressions for the beginning of a clause about what somebody thought.
            pub reason_patterns: Vec<String>,
            /// Regular expressions for the beginning of a clause about what somebody forgot or misread.
            pub unaware_patterns: Vec<String>,
            /// Regular expressions for the cards that somebody held.
            pub held_patterns: Vec<String>,
            /// Regular expressions for what a bid shows, right behind it.
            pub shown_patterns: Vec<String>,
            /// Regular expressions for a label whose value is no call of the auction and no player who calls: `system`.
            pub label_patterns: Vec<String>,
            /// Regular expressions for a label whose value is a player who does not call next: `offender`.
            pub holder_patterns: Vec<String>,
            /// Regular expressions for what stands before a call that is an agreement, or was the contract: `we play`.
            pub played_patterns: Vec<String>,
            /// Regular expressions for what stands before a call that somebody asks about: `question about`.
            pub topic_patterns: Vec<String>,
            /// Regular expressions for a clause that puts right what was written before it.
            pub correction_patterns: Vec<String>,
            $($(#[$doc])* pub $field: Vec<&'static str>,)*
        }

        impl Lists {
            /// The list that the files call so.
            fn list(&mut self, name: &str) -> Option<&mut Vec<&'static str>> {
                match name {
                    $($name => Some(&mut self.$field),)*
                    _ => None,
                }
            }
        }
    };
}

lists! {
    /// English words that Norwegian has as levels: before an English suit, or behind such a word as `transfer`, they are none.
    directions "direction",
    /// Before the letter of a room or a group: `sec. P`.
    labels_of_rooms "label-of-room",
    /// What is asked of a call: `pass ok?`
    questioned "questioned",
    /// The suits of that language.
    english_suits "english-suit",
    /// Words that such a direction follows: `transfer to`.
    directed "directed",
    /// Words that only wish: `would like to accept`.
    wishes "wish",
    /// Words that wish where a question follows: `wants to accept, is that allowed?`
    wishes_asked "wish-asked",
    /// Words of a bracket that may tell who was silent: `nobody else bid`.
    bystanders "bystander",
    /// The usual name of a call, written after it without brackets: it becomes the call's meaning.
    hints "hint",
    /// Those of them that come before the bid that they describe: `Jacoby 2NT`.
    hints_before "hint-before",
    /// Those of them that describe only a double.
    hints_of_double "hint-of-double",
    /// `neg X`: about a double where that follows at once.
    hints_before_double "hint-before-double",
    /// Words for a call that was not the one wanted: the next one may be the same player's.
    mistakes "mistake",
    /// Words with which a question begins.
    asks "asks",
    /// Words after which a text in quotation marks says what a call shows.
    announced "announced",
    /// Of these and of the hints, those that only fit a call by the partner of somebody who has bid.
    answering "answering",
    /// How the legend under a table ends where LHO has not chosen.
    chooses "chooses",
    /// How the legend ends where somebody is to call.
    calls_next "calls-next",
    /// The last words of a page of this program.
    page_ends "page-end",
    /// How its headline says whose turn it was, with `*` in the place of the player.
    turns_on_page "turn-on-page",
    /// What the legend under a table says about calls that were described, without the description.
    described "described",
    /// Words that deny or suppose: without them a text says something else.
    turning "turning",
    /// Words before a bid or a card that is not a call: `contract: 4S`.
    labels "label",
    /// The director: calling them is not a call of the auction.
    directors "director",
    /// Verbs of the first bid of an auction.
    openings "opening",
    /// Ordinary words that are spelt as intended, although they look like words of the shorthand.
    ordinary "ordinary",
    /// What happened, by itself in brackets after a call: not a meaning of the call.
    events "event",
    /// Words about the play, not about the auction.
    play "play",
    /// Words for calls and marks that are common in ordinary sentences as well.
    everyday "everyday",
    /// What somebody did not see, and no call: `the bid`.
    unseen_objects "unseen-object",
    /// Before what somebody did not notice, with no verb of its own: `without noticing`.
    lacking "lacking",
    /// Words at the end of a mark that name what is accepted or declined.
    objects "object",
    /// Words that are a pass only after a pass.
    repeats "repeats",
    /// Beside a call in brackets: it came later.
    then "then",
    /// `but`: what follows is told of the same player, if nobody else is named.
    contrasts "contrast",
    /// `who`, right behind the player.
    relative_pronouns "relative-pronoun",
    /// `except`, between `all passed` and the player who did not.
    exceptions "exception",
    /// `round to`, between `all passed` and the player up to whom they did.
    reached "reached",
    /// After a player, words that may say what they saw as well as what they called: `S just 1D`.
    sees "sees",
    /// With a colon after other calls: another auction follows.
    sections "section",
    /// Words for what came first that several calls may follow.
    after "after",
    /// In a word about a call that was alerted.
    alerts "alert-stem",
    /// Behind `is`, in a question about something else: `is this ok?`
    subjects "subject",
    /// Verbs for calling somebody to the table, which may tell of a call as well.
    summoning "summoning",
    /// Behind `is`, in one word.
    denials "denial",
    /// `is`, `was`: what follows is about the call before.
    copulas "copula",
    /// High cards in words.
    cards "card",
    /// Everyday words: a clause with no other words is left out.
    talk "talk",
    /// In a question, these too.
    talk_asked "talk-asked",
    /// Words that may tell of a choice, a change or a turn; with `-`, all that begin so.
    tells "tells",
    /// Words behind a call that say whose it was, or what it shows: `by the lady`.
    attributes "attribute",
    /// The writer, with others: `we`.
    writers "writer-too",
    /// Words that with a denial are consent: `we did not mind`.
    cares "care",
    /// Who was called to the table writes: `called me over`.
    summons "summons",
    /// What stands in a cell of a table that holds no call: `none`.
    blanks "blank",
    /// What somebody did who took a call for another: `saw`.
    perceives "perceives",
    /// What limits a number of cards: `at most`.
    limits "limit",
    /// What does so right after a call, and elsewhere stands before another call: `shows`.
    promises "promises",
    /// Words of a bracket before the suits that a call shows: `shows hearts`.
    shown_by "shown-by",
    /// Between those suits.
    between_shown "between-shown",
    /// One of two suits, not known which: `minor`.
    some_suit "some-suit",
    /// Who dealt, in one word.
    deals "deals",
    /// `the`, before a bid that is named once more.
    articles "article",
    /// Verbs for what somebody says, not for what they call.
    speaks "speaks",
    /// Words before the writer's name.
    sign_offs "sign-off",
    /// Words that may be a slip for a pass: a postscript, `på`.
    slips_for_a_pass "slip-for-pass",
    /// What stands for *for example*, and is *I* in Nynorsk.
    for_example "for-example",
    /// Words before the name of whom the writer greets.
    greetings "greeting",
    /// `the lady`: people, who may be players.
    people "person",
    /// `someone`: a player, without saying which.
    anybody "anybody",
    /// Several players together, or nobody: `everyone`.
    everybody "everybody",
    /// Between the choice and the call that makes it: `accepted by bidding 2S`.
    accepts_with "accepts-with",
    /// A player of whom it is said that they have to pass.
    barred "barred",
    /// `with`, in `with West as dealer`.
    deals_with "deals-with",
    /// The owner, behind the player who is theirs: `makker hans`.
    owners_behind "owner-behind",
    /// Words by which a bid is that of the player who acts.
    owners_self "owner-self",
    /// Words before a reason: `because`.
    reasons "reason",
    /// `for`, in `ok for West`.
    consents_for "consents-for",
    /// Words before the writer's seat: `as South`.
    sits_as "sits-as",
    /// The suits and the redouble in French, which tell of French letters: `1T` and `1P`.
    french "french",
    /// A word with a number behind it that is a board's.
    numbered_hands "hand-number",
    /// Between the number of a board and how many there are.
    counts_of "count-of",
    /// Behind the number of a board: who is vulnerable.
    nobody_vulnerable "nobody-vulnerable",
    /// `2nd`: figures and letters that count, and are no bid.
    ordinals "ordinal",
    /// `rules`: beside a year they say that it is an edition's.
    words_for_laws "word-for-laws",
    /// `it went`: words before an auction.
    retells "retells",
    /// `and again`: what was done once more.
    once_more "once-more",
    /// `in`, before the year when something happened.
    dated "dated",
    /// What stands between an owner and the call: `North's 1H`.
    genitives "genitive",
    /// Words that say only that a call is a transfer.
    transfers "transfer",
    /// How words end that say what was done.
    past_endings "past-ending",
    /// `the`, which says nothing of what stands before it.
    definite_articles "definite-article",
    /// `a`: what follows is not a call of the auction.
    indefinite_articles "indefinite-article",
    /// The end of a verb behind which a bid stands: `went to`.
    leads_to "leads-to",
    /// The card that is shown before a jump.
    stops "stop",
    /// Passes that somebody had made before what is told first.
    passed_before "passed-before",
    /// `the rest passed`: all but the one who called last.
    others_passed "others-passed",
    /// A side, or one of its two players, at the head of a column.
    sides_of_table "side-of-table",
    /// Between a level and its suit: `1 i kløver`.
    suit_links "suit-link",
    /// Before a legend: `key:`.
    legends "legend",
    /// `P means pass`: between a sign of a legend and what it stands for.
    means "means",
    /// `thought the`: the player of whom it is thought follows.
    thought_of "thought-of",
    /// `East should have opened`: words before what somebody did not do.
    due "due",
    /// `1S, around, 1H`: three passes, perhaps.
    round_the_table "round-the-table",
    /// `opened`, which nobody says of a bid over another.
    opened "opened",
    /// `accepted, too late`: what turns a claim before it.
    takes_back "takes-back",
    /// `øst ut`: behind a player, the lead and no mark.
    lead_behind_player "lead-behind-player",
    /// `four passes`, of which a bid leaves three.
    all_four "all-four",
    /// `NB`, which is *no bid* as well.
    nota_bene "nota-bene",
    /// What somebody thinks now: a call that is told so may have been made.
    thinks "thinks",
    /// Behind a player: it is the writer.
    that_is_me "that-is-me",
    /// Behind a call that is not allowed.
    forbidden "forbidden",
    /// Verbs of who chooses, and no call: `South chose 1H`.
    chooses_verb "chooses-verb",
    /// `E pass, S too`
    too "too",
    /// `pass by both`
    both "both",
    /// Verbs that say who dealt, and other things as well: `syd ga pass`.
    gives "gives",
    /// Whose partner: `their P`.
    possessives "possessive",
    /// `eventually`: before the last call, which may be the contract.
    at_last "at-last",
    /// `to pass`: two passes in Norwegian, and one in English.
    to_pass "to-pass",
    /// Words that show a text to be Norwegian.
    norwegian "norwegian",
    /// `for vest`: on behalf of a player, or before them.
    on_behalf_of "on-behalf-of",
}

impl Lists {
    /// The denomination that this word names.
    pub(super) fn denomination(&self, word: &str) -> Option<Denomination> {
        self.denominations.iter().find(|(known, _)| *known == word).map(|&(_, denomination)| denomination)
    }
}
