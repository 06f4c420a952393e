//! What the arrangement of a text says: the edition, the dealer, a header of seats, and which dashes are passes.

mod arrows;
mod asides;
mod beside_players;
mod cards;
mod changes;
mod dashes;
mod dealers;
mod everybody;
mod header;
mod heading;
mod interjections;
mod inverted;
mod labels;
mod lone_letters;
mod marks;
mod mistakes;
mod not_made;
mod not_yet;
mod notes;
mod of_no_player;
mod owned;
mod phrases;
mod places;
mod possessives;
mod questions;
mod remarks;
mod retold;
mod reverse;
mod said_of_players;
mod seats;
mod second_time;
mod sequence;
mod several_seats;
mod short_words;
mod spoken_of;
mod story;
mod told_first;
mod told_twice;
mod turn;
mod verbs;
mod years;

pub(super) use header::rotation;
pub(super) use heading::Heading;
pub(super) use marks::dash_before_words;
pub(super) use years::is_date;

use super::{
    lexer::{Gap, Lexeme, Lexer},
    problem::{Problem, ProblemKind, Reading, Span},
    token::Token,
};
use crate::{
    bridge::{Call, Relation, Seat},
    lawbook::Edition,
};

/// The lexemes in the order of the auction, and what was said once for all of it.
#[derive(Default)]
pub(super) struct Sheet {
    pub dealer: Option<Seat>,
    pub laws: Option<Edition>,
    pub lexemes: Vec<Lexeme>,
    pub problems: Vec<Problem>,
    /// The texts to which notes point.
    pub notes: Vec<String>,
    /// What has nothing to do with the auction.
    pub left_out: Vec<Span>,
    /// Who dealt, seen from the writer.
    pub dealer_seen: Option<Relation>,
    /// What a heading says of the auction.
    pub heading: Option<Heading>,
    /// Whether the writer tells of themselves.
    pub says_i: bool,
    /// The places of calls described as the named player's answers: `South responded 1S`.
    pub answers: Vec<usize>,
    /// Whether a player is said not to have called yet.
    pub says_who_had_not_called: bool,
    /// Whether an auction in another form is being read, which says who made every call.
    pub in_form: bool,
    /// Whether calls stand in columns under the seats.
    pub in_columns: bool,
    /// Where the writer sits, if the text says so.
    pub writer: Option<Seat>,
}

/// Whether calls stand in columns under the seats.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Columns {
    UnderSeats,
    None,
}

/// Arranges what the lexer found.
pub(super) fn arrange(text: &str, lexed: Lexer) -> Sheet {
    let in_form = !lexed.source().foreign.is_empty();
    let Lexer { lexemes, problems, notes, writer, .. } = lexed;
    let mut sheet = Sheet { lexemes, problems, notes, in_form, writer, ..Sheet::default() };
    sheet.settle_what_was_premature();
    sheet.settle_bids_on_others();
    sheet.drop_who_alerted(text);
    sheet.question_who_just_called(text);
    sheet.question_calls_spoken_of(text);
    sheet.question_claims_about_earlier_bids(text);
    sheet.question_what_is_below();
    sheet.question_lone_letters(text);
    sheet.question_the_letter_i(text);
    sheet.question_short_words(text);
    sheet.question_bids_in_questions(text);
    sheet.question_values_of_labels(text);
    sheet.question_cards_beside_hands(text);
    sheet.question_claims_in_front(text);
    sheet.question_partners_initial(text);
    sheet.question_no_no();
    sheet.question_claims_taken_back(text);
    sheet.question_double_signs(text);
    sheet.drop_who_is_barred(text);
    sheet.question_players_left_out();
    sheet.question_leads(text);
    sheet.question_calls_of_no_player(text);
    sheet.question_calls_not_made(text);
    sheet.question_to_pass(text);
    sheet.question_for_a_player(text);
    sheet.question_passes_of_both(text);
    sheet.question_who_passed_too(text);
    sheet.question_who_gave(text);
    sheet.question_calls_after_a_remark(text);
    sheet.drop_asides();
    sheet.settle_the_letter_o(text);
    sheet.settle_suppositions(text);
    sheet.settle_unseen(text);
    sheet.take_writer();
    sheet.settle_remarks(text);
    sheet.settle_exclamations(text);
    sheet.question_hesitations(text);
    sheet.question_repeats(text);
    sheet.question_once_more(text);
    sheet.drop_articles(text);
    sheet.question_inverted(text);
    sheet.question_callers_behind_verbs(text);
    sheet.question_openings_behind_bids(text);
    sheet.question_kisses(text);
    sheet.question_wishes(text);
    sheet.question_marks(text);
    sheet.question_dealers(text);
    sheet.question_persons_beside_the_dealer(text);
    sheet.question_who_opened_instead(text);
    sheet.question_what_players_did();
    sheet.question_who_chose(text);
    sheet.drop_who_called_the_director(text);
    sheet.question_interjections(text);
    sheet.question_everybody(text);
    sheet.question_mistakes(text);
    sheet.question_accidents(text);
    sheet.question_marks_before_repeats(text);
    sheet.take_columns_of_a_side();
    sheet.drop_dash_before_words(text);
    sheet.question_pictures(text);
    sheet.question_second_auctions(text);
    sheet.question_retellings(text);
    sheet.question_second_tellings(text);
    sheet.settle_what_is_told_first(text);
    sheet.question_calls_described_again(text);
    sheet.question_calls_after_the_end(text);
    sheet.question_second_calls(text);
    sheet.question_words_for_letters(text);
    sheet.question_what_players_saw(text);
    sheet.question_blanks(text);
    sheet.take_asides();
    sheet.settle_years(text);
    sheet.take_opener(text);
    sheet.take_settings(text);
    sheet.take_order_of_seats(text);
    sheet.take_heading(text);
    sheet.question_announced(text);
    sheet.question_notes(text);
    let columns = sheet.take_header(text);
    sheet.in_columns = columns == Columns::UnderSeats;
    sheet.drop_bars();
    sheet.find_questions(text);
    sheet.question_dash_of_the_first();
    sheet.settle_signs(Token::Dash, columns, text);
    sheet.settle_signs(Token::Slash, columns, text);
    sheet.lexemes.retain(|lexeme| !matches!(lexeme.token, Token::Dash | Token::Slash));
    sheet.drop_contract(text);
    sheet.drop_arrows_of_a_chain();
    sheet.read_phrases(text);
    sheet.settle_comparable(text);
    sheet.question_replacements(text);
    sheet.seat_the_writer(text);
    sheet.settle_exceptions(text);
    sheet.several_seats(text);
    sheet.seats_behind_calls(text);
    sheet.drop_over_at_the_start();
    sheet.reverse_order(text);
    sheet.put_places_first(text);
    sheet.put_seats_first(text);
    sheet.question_bids_beside_players(text);
    sheet.question_calls_told_twice(text);
    sheet.place_the_skipped();
    sheet.lexemes.retain(|lexeme| lexeme.token != Token::Filler);
    // `What now? 1H by W, 1D by N`: of no call before it.
    let doubts = sheet.lexemes.iter().take_while(|lexeme| lexeme.token == Token::Doubt).count();
    sheet.lexemes.drain(..doubts);
    sheet
}

/// Whether this stretch of text is, or ends in, this word of one letter.
fn is_word(text: &str, letter: &str) -> bool {
    let word = text.trim_end_matches([':', ' ']);
    let start = word.len().saturating_sub(letter.len());
    let alone = word.get(..start).is_none_or(|before| !before.ends_with(char::is_alphanumeric));
    alone && word.get(start..).is_some_and(|end| end.eq_ignore_ascii_case(letter))
}

impl Sheet {
    fn problem(&mut self, span: Span, choices: Vec<Reading>) {
        self.problems.push(Problem::new(ProblemKind::Ambiguous { choices }, span));
    }

    fn ask_who_dealt(&mut self, span: Span, candidates: Vec<Seat>) {
        self.problems.push(Problem::new(ProblemKind::WhoDealt { candidates }, span));
    }

    /// The edition and the dealer, wherever they stand.
    fn take_settings(&mut self, text: &str) {
        let mut dealers: Vec<(Seat, Span)> = Vec::new();
        let is_setting =
            |lexeme: &mut Lexeme| matches!(lexeme.token, Token::Edition(_) | Token::Dealer(_) | Token::OtherEdition);
        let writer = self.seat_of_writer();
        for lexeme in &mut self.lexemes {
            if let Token::DealerSeen(relation) = lexeme.token {
                self.dealer_seen = Some(relation);
                lexeme.token = Token::Dealer(writer.seen_as(relation));
            }
        }
        // `with North the dealer`
        let next: Vec<Option<Token>> = (1..=self.lexemes.len()).map(|at| self.token(at)).collect();
        let mut next = next.into_iter();
        self.lexemes.retain(|lexeme| {
            let deals = matches!(next.next().flatten(), Some(Token::Dealer(_)));
            !(deals && lexeme.token == Token::ChangeTo)
        });
        self.take_dealers_who_had_not_called();
        self.name_dealers_who_call(text);
        self.put_dealers_call_first();
        self.question_calls_after_the_dealer(text);
        let settings: Vec<Lexeme> = self.lexemes.extract_if(.., is_setting).collect();
        for lexeme in settings {
            if let Token::Edition(edition) = lexeme.token {
                match self.laws.replace(edition) {
                    Some(other) if other != edition => {
                        self.problem(lexeme.span, vec![Reading::Edition(other), Reading::Edition(edition)]);
                    }
                    Some(_) | None => {}
                }
            } else if let Token::Dealer(seat) = lexeme.token {
                dealers.push((seat, lexeme.span));
            } else {
                let choices = Edition::ALL.map(Reading::Edition).to_vec();
                self.problem(lexeme.span, choices);
            }
        }
        self.dealer = dealers.first().map(|&(seat, _)| seat);
        if let (Some(&(first, _)), Some(&(other, span))) =
            (dealers.first(), dealers.iter().find(|(seat, _)| Some(*seat) != self.dealer))
        {
            self.ask_who_dealt(span, vec![first, other]);
        }
    }

    /// A wall between two cells stands apart from both.
    fn drop_bars(&mut self) {
        for at in 1..self.lexemes.len() {
            let after_bar = self.token(at - 1) == Some(Token::Bar);
            if let Some(next) = self.lexemes.get_mut(at).filter(|next| after_bar && next.gap == Gap::Nothing) {
                next.gap = Gap::Space;
            }
        }
        self.lexemes.retain(|lexeme| lexeme.token != Token::Bar);
    }

    /// Decides for every `-` or `/` whether it is a pass or a separator.
    fn settle_signs(&mut self, sign: Token, columns: Columns, text: &str) {
        let spaced_calls = self.lexemes.windows(2).any(|pair| match pair {
            [one, next] => one.token.is_call() && next.token.is_call() && next.gap == Gap::Space,
            _ => false,
        });
        let runs = self.runs_of(sign, text);
        let singles = runs.iter().any(|run| run.1 - run.0 == 1);
        let spaced_dashes = if sign == Token::Dash { runs.len() } else { 0 };
        for (from, to) in runs {
            // `dealer E / vul NS / 1S 1H`
            let mut said = self.lexemes.iter().take(from).map(|lexeme| lexeme.token);
            let before = said.rfind(|token| *token != Token::Filler && *token != sign);
            let after = self.lexemes.get(to).map(|lexeme| lexeme.token);
            let gap = self.lexemes.get(from).map_or(Gap::Nothing, |lexeme| lexeme.gap);
            let of_seat = matches!(before, Some(Token::Seat(_)));
            let between = before.is_some() && after.is_none_or(Token::is_call);
            let bullet = gap == Gap::Line && columns == Columns::None;
            let is_pass = sign == Token::Dash && (self.is_of_a_seat(from) || self.is_between_separators(from, text));
            let meant = match to - from {
                1 if is_pass => Meant::Pass,
                1 if columns == Columns::None && self.is_alone_on_its_line(from, text) => Meant::Unclear,
                // `1NT - not accepted - 2NT`
                1 if self.closes_an_aside(from, sign) => Meant::Separator,
                1 if columns == Columns::None && self.stands_beside_a_claim(from) => Meant::Separator,
                // `1H - 1H -`: passes, or signs between calls and more to come.
                1 if after.is_none() && columns == Columns::None && spaced_dashes > 1 => Meant::Unclear,
                // `1H -, 1H`
                1 if before.is_some() && columns == Columns::None && self.is_before_a_stop(from, text) => {
                    Meant::Unclear
                }
                1 if columns == Columns::None && self.is_of_one_row_of_several(from) => Meant::Unclear,
                1 if of_seat || bullet || !between || !spaced_calls => Meant::Separator,
                1 if columns == Columns::UnderSeats => Meant::Pass,
                1 => Meant::Unclear,
                _ if singles => Meant::Unclear,
                _ => Meant::Pass,
            };
            self.settle(from, to, meant);
        }
    }

    /// Whether something said about a call comes between this sign and another.
    fn closes_an_aside(&self, at: usize, sign: Token) -> bool {
        let before = |steps: usize| at.checked_sub(steps).and_then(|at| self.token(at));
        before(1).is_some_and(Token::is_claim) && before(2) == Some(sign)
    }

    /// `1H - 1H is too low`, `1H - 1H not accepted - 2H`: behind a claim, or before the bid that is named once more with one.
    fn stands_beside_a_claim(&self, at: usize) -> bool {
        let claims = |at: Option<usize>| {
            let token = at.and_then(|at| self.token(at));
            token.is_some_and(|token| matches!(token, Token::Accepted | Token::Declined | Token::Insufficient))
        };
        let behind = claims(at.checked_sub(1)) && self.token(at.saturating_sub(1)) != Some(Token::Insufficient);
        let bid = |at: Option<usize>| at.and_then(|at| self.call_at(at)).filter(|call| call.bid().is_some());
        let again = bid(Some(at + 1)).is_some() && bid(Some(at + 1)) == bid(at.checked_sub(1));
        behind || again && claims(Some(at + 2))
    }

    /// Whether a comma or a full stop comes right after this sign, and then a call.
    fn is_before_a_stop(&self, at: usize, text: &str) -> bool {
        let rest = self.lexemes.get(at).and_then(|sign| text.get(sign.span.to..));
        rest.is_some_and(|rest| rest.starts_with([',', '.', ';'])) && self.token(at + 1).is_some_and(Token::is_call)
    }

    /// Where the sign is free between spaces, single or repeated: first and next index.
    fn runs_of(&self, sign: Token, text: &str) -> Vec<(usize, usize)> {
        let mut runs: Vec<(usize, usize)> = Vec::new();
        for (at, lexeme) in self.lexemes.iter().enumerate() {
            let is_wall = |at: usize| sign == Token::Dash && self.token(at) == Some(Token::Slash);
            let free_after = self.lexemes.get(at + 1).is_none_or(|next| next.gap != Gap::Nothing) || is_wall(at + 1);
            let free_before = lexeme.gap != Gap::Nothing || at > 0 && is_wall(at - 1);
            if lexeme.token != sign || !free_before || !free_after {
                continue;
            }
            match runs.last_mut() {
                // Between `- TD called -` something was said.
                Some((_, to)) if *to == at && self.is_bare_between(at - 1, at, text) => *to = at + 1,
                _ => runs.push((at, at + 1)),
            }
        }
        runs
    }

    fn is_bare_between(&self, one: usize, next: usize, text: &str) -> bool {
        Sheet::between(text, self.span_of(one, one + 1), self.span_of(next, next + 1)).trim().is_empty()
    }

    fn settle(&mut self, from: usize, to: usize, meant: Meant) {
        for at in from..to {
            let Some(lexeme) = self.lexemes.get_mut(at) else { return };
            match meant {
                Meant::Separator => {}
                Meant::Pass => lexeme.token = Token::Call(Call::Pass),
                Meant::Unclear => {
                    lexeme.token = Token::BadCall;
                    let span = lexeme.span;
                    self.problem(span, vec![Reading::Call(Call::Pass), Reading::Separator]);
                }
            }
        }
    }
}

#[derive(Clone, Copy)]
enum Meant {
    Separator,
    Pass,
    Unclear,
}
