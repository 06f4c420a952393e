//! Calls that are told a second time: `1H over 1S! N 1S E 1H`, `N opened 1S. 1S P 1H`, `1S P 2NT P 3C, 2NT not alerted`.

use std::ops::Range;

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::{Call, Seat},
    shorthand::{
        lexer::{Gap, Lexeme, Within},
        problem::{Problem, ProblemKind, Reading},
        text::folded,
        token::Token,
        words::LISTS,
    },
};

/// A call as it is told: where, and by whom if that is said right before it.
#[derive(Clone, Copy)]
struct Told {
    at: usize,
    call: Call,
    by: Option<Seat>,
}

/// Whether a telling may go without loss.
enum Telling {
    /// It is the second telling of the same auction: these words say nothing new.
    Again(Range<usize>),
    /// Another auction begins here, or the same one in other words.
    Other(usize),
}

impl Sheet {
    /// `1H over 1S, W 1S N 1H`, `1S P 1H. So N 1S E P S 1H`: the same auction twice. Where the one that says less is understood in
    /// full, it is left out.
    pub(super) fn question_retellings(&mut self, text: &str) {
        if self.in_form {
            return;
        }
        let told: Vec<Told> = (0..self.lexemes.len()).filter_map(|at| self.told_at(at)).collect();
        let again = self.retold_over(&told).or_else(|| self.retold_whole(&told, text));
        let again = again.or_else(|| self.retold_first(&told, text));
        match again.or_else(|| self.retold_out_of_turn(&told, text)) {
            Some(Telling::Again(words)) => {
                self.left_out.push(self.span_of(words.start, words.end));
                self.lexemes.drain(words);
                if self.lexemes.iter().filter(|one| one.token.is_call()).all(|one| one.within == Within::Brackets) {
                    self.lexemes.iter_mut().for_each(|one| one.within = Within::Text);
                }
            }
            Some(Telling::Other(at)) => {
                let span = self.span_of(at, at + 1);
                self.problems.push(Problem::new(ProblemKind::TwoTables, span));
            }
            None => {}
        }
    }

    fn told_at(&self, at: usize) -> Option<Told> {
        let call = as_call(self.token(at)?)?;
        let named = self.start_of(at);
        let by = (named..at).find_map(|at| match self.token(at)? {
            Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
            token => token.seat(),
        });
        Some(Told { at, call, by })
    }

    /// Where the player who makes this call is named, or the call itself.
    fn start_of(&self, call: usize) -> usize {
        let says_who = |at: &usize| {
            let is_little = |token: Token| token.is_verb() || matches!(token, Token::Filler | Token::Owner);
            self.token(*at).is_some_and(is_little) || self.is_player(*at)
        };
        (0..call).rev().take_while(says_who).last().unwrap_or(call)
    }

    /// Whether these words are calls, their players and verbs, and nothing else.
    fn is_plain(&self, mut words: Range<usize>) -> bool {
        words.all(|at| {
            let is_call = self.call_at(at).is_some();
            let is_little = self.token(at).is_some_and(|token| {
                token.is_verb() || matches!(token, Token::Filler | Token::Over | Token::Owner | Token::And)
            });
            is_call || is_little || self.is_player(at)
        })
    }

    /// `1H over 1S! N 1S E 1H`: the bid that was beaten is not made again.
    fn retold_over(&self, told: &[Told]) -> Option<Telling> {
        let [first, over, rest @ ..] = told else { return None };
        let is_over = |at: usize| self.token(at) == Some(Token::Over);
        let between = (first.at..over.at).any(is_over) && over.call.bid().is_some();
        let again = rest.iter().position(|one| one.call == over.call).filter(|_| between)?;
        // `E 2C over N's 1H and S bid 1H`: another player's bid.
        let of_another = |one: &Told| one.by.is_some() && over.by.is_some() && one.by != over.by;
        if rest.get(again).is_some_and(of_another) && !rest.iter().any(|one| one.call == first.call) {
            return None;
        }
        let (begins, ends) = (rest.first()?, rest.last()?);
        // The fuller telling ends with the bid that was told first, over the other one.
        let behind = rest.iter().rev().skip(1).find(|one| one.call.bid().is_some());
        let ends_alike = ends.call == first.call && behind.is_some_and(|one| one.call == over.call);
        let agree = |one: Option<Seat>, other: Option<Seat>| one.is_none() || one == other;
        let by = behind.and_then(|one| one.by);
        let alike = ends_alike && agree(first.by, ends.by) && agree(over.by, by);
        let heading = self.start_of(first.at)..self.start_of(begins.at);
        let other = rest.get(again).map_or(begins.at, |one| one.at);
        Some(if alike && self.is_plain(heading.clone()) { Telling::Again(heading) } else { Telling::Other(other) })
    }

    /// `1S P 1H (N 1S, E P, S 1H)`: the same calls behind a sign that stands nowhere else.
    fn retold_whole(&self, told: &[Told], text: &str) -> Option<Telling> {
        let half = told.len() / 2;
        let (first, again) = told.split_at_checked(half)?;
        let is_same = again.len() == half && first.iter().zip(again).all(|(one, next)| one.call == next.call);
        let bids = first.iter().filter(|one| one.call.bid().is_some()).count();
        let start = again.first()?.at;
        if !is_same || bids < 2 || !self.is_set_apart(told, half, text, ".,;([\n") {
            return None;
        }
        let second = self.start_of(start);
        let (one, other) = (self.start_of(first.first()?.at)..second, second..again.last()?.at + 1);
        let names_all = |told: &[Told]| told.iter().all(|one| one.by.is_some());
        let names_none = |told: &[Told]| told.iter().all(|one| one.by.is_none());
        let in_turn =
            |told: &[Told]| told.windows(2).all(|pair| matches!(pair, [one, next] if one.by.map(Seat::lho) == next.by));
        let alike = first.iter().zip(again).all(|(one, next)| one.by == next.by);
        let dealer =
            self.lexemes.iter().find_map(|one| if let Token::Dealer(seat) = one.token { Some(seat) } else { None });
        let dealt = |told: &[Told]| dealer.is_none_or(|dealer| told.first().is_some_and(|one| one.by == Some(dealer)));
        // What says more is kept.
        let spare = match () {
            () if names_none(first) && names_all(again) && in_turn(again) && dealt(again) => Some(one),
            () if names_all(first) && in_turn(first) && dealt(first) && names_none(again) => Some(other),
            () if alike && names_all(first) => Some(other),
            () => None,
        };
        Some(match spare.filter(|words| self.is_plain(words.clone())) {
            Some(words) => Telling::Again(words),
            None => Telling::Other(start),
        })
    }

    /// `N opened 1S. 1S P 1H`, `S bid 1H. N 1S E P S 1H`: one call, and then the auction in which it was made.
    fn retold_first(&self, told: &[Told], text: &str) -> Option<Telling> {
        let [first, next, rest @ ..] = told else { return None };
        let bid = first.call.bid()?;
        if rest.is_empty() || !self.is_set_apart(told, 1, text, ".,;\n") {
            return None;
        }
        if self.is_described_before(first, next, rest) {
            return Some(Telling::Other(next.at));
        }
        let by = first.by?;
        let again = told.iter().skip(1).find(|one| one.call == Call::Bid(bid) && one.by == Some(by))?;
        if self.lexemes.get(first.at..again.at).unwrap_or_default().iter().any(|one| changes(one.token)) {
            return None;
        }
        let heading = self.start_of(first.at)..self.start_of(next.at);
        let once = told.iter().skip(1).filter(|one| one.by == Some(by) && one.call == first.call).count() == 1;
        let is_whole = next.by.is_some() && once && self.is_plain(heading.clone());
        Some(if is_whole { Telling::Again(heading) } else { Telling::Other(next.at) })
    }

    /// `W doubled oot: 1S P X`, `E passed out of turn. P P 1S`: one call, and then the auction in which it was made, or another one.
    fn retold_out_of_turn(&self, told: &[Told], text: &str) -> Option<Telling> {
        let [first, rest @ ..] = told else { return None };
        let (next, by) = (rest.first()?, first.by?);
        let between = self.lexemes.get(first.at + 1..self.start_of(next.at))?;
        let is_marked = between.iter().any(|one| one.token == Token::OutOfTurn);
        let goes_on = between.iter().any(|one| one.token != Token::OutOfTurn && changes(one.token));
        let gap = Sheet::between(text, self.span_of(first.at, first.at + 1), self.span_of(next.at, next.at + 1));
        let sign = signs(gap);
        let is_again = |one: &Told| {
            let may_pass_again = one.call == Call::Pass && one.by.is_some() && !sign.contains(':');
            // Passes are many.
            let is_same = one.call == first.call && (one.call != Call::Pass || one.by.is_some());
            is_same && one.by.is_none_or(|other| other == by) && !may_pass_again
        };
        let is_apart = sign.contains([':', '.', ';', '\n']);
        (is_marked && !goes_on && is_apart && rest.iter().any(is_again)).then_some(Telling::Other(next.at))
    }

    /// `W bid 1H: it went N 1S E P S 1NT`, `1S P 2C P. It went 1S P 2C P 1NT`: words say that an auction follows. One that begins as this
    /// one did, or stands behind one call, is not its continuation.
    pub(super) fn question_announced(&mut self, text: &str) {
        if self.in_form || self.problems.iter().any(|problem| problem.kind == ProblemKind::TwoTables) {
            return;
        }
        let calls: Vec<usize> =
            (0..self.lexemes.len()).filter(|at| self.token(*at).is_some_and(Token::is_call)).collect();
        let Some(&first) = calls.first() else { return };
        let is_announced = |pair: &&[usize]| match **pair {
            [one, next] => {
                let start = self.start_of(next);
                let gap = Sheet::between(text, self.span_of(one, one + 1), self.span_of(start, start + 1));
                let bid = |at: usize| self.call_at(at).and_then(Call::bid);
                let again = one == first && calls.len() > 2 || bid(first).is_some() && bid(first) == bid(next);
                again && announces(gap)
            }
            _ => false,
        };
        if let Some(&[_, next]) = calls.windows(2).find(is_announced) {
            let span = self.span_of(next, next + 1);
            self.problems.push(Problem::new(ProblemKind::TwoTables, span));
        }
    }

    /// `1S. 1S P 1H`, and what is described before: `2C stayman, 1NT P 2C P 1S`
    fn is_described_before(&self, first: &Told, next: &Told, rest: &[Told]) -> bool {
        let is_described = self.token(first.at + 1).is_some_and(|one| describes(one) || one == Token::Filler);
        let too_low = next.call.bid().is_some_and(|next| !next.is_sufficient_over(first.call.bid()));
        let comes_later = rest.iter().any(|one| one.call == first.call);
        next.call == first.call && (is_described || next.by.is_none()) || is_described && too_low && comes_later
    }

    /// Whether one of these signs stands before this call that stands between no other two.
    fn is_set_apart(&self, told: &[Told], place: usize, text: &str, apart: &str) -> bool {
        let gap = |pair: &[Told]| match pair {
            [one, next] => {
                signs(Sheet::between(text, self.span_of(one.at, one.at + 1), self.span_of(next.at, next.at + 1)))
            }
            _ => String::new(),
        };
        let gaps: Vec<String> = told.windows(2).map(gap).collect();
        let Some((sign, others)) = place.checked_sub(1).and_then(|at| {
            let mut gaps = gaps.clone();
            (at < gaps.len()).then(|| (gaps.remove(at), gaps))
        }) else {
            return false;
        };
        sign.chars().any(|sign| apart.contains(sign) && !others.iter().any(|gap| gap.contains(sign)))
    }

    /// `1S P 2NT P 3C, 2NT not alerted`, `1S P 1H, 1H mispull`: a bid that was made, named once more with what is said of it, or
    /// another player's call.
    pub(super) fn question_calls_described_again(&mut self, text: &str) {
        for at in (2..self.lexemes.len()).rev() {
            let Some(call) = self.call_at(at).filter(|call| call.bid().is_some()) else { continue };
            let made = (0..at).any(|before| self.call_at(before) == Some(call));
            let bracket = text.get(..self.span_of(at, at + 1).from).is_some_and(|before| before.ends_with(['(', '[']));
            // `EDIT: 1H was South's`
            let of_edit = self.token(at - 1) == Some(Token::Oops);
            if self.in_form
                || of_edit
                || !made
                || !self.says_something_of_it(at, text)
                || self.is_slip_of_last(at, call, text)
            {
                continue;
            }
            let gap = |at: usize| signs(Sheet::between(text, self.span_of(at - 1, at), self.span_of(at, at + 1)));
            let others: String = (1..at).filter(|at| self.call_at(*at).is_some()).map(gap).collect();
            let sign = gap(at);
            let is_apart = sign.chars().any(|sign| ".,;:".contains(sign) && !others.contains(sign));
            // `1NT 2H 2D 1NT 15-17`: behind an insufficient bid, which another one may explain.
            let is_meaning =
                |next: &Lexeme| describes(next.token) && next.token != Token::Artificial && next.gap != Gap::Nothing;
            let is_behind = self.lexemes.get(at + 1).is_some_and(is_meaning)
                && self.first_insufficient().is_some_and(|irregular| irregular < at);
            if is_apart || is_behind || bracket {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    /// `1S P 1H, 1H was a mispull`: the last call, and what it was.
    fn is_slip_of_last(&self, at: usize, call: Call, text: &str) -> bool {
        let said = folded(self.span_of(at + 1, at + 2).of(text));
        let is_told = said.split(' ').next().is_some_and(|first| LISTS.copulas.contains(&first));
        let last = (0..at).rev().find_map(|at| self.call_at(at));
        self.token(at + 1) == Some(Token::Mispull) && is_told && last == Some(call)
    }

    /// Whether it is told right behind this call what it showed, or what was said of it.
    fn says_something_of_it(&self, at: usize, text: &str) -> bool {
        let word = |at: usize| -> String { folded(self.span_of(at, at + 1).of(text)) };
        // `1S var feiltrekk`
        let is_small = |at: usize| {
            matches!(self.token(at), Some(Token::Filler | Token::Aside | Token::Remark))
                && LISTS.copulas.contains(&word(at).as_str())
        };
        let place = at + 1 + usize::from(is_small(at + 1));
        let Some(next) = self.lexemes.get(place).filter(|_| self.is_close(at, at + 1, text)) else { return false };
        let word = word(place);
        let is_copula = LISTS.copulas.iter().any(|copula| {
            let rest = word.strip_prefix(copula);
            rest.is_some_and(|rest| rest.is_empty() || LISTS.denials.contains(&rest))
        });
        let of_alert = LISTS.alerts.iter().any(|stem| word.contains(stem));
        describes(next.token)
            || matches!(next.token, Token::Alerted | Token::Mispull)
            || next.token == Token::Filler && of_alert
            || next.token == Token::BadWord && (is_copula || of_alert)
    }
}

/// What a call shows.
pub(super) const fn describes(token: Token) -> bool {
    matches!(
        token,
        Token::Hint | Token::Meaning | Token::Shows(_) | Token::Purpose(_) | Token::BarePurpose(_) | Token::Artificial
    )
}

/// Words after which a player may make the same call again.
const fn changes(token: Token) -> bool {
    matches!(
        token,
        Token::Accepted
            | Token::Declined
            | Token::Arrow(_)
            | Token::Withdrawn
            | Token::ChangeVerb
            | Token::Ruled
            | Token::Refusal
            | Token::No
            | Token::OutOfTurn
            | Token::DeclinedSign
            | Token::AcceptedSign
            | Token::MadeGood
    )
}

/// `it went`: an auction follows.
fn announces(words: &str) -> bool {
    let folded = folded(words);
    let said = folded.trim_end_matches(|ch: char| !ch.is_alphanumeric());
    let before = |words: &&str| said.strip_suffix(*words);
    LISTS.retells.iter().filter_map(before).any(|before| !before.ends_with(char::is_alphanumeric))
}

fn signs(gap: &str) -> String {
    // A bracket that was closed is about the call before it.
    let open = gap.rsplit([')', ']']).next().unwrap_or(gap);
    open.chars().filter(|ch| ".,;:([\n".contains(*ch)).collect()
}
