//! Languages: an explanation becomes a page in one of them. The only user of Fluent.

mod language;

pub use language::Language;
