//! Counting hands, and deciding whether one set is within another.

use super::{
    classes::Classes,
    halves::Spread,
    limit::{TooMuch, Work},
    outcomes::{Answer, Outcomes},
    question::{Question, Term},
    tree::Tree,
};

/// How many hands are in the first set, in the second, and in both.
pub fn compare(first: &Tree, second: &Tree) -> Result<[u64; 3], TooMuch> {
    if let (Tree::Cells(first), Tree::Cells(second)) = (first, second) {
        return Ok(first.compare(second));
    }
    let mut question = Question::default();
    let terms = [question.term(first)?, question.term(second)?];
    let mut total = [0; 3];
    let classes = Classes::of(&question, |them, cells| {
        let bounds = terms.each_ref().map(|term| term.bounds_for(cells, them));
        let is_open = bounds.iter().any(|(must, may)| must != may);
        if !is_open {
            let [(first, _), (second, _)] = bounds;
            add(&mut total, [first, second, first & second].map(|points| them.hands(points)));
        }
        is_open
    });
    let answer = |cells: &[u64], passed| terms.each_ref().map(|term| term.points(cells, passed));
    go_through(&question, &terms, &classes, answer, |hands| {
        add(&mut total, hands);
        false
    })?;
    Ok(total)
}

/// Whether every hand of the first set is in the second.
pub fn is_within(first: &Tree, second: &Tree) -> Result<bool, TooMuch> {
    if let (Tree::Cells(first), Tree::Cells(second)) = (first, second) {
        return Ok(first.is_within(second));
    }
    let mut question = Question::default();
    let terms = [question.term(first)?, question.term(second)?];
    let mut outside = 0;
    let classes = Classes::of(&question, |them, cells| {
        let [(first_must, first_may), (second_must, second_may)] =
            terms.each_ref().map(|term| term.bounds_for(cells, them));
        outside |= first_must & !second_may;
        first_may & !second_must != 0
    });
    if outside != 0 {
        return Ok(false);
    }
    let [first, second] = &terms;
    let answer = |cells: &[u64], passed| [first.points(cells, passed) & !second.points(cells, passed), 0];
    let stopped = go_through(&question, &terms, &classes, answer, |[outside, ..]| outside > 0)?;
    Ok(!stopped)
}

fn add(total: &mut [u64; 3], more: [u64; 3]) {
    total.iter_mut().zip(more).for_each(|(total, more)| *total += more);
}

/// Calls with the hands of every block of every class, in the first set of the answer, the second, and both; ends when
/// told to, and says whether it was.
fn go_through(
    question: &Question,
    terms: &[Term; 2],
    classes: &Classes,
    answer: impl Fn(&[u64], u64) -> Answer,
    mut stop: impl FnMut([u64; 3]) -> bool,
) -> Result<bool, TooMuch> {
    let blocks = classes.blocks();
    if blocks.is_empty() {
        return Ok(false);
    }
    let mut work = Work::for_one_question();
    let size = terms.iter().map(Term::size).sum();
    let outcomes = Outcomes::of(question, &classes.cells, size, answer, &mut work)?;
    let mut scratch = Vec::new();
    for block in blocks {
        let Some(answers) = outcomes.answers(block.class) else { continue };
        if answers.all.is_empty() {
            continue;
        }
        let left = Spread::of(&outcomes.left, &block.left, &mut scratch, &mut work)?;
        let right = Spread::of(&outcomes.right, &block.right, &mut scratch, &mut work)?;
        let hands = outcomes.hands(answers, &left, &right, &mut work)?;
        let mut total = [0; 3];
        for ([first, second], hands) in answers.all.iter().zip(hands) {
            let belonging = |points: u64| {
                let each = hands.iter().enumerate().filter(|(number, _)| points >> number & 1 == 1);
                each.map(|(_, hands)| hands).sum()
            };
            add(&mut total, [*first, *second, first & second].map(belonging));
        }
        if stop(total) {
            return Ok(true);
        }
    }
    Ok(false)
}
