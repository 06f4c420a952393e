//! Words of the story around the calls: `what happens if`, `East didn't see 1S`, `she changed it`, `I am East`.

use super::{Sheet, phrases::as_call};
use crate::{
    bridge::{Call, Relation, Seat},
    shorthand::{
        lexer::Lexeme,
        problem::{ProblemKind, Reading, Span},
        text::folded,
        token::{Arrow, Token},
        words::LISTS,
    },
};

impl Sheet {
    /// `what happens if` begins a story and says nothing; after a call it makes what follows a supposition, and is an unknown word.
    pub(super) fn settle_suppositions(&mut self, text: &str) {
        for at in 0..self.lexemes.len() {
            if self.token(at) != Some(Token::Suppose) {
                continue;
            }
            if self.lexemes.iter().take(at).any(|lexeme| lexeme.token.is_call()) {
                self.unclear(at, ProblemKind::UnknownWord);
            } else if let Some(lexeme) = self.lexemes.get_mut(at) {
                lexeme.token = Token::Aside;
                self.question_supposed_call(at, text);
            }
        }
    }

    /// `East didn't see 1S`: the call that East did not see is the one already there.
    pub(super) fn settle_unseen(&mut self, text: &str) {
        let mut at = 0;
        while at < self.lexemes.len() {
            if self.token(at) == Some(Token::Unseen) {
                self.unseen_at(at, text);
            }
            at += 1;
        }
    }

    fn unseen_at(&mut self, at: usize, text: &str) {
        // `2C(E) didn't see`: East's is the call before.
        let behind_call = at > 1 && self.token(at - 2) == Some(Token::By);
        let from = if at > 0 && self.names_somebody(at - 1) && !behind_call { at - 1 } else { at };
        // `South says they never saw 2H`
        let says = from > 1 && self.is_player(from - 2) && self.token(from - 1) == Some(Token::Verb);
        let from = if says && self.token(from) == Some(Token::Pronoun) { from - 2 } else { from };
        let object = self.call_unseen(at, text);
        let Some((object, call)) = object.and_then(|object| Some((object, self.call_told(object)?))) else {
            // `East didn't see and bid 1H`: still East's.
            let acts = self.token(at + 1).is_some_and(|token| token == Token::And || token.is_verb());
            let kept = if acts || self.token(at + 1).is_some_and(Token::is_call) { at } else { from };
            return self.leave_out(kept, at + 1);
        };
        let player = self.seat_at(at + 1).filter(|_| object > at + 1);
        // `West without noticing 1S`: what West did not notice, or called.
        let may_act = from < at && player.is_none() && self.has_no_verb(at, text);
        if self.has_been_made(call, player, from) && !may_act {
            // `hadn't seen 1S P`: what they did not see as well, or the next call.
            if let Some(next) = self.call_at(object + 1).filter(|_| self.is_close(object, object + 1, text)) {
                let choices = vec![Reading::Call(next), Reading::Remark];
                self.unclear(object + 1, ProblemKind::Ambiguous { choices });
            }
            return self.leave_out(from, object + 1);
        }
        let Some(player) = player else { return self.unclear(at, ProblemKind::UnknownWord) };
        // `S 2C, didn't notice E doubled`: East did so before South called, or after.
        let span = self.span_of(at, object + 1);
        self.unclear(object, ProblemKind::Ambiguous { choices: vec![Reading::CalledBy(player), Reading::NextCall] });
        self.problems.last_mut().into_iter().for_each(|problem| problem.span = span);
        self.leave_out(from, at + 1);
    }

    /// The call that is told here: `doubled` is one.
    fn call_told(&self, at: usize) -> Option<Call> {
        self.token(at).and_then(as_call)
    }

    /// `without noticing`, and not `didn't see`.
    fn has_no_verb(&self, at: usize, text: &str) -> bool {
        let said = folded(self.span_of(at, at + 1).of(text));
        said.split(' ').next().is_some_and(|first| LISTS.lacking.contains(&first))
    }

    /// The player who is named here.
    pub(super) fn seat_at(&self, at: usize) -> Option<Seat> {
        match self.token(at)? {
            Token::Relative(relation) => Some(self.seat_of_writer().seen_as(relation)),
            token => token.seat(),
        }
    }

    /// Whether this call was made before this place, and by this player if the caller is named in both places.
    fn has_been_made(&self, call: Call, player: Option<Seat>, before: usize) -> bool {
        let says_little = |at: &usize| self.token(*at).is_some_and(|token| token.is_verb() || token == Token::Filler);
        let caller = |at: usize| (0..at).rev().find(|at| !says_little(at)).and_then(|at| self.seat_at(at));
        let made = |at: usize| self.call_told(at) == Some(call);
        let mut places = (0..before).filter(|at| made(*at));
        places.any(|at| player.is_none() || caller(at).is_none_or(|caller| Some(caller) == player))
    }

    /// Where the call stands that somebody did not see: `the 1S`, `E's 3C`, `E bid 3C`.
    fn call_unseen(&self, at: usize, text: &str) -> Option<usize> {
        let of_object =
            |token: Token| matches!(token, Token::Owner | Token::Mine | Token::Relative(_) | Token::Seat(_));
        let owners = (at + 1..).take_while(|at| self.token(*at).is_some_and(of_object)).count();
        let verbs = (at + 1 + owners..).take_while(|at| self.token(*at).is_some_and(Token::is_verb)).count();
        let object = at + 1 + owners + if owners > 0 { verbs } else { 0 };
        // `didn't see the overcall P`: the pass is what somebody called then.
        let said = folded(self.span_of(at, at + 1).of(text));
        let is_named = LISTS.unseen_objects.iter().any(|word| said.ends_with(&format!(" {word}")));
        let is_bid = self.call_told(object).is_some_and(|call| call.bid().is_some());
        let is_told = self.call_told(object).is_some() && (is_bid || !is_named);
        (is_told && self.is_one_phrase(at, object, text)).then_some(object)
    }

    /// Behind what somebody did not see, where that is told here.
    pub(super) fn end_of_unseen(&self, at: usize, text: &str) -> usize {
        let unseen = self.token(at) == Some(Token::Unseen);
        let object = if unseen { self.call_unseen(at, text) } else { None };
        object.map_or(at, |object| object + 1)
    }

    /// Names what stands between these places as left out.
    pub(super) fn leave_out(&mut self, from: usize, to: usize) {
        let span = self.span_of(from, to);
        self.problems.retain(|problem| problem.kind != ProblemKind::UnknownWord || span.until(problem.span) != span);
        self.left_out.push(span);
        self.lexemes.drain(from..to);
    }

    fn names_somebody(&self, at: usize) -> bool {
        self.is_player(at) || matches!(self.token(at), Some(Token::Pronoun | Token::Opponents))
    }

    /// Whether no sign comes between the two.
    fn is_one_phrase(&self, from: usize, to: usize, text: &str) -> bool {
        let between = self.lexemes.get(from).zip(self.lexemes.get(to));
        let between = between.and_then(|(one, next)| text.get(one.span.to..next.span.from));
        between.is_some_and(|between| !between.contains([',', ';', '.', ':', '-']))
    }

    /// `she changed it to 2H`, `she meant 2H`: the player who called last, whom the words are about anyway.
    pub(super) fn settle_pronouns(&mut self, text: &str) {
        for at in (0..self.lexemes.len()).rev() {
            if self.token(at) != Some(Token::Pronoun) || self.is_of_the_dealer(at) {
                continue;
            }
            let of_last = |token: Token| {
                let changes = matches!(token, Token::Arrow(Arrow::Told) | Token::ChangeVerb | Token::Withdrawn);
                // It is LHO who chooses, no matter which player that is.
                let chooses = matches!(token, Token::Accepted | Token::Declined);
                changes || chooses || matches!(token, Token::IMean | Token::MadeGood | Token::Mispull)
            };
            // `West, who bid 1H`
            let next = (at + 1..).find(|at| self.token(*at) != Some(Token::Filler)).unwrap_or(at);
            let acts = self.token(next).is_some_and(|next| next.is_call() || next.is_verb());
            let who = self
                .lexemes
                .get(at)
                .is_some_and(|word| LISTS.relative_pronouns.contains(&&*folded(word.span.of(text))));
            let gap =
                if at > 0 { Sheet::between(text, self.span_of(at - 1, at), self.span_of(at, at + 1)) } else { "." };
            let is_theirs = gap.trim().is_empty() || who && gap.trim() == ",";
            let behind_player = at > 0 && self.is_player(at - 1) && acts && is_theirs;
            if behind_player || self.token(at + 1).is_some_and(of_last) {
                self.lexemes.remove(at);
            } else {
                self.unclear(at, ProblemKind::UnknownWord);
            }
        }
    }

    /// `I am East`: where the writer sits.
    pub(super) fn take_writer(&mut self) {
        while let Some(at) = self.lexemes.iter().position(|lexeme| lexeme.token == Token::Writer) {
            let seat = self.token(at + 1).and_then(Token::seat);
            match (seat, self.writer) {
                (Some(seat), writer) if writer.is_none_or(|writer| writer == seat) => {
                    self.writer = Some(seat);
                    // Where the others are seen from the writer, it is not left out.
                    if !self.lexemes.iter().any(|lexeme| matches!(lexeme.token, Token::Relative(_) | Token::Mine)) {
                        self.left_out.push(self.span_of(at, at + 2));
                    }
                    // `I'm South, opened 1S`: the writer's opening.
                    let and = usize::from(self.token(at + 2) == Some(Token::And));
                    let opens = self.token(at + 2 + and).is_some_and(Token::is_verb)
                        && self.token(at + 3 + and).is_some_and(Token::is_call);
                    self.lexemes.drain(at..at + 2 - usize::from(opens));
                    if opens {
                        self.lexemes.drain(at + 1..at + 1 + and);
                        self.lexemes
                            .get_mut(at)
                            .into_iter()
                            .for_each(|seat| seat.token = Token::Relative(Relation::Same));
                    }
                }
                _ => self.unclear(at, ProblemKind::UnknownWord),
            }
        }
    }

    /// The writer's seat: South, unless the text says otherwise.
    pub(super) fn seat_of_writer(&self) -> Seat {
        self.writer.unwrap_or(Seat::South)
    }

    /// `after 1C pass 1S, West bid 1H`: calls that begin like this are listed in order.
    pub(super) fn drop_over_at_the_start(&mut self) {
        let says_who = |lexeme: &Lexeme| lexeme.token.is_call() || lexeme.token.seat().is_some();
        let Some(first) = self.lexemes.iter().position(says_who) else { return };
        let over = self.lexemes.iter().take(first).position(|lexeme| lexeme.token == Token::Over);
        if let Some(over) = over.filter(|over| over + 1 == first) {
            self.lexemes.remove(over);
        }
    }

    /// What is written between the two.
    pub(super) fn between(text: &str, one: Span, next: Span) -> &str {
        text.get(one.to..next.from).unwrap_or_default()
    }
}
