//! Distributions: `4=4=3=2`, `4432`, `54(31)`, `(54)xx`.

use super::{parse::Parser, problem::ProblemKind, scan::Scanner};
use crate::meaning::{Condition, Pattern, Quality};

/// A distribution as it stands in the text.
pub(super) struct Written {
    /// The distributions; of no order at all when the lengths do not add up.
    pub(super) pattern: Pattern,
    /// How many characters it takes.
    pub(super) length: usize,
    /// Whether only the order of the digits says in which order it is read.
    pub(super) order_by_default: bool,
}

/// The length of one suit, `None` where any will do, and the bracket in which it stands.
#[derive(Clone, Copy)]
struct Slot {
    cards: Option<u8>,
    bracket: Option<u8>,
}

impl Parser {
    /// `any 4414`: the order counts, or it does not.
    fn is_beside_any(&self, from: usize, to: usize) -> bool {
        let is_any = |word: Option<&str>| matches!(word, Some("any" | "all" | "every" | "alle" | "enhver" | "alt"));
        let (before, after) = (self.scan.plain(0, from), self.scan.plain(to, self.scan.len()));
        is_any(before.split_whitespace().next_back()) || is_any(after.split_whitespace().next())
    }

    /// A distribution.
    pub(super) fn pattern(&mut self) -> Option<Option<Condition>> {
        let from = self.scan.at;
        let found = pattern_here(&self.scan)?;
        let to = from + found.length;
        self.scan.at = to;
        if found.pattern.orders.is_empty() {
            self.problem(ProblemKind::NotThirteen, from, to);
            return Some(None);
        }
        let is_of_one_order = found.pattern.orders.len() == 1;
        if found.order_by_default && is_of_one_order && self.is_beside_any(from, to) {
            return Some(self.refuse(ProblemKind::Unclear, from));
        }
        let condition = Condition::Has(Quality::Distributed(Box::new(found.pattern)));
        if found.order_by_default {
            self.note(from, to, &condition);
        }
        Some(Some(condition))
    }
}

/// The distribution that stands here.
fn pattern_here(scan: &Scanner) -> Option<Written> {
    let length = length_here(scan)?;
    let text: Vec<char> = (0..length).filter_map(|ahead| scan.peek(ahead)).collect();
    let slots = slots(&text)?;
    let [first, second, third, fourth] = slots.as_slice() else { return None };
    let mut slots = [*first, *second, *third, *fourth];
    let bracketed = slots.iter().any(|slot| slot.bracket.is_some());
    // Who means any order writes the long suits first: `4414` is spades, hearts, diamonds, clubs.
    let is_falling = slots.is_sorted_by(|one, next| one.cards >= next.cards);
    let order_by_default = !bracketed && !text.contains(&'=');
    if order_by_default && is_falling {
        slots = slots.map(|slot| Slot { bracket: Some(0), ..slot });
    }
    sort_brackets(&mut slots);
    let orders = if can_be_a_hand(&slots) { orders(&slots) } else { Box::default() };
    let pattern = Pattern { written: written(&slots), orders };
    Some(Written { pattern, length, order_by_default })
}

/// How many characters there are of those that a distribution is made of.
fn length_here(scan: &Scanner) -> Option<usize> {
    let mut open = false;
    let mut length = 0;
    while let Some(ch) = scan.peek(length) {
        match ch {
            '(' if open => return None,
            '(' => open = true,
            ')' if open => open = false,
            ')' => break,
            '0'..='9' | 'x' | '-' | '=' => {}
            _ if ch.is_alphanumeric() || matches!(ch, '+' | '/' | '.' | '~') => return None,
            _ => break,
        }
        length += 1;
    }
    (!open && length >= 4).then_some(length)
}

/// The slots of the text, if it has a consistent form.
fn slots(text: &[char]) -> Option<Vec<Slot>> {
    let separated = text.iter().any(|ch| matches!(ch, '-' | '='));
    let mut slots: Vec<Slot> = Vec::new();
    let mut bracket = None;
    let mut brackets = 0;
    let mut two_digits = separated;
    let mut may_follow = true; // whether a slot may stand here without a sign before it
    let mut at = 0;
    while let Some(&ch) = text.get(at) {
        at += 1;
        match ch {
            '(' => {
                bracket = Some(brackets);
                brackets += 1;
                may_follow = true;
                let inside = text.get(at..).unwrap_or_default().iter().take_while(|ch| **ch != ')');
                two_digits = inside.into_iter().any(|ch| matches!(ch, '-' | '='));
            }
            ')' => {
                bracket = None;
                may_follow = true;
                two_digits = separated;
            }
            '=' if bracket.is_some() => return None, // in brackets there is no order
            '-' | '=' if slots.is_empty() || at == text.len() => return None,
            '-' | '=' => may_follow = true,
            _ if !may_follow => return None,
            _ => {
                let mut cards = ch.to_digit(10);
                if let (true, Some(tens), Some(units)) =
                    (two_digits, cards, text.get(at).and_then(|next| next.to_digit(10)))
                {
                    cards = Some(tens * 10 + units);
                    at += 1;
                }
                let cards = cards.and_then(|cards| u8::try_from(cards).ok());
                slots.push(Slot { cards, bracket });
                may_follow = !two_digits;
            }
        }
    }
    Some(slots)
}

/// Puts what may be exchanged in falling order, so that one pattern is written in one way.
fn sort_brackets(slots: &mut [Slot; 4]) {
    // Neighbours are exchanged until no pair is wrong; a bracket is never interrupted.
    for _ in 0..slots.len() {
        for place in 1..slots.len() {
            if let (Some(one), Some(next)) = (slots.get(place - 1).copied(), slots.get(place).copied())
                && one.bracket.is_some()
                && one.bracket == next.bracket
                && one.cards < next.cards
            {
                slots.swap(place - 1, place);
            }
        }
    }
}

fn written(slots: &[Slot; 4]) -> String {
    let ordered = slots.iter().all(|slot| slot.bracket.is_none());
    let long = slots.iter().any(|slot| slot.cards.is_some_and(|cards| cards > 9));
    let mut text = String::new();
    let mut open = None;
    for (place, slot) in slots.iter().enumerate() {
        if open.is_some() && open != slot.bracket {
            text.push(')');
        }
        if place > 0 && (ordered || long) {
            text.push(if ordered { '=' } else { '-' });
        }
        if slot.bracket.is_some() && open != slot.bracket {
            text.push('(');
        }
        open = slot.bracket;
        text += &slot.cards.map_or("x".to_owned(), |cards| cards.to_string());
    }
    if open.is_some() {
        text.push(')');
    }
    text
}

/// Whether the lengths can add up to thirteen cards.
fn can_be_a_hand(slots: &[Slot; 4]) -> bool {
    let cards: u32 = slots.iter().filter_map(|slot| slot.cards).map(u32::from).sum();
    cards == 13 || cards < 13 && slots.iter().any(|slot| slot.cards.is_none())
}

/// Every way to exchange the slots of each bracket.
fn orders(slots: &[Slot; 4]) -> Box<[[Option<u8>; 4]]> {
    let mut orders = vec![*slots];
    let mut known = 0;
    while let Some(order) = orders.get(known).copied() {
        known += 1;
        for one in 0..slots.len() {
            for other in 0..one {
                let mut exchanged = order;
                exchanged.swap(one, other);
                let allowed = exchanged.iter().zip(slots).all(|(slot, place)| slot.bracket == place.bracket);
                let in_bracket = slots.get(one).is_some_and(|slot| slot.bracket.is_some());
                let is_new = !orders.iter().any(|order| same_cards(order, &exchanged));
                if allowed && in_bracket && is_new {
                    orders.push(exchanged);
                }
            }
        }
    }
    orders.into_iter().map(|order| order.map(|slot| slot.cards)).collect()
}

fn same_cards(one: &[Slot; 4], other: &[Slot; 4]) -> bool {
    one.iter().zip(other).all(|(one, other)| one.cards == other.cards)
}
