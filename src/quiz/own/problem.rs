//! What keeps questions of one's own from being taken, and how that is said.

use super::{OWN_BYTES, OWN_QUESTIONS, key};
use crate::{
    explain::{self, Message},
    laws::BadRecord,
    locale::{self, Language, say},
    present::{Page, Section},
    quiz::{Kind, Question, tell},
    shorthand::{Problem, Span},
};

/// Places that are shown with a mark under them.
const SHOWN: usize = 4;
/// Characters of a line that are shown around its mistake.
const COLUMNS: usize = 72;

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnProblem {
    /// What is wrong.
    pub kind: OwnFault,
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: usize,
    /// The place in the line, in bytes.
    pub span: Span,
    /// The line.
    pub text: String,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OwnFault {
    /// There is no question in the text.
    Empty,
    /// The text is too long.
    TooLong,
    /// There are too many questions.
    TooMany,
    /// What stands in a line is no text in UTF-8.
    NotText,
    /// A line without its kind or its auction.
    Form,
    /// A line without ` = ` and a key.
    NoKey,
    /// No name: expected one word of letters, digits, `-`, `_` and `.`, up to this many characters.
    Name {
        /// How many characters a name may have.
        limit: usize,
    },
    /// The name stands in an earlier line as well.
    NameTwice {
        /// Which.
        line: usize,
    },
    /// An earlier line asks the same.
    AskedTwice {
        /// Which.
        line: usize,
    },
    /// There is no such kind of question.
    UnknownKind,
    /// The auction cannot be read.
    Auction {
        /// Why not; its place is one in the auction.
        problem: Problem,
        /// The auction as it stands there.
        auction: String,
        /// The auction with everything in it mended, where there is a likely way.
        fix: Option<String>,
    },
    /// The auction contradicts itself.
    Record(BadRecord),
    /// That is no key to a question of this kind.
    UnknownKey(Kind),
    /// Of this auction nothing of this kind can be asked.
    NothingToAsk(Kind),
    /// The Laws rule otherwise.
    WrongKey {
        /// The question with the right key.
        ruled: Box<Question>,
    },
    /// It does not fit into a message.
    LongPage,
}

impl OwnFault {
    /// One word, for machines: `wrong_key`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            OwnFault::Empty => "empty_text",
            OwnFault::TooLong => "too_long",
            OwnFault::TooMany => "too_many",
            OwnFault::NotText => "not_text",
            OwnFault::Form => "form",
            OwnFault::NoKey => "no_key",
            OwnFault::Name { .. } => "name",
            OwnFault::NameTwice { .. } => "name_twice",
            OwnFault::AskedTwice { .. } => "asked_twice",
            OwnFault::UnknownKind => "unknown_kind",
            OwnFault::Auction { problem, .. } => problem.kind().name(),
            OwnFault::Record(_) => "contradiction",
            OwnFault::UnknownKey(_) => "unknown_key",
            OwnFault::NothingToAsk(_) => "nothing_to_ask",
            OwnFault::WrongKey { .. } => "wrong_key",
            OwnFault::LongPage => "long_page",
        }
    }
}

impl OwnProblem {
    /// A problem of the text as a whole.
    pub(super) fn of_all(kind: OwnFault) -> OwnProblem {
        OwnProblem { kind, line: 0, span: Span::default(), text: String::new() }
    }

    /// What stands in the place.
    fn found(&self) -> &str {
        self.text.get(self.span.from..self.span.to).unwrap_or_default()
    }

    /// The place by characters, the first and the last one, counted from 1 as people do.
    fn columns(&self) -> (usize, usize) {
        let before = |byte: usize| self.text.char_indices().take_while(|(at, _)| *at < byte).count();
        (before(self.span.from) + 1, before(self.span.to).max(before(self.span.from) + 1))
    }

    /// Where it is.
    #[must_use]
    pub fn place(&self, language: Language) -> String {
        let (line, (from, to)) = (self.line.to_string(), self.columns());
        match (self.line, self.text.is_empty()) {
            (0, _) => String::new(),
            (_, true) => say(language, "quiz-own-line", &[("line", &line)]),
            (_, false) => {
                let number = if from == to { "one" } else { "other" };
                let (from, to) = (from.to_string(), to.to_string());
                let args = [("line", line.as_str()), ("from", &from), ("to", &to), ("number", number)];
                say(language, "quiz-own-place", &args)
            }
        }
    }

    /// What is wrong, in sentences.
    #[must_use]
    pub fn told(&self, language: Language) -> Vec<String> {
        let sentence = |message: &Message| locale::sentence(message, language);
        let number = match &self.kind {
            OwnFault::TooLong => OWN_BYTES / 1024,
            OwnFault::TooMany => OWN_QUESTIONS,
            OwnFault::Name { limit } => *limit,
            OwnFault::NameTwice { line } | OwnFault::AskedTwice { line } => *line,
            OwnFault::Auction { problem, auction, fix } => {
                let fix = fix.as_ref().map(|text| sentence(&Message::DidYouMean { text: text.clone() }));
                return explain::in_full(auction, problem).iter().map(sentence).chain(fix).collect();
            }
            OwnFault::Record(bad) => return vec![sentence(&explain::bad_record(bad).headline)],
            OwnFault::UnknownKey(kind) => {
                let expected = say(language, "quiz-own-keys", &[("kind", kind.name())]);
                return vec![self.plain(0, language), expected];
            }
            OwnFault::NothingToAsk(kind) => {
                let needs = say(language, "quiz-own-needs", &[("kind", kind.name())]);
                return vec![needs, self.plain(0, language)];
            }
            OwnFault::WrongKey { ruled } => return self.ruled(ruled, language),
            _ => 0,
        };
        vec![self.plain(number, language)]
    }

    fn plain(&self, number: usize, language: Language) -> String {
        let (word, number) = (self.found(), number.to_string());
        say(language, "quiz-own-problem", &[("fault", self.kind.name()), ("word", word), ("number", &number)])
    }

    /// What the Laws rule instead, by which clause, and the key for that.
    fn ruled(&self, question: &Question, language: Language) -> Vec<String> {
        let ruling = tell::choice(question, question.right, language);
        let clauses = question.grounds();
        let clauses = locale::sentence(&Message::WhyClause { clauses }, language);
        let key = question.choices.get(question.right).map(|choice| key::write(&choice.claim)).unwrap_or_default();
        let year = question.edition.year();
        vec![
            say(language, "quiz-own-wrong", &[("word", self.found()), ("year", year)]),
            say(language, "quiz-own-ruling", &[("ruling", &ruling), ("clauses", &clauses)]),
            say(language, "quiz-own-key", &[("key", &key)]),
        ]
    }

    /// The line around its mistake, with `^^^` under it.
    fn underlined(&self) -> Option<String> {
        if self.text.is_empty() {
            return None;
        }
        let (from, to) = self.columns();
        let first = if to > COLUMNS { (from - 1).saturating_sub(COLUMNS / 2) } else { 0 };
        let shown: String = self.text.chars().skip(first).take(COLUMNS).collect();
        let (from, to) = (from - 1 - first, (to - first).min(COLUMNS));
        let number = format!("{} | ", self.line);
        let marks = format!("{}{}", " ".repeat(number.len() + from), "^".repeat(to.saturating_sub(from).max(1)));
        Some(format!("{number}{}\n{marks}", shown.replace('\t', " ").trim_end()))
    }
}

/// Says why a text of questions is not taken: the first mistakes underlined, and every one in words.
#[must_use]
pub fn refusal(problems: &[OwnProblem], language: Language) -> Page {
    let number = problems.len().to_string();
    let fixed: Vec<String> = problems.iter().take(SHOWN).filter_map(OwnProblem::underlined).collect();
    let section = |problem: &OwnProblem| Section {
        heading: problem.place(language),
        text: problem.told(language),
        ..Section::default()
    };
    Page {
        headline: say(language, "quiz-own-refused", &[("number", &number)]),
        fixed: (!fixed.is_empty()).then(|| fixed.join("\n")),
        sections: problems.iter().map(section).collect(),
        ..Page::default()
    }
}
