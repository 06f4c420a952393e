//! Counting hands, and deciding whether one set is within another.

use super::{
    classes::{Block, Classes},
    distribution::Distribution,
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
    let mut open = Open::new(&question, &terms, &classes, answer)?;
    for block in classes.blocks() {
        add(&mut total, open.hands(&block)?);
    }
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
    Ok(!Open::new(&question, &terms, &classes, answer)?.any_hands(&classes)?)
}

/// The fewest and the most cards that a hand of the set has in the suit at this place.
pub fn lengths(tree: &Tree, suit: usize) -> Result<Option<(u8, u8)>, TooMuch> {
    let mut question = Question::default();
    let terms = [question.term(tree)?];
    let mut certain = [false; 14];
    let length = |them: &Distribution| them.lengths.get(suit).copied().unwrap_or(0);
    let classes = Classes::of(&question, |them, cells| {
        let [(must, may)] = terms.each_ref().map(|term| term.bounds_for(cells, them));
        if let Some(certain) = certain.get_mut(usize::from(length(them))) {
            *certain |= must != 0;
        }
        may != 0
    });
    let [term] = &terms;
    let mut open = Open::new(&question, &terms, &classes, |cells, passed| [term.points(cells, passed), 0])?;
    let mut first_of = |lengths: &mut dyn Iterator<Item = (u8, bool)>| {
        for (wanted, certain) in lengths {
            if certain || open.any_hands(&classes.only(|them| length(them) == wanted))? {
                return Ok(Some(wanted));
            }
        }
        Ok(None)
    };
    let Some(fewest) = first_of(&mut (0..).zip(certain))? else { return Ok(None) };
    Ok(first_of(&mut (0..).zip(certain).collect::<Vec<_>>().into_iter().rev())?.map(|most| (fewest, most)))
}

fn add(total: &mut [u64; 3], more: [u64; 3]) {
    total.iter_mut().zip(more).for_each(|(total, more)| *total += more);
}

/// What is still open when each distribution has been looked at: the cards decide.
struct Open {
    /// `None` if nothing is.
    outcomes: Option<Outcomes>,
    scratch: Vec<u64>,
    work: Work,
}

impl Open {
    fn new(
        question: &Question,
        terms: &[Term],
        classes: &Classes,
        answer: impl Fn(&[u64], u64) -> Answer,
    ) -> Result<Open, TooMuch> {
        let mut work = Work::for_one_question();
        let size = terms.iter().map(Term::size).sum();
        let some = !classes.cells.is_empty();
        let outcomes = some.then(|| Outcomes::of(question, &classes.cells, size, answer, &mut work)).transpose()?;
        Ok(Open { outcomes, scratch: Vec::new(), work })
    }

    /// The hands of a block: in the first set of the answer, in the second, and in both.
    fn hands(&mut self, block: &Block) -> Result<[u64; 3], TooMuch> {
        let mut total = [0; 3];
        let Some(outcomes) = &self.outcomes else { return Ok(total) };
        let Some(answers) = outcomes.answers(block.class).filter(|answers| !answers.all.is_empty()) else {
            return Ok(total);
        };
        let left = Spread::of(&outcomes.left, &block.left, &mut self.scratch, &mut self.work)?;
        let right = Spread::of(&outcomes.right, &block.right, &mut self.scratch, &mut self.work)?;
        let hands = outcomes.hands(answers, &left, &right, &mut self.work)?;
        for ([first, second], hands) in answers.all.iter().zip(hands) {
            let belonging = |points: u64| {
                let each = hands.iter().enumerate().filter(|(number, _)| points >> number & 1 == 1);
                each.map(|(_, hands)| hands).sum()
            };
            add(&mut total, [*first, *second, first & second].map(belonging));
        }
        Ok(total)
    }

    /// Whether the first set of the answer has any hands of these classes.
    fn any_hands(&mut self, classes: &Classes) -> Result<bool, TooMuch> {
        for block in classes.blocks() {
            let [hands, ..] = self.hands(&block)?;
            if hands > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }
}
