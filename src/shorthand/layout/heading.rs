//! A heading that names the call which the auction then shows: `Double by South: 1S P X`. It is not a call itself.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::{Bid, Call, Relation, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{Problem, ProblemKind, Reading, Span},
        token::Token,
    },
};

/// What a heading says: the auction has to show it.
#[derive(Clone, Copy)]
pub(in crate::shorthand) struct Heading {
    pub call: Call,
    /// Who made it, where a seat is named.
    pub by: Option<Seat>,
    pub span: Span,
}

impl Sheet {
    /// Takes out a heading: it ends with a colon, or with its sentence or line where the call that it names is irregular below.
    pub(super) fn take_heading(&mut self, text: &str) {
        let Some((end, sign)) = self.end_of_heading(text) else { return };
        let (head, auction) = self.lexemes.split_at(end);
        let calls = |part: &[Lexeme]| part.iter().filter_map(|lexeme| as_call(lexeme.token)).collect::<Vec<Call>>();
        let (named, made) = (calls(head), calls(auction));
        let over =
            head.iter().any(|lexeme| lexeme.token == Token::Over) || (0..end).any(|at| self.doubles_a_bid(at, text));
        let call = match named.as_slice() {
            [call] => *call,
            [call, other] if over && made.contains(other) => *call,
            [] if claims(head) && head.iter().any(|lexeme| lexeme.token == Token::By) => {
                let Some(call) = made.iter().find(|call| is_irregular(&made, **call)) else { return };
                *call
            }
            _ => return,
        };
        let plain = auction.first().is_some_and(|first| first.token.is_call());
        let label = (0..end).any(|at| matches!(self.token(at), Some(Token::Label(..))) && !self.is_labelled_by(at));
        let of_heading = |lexeme: &Lexeme| !matches!(lexeme.token, Token::OutOfTurn | Token::Dash);
        // `1D South. 1H West.` is a list of calls.
        let listed = sign != ':' && head.len() == 2 && self.token(0).is_some_and(Token::is_call) && self.is_player(1);
        if listed {
            return;
        }
        // `me: 1D LHO: 1S pard: 1D`
        let seen = sign == ':'
            && matches!(self.token(end - 1), Some(Token::Relative(_)))
            && !end.checked_sub(2).and_then(|at| self.token(at)).is_some_and(goes_on);
        if label || seen || made.len() < 2 || !head.iter().all(of_heading) || !(plain || sign == ':') {
            return;
        }
        let claimed = claims(head);
        let irregular = is_irregular(&made, call);
        if sign != ':' && !(0..end).any(|at| self.tells_of_a_call(at)) {
            return;
        }
        if claimed && !irregular && sign == ':' {
            // The call that is claimed is not there.
            let span = self.span_of(0, end);
            self.problems.push(Problem::new(ProblemKind::OutsideTable, span));
            self.lexemes.drain(..end);
            return;
        }
        if sign == ':' && plain && !claimed && !over && self.may_open_the_auction(end, call, &made) {
            let at = (0..end).find(|at| self.call_at(*at) == Some(call)).unwrap_or_default();
            self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            return;
        }
        if !irregular && (claimed || sign != ':' || !made.contains(&call)) || sign != ':' && head.len() < 2 {
            let tells = (0..end).any(|at| self.token(at).is_some_and(Token::is_verb));
            let is_beaten = call.bid().is_some_and(|bid| {
                made.iter().find_map(|call| call.bid()).is_some_and(|next| !next.is_sufficient_over(Some(bid)))
            });
            if let Some(at) =
                (0..end).find(|at| self.call_at(*at) == Some(call)).filter(|_| sign == ':' && tells && is_beaten)
            {
                // `opened with five spades: 1S P 1H`
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
            return;
        }
        let by = self.named_in(end, sign);
        let told = sign != ':' && self.is_player(0) && call.bid().is_some();
        if told && by.is_some_and(|by| !self.makes(by, call, &made)) {
            // `N opened 1H. 1S 1H`: the auction goes on.
            return;
        }
        let opens = (0..end).any(|at| self.is_opening(at, text));
        let is_dealer = self.dealer.is_none() || by.is_none_or(|by| self.dealer == Some(by));
        if sign != ':' && is_dealer && (told || opens) && self.may_open_the_auction(end, call, &made) {
            // `S opens 1H. P. 2C. 1H.`: what they opened was not the insufficient bid; of `S bids 1H. P. 2C. 1H.` nobody knows.
            if !opens {
                let at = (0..end).find(|at| self.call_at(*at) == Some(call)).unwrap_or_default();
                self.unclear(at, ProblemKind::Ambiguous { choices: vec![Reading::Call(call), Reading::Remark] });
            }
            return;
        }
        let span = self.span_of(0, end);
        self.heading = Some(Heading { call, by, span });
        self.left_out.push(span);
        self.lexemes.drain(..end);
    }

    /// `East opened 1C: 1D 1C`: a heading that tells who made the call may begin the auction itself, unless the next bid is too low.
    fn may_open_the_auction(&self, end: usize, named: Call, made: &[Call]) -> bool {
        let tells = |at: usize| {
            self.is_player(at)
                || self.token(at).is_some_and(|token| token.is_verb() || matches!(token, Token::Filler | Token::And))
        };
        let is_little = (0..end).all(|at| tells(at) || self.call_at(at).is_some());
        let tells_who = self.dealer.is_some() || self.dealer_seen.is_some() || (0..end).any(tells);
        let goes_on = match (named, made.first()) {
            (Call::Bid(bid), Some(Call::Bid(next))) => next.is_sufficient_over(Some(bid)),
            (Call::Bid(_), Some(_)) => true,
            (Call::Pass | Call::Double | Call::Redouble, _) | (_, None) => false,
        };
        is_little && tells_who && goes_on
    }

    /// The end of the first sentence that names a call, and the sign there.
    fn end_of_heading(&self, text: &str) -> Option<(usize, char)> {
        let (mut calls, mut over, mut by, mut claimed) = (0, 0, false, false);
        for at in 1..self.lexemes.len() {
            let (before, next) = (self.lexemes.get(at - 1)?, self.lexemes.get(at)?);
            calls += usize::from(as_call(before.token).is_some());
            over += usize::from(before.token == Token::Over || self.doubles_a_bid(at - 1, text));
            by |= before.token == Token::By;
            claimed |= claims(std::slice::from_ref(before));
            if calls > 1 + over {
                return None;
            }
            if at > 2 && (at - 3..at).all(|at| self.is_player(at)) {
                return None; // the head of a table
            }
            if calls == 0 && !(claimed && by) {
                continue; // `Director!! Illegal double: 1C P X`
            }
            if self.is_labelled_by(at - 1) {
                return Some((at, ':'));
            }
            let sign = text.get(before.span.to..next.span.from)?.chars().find(|ch| ":.!\n".contains(*ch));
            match sign {
                // `Double` and, on the next line, `by South:`
                Some('\n') if goes_on(before.token) || goes_on(next.token) => {}
                Some(sign) => return Some((at, sign)),
                None => {}
            }
        }
        None
    }

    /// `doubled my 1S`: the bid that was doubled stands in the same phrase.
    fn doubles_a_bid(&self, at: usize, text: &str) -> bool {
        let is_owner = |at: usize| matches!(self.token(at), Some(Token::Owner | Token::Mine)) || self.is_player(at);
        let bid = (at + 1..self.lexemes.len()).find(|at| !is_owner(*at));
        let bid = bid.filter(|bid| self.call_at(*bid).and_then(Call::bid).is_some() && self.is_close(at, *bid, text));
        self.token(at) == Some(Token::DoubleVerb) && bid.is_some()
    }

    /// `by South:`
    pub(super) fn is_labelled_by(&self, at: usize) -> bool {
        matches!(self.token(at), Some(Token::Label(..))) && at > 0 && self.token(at - 1) == Some(Token::By)
    }

    /// Whether this player makes this call among these, made in turn.
    fn makes(&self, by: Seat, call: Call, made: &[Call]) -> bool {
        let turns = std::iter::successors(self.dealer.or(Some(Seat::North)), |seat| Some(seat.lho()));
        turns.zip(made).any(|made| made == (by, &call))
    }

    /// `South bid 1H`, `1H over 1S`, `my 1H`: a sentence, not a call with a mark.
    fn tells_of_a_call(&self, at: usize) -> bool {
        let token = self.token(at);
        let tells = matches!(
            token,
            Some(Token::By | Token::Over | Token::Mine | Token::DoubleVerb | Token::Insufficient | Token::Illegal)
        );
        tells || self.is_player(at) || token.is_some_and(Token::is_verb)
    }

    /// The seat before the call, or after `by`.
    fn named_in(&self, end: usize, sign: char) -> Option<Seat> {
        let call = (0..end).find(|at| self.token(*at).is_some_and(Token::is_call)).unwrap_or(0);
        let before = (0..call).find_map(|at| match self.token(at)? {
            // `I opened 1H. 1S 1H` is not a heading.
            Token::Relative(relation) if relation == Relation::Same || sign != ':' => {
                Some(self.seat_of_writer().seen_as(relation))
            }
            token => token.seat(),
        });
        let by = (call..end).find(|at| self.token(*at) == Some(Token::By));
        before.or_else(|| by.and_then(|by| self.token(by + 1)).and_then(Token::seat))
    }
}

/// Whether it is claimed that a call is wrong, perhaps with the player: `insufficient bid by South:`.
fn claims(head: &[Lexeme]) -> bool {
    head.iter().any(|lexeme| matches!(lexeme.token, Token::Insufficient | Token::Illegal))
}

/// Whether a phrase goes on beside this word, on whatever line.
const fn goes_on(token: Token) -> bool {
    matches!(token, Token::By | Token::Over | Token::Owner | Token::Mine | Token::DoubleVerb)
}

/// Whether this call is insufficient, or a double of the own side, where it stands among these.
fn is_irregular(made: &[Call], call: Call) -> bool {
    let mut highest: Option<Bid> = None;
    let mut last: Option<(usize, Call)> = None;
    for (at, made) in made.iter().enumerate() {
        let fault = match made {
            Call::Pass => continue,
            Call::Bid(bid) => !bid.is_sufficient_over(highest),
            Call::Double | Call::Redouble => !last.is_some_and(|(before, last)| {
                let opponents = (at - before) % 2 == 1;
                opponents && (*made == Call::Redouble) == (last == Call::Double) && last != Call::Redouble
            }),
        };
        if fault && *made == call {
            return true;
        }
        highest = highest.max(made.bid());
        last = Some((at, *made));
    }
    false
}
