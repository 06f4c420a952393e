//! director-please.
fn main() {}
