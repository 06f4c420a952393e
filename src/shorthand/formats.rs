//! Auctions as other programs write them: PBN, LIN, and the links and tags of BBO's hand viewer. They are found in the
//! original text before anything else is read; the text around them is ordinary shorthand.

mod compact;
pub mod file;
mod hand_viewer;
mod lin;
mod notes;
pub mod pbn;
mod percent;

use strum::EnumCount;

use super::{
    auction::{Auction, Stretch},
    problem::Span,
};

/// The forms. A link may contain LIN, so links come first.
#[derive(Clone, Copy, EnumCount)]
enum Form {
    Link,
    Tag,
    Lin,
    Pbn,
}

impl Form {
    const ALL: [Form; Form::COUNT] = [Form::Link, Form::Tag, Form::Lin, Form::Pbn];

    /// The next stretch of the text in this form.
    fn find(self, text: &str, from: usize) -> Option<Span> {
        match self {
            Form::Link => hand_viewer::find_link(text, from),
            Form::Tag => hand_viewer::find_tag(text, from),
            Form::Lin => lin::find(text, from),
            Form::Pbn => pbn::find(text, from),
        }
    }

    fn read(self, text: &str, span: Span) -> Vec<Auction> {
        match self {
            Form::Link => hand_viewer::read_link(text, span),
            Form::Tag => hand_viewer::read_tag(text, span),
            Form::Lin => lin::read(text, span),
            Form::Pbn => pbn::read(text, span),
        }
    }
}

/// The stretches of a text in another form, read in order.
pub(super) fn read_all(text: &str) -> Vec<Stretch> {
    find(text).into_iter().map(|span| Stretch { span, auctions: read(text, span) }).collect()
}

fn find(text: &str) -> Vec<Span> {
    let mut next = Form::ALL.map(|form| form.find(text, 0));
    let mut found = Vec::new();
    while let Some(first) = next.iter().flatten().copied().min_by_key(|span| (span.from, std::cmp::Reverse(span.to))) {
        found.push(first);
        for (form, next) in Form::ALL.into_iter().zip(&mut next) {
            if next.is_some_and(|span| span.from < first.to) {
                *next = form.find(text, first.to);
            }
        }
    }
    found
}

/// The auctions of a stretch. Boards without calls are left out if others have some.
fn read(text: &str, span: Span) -> Vec<Auction> {
    let text = part(text, 0, span.to);
    let form = Form::ALL.into_iter().find(|form| form.find(text, span.from).is_some_and(|found| found == span));
    let mut auctions = form.map(|form| form.read(text, span)).unwrap_or_default();
    if auctions.iter().any(Auction::has_calls) {
        auctions.retain(Auction::has_calls);
    }
    auctions.truncate(auctions.iter().filter(|auction| auction.has_calls()).count().max(1));
    auctions
}

/// The part of a text between two bytes.
fn part(text: &str, from: usize, to: usize) -> &str {
    text.get(from..to).unwrap_or_default()
}
