//! A clause by what people call it: `27B1(a)`, `§ 27b1a`, `law 27`.

use super::{Edition, Entry};

/// What may stand before an address, in the languages of those who ask. The longer ones first.
const WORDS_BEFORE: [&str; 7] = ["paragraph", "paragraf", "laws", "law", "loven", "lov", "§"];

impl Edition {
    /// The clause of this address and all clauses under it, in the order of the book: `27B` finds 27B1(a), too. Capitals,
    /// spaces and brackets do not matter. Empty where the edition has no such clause.
    #[must_use]
    pub fn find(self, text: &str) -> Vec<&'static Entry> {
        let asked = bare(text);
        let is_asked = |entry: &&Entry| prefixes(entry.clause.address()).iter().any(|prefix| bare(prefix) == asked);
        self.index().iter().filter(is_asked).collect()
    }

    /// The addresses nearest to one that this edition does not have: those under the longest beginning of it that the
    /// edition knows, or else the laws before and after it. Empty for a text without a number.
    #[must_use]
    pub fn nearest(self, text: &str) -> Vec<&'static str> {
        let mut asked = bare(text);
        while !asked.is_empty() {
            let under = self.under(&asked);
            if !under.is_empty() {
                return under;
            }
            asked.pop();
        }
        self.laws_around(&bare(text))
    }

    /// The addresses one step below this one; the address itself where it is the last step.
    fn under(self, asked: &str) -> Vec<&'static str> {
        let below = |entry: &Entry| {
            let mut steps = prefixes(entry.clause.address()).into_iter().skip_while(|step| bare(step) != asked);
            let itself = steps.next()?;
            Some(steps.next().unwrap_or(itself))
        };
        let mut found: Vec<&str> = self.index().iter().filter_map(below).collect();
        found.dedup();
        if found.len() > 1 {
            found.retain(|step| bare(step) != asked);
        }
        found
    }

    /// The laws next to the number with which the text begins.
    fn laws_around(self, asked: &str) -> Vec<&'static str> {
        let digits: String = asked.chars().take_while(char::is_ascii_digit).collect();
        let Ok(number) = digits.parse::<u64>() else { return Vec::new() };
        let law = |entry: &Entry| prefixes(entry.clause.address()).first().copied();
        let (before, after): (Vec<&Entry>, Vec<&Entry>) =
            self.index().iter().partition(|entry| u64::from(entry.clause.law()) < number);
        let around = [before.last(), after.first()].into_iter().flatten();
        around.filter_map(|entry| law(entry)).collect()
    }
}

/// An address as it is compared: small letters and digits alone, without the word for a law.
fn bare(text: &str) -> String {
    let text = text.trim().to_lowercase();
    let address = WORDS_BEFORE.iter().fold(text.as_str(), |rest, word| rest.strip_prefix(word).unwrap_or(rest).trim());
    address.chars().filter(|letter| !letter.is_whitespace() && !"()[].,".contains(*letter)).collect()
}

/// `27B1(a)` step by step: `27`, `27B`, `27B1`, `27B1(a)`.
fn prefixes(address: &'static str) -> Vec<&'static str> {
    let starts_a_step = |before: &str, rest: &str| {
        rest.starts_with(|next: char| next == '(' || next.is_ascii_uppercase())
            || rest.starts_with(|next: char| next.is_ascii_digit())
                && !before.ends_with(|last: char| last.is_ascii_digit())
    };
    let cuts = (1..address.len()).filter_map(|at| address.split_at_checked(at));
    let mut steps: Vec<&str> =
        cuts.filter(|(before, rest)| starts_a_step(before, rest)).map(|(step, _)| step).collect();
    steps.push(address);
    steps
}
