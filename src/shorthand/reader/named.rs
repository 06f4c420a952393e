//! Calls that are named again but not made again: `W accepts 1H`, `1H P 1H, 1H was not accepted`.

use super::{
    Arrow, Lexeme, Reader, Token, Trust,
    table::{Open, Said},
};
use crate::{
    bridge::{Bid, Call, Seat},
    record::{Event, LhoChoice},
    shorthand::{
        problem::{ProblemKind, Reading, Span},
        text::folded,
        words::LISTS,
    },
};

/// What separates the cells of a table.
const WALLS: [char; 2] = ['|', '\t'];

impl Reader<'_> {
    /// `W accepts 1H`: the bid that LHO chooses about, named again. A bid made by LHO would beat it.
    pub(super) fn names_its_call(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        // `not acc 1H acc`: the bid is chosen about itself, so that it was made again.
        let again = rest.get(1).is_some_and(|next| matches!(next.token, Token::Accepted | Token::Declined));
        let named = self.bid_after(mark, rest).filter(|_| !(again && mark.token == Token::Declined));
        let chosen = match self.table.open {
            Open::Irregular { call, .. } => Some(call),
            Open::Replaced { original, .. } => Some(original),
            Open::Changed { .. } => self.table.last_call().map(|last| last.call),
            Open::Nothing | Open::Awaiting { .. } | Open::Unintended { .. } => None,
        };
        named.is_some() && named == chosen
    }

    /// `> 2H, W accepts 2H`, `W refused 1H`: which of the two LHO chooses about, or who bids it again.
    pub(super) fn names_another_call(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        if mark.token == Token::Declined {
            // `W rejects 1D` is about LHO.
            return self.names_its_call(mark, rest) && !self.is_said_of_lho(mark, rest);
        }
        let replaced = matches!(self.table.open, Open::Replaced { .. });
        let named = self.bid_after(mark, rest);
        replaced && named.is_some() && named == self.table.last_call().map(|last| last.call)
    }

    /// `W accepts 1S`, `W rejects 2H`: of a player who is named it is told what they chose about, and that is no call before it.
    /// `W rej 2H` is not a sentence.
    pub(super) fn chooses_about_nothing(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        let named = self.chooser_named.is_some() && self.chooser_named == self.table.chooser();
        let is_sentence = mark.span.of(self.text).chars().count() > 3;
        named && is_sentence && self.bid_after(mark, rest).is_some() && !self.names_its_call(mark, rest)
    }

    /// `W accepts E's pass`, `W rejects North's 1H`: whose call it is that is chosen about, right behind the mark.
    pub(super) fn names_whose_call(&self, mark: &Lexeme, rest: &[Lexeme]) -> Option<(Seat, Call)> {
        let [player, call, ..] = rest else { return None };
        let (seat, call) = player.token.seat().zip(call.token.call())?;
        let until = |from: usize, to: usize| self.text.get(from..to).unwrap_or_default();
        let (owner, next) = (until(player.span.to, rest.get(1)?.span.from), until(mark.span.to, player.span.from));
        let is_owner = LISTS.genitives.contains(&folded(owner.trim()).as_str());
        (is_owner && next.trim().is_empty()).then_some((seat, call))
    }

    /// LHO chooses about the call of a player who is named: about another than the irregular one nobody can choose.
    pub(super) fn chosen_of(&mut self, seat: Seat, call: Call, mark: &Lexeme) {
        let (choice, said) = match mark.token {
            Token::Accepted => (LhoChoice::Accepts, Reading::Accepts),
            _ => (LhoChoice::Declines, Reading::Declines),
        };
        let irregular = match self.table.open {
            Open::Irregular { offender, call, .. } => Some((offender, call)),
            _ => None,
        };
        if irregular == Some((seat, call)) {
            (self.reference, self.owner_named) = (true, true);
            return self.choose(choice, mark.span);
        }
        self.problem_if_sure(ProblemKind::Ambiguous { choices: vec![said, Reading::Remark] }, mark.span);
        self.trust = Trust::Broken;
    }

    /// `1S P 1H X. West doubled before anyone called the director`: the call before, and when it was made.
    pub(super) fn restates(&self, seat: Seat, call: Call, span: Span) -> bool {
        let is_last = self.table.last_call().is_some_and(|last| last.by == seat && last.call == call);
        let is_next = |aside: &&Span| {
            let gap = self.text.get(span.to..aside.from);
            gap.is_some_and(|gap| gap.chars().all(|ch| ch == ' '))
        };
        let said = self.asides.iter().find(is_next).map_or("", |aside| aside.of(self.text));
        let folded = folded(said);
        let first = folded.split(' ').next().unwrap_or_default();
        is_last && LISTS.tokens.iter().any(|(word, token)| *word == first && *token == Token::Before)
    }

    /// Whether LHO is named close before the mark, and the bid after it ends the phrase: `W did not accept 1D, so S bid 2D`.
    fn is_said_of_lho(&self, mark: &Lexeme, rest: &[Lexeme]) -> bool {
        let named = self.chooser_named.is_some() && self.chooser_named == self.table.chooser();
        let after = rest.first().and_then(|bid| self.text.get(bid.span.to..)).unwrap_or_default();
        // `East did not accept the 1NT bid`
        let next = after.trim_start_matches(' ');
        let noun = LISTS.objects.iter().filter_map(|word| next.to_lowercase().strip_prefix(word).map(str::len)).min();
        let next = noun.and_then(|rest| next.get(next.len() - rest..)).unwrap_or(next).trim_start_matches(' ');
        let ends = next.is_empty() || next.starts_with([',', '.', ';', '!', '\n', ')']);
        named && mark.token == Token::Declined && (ends || rest.get(1).is_some_and(|next| next.token.seat().is_some()))
    }

    /// The bid that follows close to a mark in words.
    fn bid_after(&self, mark: &Lexeme, rest: &[Lexeme]) -> Option<Call> {
        let next = rest.first()?;
        let call = next.token.call().filter(|call| call.bid().is_some())?;
        let word = mark.span.of(self.text).to_lowercase();
        let folded = folded(&word);
        let says_what = folded.rsplit(' ').next().is_some_and(|last| LISTS.objects.contains(&last));
        let in_words = word.starts_with(char::is_alphabetic) && word != "rej" && !says_what;
        let between = self.text.get(mark.span.to..next.span.from)?;
        (in_words && between.trim().is_empty()).then_some(call)
    }

    /// `1H P 1H, 1H was not accepted`, `1H P 2D. 2D changed to 2H`: the bid before, named once more before what is said about it.
    pub(super) fn is_named_again(&self, call: Call, bid: &Lexeme, rest: &[Lexeme]) -> bool {
        // `1H (LHO declines)`. PBN has the sign for an insufficient bid before the call.
        let mark = rest.iter().find(|next| !matches!(next.token, Token::Relative(_)));
        let mark = mark.filter(|mark| mark.span.from >= bid.span.to);
        let (Some(mark), Some(last)) = (mark, self.table.last_call().filter(|last| last.call == call)) else {
            return false;
        };
        let word = mark.span.of(self.text);
        let said = match mark.token {
            // `1H P 1H 1H ib` is a call of LHO's, and so is the bid in `1H P 1H 1H > 2H`.
            Token::Accepted | Token::Declined | Token::Insufficient if self.is_about_irregular() => {
                word.chars().count() > 3 || self.begins_sentence(bid) || self.sign_before(bid.span.from) == Some('\n')
            }
            // `1S P 1H, 1H was a mispull`
            Token::Mispull => self.begins_with_a_copula(mark),
            Token::Arrow(Arrow::Told) => {
                let gap = self.text.get(last.span.to..bid.span.from).unwrap_or_default();
                // `1D (1H) 1H changed to 2H`: an opponent's bid, and another player's.
                let is_of_another = gap.strip_prefix(')').is_some_and(|gap| gap.trim_matches(' ').is_empty());
                !gap.contains(WALLS) && (!is_of_another || self.is_about_irregular())
            }
            Token::Arrow(_) => {
                self.sign_before(bid.span.from).is_some_and(|sign| Some(sign) != self.sign_before(last.span.from))
            }
            _ => false,
        };
        let unnamed = self.label.is_none() && self.arrow.is_none();
        said && unnamed && call.bid().is_some() && self.stands_before(mark, bid.span)
    }

    /// `N 1S E 1H; S: 1H is insufficient`: what a player says of a call that was made, or their own call.
    pub(super) fn may_be_said_of_it(&self, call: Call, named: &Lexeme, rest: &[Lexeme]) -> bool {
        let Some((player, _)) = self.label.filter(|_| self.arrow.is_none() && !self.unsaid.in_form) else {
            return false;
        };
        let Some(mark) = rest.first().filter(|mark| self.stands_before(mark, named.span)) else { return false };
        let is_last = self.table.last_call().is_some_and(|last| last.call == call && last.by != player);
        let claims = matches!(mark.token, Token::Accepted | Token::Declined | Token::Insufficient | Token::Illegal)
            || is_last && call.bid().is_some() && mark.token == Token::OutOfTurn;
        let in_words = claims && mark.span.of(self.text).chars().count() > 3;
        let doubts = matches!(mark.token, Token::Doubt | Token::Exclamation) && is_last && self.is_about_irregular();
        let mut highest = None;
        let was_made = self.table.events.iter().filter_map(Event::made_call).any(|made| {
            let too_low = made.call.bid().is_some_and(|bid| !bid.is_sufficient_over(highest));
            highest = highest.max(made.call.bid());
            made.call == call && (too_low || is_last) && made.by != Some(player)
        });
        (in_words || doubts) && was_made
    }

    /// `1S 2H 2D, North bid 2D`: the bid before, of which another player is said to have made it, whose turn it is not.
    pub(super) fn is_of_another_player(&self, call: Call) -> bool {
        let Some((player, named)) = self.label.filter(|_| self.arrow.is_none() && !self.unsaid.in_form) else {
            return false;
        };
        // `N:2D` says that North bid it too.
        let is_bare = self.skipped_to.is_none() && !named.of(self.text).ends_with(':');
        let last = self.table.last_call().filter(|last| is_bare && last.call == call && call.bid().is_some());
        last.is_some_and(|last| last.by != player && last.said != Said::BySeat) && player != self.table.turn
    }

    /// `2H weak`, `1C: 16+` on a line of its own, below a call of that name: what the bid shows, or the next row.
    pub(super) fn is_key_line(&self, call: Call, bid: &Lexeme, rest: &[Lexeme]) -> bool {
        let before = self.text.get(..bid.span.from).unwrap_or_default().trim_end_matches([' ', '(']);
        let describes = rest.first().is_some_and(|next| {
            let says = matches!(
                next.token,
                Token::Hint
                    | Token::Meaning
                    | Token::Shows(_)
                    | Token::Purpose(_)
                    | Token::BarePurpose(_)
                    | Token::OwnVerb
            );
            says && next.span.from >= bid.span.to
        });
        let mut made = self.table.events.iter().filter_map(Event::made_call);
        let unnamed = self.label.is_none() && self.arrow.is_none();
        !self.unsaid.in_form
            && unnamed
            && describes
            && before.ends_with('\n')
            && call.bid().is_some()
            && made.any(|made| made.call == call)
    }

    /// `1H 1S 1D 2C (1D changed to 2D)`: a bid that stands there already, and did not beat the one before it.
    pub(super) fn names_earlier(&self, call: Call, rest: &[Lexeme]) -> bool {
        let told = rest.first().is_some_and(|mark| mark.token == Token::Arrow(Arrow::Told));
        let mut highest = None;
        let mut bids = self.table.events.iter().filter_map(|event| match event {
            Event::Call(made) => made.call.bid(),
            _ => None,
        });
        let made = |bid: Bid| {
            let too_low = !bid.is_sufficient_over(highest);
            highest = highest.max(Some(bid));
            too_low && Call::Bid(bid) == call
        };
        told && self.label.is_none() && !self.was_declined_before(call) && bids.any(made)
    }

    /// `1S S:1H rej P 1H changed to 2H`: whether the player whose turn it is made this bid, LHO declined it, and they have made no other.
    fn was_declined_before(&self, call: Call) -> bool {
        let mut events = self.table.events.iter().rev();
        let is_theirs = |event: &&Event| event.made_call().is_some_and(|made| made.by == Some(self.table.turn));
        let choice = events.by_ref().take_while(|event| !is_theirs(event)).last();
        let bid = self.table.events.iter().rev().find(is_theirs).and_then(Event::made_call);
        bid.is_some_and(|bid| bid.call == call) && choice == Some(&Event::Lho(LhoChoice::Declines))
    }

    /// `was refused`
    fn begins_with_a_copula(&self, mark: &Lexeme) -> bool {
        let said = mark.span.of(self.text).to_lowercase();
        LISTS.copulas.iter().any(|verb| said.split_whitespace().next() == Some(verb))
    }

    fn begins_sentence(&self, bid: &Lexeme) -> bool {
        self.sign_before(bid.span.from) == Some('.')
    }

    /// The sign before this place, or else the end of a line.
    fn sign_before(&self, at: usize) -> Option<char> {
        let before = self.text.get(..at).unwrap_or_default();
        let said = before.trim_end_matches([' ', '(', '\n']);
        let sign = said.chars().next_back().filter(|ch| ",.;:-–".contains(*ch));
        let line = before.get(said.len()..).is_some_and(|gap| gap.contains('\n'));
        sign.or_else(|| line.then_some('\n'))
    }

    /// `W passes 2H`: the bid over which LHO passes.
    pub(super) fn passes_over(&self, pass: &Lexeme, rest: &[Lexeme]) -> bool {
        let Open::Irregular { offender, call, .. } = self.table.open else { return false };
        let by = self.label.is_some_and(|(seat, _)| seat == offender.lho());
        let named = rest.first().filter(|next| next.token == Token::Call(call) && call.bid().is_some());
        let between = named.and_then(|next| self.text.get(pass.span.to..next.span.from));
        let is_verb = pass.token == Token::Call(Call::Pass) && pass.span.to > pass.span.from + 4;
        by && is_verb && between.is_some_and(|between| between.trim().is_empty())
    }

    /// Whether the last word read comes right before this one: in another cell it is a call. `1H\nwas refused` goes on.
    fn stands_before(&self, mark: &Lexeme, bid: Span) -> bool {
        let until = |at: usize| self.text.get(..at).unwrap_or_default();
        let before = until(mark.span.from);
        // In a list of lines as well.
        let in_lines = until(bid.from).trim_end_matches(' ').ends_with('\n');
        let goes_on = in_lines || self.begins_with_a_copula(mark);
        let before = if goes_on { before.trim_end() } else { before.trim_end_matches(' ') };
        before.ends_with(|ch: char| !"|;,\n\t".contains(ch))
    }

    /// Whether the bid that is named again begins a sentence: `1H P 1H, 1H was refused`. In a list of calls it may be the next one.
    pub(super) fn is_apart(&self, bid: &Lexeme, rest: &[Lexeme]) -> bool {
        if rest.first().is_some_and(|mark| self.begins_with_a_copula(mark)) {
            return true;
        }
        let last = self.table.last_call().and_then(|last| self.sign_before(last.span.from));
        let here = self.sign_before(bid.span.from);
        // Alone on its line, it may be the next row of a table.
        let until = rest.first().map_or(bid.span.to, |mark| mark.span.from);
        let alone = here == Some('\n') && self.text.get(bid.span.to..until).is_some_and(|gap| gap.contains('\n'));
        // `2H > 3H`
        let by_sign =
            rest.first().is_some_and(|mark| matches!(mark.token, Token::Arrow(arrow) if arrow != Arrow::Told));
        here.is_some() && here != last && !alone && (here == Some('.') || !by_sign)
    }
}
