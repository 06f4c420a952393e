//! One hand of a set: the same for the same question, and an ordinary one.

use super::{
    classes::{Block, Classes},
    distribution::Distribution,
    halves::{Half, Spread},
    limit::{TooMuch, Work},
    outcomes::Outcomes,
    question::Question,
    suits::{Entry, Holdings},
    tree::Tree,
};
use crate::meaning::Hand;

/// A hand of the set: of the distribution and points that most of its hands have, one by lot.
pub fn witness(tree: &Tree) -> Result<Option<Hand>, TooMuch> {
    let mut question = Question::default();
    let term = question.term(tree)?;
    let mut bounds = Vec::new();
    let classes = Classes::of(&question, |them, cells| {
        let (must, may) = term.bounds_for(cells, them);
        bounds.push(if must == may { Known::Exactly(must) } else { Known::AtMost(may) });
        may != 0
    });
    let mut work = Work::for_one_question();
    let answer = |cells: &[u64], passed| [term.points(cells, passed), 0];
    let outcomes = Outcomes::of(&question, &classes.cells, term.size(), answer, &mut work)?;
    let candidates = candidates(&classes, &bounds);
    let Some(place) = heaviest(&outcomes, &candidates, &mut work)? else { return Ok(None) };
    let mut search = Search { question: &question, outcomes: &outcomes, lot: Lot(0) };
    // The search may have used up its work and still have found something; one hand takes little more.
    search.hand(&place, &mut Work::for_one_question())
}

/// What is known of a distribution before its cards are looked at.
#[derive(Clone, Copy)]
enum Known {
    /// These points belong.
    Exactly(u64),
    /// No other points belong.
    AtMost(u64),
}

/// A distribution that may have hands of the set.
struct Candidate {
    them: &'static Distribution,
    class: u16,
    is_certain: bool,
    /// The most hands with the same number of points.
    most: u64,
    /// The points that most of them may have.
    points: u8,
}

/// Distribution and points.
struct Place {
    block: Block,
    points: u8,
    hands: u64,
}

/// Those that may have most hands with the same points come first.
fn candidates(classes: &Classes, bounds: &[Known]) -> Vec<Candidate> {
    let each = classes.each().zip(bounds).filter_map(|((them, class), known)| {
        let (points, is_certain) = match known {
            Known::Exactly(points) => (points, true),
            Known::AtMost(points) => (points, false),
        };
        let (most, points) = them.heaviest(*points)?;
        Some(Candidate { them, class: class?, is_certain, most, points })
    });
    let mut candidates: Vec<_> = each.collect();
    candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.most));
    candidates
}

/// The distribution and points that most hands have. When the work is used up, the best one so far.
fn heaviest(outcomes: &Outcomes, candidates: &[Candidate], work: &mut Work) -> Result<Option<Place>, TooMuch> {
    let mut best: Option<Place> = None;
    let mut scratch = Vec::new();
    for candidate in candidates {
        if best.as_ref().is_some_and(|best| best.hands >= candidate.most) {
            break;
        }
        let [spades, hearts, diamonds, clubs] = candidate.them.lengths;
        let block = Block { class: candidate.class, left: vec![[spades, hearts]], right: vec![[diamonds, clubs]] };
        let found = if candidate.is_certain {
            Ok((candidate.most, candidate.points))
        } else {
            most_in(outcomes, &block, &mut scratch, work)
        };
        match found {
            Ok((hands, points)) if hands > best.as_ref().map_or(0, |best| best.hands) => {
                best = Some(Place { block, points, hands });
            }
            Ok(_) => {}
            Err(_) if best.is_some() => break,
            Err(too_much) => return Err(too_much),
        }
    }
    Ok(best)
}

/// The number of points that most hands of a block have, and how many do.
fn most_in(outcomes: &Outcomes, block: &Block, scratch: &mut Vec<u64>, work: &mut Work) -> Result<(u64, u8), TooMuch> {
    let Some(answers) = outcomes.answers(block.class) else { return Ok((0, 0)) };
    let left = Spread::of(&outcomes.left, &block.left, scratch, work)?;
    let right = Spread::of(&outcomes.right, &block.right, scratch, work)?;
    let hands = outcomes.hands(answers, &left, &right, work)?;
    let with = |points: u8| {
        let belonging = answers.all.iter().zip(&hands).filter(|([belong, _], _)| belong >> points & 1 == 1);
        belonging.filter_map(|(_, hands)| hands.get(usize::from(points))).sum::<u64>()
    };
    Ok((0..38)
        .map(|points| (with(points), points))
        .fold((0, 0), |best, next| if next.0 > best.0 { next } else { best }))
}

/// A small generator of numbers, the same on every machine and every time.
struct Lot(u64);

impl Lot {
    fn below(&mut self, sides: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ mixed >> 31).checked_rem(sides).unwrap_or(0)
    }

    /// One of these, each as likely as its weight.
    fn one_of<T>(&mut self, all: impl Iterator<Item = (T, u64)>) -> Option<T> {
        let all: Vec<_> = all.collect();
        let mut left = self.below(all.iter().map(|(_, weight)| weight).sum());
        let mut past = |weight: u64| {
            let is_past = left >= weight;
            left = if is_past { left - weight } else { left };
            is_past
        };
        all.into_iter().find(|(_, weight)| !past(*weight)).map(|(one, _)| one)
    }
}

struct Search<'a> {
    question: &'a Question,
    outcomes: &'a Outcomes,
    lot: Lot,
}

impl Search<'_> {
    /// One hand of these lengths and points, by lot.
    fn hand(&mut self, place: &Place, work: &mut Work) -> Result<Option<Hand>, TooMuch> {
        let Some(answers) = self.outcomes.answers(place.block.class) else { return Ok(None) };
        let (left, right) = (&self.outcomes.left, &self.outcomes.right);
        let (left_lengths, right_lengths) = place.block.only_lengths();
        let mut scratch = Vec::new();
        let spreads = (
            &Spread::of(left, &[left_lengths], &mut scratch, work)?,
            &Spread::of(right, &[right_lengths], &mut scratch, work)?,
        );
        let mut passed = self.lot.below(place.hands);
        let halves = self.outcomes.find(answers, spreads, place.points, |halves, hands| {
            let is_it = passed < hands;
            passed = passed.saturating_sub(hands);
            is_it.then_some(halves)
        });
        let Some([first, second]) = halves else { return Ok(None) };
        let majors = self.half(left, left_lengths, first);
        let minors = self.half(right, right_lengths, second);
        Ok(majors
            .zip(minors)
            .and_then(|([spades, hearts], [diamonds, clubs])| Hand::new([spades, hearts, diamonds, clubs])))
    }

    /// The cards of a half that has these lengths, this number and these points.
    fn half(&mut self, half: &Half, lengths: [u8; 2], (made, points): (u16, u8)) -> Option<[u16; 2]> {
        let fitting = half.pairs(lengths).filter(|pair| pair.made == made && pair.points() == points);
        let [one, other] = self.lot.one_of(fitting.map(|pair| (pair.entries, pair.ways())))?;
        let ([first, second], [one_length, other_length]) = (&half.suits, lengths);
        Some([self.suit(first, one_length, one)?, self.suit(second, other_length, other)?])
    }

    /// The cards of a suit that are of this entry.
    fn suit(&mut self, holdings: &Holdings, length: u8, entry: &Entry) -> Option<u16> {
        let kinds = holdings.kinds_of(length, entry, self.question);
        let kind = self.lot.one_of(kinds.into_iter())?;
        let mut cards = kind & !holdings.small();
        let mut spots: Vec<u16> = (0..13).map(|bit| 1 << bit).filter(|card| holdings.small() & card != 0).collect();
        for _ in 0..(kind & holdings.small()).count_ones() {
            let place = self.lot.below(u64::try_from(spots.len()).unwrap_or(0));
            cards |= spots.swap_remove(usize::try_from(place).ok().filter(|place| *place < spots.len())?);
        }
        Some(cards)
    }
}
