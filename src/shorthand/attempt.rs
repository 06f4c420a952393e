//! A text, read step by step as far as possible.

use super::{
    LIMIT, Understood,
    auction::{Auction, Source, Stretch},
    footnotes, formats, grid, layout, legend, lexer, next_call,
    problem::{Problem, ProblemKind, Reading, Span},
    prose, reader, several,
    token::Token,
};
use crate::{
    bridge::Seat,
    lawbook::Edition,
    record::{Event, Record},
};

/// Which words are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Words {
    All,
    /// Only known words; the others are left out.
    Known,
}

/// The part of a text that was read.
pub(super) struct Attempt {
    pub understood: Understood,
    pub problems: Vec<Problem>,
    /// What was said, in the order of the text.
    pub tokens: Vec<Token>,
    /// The prose that was not read at all.
    pub prose: Vec<Span>,
    /// Players named before unknown words.
    idle: Vec<Span>,
    /// Whether what is left out may say something about the calls: it is a call, a player or a claim, or an unknown word
    /// between an irregular call and what follows it.
    is_doubtful: bool,
}

impl Attempt {
    pub fn new(text: &str, laws: Option<Edition>, words: Words) -> Attempt {
        let nothing = Understood {
            record: Record::new(Edition::default(), Seat::North),
            left_out: Vec::new(),
            put_in: Vec::new(),
        };
        let foreign = formats::read_all(text);
        let source = Source { text, foreign: &foreign };
        if let Some(problem) = too_long(text, &foreign).or_else(|| one_of_several(&foreign)) {
            return Attempt {
                understood: nothing,
                problems: vec![problem],
                tokens: Vec::new(),
                prose: Vec::new(),
                idle: Vec::new(),
                is_doubtful: false,
            };
        }
        let (glyphs, around) = prose::take_table(source, super::text::clean_around(source));
        let (glyphs, legends) = legend::take_out(lexer::as_labels(glyphs));
        // A note in its place moves what is behind it out of its column.
        let (glyphs, unclear) = grid::write_out(source, glyphs);
        let (glyphs, unplaced) = footnotes::put_in_place(glyphs);
        let twice = several::second(source, &glyphs);
        let prose::Excerpt { glyphs, left_out: mut prose, settings, problems } = prose::excerpt(source, glyphs);
        let mut lexed = lexer::Lexer::run(source, &glyphs);
        lexed.problems.extend(unplaced.into_iter().chain(unclear).chain(twice).chain(problems));
        let mut unread: Vec<Span> = prose.iter().copied().chain(around).chain(legends).collect();
        let talk = lexed.leave_out_talk();
        lexed.ask_who_sits_where();
        lexed.leave_out_sentences();
        lexed.leave_out_what_comes_before_a_call();
        let unknown = if words == Words::Known { lexed.leave_out_unknown() } else { None };
        let acts = lexed.lexemes.iter().filter(|lexeme| acts(lexeme.token)).map(|lexeme| lexeme.span.from).max();
        let first = lexed.lexemes.iter().find(|lexeme| lexeme.token.is_call()).map(|lexeme| lexeme.span.from);
        let said: Vec<Span> = lexed.lexemes.iter().filter(|one| one.token.is_material()).map(|one| one.span).collect();
        let spoken = next_call::Said::new(&lexed.lexemes);
        let tokens = lexed.lexemes.iter().map(|lexeme| lexeme.token).collect();
        let sheet = layout::arrange(text, lexed);
        let asides = sheet.left_out.clone();
        let reader::Read { record, mut problems, put_in, left_out: unused, irregular_at, idle } =
            reader::read(text, sheet, laws);
        if foreign.is_empty() && problems.is_empty() {
            problems.extend(irregular_at.and_then(|at| spoken.question(text, at)));
        }
        if let [Problem { kind: kind @ ProblemKind::EmptyText, .. }] = problems.as_mut_slice()
            && !foreign.is_empty()
            && !foreign.iter().flat_map(|stretch| &stretch.auctions).any(Auction::has_calls)
        {
            *kind = ProblemKind::NoCalls;
        }
        let may_correct =
            |word: Span| irregular_at.is_some_and(|at| at <= word.from) && acts.is_some_and(|last| word.to <= last);
        // Talk after an irregular call may tell that it was corrected.
        problems.extend(
            talk.into_iter().filter(|span| may_correct(*span)).map(|span| Problem::new(ProblemKind::UnknownWord, span)),
        );
        let is_prose = |span: &Span| foreign.iter().all(|form| span.to <= form.span.from || form.span.to <= span.from);
        let hides = |span: &&Span| irregular_at.is_none() && is_prose(span) && may_hide_an_act(text, **span, &record);
        let hidden: Vec<Span> = asides.iter().filter(hides).copied().collect();
        let is_it_so = || ProblemKind::Ambiguous { choices: vec![Reading::IsSo, Reading::Remark] };
        problems.extend(hidden.into_iter().map(|span| Problem::new(is_it_so(), span)));
        // A table that shows what was removed is not read, whatever else may be said of it.
        if let Some(removed) = problems.iter().find(|problem| problem.kind == ProblemKind::Removed).cloned() {
            problems = vec![removed];
        }
        let is_material = |span: &Span| said.iter().any(|one| span.from <= one.from && one.to <= span.to);
        // `1H shows 5H`, `2H regretted 3H`
        let may_tell = |word: &Span| {
            let is_inside = first.is_some_and(|first| first < word.from) && acts.is_some_and(|last| word.to <= last);
            is_inside && lexer::tells(word.of(text))
        };
        let unknown: Vec<Span> = unknown.into_iter().flatten().collect();
        let is_doubtful = unknown.iter().any(|word| may_correct(*word) || may_tell(word))
            || unread.iter().chain(&unused).any(is_material);
        unread.extend(asides.into_iter().chain(unused));
        unread.sort_by_key(|span| (span.from, span.to));
        let left_out = passages(text, &unread);
        prose.retain(|span| !settings.iter().any(|setting| span.until(*setting) == *span));
        Attempt { understood: Understood { record, left_out, put_in }, problems, tokens, prose, idle, is_doubtful }
    }

    /// What is understood when the unknown words are left out, if the text still says the same. What follows such a word
    /// after an irregular call may be a correction, or what somebody thinks about.
    pub fn partly(&self, text: &str, laws: Option<Edition>) -> Option<Understood> {
        if !self.problems.iter().any(is_about_words) {
            return None;
        }
        Attempt::new(text, laws, Words::Known).complete()
    }

    /// What was understood before the first problem, if that is an auction and the whole text begins with the same events.
    pub fn so_far(&self, text: &str, laws: Option<Edition>) -> Option<Understood> {
        if !self.problems.iter().all(leaves_the_rest) {
            return None;
        }
        let spans = self.problems.iter().map(|problem| problem.span).chain(self.idle.iter().copied());
        let first = spans.map(|span| span.from).min()?;
        let before = text.get(..first)?;
        let is_open = |at: &usize| !before.get(*at..).unwrap_or_default().contains([')', ']']);
        let end = before.rfind(['(', '[']).filter(is_open).unwrap_or(first);
        let before = Attempt::new(before.get(..end)?, laws, Words::All).complete()?;
        let (all, read) = (&self.understood.record, &before.record);
        (read.dealer == all.dealer && all.events.starts_with(&read.events)).then_some(before)
    }

    /// What is understood, if it is an auction and there is no problem.
    fn complete(self) -> Option<Understood> {
        let events = &self.understood.record.events;
        let calls = events.iter().filter(|event| matches!(event, Event::Call(_))).count();
        (self.problems.is_empty() && calls > 1 && !self.is_doubtful).then_some(self.understood)
    }
}

/// `N 1S, E was thinking S bid 1H`: where nothing is irregular, no thought explains a mistake, and the call in it may have been made.
/// What the record holds is told again, and a question tells nothing.
fn may_hide_an_act(text: &str, span: Span, record: &Record) -> bool {
    let is_new = |act: &lexer::Act| {
        let made =
            record.events.iter().filter_map(Event::made_call).filter(|made| act.by.is_none() || act.by == made.by);
        act.call.is_some() && !made.into_iter().any(|made| act.call == Some(made.call))
    };
    let asks = text.get(span.to..).unwrap_or_default().trim_start().starts_with('?') || span.of(text).contains('?');
    !asks && lexer::acts_told(span.of(text)).iter().any(is_new)
}

/// Whether a player calls or chooses, or a call takes another's place.
const fn acts(token: Token) -> bool {
    token.is_call() || matches!(token, Token::Accepted | Token::Declined | Token::Arrow(_) | Token::AllPass)
}

/// Whether the text is longer than anything people write about an auction. Other forms have comments and sections beside
/// their calls, and a limit of their own for these.
fn too_long(text: &str, foreign: &[Stretch]) -> Option<Problem> {
    if text.len() <= LIMIT {
        return None;
    }
    let is_shorthand = |at: usize| {
        let before = foreign.partition_point(|stretch| stretch.span.from <= at);
        before.checked_sub(1).and_then(|last| foreign.get(last)).is_none_or(|stretch| stretch.span.to <= at)
    };
    let (from, _) = text.char_indices().filter(|(at, _)| is_shorthand(*at)).nth(LIMIT)?;
    Some(Problem::new(ProblemKind::TooLong { limit: LIMIT }, Span { from, to: text.len() }))
}

/// Boards in other forms, one of which is asked about: they are never one auction.
fn one_of_several(foreign: &[Stretch]) -> Option<Problem> {
    let auctions = foreign.iter().flat_map(|stretch| &stretch.auctions);
    let auctions: Vec<&Auction> = auctions.filter(|auction| auction.has_calls()).collect();
    let second = auctions.get(1)?;
    let name = |(number, auction): (usize, &&Auction)| match auction.name.trim() {
        "" => number.to_string(),
        name => name.to_owned(),
    };
    let boards = (1..).zip(&auctions).map(name).collect();
    Some(Problem::new(ProblemKind::SeveralAuctions { boards }, second.span))
}

/// The spans as written, each on one line; spans with only signs between them count as one.
fn passages(text: &str, spans: &[Span]) -> Vec<String> {
    let mut joined: Vec<Span> = Vec::new();
    for span in spans {
        let is_apart = |last: &Span| {
            let between = text.get(last.to..span.from).unwrap_or_default();
            between.contains(char::is_alphanumeric)
        };
        match joined.last_mut() {
            Some(last) if !is_apart(last) => *last = last.until(*span),
            Some(_) | None => joined.push(*span),
        }
    }
    let with_stop = |span: &Span| {
        let rest = text.get(span.to..).unwrap_or_default();
        let stops = rest.chars().take_while(|ch| ":?!.".contains(*ch)).count();
        text.get(span.from..span.to + stops).unwrap_or_default()
    };
    let in_one_line = |passage: &str| passage.split_whitespace().collect::<Vec<_>>().join(" ");
    joined.iter().map(|span| in_one_line(with_stop(span))).collect()
}

/// Whether the problem may disappear with the unknown words.
const fn is_about_words(problem: &Problem) -> bool {
    matches!(
        problem.kind,
        ProblemKind::UnknownWord | ProblemKind::NotACall | ProblemKind::MarkWithoutCall | ProblemKind::OutsideTable
    )
}

/// Whether the text before the problem can be understood by itself: not where it is asked who dealt.
fn leaves_the_rest(problem: &Problem) -> bool {
    if let ProblemKind::Ambiguous { choices } = &problem.kind {
        return !choices.iter().any(|choice| matches!(choice, Reading::Dealer(_)));
    }
    is_about_words(problem)
        || matches!(
            problem.kind,
            ProblemKind::WhoCalled { .. }
                | ProblemKind::WhoseCall { .. }
                | ProblemKind::WhoIs { .. }
                | ProblemKind::WhoChooses { .. }
                | ProblemKind::NothingToChoose { .. }
                | ProblemKind::NothingToReplace
                | ProblemKind::ReplacesNothing
                | ProblemKind::LoneBracket
        )
}
