//! Reads the files of the vocabulary, and says what is wrong in them.

use std::collections::HashMap;

use regex::Regex;

use super::Lists;
use crate::{
    bridge::{Call, Denomination, Relation},
    lawbook::Edition,
    shorthand::token::{NAMES, Token},
};

/// Reads the files, and lists the mistakes in them; `strict` looks also for those that take time to find.
pub(super) fn read(files: &[(&'static str, &'static str)], strict: bool) -> (Lists, Vec<String>) {
    let mut lists = Lists::default();
    lists.tokens.extend(Edition::ALL.map(|edition| (edition.year(), Token::Edition(edition))));
    let mut mistakes = Vec::new();
    for (name, text) in files {
        let mut file = File { lists: &mut lists, parts: Vec::new(), meanings: HashMap::new(), strict };
        for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.is_empty() && !line.starts_with('#')) {
            if let Err(mistake) = file.line(line) {
                mistakes.push(format!("{name}:{number}: {mistake}"));
            }
        }
    }
    (lists, mistakes)
}

/// A file, as far as it has been read.
struct File<'l> {
    lists: &'l mut Lists,
    /// Parts of patterns, by their names.
    parts: Vec<(&'static str, String)>,
    /// Under which meanings a word stands.
    meanings: HashMap<&'static str, Vec<&'static str>>,
    strict: bool,
}

impl File<'_> {
    fn line(&mut self, line: &'static str) -> Result<(), String> {
        let (name, words) = line.split_once(':').ok_or("expected a meaning, a colon, and words for it")?;
        if let Some(part) = name.strip_prefix("part ") {
            let whole = format!("(?:{})", self.pattern(words.trim())?);
            self.parts.push((part, whole));
            Ok(())
        } else if let Some(meaning) = name.strip_suffix("-pattern") {
            let pattern = self.pattern(words.trim())?;
            match meaning {
                "reason" => self.lists.reason_patterns.push(pattern),
                "held" => self.lists.held_patterns.push(pattern),
                "holder" => self.lists.holder_patterns.push(pattern),
                "label" => self.lists.label_patterns.push(pattern),
                "played" => self.lists.played_patterns.push(pattern),
                "topic" => self.lists.topic_patterns.push(pattern),
                "correction" => self.lists.correction_patterns.push(pattern),
                "shown" => self.lists.shown_patterns.push(pattern),
                "unaware" => self.lists.unaware_patterns.push(pattern),
                _ => self.lists.patterns.push((token(meaning).ok_or_else(|| unknown(meaning))?, pattern)),
            }
            Ok(())
        } else {
            let words: Vec<_> = words.split(',').map(str::trim).collect();
            if self.strict {
                words.iter().try_for_each(|word| self.check(name, word))?;
            }
            self.lists.add(name, words)
        }
    }

    /// A pattern with its parts in the place of their names: `<bid>`.
    fn pattern(&self, pattern: &str) -> Result<String, String> {
        let parts = self.parts.iter();
        let whole =
            parts.fold(pattern.to_owned(), |pattern, (name, whole)| pattern.replace(&format!("<{name}>"), whole));
        let whole = whole.replace("n't", "n'?t");
        if self.strict {
            Regex::new(&whole).map_err(|error| format!("expected a regular expression: {error}"))?;
            if let Some((_, name)) = whole.split_once('<') {
                return Err(format!("expected the name of a part above this line: <{name}"));
            }
        }
        Ok(whole)
    }

    /// A word is written as texts are compared with it, and has one meaning; beside that it may stand in lists that are looked at
    /// in some place only.
    fn check(&mut self, name: &'static str, word: &'static str) -> Result<(), String> {
        if word.is_empty() {
            return Err("expected a word before and after each comma".to_owned());
        }
        if word.chars().any(|ch| ch.is_uppercase() || ch.is_alphabetic() && !ch.is_ascii()) {
            return Err(format!("expected small letters without accents, not “{word}”"));
        }
        let known = self.meanings.entry(word).or_default();
        let is_passes = |name: &str| ["passed-before", "others-passed"].contains(&name);
        let is_meaning = |name: &str| token(name).is_some() || name.starts_with("laws-") || is_passes(name);
        let other = known.iter().find(|known| **known == name || is_meaning(known) && is_meaning(name));
        if let Some(other) = other {
            return Err(format!("expected “{word}” once: it stands under {other} already"));
        }
        known.push(name);
        Ok(())
    }
}

impl Lists {
    fn add(&mut self, name: &str, words: Vec<&'static str>) -> Result<(), String> {
        match name {
            "passed-before" => self.add_tokens(Token::Call(Call::Pass), &words),
            "others-passed" => self.add_tokens(Token::AllPass, &words),
            "hint-of-double" => self.hints.extend(&words),
            _ => {}
        }
        if let Some(list) = self.list(name) {
            list.extend(words);
        } else if name == "purpose" {
            self.add_purpose(words);
        } else if let Some(relation) = column_head(name) {
            self.column_heads.extend(words.into_iter().map(|word| (word, relation)));
        } else if let Some(token) = token(name) {
            self.add_tokens(token, &words);
        } else if let Some(denomination) = denomination(name) {
            self.denominations.extend(words.into_iter().map(|word| (word, denomination)));
        } else if let Some(edition) = numbered(name, "laws-") {
            self.add_tokens(Token::Edition(edition), &words);
        } else if let Some(count) = numbered(name, "times-") {
            self.times.extend(words.into_iter().map(|word| (word, count)));
        } else if let Some(level) = numbered(name, "level-") {
            self.levels.extend(words.into_iter().map(|word| (word, level)));
        } else {
            return Err(unknown(name));
        }
        Ok(())
    }

    fn add_tokens(&mut self, token: Token, words: &[&'static str]) {
        self.tokens.extend(words.iter().map(|word| (*word, token)));
    }

    /// The languages name a purpose by the same first word.
    fn add_purpose(&mut self, words: Vec<&'static str>) {
        match self.purposes.iter_mut().find(|known| known.first() == words.first()) {
            Some(known) => known.extend(words.into_iter().skip(1)),
            None => self.purposes.push(words),
        }
    }
}

/// What this name means in every place.
fn token(name: &str) -> Option<Token> {
    NAMES.iter().find(|(known, _)| *known == name).map(|(_, token)| *token)
}

/// The number behind the name: `times-2`.
fn numbered<N: std::str::FromStr>(name: &str, of: &str) -> Option<N> {
    name.strip_prefix(of)?.parse().ok()
}

fn column_head(name: &str) -> Option<Relation> {
    match name {
        "column-partner" => Some(Relation::Partner),
        "column-same" => Some(Relation::Same),
        _ => None,
    }
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

fn unknown(name: &str) -> String {
    format!("expected a meaning that token.rs or words.rs names, not “{name}”")
}
