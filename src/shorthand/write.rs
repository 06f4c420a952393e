//! A record as shorthand, in its shortest form: `W: 1H P 1H > 2H cmp 2007`.

mod pbn;

use super::{
    read,
    reader::plan::{Arrows, Step, Who, plan},
};
use crate::{bridge::Seat, lawbook::Edition, record::Record};
pub use pbn::write_pbn;

/// Writes a record as shorthand that reads back as the same record.
///
/// `None` where the shorthand has no words for it: calls whose player is not named, what a call would have shown in
/// other calls' place, simultaneous calls, the opening lead, purposes that the shorthand does not know.
///
/// # Example
///
/// ```
/// use director_please::shorthand;
///
/// let record = shorthand::read("dealer West. 1H pass 1H ib, LHO declines, 2H", None).expect("four calls");
/// assert_eq!(shorthand::write(&record).as_deref(), Some("W: 1H P 1H > 2H"));
/// ```
#[must_use]
pub fn write(record: &Record) -> Option<String> {
    let steps = plan(record, Arrows::Written)?;
    let dealer = (record.dealer != Seat::North).then(|| format!("{}:", record.dealer));
    let edition = (record.laws != Edition::default()).then(|| record.laws.year().to_owned());
    let words: Vec<String> = dealer.into_iter().chain(steps.iter().map(written)).chain(edition).collect();
    let text = words.join(" ");
    (read(&text, None).as_ref() == Ok(record)).then_some(text)
}

/// One call: who made it, if that has to be said, and the marks. Brackets and `!` come right after it.
fn written(step: &Step) -> String {
    let mut text = match step.who {
        Who::InTurn => step.call.to_string(),
        Who::Named { by, .. } => format!("{by}:{}", step.call),
        Who::Replaces => format!("> {}", step.call),
    };
    for mark in &step.marks {
        if !mark.starts_with(['(', '!']) {
            text.push(' ');
        }
        text.push_str(mark);
    }
    text
}
