//! The grammar: what belongs together, what is denied, what is one of several.

mod denied;

use super::{
    Denial, Meaning, Reading, SuitsInAuction, choice, normal,
    problem::{Problem, ProblemKind},
    purpose::Purpose,
    range::LastLimit,
    scan::Scanner,
    side::{Side, Term},
    slip::meant,
    tree::{conjunction, disjunction, negation, promises_a_suit},
    twice::{are_counted_twice, counts_twice, is_low_number, is_natural_in_part},
    words::Word,
};
use crate::{bridge::Call, meaning::Condition};

/// The longest text that is read, in characters.
pub(super) const LONGEST: usize = 2_000;

/// Brackets in brackets that are read.
const DEEPEST: usize = 32;

/// Things said that are read.
const MOST_TERMS: usize = 200;

/// The number of problems from which on no more guesses are made: nobody mends such a text word by word.
const MOST_GUESSED: usize = 16;

/// The text, and what has been read of it.
pub(super) struct Parser {
    pub(super) scan: Scanner,
    problems: Vec<Problem>,
    notes: Vec<Reading>,
    pub(super) purposes: Vec<Purpose>,
    usually: Vec<Condition>,
    pub(super) excludes: Vec<Call>,
    terms: usize,
    /// How many of them stand since the last comma.
    pub(super) since_comma: usize,
    /// Whether the one that is read names what the call is for.
    pub(super) is_named: bool,
    pub(super) says_any: bool,
    /// The limit of the number that was read last.
    pub(super) limit: Option<LastLimit>,
    /// From this number of problems on no more guesses are made.
    most_guessed: usize,
    /// How many brackets are open.
    pub(super) depth: usize,
    /// Whether what is read now is denied.
    pub(super) denied: bool,
    /// Whether a hand must not have it.
    pub(super) negated: bool,
    /// The suits that words may leave to the auction.
    pub(super) suits: SuitsInAuction,
    /// Whether the suit of the call itself was named by such a word.
    pub(super) names_own: bool,
    /// How often it was said to be natural so far.
    pub(super) naturals: usize,
    /// Where it says that the call is a raise.
    pub(super) raise: Option<(usize, usize)>,
}

/// Whether it is guessed what an unknown word was meant to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Guesses {
    Made,
    None,
}

/// What stands between two brackets, or is the whole text.
struct Part {
    shows: Condition,
    denies: Vec<Condition>,
}

impl Parser {
    pub(super) fn read(text: &str, guesses: Guesses) -> Result<Meaning, Vec<Problem>> {
        Parser::read_in(text, guesses, SuitsInAuction::default())
    }

    /// The same of a call that is made in an auction.
    pub(super) fn read_in(text: &str, guesses: Guesses, suits: SuitsInAuction) -> Result<Meaning, Vec<Problem>> {
        let mut parser = Parser {
            scan: Scanner::new(text),
            problems: Vec::new(),
            notes: Vec::new(),
            purposes: Vec::new(),
            usually: Vec::new(),
            excludes: Vec::new(),
            terms: 0,
            since_comma: 0,
            is_named: false,
            says_any: false,
            limit: None,
            most_guessed: match guesses {
                Guesses::Made => MOST_GUESSED,
                Guesses::None => 0,
            },
            depth: 0,
            denied: false,
            negated: false,
            suits,
            names_own: false,
            naturals: 0,
            raise: None,
        };
        let end = parser.scan.len();
        if end > LONGEST {
            parser.problem(ProblemKind::TooLong { limit: LONGEST }, LONGEST, end);
            return Err(parser.problems);
        }
        let Part { shows, denies } = parser.part();
        if parser.terms == 0 && parser.problems.is_empty() {
            parser.problem(ProblemKind::Empty, 0, end);
        }
        // `transfer, 5-card suit`: another suit than the one that the call names.
        if parser.names_own && parser.purposes.iter().any(|purpose| purpose.is_conventional()) {
            parser.problem(ProblemKind::Unclear, 0, end);
        }
        // `3+C, could be 2`
        if parser.purposes.contains(&Purpose::MayBeShort) && promises_a_suit(&shows) {
            parser.problem(ProblemKind::Unclear, 0, end);
        }
        parser.settle_raise(&shows);
        if !parser.problems.is_empty() {
            parser.problems.sort_by_key(|problem| problem.from);
            parser.problems.dedup();
            return Err(parser.problems);
        }
        let says_nothing = matches!(&shows, Condition::All(parts) if parts.is_empty());
        let says_any = parser.says_any || !says_nothing && shows.names_any();
        let (shows, denies) = normal::of(shows, denies);
        let denies = denies.into_iter().map(|condition| Denial { text: condition.to_string(), condition });
        let Parser { usually, purposes, excludes, notes, .. } = parser;
        Ok(Meaning { shows, denies: denies.collect(), usually, purposes, excludes, says_any, notes })
    }

    pub(super) fn problem(&mut self, kind: ProblemKind, from: usize, to: usize) {
        let found = self.scan.written(from, to);
        let is_guessed = kind == ProblemKind::UnknownWord && self.problems.len() < self.most_guessed;
        let suggestion = if is_guessed { meant(&self.scan.plain(from, to)) } else { None };
        self.problems.push(Problem { kind, from, to, found, expected: kind.expected(), suggestion });
    }

    /// Says how something was read that can be read in more than one way.
    pub(super) fn note(&mut self, from: usize, to: usize, read_as: &Condition) {
        let written = self.scan.written(from, to).trim().to_owned();
        if !self.notes.iter().any(|note| note.written == written) {
            self.notes.push(Reading { written, from, to, read_as: read_as.clone() });
        }
    }

    /// Everything up to the end of the text or of the bracket.
    fn part(&mut self) -> Part {
        let from = self.scan.at;
        let mut shows = Vec::new();
        let mut denies = Vec::new();
        loop {
            let before = self.scan.at;
            shows.push(self.alternatives());
            while let Some(length) = self.denial_word() {
                let word = self.scan.at;
                self.scan.at += length;
                denies.extend(self.denial(word));
            }
            if self.is_at_end_of_part() {
                match (self.scan.peek(0), self.depth) {
                    // A bracket that was never opened.
                    (Some(')'), 0) => {
                        self.problem(ProblemKind::LoneBracket, self.scan.at, self.scan.at + 1);
                        self.scan.at += 1;
                    }
                    _ => break,
                }
            }
            if self.scan.at == before {
                break; // nothing was read, and nothing will be
            }
        }
        let is_twice = shows.len() > 1 && are_counted_twice(&shows);
        let shows = conjunction(shows);
        if is_twice || normal::is_contrary(&shows) {
            self.problem(ProblemKind::Unclear, from, self.scan.at);
        }
        Part { shows, denies }
    }

    fn is_at_end_of_part(&mut self) -> bool {
        self.scan.skip_separators();
        matches!(self.scan.peek(0), None | Some(')'))
    }

    /// Terms, or several lists of them with `or` in between.
    fn alternatives(&mut self) -> Condition {
        self.scan.skip_separators();
        let from = self.scan.at;
        let said = (self.terms, self.usually.len());
        let problems = self.problems.len();
        let mut naturals = vec![self.naturals];
        let mut sides = vec![self.side()];
        naturals.push(self.naturals);
        let mut to = self.scan.at;
        let mut before = self.terms > said.0;
        while self.is_at_or() {
            let word = self.scan.at;
            self.eat_or();
            let (after, terms) = (self.scan.at, self.terms);
            sides.push(self.side());
            naturals.push(self.naturals);
            if !before || self.terms == terms {
                self.problem(ProblemKind::NothingThere, word, after);
            }
            before = true;
            to = self.scan.at;
        }
        let is_twice = |side: &Side| counts_twice(&side.segments.concat());
        if (self.denied || sides.len() == 1) && self.problems.len() == problems && sides.iter().any(is_twice) {
            self.problem(ProblemKind::Unclear, from, to);
        }
        if let [only] = sides.as_slice() {
            return conjunction(only.conditions());
        }
        if self.usually.len() > said.1 || is_natural_in_part(&naturals) {
            self.problem(ProblemKind::Misplaced, from, to);
        }
        let is_read = self.problems.len() == problems;
        let whole = self.choice(&sides, is_read.then_some((from, to)));
        if sides.iter().any(|side| side.conditions().len() > 1) {
            self.note(from, to, &whole);
        }
        whole
    }

    /// The choice between these; what is not clear, and has a place, is a problem.
    fn choice(&mut self, sides: &[Side], place: Option<(usize, usize)>) -> Condition {
        let chosen = if self.denied { None } else { Some(choice::chosen(sides)) };
        match (chosen, place) {
            (Some(Some(whole)), _) => whole,
            (Some(None), Some((from, to))) => {
                self.problem(ProblemKind::Unclear, from, to);
                Condition::Any(Vec::new())
            }
            (Some(None) | None, _) => disjunction(sides.iter().map(|side| conjunction(side.conditions())).collect()),
        }
    }

    /// Everything up to `or`, an exception, or the end.
    pub(super) fn terms(&mut self) -> Vec<Condition> {
        self.side().conditions()
    }

    /// The same with its commas.
    fn side(&mut self) -> Side {
        let mut side = Side { segments: vec![Vec::new()], ends_in_comma: false };
        let outer = std::mem::take(&mut self.since_comma);
        loop {
            let before = self.scan.at;
            let is_end = self.is_at_end_of_part() || self.is_at_or() || self.denial_word().is_some();
            let between = self.scan.plain(before, self.scan.at);
            let has_comma = between.contains([',', ';']);
            if is_end {
                side.ends_in_comma = has_comma;
                break;
            }
            if has_comma {
                side.segments.push(Vec::new());
                self.since_comma = 0;
            }
            let (at, is_bracket) = (self.scan.at, self.scan.peek(0) == Some('('));
            self.is_named = false;
            if let (Some(condition), Some(segment)) = (self.term(), side.segments.last_mut()) {
                let is_name = self.is_named && matches!(&condition, Condition::All(parts) if parts.is_empty());
                segment.push(Term { condition, is_name, is_joined: joins(&between), is_bracket });
            }
            self.since_comma += 1;
            if self.scan.at == at {
                break;
            }
        }
        side.segments.retain(|segment| !segment.is_empty());
        self.since_comma = outer;
        side
    }

    /// `no`, `usually` and what they belong to.
    fn term(&mut self) -> Option<Condition> {
        self.terms += 1;
        let from = self.scan.at;
        if self.terms > MOST_TERMS {
            self.problem(ProblemKind::TooMany { limit: MOST_TERMS }, from, self.scan.len());
            self.scan.at = self.scan.len();
            return None;
        }
        let (mut is_denied, mut is_usual) = (false, false);
        let mut prefixed = false;
        loop {
            self.scan.skip_spaces();
            match self.scan.word() {
                Some((Word::Not | Word::NotThat, length)) => {
                    is_denied = !is_denied;
                    self.scan.at += length;
                }
                Some((Word::Usually, length)) => {
                    is_usual = true;
                    self.scan.at += length;
                }
                _ if self.scan.peek(0) == Some('!') && !self.is_suit_code() => {
                    if self.exclusion(prefixed) {
                        return None;
                    }
                    is_denied = !is_denied;
                    self.scan.at += 1;
                }
                _ => break,
            }
            prefixed = true;
        }
        let after = self.scan.at;
        if prefixed && (self.is_at_end_of_part() || self.is_at_or() || self.denial_word().is_some()) {
            self.problem(ProblemKind::NothingThere, from, after);
            return None;
        }
        let outer = self.denied;
        self.denied = outer || prefixed;
        let negated = self.negated;
        self.negated ^= is_denied;
        let mut atom = self.atom();
        if is_denied && prefixed {
            self.question_what_follows(atom.as_ref());
            atom = atom.map(|first| self.neither(first));
        }
        (self.denied, self.negated) = (outer, negated);
        let atom = if is_denied { negation(atom?) } else { atom? };
        if !is_usual {
            return Some(atom);
        }
        if self.depth > 0 || self.denied {
            self.problem(ProblemKind::Misplaced, from, self.scan.at);
        }
        self.usually.push(atom);
        None
    }

    /// `!h`, a suit, not a denial: something is said of the suit.
    fn is_suit_code(&mut self) -> bool {
        let Some((_, length)) = self.scan.suit() else { return false };
        matches!(self.scan.peek(length), Some(':' | '<' | '>' | '=' | '≥' | '≤'))
    }

    /// A meaning in brackets.
    pub(super) fn group(&mut self) -> Option<Condition> {
        let from = self.scan.at;
        if self.depth >= DEEPEST {
            self.problem(ProblemKind::TooDeep { limit: DEEPEST }, from, from + 1);
            self.scan.at = self.scan.len();
            return None;
        }
        self.scan.at += 1;
        self.depth += 1;
        let terms = self.terms;
        let Part { shows, denies } = self.part();
        self.depth -= 1;
        if self.scan.is_at_end() && self.problems.iter().any(|problem| is_a_limit(problem.kind)) {
            return None;
        }
        if !self.scan.eat(')') {
            self.problem(ProblemKind::LoneBracket, from, from + 1);
            return None;
        }
        if self.terms == terms {
            self.problem(ProblemKind::NothingThere, from, self.scan.at);
            return None;
        }
        if is_low_number(&shows) && !self.scan.plain(from, self.scan.at).contains(char::is_alphabetic) {
            return self.refuse(ProblemKind::Unclear, from);
        }
        let denies = denies.into_iter().map(negation);
        Some(conjunction(std::iter::once(shows).chain(denies).collect()))
    }
}

/// `5+H with 4+C`: whether a word joins one thing to the last.
pub(super) fn joins(between: &str) -> bool {
    let words = ["with", "and", "plus", "med", "og", "&", "+"];
    between.split_whitespace().any(|word| words.contains(&word))
}

fn is_a_limit(kind: ProblemKind) -> bool {
    matches!(kind, ProblemKind::TooDeep { .. } | ProblemKind::TooMany { .. })
}
