//! What two halves of a hand come to, for each class of distributions.

use rustc_hash::FxHashMap;

use super::{
    halves::{HALF_POINTS, Half, Spread},
    limit::{TooMuch, Work},
    question::Question,
};
use crate::bridge::Suit;

/// The points that belong to each of the two sets that are asked about.
pub type Answer = [u64; 2];

/// How many hands have how many points.
pub type ByPoints = [u64; 2 * HALF_POINTS];

/// Both halves, and what they come to.
pub struct Outcomes {
    pub left: Half,
    pub right: Half,
    /// For each number of the left half and each of the right, left first: the outcome.
    table: Vec<u16>,
    width: usize,
    /// For each class of distributions.
    classes: Vec<Answers>,
}

/// For one class of distributions: every answer that there is but *none*, and which of them an outcome is.
pub struct Answers {
    pub all: Vec<Answer>,
    of_outcome: Vec<u16>,
}

impl Outcomes {
    /// `size` is about how many steps it takes to find one answer for the cells of a class and the tests passed.
    pub fn of(
        question: &Question,
        classes: &[Vec<u64>],
        size: usize,
        answer: impl Fn(&[u64], u64) -> Answer,
        work: &mut Work,
    ) -> Result<Outcomes, TooMuch> {
        let mut left = Half::of([Suit::Spades, Suit::Hearts], question, work)?;
        let mut right = Half::of([Suit::Diamonds, Suit::Clubs], question, work)?;
        let width = right.keys.len();
        work.spend(left.keys.len().saturating_mul(width).saturating_mul(10 + question.sums.len()))?;
        let mut passed = Numbers::default();
        let mut table = Vec::with_capacity(left.keys.len() * width);
        let mut row = Vec::with_capacity(width);
        for one in &left.keys {
            question.passed(one, &right.keys, &mut row);
            for passing in &row {
                table.push(passed.number(*passing)?);
            }
        }
        work.spend(passed.all.len().saturating_mul(classes.len()).saturating_mul(2 * size))?;
        let mut outcomes = Numbers::default();
        let each_class = |passed: &u64| classes.iter().map(|cells| answer(cells, *passed)).collect::<Vec<_>>();
        let numbers: Vec<u16> =
            passed.all.iter().map(|passed| outcomes.number(each_class(passed))).collect::<Result<_, _>>()?;
        for outcome in &mut table {
            *outcome = numbers.get(usize::from(*outcome)).copied().unwrap_or(0);
        }
        let (table, numbers) = merge_rows(&table, width)?;
        left.renumber(&numbers);
        let (table, numbers) = merge_rows(&turned(&table, width), table.len() / width.max(1))?;
        right.renumber(&numbers);
        let height = table.len() / numbers.iter().max().map_or(1, |most| usize::from(*most) + 1);
        let width = table.len() / height.max(1);
        let answers = (0..classes.len()).map(|class| Answers::of(&outcomes.all, class)).collect::<Result<_, _>>()?;
        Ok(Outcomes { left, right, table: turned(&table, height), width, classes: answers })
    }

    /// The answers for a class of distributions.
    pub fn answers(&self, class: u16) -> Option<&Answers> {
        self.classes.get(usize::from(class))
    }

    /// Which answer each number of the right half is, with this number of the left half; beyond all if none.
    fn row<'a>(&'a self, answers: &'a Answers, made: u16) -> impl Fn(u16) -> usize + 'a {
        let from = usize::from(made) * self.width;
        let row = self.table.get(from..from + self.width).unwrap_or(&[]);
        move |right| {
            let answer = row.get(usize::from(right)).and_then(|outcome| answers.of_outcome.get(usize::from(*outcome)));
            answer.map_or(usize::MAX, |answer| usize::from(*answer))
        }
    }

    /// For each answer of the class, how many hands of these halves it is for, by their points.
    pub fn hands(
        &self,
        answers: &Answers,
        left: &Spread,
        right: &Spread,
        work: &mut Work,
    ) -> Result<Vec<ByPoints>, TooMuch> {
        let ((lefts, left_ways), (rights, right_ways)) = (left.sizes(), right.sizes());
        work.spend(lefts * (rights + right_ways) + left_ways * answers.all.len() * 12)?;
        let mut hands = vec![[0; 2 * HALF_POINTS]; answers.all.len()];
        let mut sums = vec![[0_u64; HALF_POINTS]; answers.all.len()];
        for (made, ways) in left.each() {
            let answer_with = self.row(answers, made);
            sums.fill([0; HALF_POINTS]);
            for (made, ways) in right.each() {
                let Some(sum) = sums.get_mut(answer_with(made)) else { continue };
                for (points, ways) in ways {
                    if let Some(sum) = sum.get_mut(usize::from(*points)) {
                        *sum += ways;
                    }
                }
            }
            for (hands, sum) in hands.iter_mut().zip(&sums) {
                for (points, ways) in ways {
                    let cells = hands.iter_mut().skip(usize::from(*points));
                    cells.zip(sum).for_each(|(hands, more)| *hands += ways * more);
                }
            }
        }
        Ok(hands)
    }

    /// Calls with every pair of numbers and points of the two halves whose answer has these points, and with how many
    /// hands that are, until told where to stop.
    pub fn find<T>(
        &self,
        answers: &Answers,
        (left, right): (&Spread, &Spread),
        points: u8,
        mut stop: impl FnMut([(u16, u8); 2], u64) -> Option<T>,
    ) -> Option<T> {
        for (one, one_ways) in left.each() {
            let answer_with = self.row(answers, one);
            for (other, other_ways) in right.each() {
                let Some([belong, _]) = answers.all.get(answer_with(other)) else { continue };
                if belong >> points & 1 == 0 {
                    continue;
                }
                for (high, ways) in one_ways {
                    let fitting = other_ways.iter().find(|(low, _)| high + low == points);
                    let found = fitting.and_then(|(low, more)| stop([(one, *high), (other, *low)], ways * more));
                    if found.is_some() {
                        return found;
                    }
                }
            }
        }
        None
    }
}

impl Answers {
    fn of(outcomes: &[Vec<Answer>], class: usize) -> Result<Answers, TooMuch> {
        let mut all = Numbers::default();
        let mut of_outcome = Vec::with_capacity(outcomes.len());
        for answers in outcomes {
            let answer = answers.get(class).copied().unwrap_or_default();
            of_outcome.push(if answer == [0, 0] { u16::MAX } else { all.number(answer)? });
        }
        Ok(Answers { all: all.all, of_outcome })
    }
}

/// Values in the order in which they came, each once.
struct Numbers<T> {
    all: Vec<T>,
    numbers: FxHashMap<T, u16>,
}

impl<T> Default for Numbers<T> {
    fn default() -> Self {
        Numbers { all: Vec::new(), numbers: FxHashMap::default() }
    }
}

impl<T: Clone + Eq + std::hash::Hash> Numbers<T> {
    fn number(&mut self, value: T) -> Result<u16, TooMuch> {
        if let Some(number) = self.numbers.get(&value) {
            return Ok(*number);
        }
        let number = u16::try_from(self.all.len()).ok().filter(|number| *number < u16::MAX).ok_or(TooMuch::Work)?;
        self.all.push(value.clone());
        self.numbers.insert(value, number);
        Ok(number)
    }
}

/// Leaves one of every row that is there more than once: the table, and the new number of each row.
fn merge_rows(table: &[u16], width: usize) -> Result<(Vec<u16>, Vec<u16>), TooMuch> {
    let mut rows = Numbers::default();
    let numbers = table.chunks(width.max(1)).map(|row| rows.number(row)).collect::<Result<_, _>>()?;
    Ok((rows.all.concat(), numbers))
}

/// Rows to columns.
fn turned(table: &[u16], width: usize) -> Vec<u16> {
    (0..width).flat_map(|column| table.iter().skip(column).step_by(width.max(1)).copied()).collect()
}
