//! The vocabulary: the files in `words/`, one per language, one line per meaning. Anybody who speaks the language can add to
//! them without reading the lexer; phrases are regular expressions, in files of their own.

use std::sync::LazyLock;

use super::token::{NAMES, Token};
use crate::{
    bridge::{Call, Denomination, Relation},
    lawbook::Edition,
};

const FILES: [&str; 5] = [
    include_str!("words/en.txt"),
    include_str!("words/en_phrases.txt"),
    include_str!("words/nb.txt"),
    include_str!("words/nb_phrases.txt"),
    include_str!("words/other.txt"),
];

/// Everything that the files say.
pub(super) static LISTS: LazyLock<Lists> = LazyLock::new(Lists::read);

/// Words, by their use.
#[derive(Default)]
pub(super) struct Lists {
    pub tokens: Vec<(&'static str, Token)>,
    /// How the denominations are written after a level.
    pub denominations: Vec<(&'static str, Denomination)>,
    /// Levels in words; they are read only before a denomination.
    pub levels: Vec<(&'static str, u8)>,
    /// English words that Norwegian has as levels: before an English suit, or behind such a word as `transfer`, they are none.
    pub directions: Vec<&'static str>,
    /// The suits of that language.
    pub english_suits: Vec<&'static str>,
    /// Words that such a direction follows: `transfer to`.
    pub directed: Vec<&'static str>,
    /// Words that only wish: `would like to accept`.
    pub wishes: Vec<&'static str>,
    /// Words that wish where a question follows: `wants to accept, is that allowed?`
    pub wishes_asked: Vec<&'static str>,
    /// Words of a bracket that may tell who was silent: `nobody else bid`.
    pub bystanders: Vec<&'static str>,
    /// How often somebody passes, after the word.
    pub times: Vec<(&'static str, usize)>,
    /// The usual name of a call, written after it without brackets: it becomes the call's meaning.
    pub hints: Vec<&'static str>,
    /// Those of them that come before the bid that they describe: `Jacoby 2NT`.
    pub hints_before: Vec<&'static str>,
    /// Those of them that describe only a double.
    pub hints_of_double: Vec<&'static str>,
    /// Words for a call that was not the one wanted: the next one may be the same player's.
    pub mistakes: Vec<&'static str>,
    /// Words with which a question begins.
    pub asks: Vec<&'static str>,
    /// What a call may be for, by itself in brackets or after the call; records use the first word.
    pub purposes: Vec<Vec<&'static str>>,
    /// Words after which a text in quotation marks says what a call shows.
    pub announced: Vec<&'static str>,
    /// Of these and of the hints, those that only fit a call by the partner of somebody who has bid.
    pub answering: Vec<&'static str>,
    /// Who sits where, at the head of a column only: there `P` is partner.
    pub column_heads: Vec<(&'static str, Relation)>,
    /// How the legend under a table ends where LHO has not chosen.
    pub chooses: Vec<&'static str>,
    /// What the legend under a table says about calls that were described, without the description.
    pub described: Vec<&'static str>,
    /// Words that deny or suppose: without them a text says something else.
    pub turning: Vec<&'static str>,
    /// Words before a bid or a card that is not a call: `contract: 4S`.
    pub labels: Vec<&'static str>,
    /// The director: calling them is not a call of the auction.
    pub directors: Vec<&'static str>,
    /// Verbs of the first bid of an auction.
    pub openings: Vec<&'static str>,
    /// Ordinary words that are spelt as intended, although they look like words of the shorthand.
    pub ordinary: Vec<&'static str>,
    /// What happened, by itself in brackets after a call: not a meaning of the call.
    pub events: Vec<&'static str>,
    /// Words about the play, not about the auction.
    pub play: Vec<&'static str>,
    /// Words for calls and marks that are common in ordinary sentences as well.
    pub everyday: Vec<&'static str>,
    /// What somebody did not see, and no call: `the bid`.
    pub unseen_objects: Vec<&'static str>,
    /// Words at the end of a mark that name what is accepted or declined.
    pub objects: Vec<&'static str>,
    /// Words that are a pass only after a pass.
    pub repeats: Vec<&'static str>,
    /// Beside a call in brackets: it came later.
    pub then: Vec<&'static str>,
    /// `but`: what follows is told of the same player, if nobody else is named.
    pub contrasts: Vec<&'static str>,
    /// `who`, right behind the player.
    pub relative_pronouns: Vec<&'static str>,
    /// `except`, between `all passed` and the player who did not.
    pub exceptions: Vec<&'static str>,
    /// After a player, words that may say what they saw as well as what they called: `S just 1D`.
    pub sees: Vec<&'static str>,
    /// With a colon after other calls: another auction follows.
    pub sections: Vec<&'static str>,
    /// Words for what came first that several calls may follow.
    pub after: Vec<&'static str>,
    /// In a word about a call that was alerted.
    pub alerts: Vec<&'static str>,
    /// Behind `is`, in one word.
    pub denials: Vec<&'static str>,
    /// `is`, `was`: what follows is about the call before.
    pub copulas: Vec<&'static str>,
    /// High cards in words.
    pub cards: Vec<&'static str>,
    /// Everyday words: a clause with no other words is left out.
    pub talk: Vec<&'static str>,
    /// In a question, these too.
    pub talk_asked: Vec<&'static str>,
    /// Words that may tell of a choice, a change or a turn; with `-`, all that begin so.
    pub tells: Vec<&'static str>,
    /// Words behind a call that say whose it was, or what it shows: `by the lady`.
    pub attributes: Vec<&'static str>,
    /// The writer, with others: `we`.
    pub writers: Vec<&'static str>,
    /// Words that with a denial are consent: `we did not mind`.
    pub cares: Vec<&'static str>,
    /// Who was called to the table writes: `called me over`.
    pub summons: Vec<&'static str>,
    /// What stands in a cell of a table that holds no call: `none`.
    pub blanks: Vec<&'static str>,
    /// What somebody did who took a call for another: `saw`.
    pub perceives: Vec<&'static str>,
    /// What limits a number of cards: `at most`.
    pub limits: Vec<&'static str>,
    /// What does so right after a call, and elsewhere stands before another call: `shows`.
    pub promises: Vec<&'static str>,
    /// Who dealt, in one word.
    pub deals: Vec<&'static str>,
    /// `the`, before a bid that is named once more.
    pub articles: Vec<&'static str>,
    /// Verbs for what somebody says, not for what they call.
    pub speaks: Vec<&'static str>,
    /// Words before the writer's name.
    pub sign_offs: Vec<&'static str>,
    /// `the lady`: people, who may be players.
    pub people: Vec<&'static str>,
    /// `someone`: a player, without saying which.
    pub anybody: Vec<&'static str>,
    /// Several players together, or nobody: `everyone`.
    pub everybody: Vec<&'static str>,
    /// Between the choice and the call that makes it: `accepted by bidding 2S`.
    pub accepts_with: Vec<&'static str>,
    /// A player of whom it is said that they have to pass.
    pub barred: Vec<&'static str>,
    /// `with`, in `with West as dealer`.
    pub deals_with: Vec<&'static str>,
    /// The owner, behind the player who is theirs: `makker hans`.
    pub owners_behind: Vec<&'static str>,
    /// Words before a reason: `because`.
    pub reasons: Vec<&'static str>,
    /// `for`, in `ok for West`.
    pub consents_for: Vec<&'static str>,
    /// Words before the writer's seat: `as South`.
    pub sits_as: Vec<&'static str>,
    /// Passes that somebody had made before what is told first.
    pub passed_before: Vec<&'static str>,
    /// Regular expressions, and what the words say that they find.
    pub patterns: Vec<(Token, String)>,
    /// Regular expressions for the beginning of a clause about what somebody thought.
    pub reason_patterns: Vec<String>,
    /// Regular expressions for the beginning of a clause about what somebody forgot or misread.
    pub unaware_patterns: Vec<String>,
}

impl Lists {
    fn read() -> Lists {
        let mut lists = Lists::default();
        lists.tokens.extend(Edition::ALL.map(|edition| (edition.year(), Token::Edition(edition))));
        for file in FILES {
            let mut parts: Vec<(&str, String)> = Vec::new();
            for (name, words) in
                file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(':'))
            {
                if let Some(part) = name.strip_prefix("part ") {
                    let whole = format!("(?:{})", spelt_out(words.trim(), &parts));
                    parts.push((part, whole));
                } else if let Some(meaning) = name.strip_suffix("-pattern") {
                    lists.add_pattern(meaning, spelt_out(words.trim(), &parts));
                } else {
                    lists.add(name, words.split(',').map(str::trim).filter(|word| !word.is_empty()));
                }
            }
        }
        lists
    }

    fn add_pattern(&mut self, meaning: &str, pattern: String) {
        match (meaning, NAMES.iter().find(|(known, _)| *known == meaning)) {
            ("reason", _) => self.reason_patterns.push(pattern),
            ("unaware", _) => self.unaware_patterns.push(pattern),
            (_, Some((_, token))) => self.patterns.push((*token, pattern)),
            (_, None) => {}
        }
    }

    fn add(&mut self, name: &str, words: impl Iterator<Item = &'static str>) {
        if let Some((_, token)) = NAMES.iter().find(|(known, _)| *known == name) {
            return self.tokens.extend(words.map(|word| (word, *token)));
        }
        if let Some(edition) = name.strip_prefix("laws-").and_then(|year| year.parse().ok()) {
            return self.tokens.extend(words.map(|word| (word, Token::Edition(edition))));
        }
        if let Some(denomination) = denomination(name) {
            return self.denominations.extend(words.map(|word| (word, denomination)));
        }
        match name {
            "direction" => self.directions.extend(words),
            "english-suit" => self.english_suits.extend(words),
            "directed" => self.directed.extend(words),
            "wish" => self.wishes.extend(words),
            "wish-asked" => self.wishes_asked.extend(words),
            "bystander" => self.bystanders.extend(words),
            "hint" => self.hints.extend(words),
            "hint-of-double" => {
                let words: Vec<_> = words.collect();
                self.hints.extend(&words);
                self.hints_of_double.extend(words);
            }
            "hint-before" => self.hints_before.extend(words),
            "purpose" => self.add_purpose(words.collect()),
            "announced" => self.announced.extend(words),
            "asks" => self.asks.extend(words),
            "mistake" => self.mistakes.extend(words),
            "answering" => self.answering.extend(words),
            "column-partner" => self.column_heads.extend(words.map(|word| (word, Relation::Partner))),
            "column-same" => self.column_heads.extend(words.map(|word| (word, Relation::Same))),
            "chooses" => self.chooses.extend(words),
            "described" => self.described.extend(words),
            "turning" => self.turning.extend(words),
            "label" => self.labels.extend(words),
            "director" => self.directors.extend(words),
            "opening" => self.openings.extend(words),
            "ordinary" => self.ordinary.extend(words),
            "event" => self.events.extend(words),
            "play" => self.play.extend(words),
            "object" => self.objects.extend(words),
            "unseen-object" => self.unseen_objects.extend(words),
            "repeats" => self.repeats.extend(words),
            "then" => self.then.extend(words),
            "contrast" => self.contrasts.extend(words),
            "relative-pronoun" => self.relative_pronouns.extend(words),
            "exception" => self.exceptions.extend(words),
            "sees" => self.sees.extend(words),
            "section" => self.sections.extend(words),
            "after" => self.after.extend(words),
            "everyday" => self.everyday.extend(words),
            "alert-stem" => self.alerts.extend(words),
            "denial" => self.denials.extend(words),
            "copula" => self.copulas.extend(words),
            "card" => self.cards.extend(words),
            "blank" => self.blanks.extend(words),
            "perceives" => self.perceives.extend(words),
            "limit" => self.limits.extend(words),
            "promises" => self.promises.extend(words),
            "deals" => self.deals.extend(words),
            "article" => self.articles.extend(words),
            "attribute" => self.attributes.extend(words),
            "writer-too" => self.writers.extend(words),
            "care" => self.cares.extend(words),
            "summons" => self.summons.extend(words),
            "tells" => self.tells.extend(words),
            "speaks" => self.speaks.extend(words),
            "sign-off" => self.sign_offs.extend(words),
            "person" => self.people.extend(words),
            "anybody" => self.anybody.extend(words),
            "deals-with" => self.deals_with.extend(words),
            "accepts-with" => self.accepts_with.extend(words),
            "barred" => self.barred.extend(words),
            "consents-for" => self.consents_for.extend(words),
            "owner-behind" => self.owners_behind.extend(words),
            "reason" => self.reasons.extend(words),
            "everybody" => self.everybody.extend(words),
            "sits-as" => self.sits_as.extend(words),
            "passed-before" => {
                let words: Vec<_> = words.collect();
                self.tokens.extend(words.iter().map(|word| (*word, Token::Call(Call::Pass))));
                self.passed_before.extend(words);
            }
            "talk" => self.talk.extend(words),
            "talk-asked" => self.talk_asked.extend(words),
            _ if name.starts_with("times-") => {
                let count = name.strip_prefix("times-").and_then(|count| count.parse().ok());
                self.times.extend(words.filter_map(|word| Some((word, count?))));
            }
            _ => {
                let level = name.strip_prefix("level-").and_then(|level| level.parse().ok());
                self.levels.extend(words.filter_map(|word| Some((word, level?))));
            }
        }
    }

    /// The languages name a purpose by the same first word.
    fn add_purpose(&mut self, words: Vec<&'static str>) {
        match self.purposes.iter_mut().find(|known| known.first() == words.first()) {
            Some(known) => known.extend(words.into_iter().skip(1)),
            None => self.purposes.push(words),
        }
    }

    /// The denomination that this word names.
    pub(super) fn denomination(&self, word: &str) -> Option<Denomination> {
        self.denominations.iter().find(|(known, _)| *known == word).map(|&(_, denomination)| denomination)
    }
}

/// The pattern with its parts in the place of their names: `<bid>`.
fn spelt_out(pattern: &str, parts: &[(&str, String)]) -> String {
    parts.iter().fold(pattern.to_owned(), |pattern, (name, whole)| pattern.replace(&format!("<{name}>"), whole))
}

fn denomination(name: &str) -> Option<Denomination> {
    match name {
        "clubs" => Some(Denomination::Clubs),
        "diamonds" => Some(Denomination::Diamonds),
        "hearts" => Some(Denomination::Hearts),
        "spades" => Some(Denomination::Spades),
        "notrump" => Some(Denomination::Notrump),
        _ => None,
    }
}
