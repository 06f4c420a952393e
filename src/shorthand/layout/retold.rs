//! Calls that are told a second time: `1H over 1S! N 1S E 1H`, `N opened 1S. 1S P 1H`, `1S P 2NT P 3C, 2NT not alerted`.

use super::Sheet;
use crate::{
    bridge::Call,
    shorthand::{
        problem::{Problem, ProblemKind, Reading},
        text::clean,
        token::Token,
        words::LISTS,
    },
};

impl Sheet {
    /// `1H over 1S, W 1S N 1H`, `1S P 1H. So N 1S E P S 1H`: the same auction twice, and one of them is meant.
    pub(super) fn question_retellings(&mut self, text: &str) {
        let calls: Vec<(usize, Call)> =
            (0..self.lexemes.len()).filter_map(|at| Some((at, self.call_at(at)?))).collect();
        if self.in_form {
            return;
        }
        let again = self.retold_over(&calls).or_else(|| self.retold_whole(&calls, text));
        let again = again.or_else(|| self.retold_first(&calls, text));
        if let Some(again) = again.and_then(|at| self.lexemes.get(at)) {
            self.problems.push(Problem::new(ProblemKind::TwoTables, again.span));
        }
    }

    /// `1H over 1S! N 1S E 1H`: the bid that was beaten is not made again.
    fn retold_over(&self, calls: &[(usize, Call)]) -> Option<usize> {
        let [(first, _), (over, Call::Bid(beaten)), rest @ ..] = calls else { return None };
        let is_over = |at: usize| self.token(at) == Some(Token::Over);
        let between = (*first..*over).any(is_over);
        let again = rest.iter().find(|(_, call)| *call == Call::Bid(*beaten))?;
        between.then_some(again.0)
    }

    /// `1S P 1H (N 1S, E P, S 1H)`: the same calls behind a sign that stands nowhere else.
    fn retold_whole(&self, calls: &[(usize, Call)], text: &str) -> Option<usize> {
        let half = calls.len() / 2;
        let (first, again) = calls.split_at_checked(half)?;
        let is_same = again.len() == half && first.iter().zip(again).all(|((_, one), (_, next))| one == next);
        let bids = first.iter().filter(|(_, call)| call.bid().is_some()).count();
        let (start, _) = again.first()?;
        (is_same && bids > 1 && self.is_set_apart(calls, half, text, ".,;([\n")).then_some(*start)
    }

    /// `N opened 1S. 1S P 1H`, `S bid 1H. N 1S E P S 1H`: one call, and then the auction in which it was made.
    fn retold_first(&self, calls: &[(usize, Call)], text: &str) -> Option<usize> {
        let [(first, Call::Bid(bid)), (next, call), rest @ ..] = calls else { return None };
        if rest.is_empty() || !self.is_set_apart(calls, 1, text, ".,;\n") {
            return None;
        }
        let named = |at: usize| (0..at).rev().map_while(|at| self.token(at)).take_while(|one| !one.is_call());
        let player = |at: usize| named(at).find(|one| one.seat().is_some() || matches!(one, Token::Relative(_)));
        let same = |one: Token, other: Token| match (one.seat(), other.seat()) {
            (Some(one), Some(other)) => one == other,
            _ => one == other,
        };
        // `1S. 1S P 1H` and what is described before: `2C stayman, 1NT P 2C P 1S`
        let is_described = self.token(first + 1).is_some_and(|one| describes(one) || one == Token::Filler);
        let too_low = call.bid().is_some_and(|next| !next.is_sufficient_over(Some(*bid)));
        let comes_later = rest.iter().any(|(_, call)| *call == Call::Bid(*bid));
        if *call == Call::Bid(*bid) && (is_described || player(*next).is_none())
            || is_described && too_low && comes_later
        {
            return Some(*next);
        }
        let by = player(*first)?;
        let (at, _) = calls
            .iter()
            .skip(1)
            .find(|(at, call)| *call == Call::Bid(*bid) && player(*at).is_some_and(|other| same(by, other)))?;
        let is_one_story = self.lexemes.get(*first..*at).unwrap_or_default().iter().any(|one| changes(one.token));
        (!is_one_story).then_some(*next)
    }

    /// Whether one of these signs stands before this call that stands between no other two.
    fn is_set_apart(&self, calls: &[(usize, Call)], place: usize, text: &str, apart: &str) -> bool {
        let gap = |pair: &[(usize, Call)]| match pair {
            [(one, _), (next, _)] => {
                signs(Sheet::between(text, self.span_of(*one, one + 1), self.span_of(*next, next + 1)))
            }
            _ => String::new(),
        };
        let gaps: Vec<String> = calls.windows(2).map(gap).collect();
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
            if self.in_form || of_edit || !made || !self.says_something_of_it(at, text) {
                continue;
            }
            let gap = |at: usize| signs(Sheet::between(text, self.span_of(at - 1, at), self.span_of(at, at + 1)));
            let others: String = (1..at).filter(|at| self.call_at(*at).is_some()).map(gap).collect();
            let sign = gap(at);
            let is_apart = sign.chars().any(|sign| ".,;:".contains(sign) && !others.contains(sign));
            if is_apart || bracket {
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
        }
    }

    /// Whether it is told right behind this call what it showed, or what was said of it.
    fn says_something_of_it(&self, at: usize, text: &str) -> bool {
        let word =
            |at: usize| -> String { clean(self.span_of(at, at + 1).of(text)).iter().map(|glyph| glyph.ch).collect() };
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
            rest.is_some_and(|rest| rest.is_empty() || rest == "n't" || rest == "nt")
        });
        let of_alert = ["alert", "varsl", "announc"].iter().any(|stem| word.contains(stem));
        describes(next.token)
            || matches!(next.token, Token::Alerted | Token::Mispull)
            || next.token == Token::Filler && of_alert
            || next.token == Token::BadWord && (is_copula || of_alert)
    }
}

/// What a call shows.
const fn describes(token: Token) -> bool {
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

fn signs(gap: &str) -> String {
    // A bracket that was closed is about the call before it.
    let open = gap.rsplit([')', ']']).next().unwrap_or(gap);
    open.chars().filter(|ch| ".,;:([\n".contains(*ch)).collect()
}
