//! A clause by what people call it: `27B1(a)`, `§ 27b1a`, `law 27`.

use super::{Edition, Entry};

/// What may stand before an address, in the languages of those who ask. The longer ones first.
const WORDS_BEFORE: [&str; 7] = ["paragraph", "paragraf", "laws", "law", "loven", "lov", "§"];

/// Words between the first and the last of several laws: `Laws 30 to 32`.
const UP_TO: [&str; 2] = ["to", "til"];

/// A text that may end with an edition: what stands before it, and the edition.
#[must_use]
pub fn with_year(text: &str) -> (&str, Option<Edition>) {
    match text.trim_end().rsplit_once(char::is_whitespace) {
        Some((address, year)) if year.parse::<Edition>().is_ok() => (address, year.parse().ok()),
        Some(_) | None => (text, None),
    }
}

/// Every address in these editions, of one clause or of several, that begins with this text, in the order of the book:
/// all for a text that names nothing.
#[must_use]
pub fn addresses(editions: &[Edition], text: &str) -> Vec<&'static str> {
    let asked = bare(text);
    let entries = editions.iter().flat_map(|edition| edition.index());
    let steps = entries.flat_map(|entry| steps(entry.clause.address()).into_iter().map(move |step| (entry, step)));
    let mut found: Vec<(u8, String, &str)> = steps
        .map(|(entry, step)| (entry.clause.law(), bare(step), step))
        .filter(|(_, bare, _)| bare.starts_with(&asked))
        .collect();
    found.sort();
    found.dedup();
    found.into_iter().map(|(_, _, step)| step).collect()
}

impl Edition {
    /// The clause of this address and all clauses under it, in the order of the book: `27B` finds 27B1(a), too. Capitals,
    /// spaces and brackets do not matter. Empty where the edition has no such clause.
    #[must_use]
    pub fn find(self, text: &str) -> Vec<&'static Entry> {
        let asked = bare(text);
        let is_asked = |entry: &&Entry| steps(entry.clause.address()).iter().any(|prefix| bare(prefix) == asked);
        self.index().iter().filter(is_asked).collect()
    }

    /// The addresses nearest to one that this edition does not have: those under the longest beginning of it that the
    /// edition knows. Empty where it has nothing of that law.
    #[must_use]
    pub fn nearest(self, text: &str) -> Vec<&'static str> {
        let mut asked = bare(text);
        let digits = asked.chars().take_while(char::is_ascii_digit).count();
        while asked.len() >= digits.max(1) {
            let under = self.under(&asked);
            if !under.is_empty() {
                return under;
            }
            asked.pop();
        }
        Vec::new()
    }

    /// The addresses of this edition that a sentence about a law names: `Law 26`, `Laws 30 to 32`, and `31B2` or, of the
    /// law itself, `B1(b)`.
    #[must_use]
    pub fn named(self, sentence: &str, law: u8) -> Vec<&'static str> {
        let words = sentence.split_whitespace().map(|word| word.trim_end_matches([',', '.', ':', ';', '?']));
        let words: Vec<&str> = words.map(|word| word.trim_start_matches('§')).filter(|word| !word.is_empty()).collect();
        let mut found = Vec::new();
        let mut before: [Option<&str>; 2] = [None, None];
        for word in words {
            if let [Some(first), Some(to)] = before
                && let (Ok(first), Ok(last), true) = (first.parse::<u8>(), word.parse::<u8>(), UP_TO.contains(&to))
            {
                found.extend((first..last).skip(1).filter_map(|number| self.known(&number.to_string())));
            }
            let own = || self.known(&format!("{law}{word}")).filter(|_| word.len() > 1);
            found.extend(match word.chars().next() {
                Some(first) if first.is_ascii_digit() => self.known(word),
                Some(first) if first.is_ascii_uppercase() => own(),
                Some(_) | None => None,
            });
            before = [before[1], Some(word)];
        }
        found
    }

    /// The address as this edition writes it, if it has a clause there.
    #[must_use]
    pub fn known(self, text: &str) -> Option<&'static str> {
        let asked = bare(text);
        let mut all = self.index().iter().flat_map(|entry| steps(entry.clause.address()));
        all.find(|step| bare(step) == asked)
    }

    /// The addresses one step below this one; the address itself where it is the last step.
    #[must_use]
    pub fn under(self, asked: &str) -> Vec<&'static str> {
        let below = |entry: &Entry| {
            let mut way = steps(entry.clause.address()).into_iter().skip_while(|step| bare(step) != bare(asked));
            let itself = way.next()?;
            Some(way.next().unwrap_or(itself))
        };
        let mut found: Vec<&str> = self.index().iter().filter_map(below).collect();
        found.dedup();
        if found.len() > 1 {
            found.retain(|step| bare(step) != bare(asked));
        }
        found
    }
}

/// An address as it is compared: small letters and digits alone, without the word for a law.
fn bare(text: &str) -> String {
    let text = text.trim().to_lowercase();
    let address = WORDS_BEFORE.iter().fold(text.as_str(), |rest, word| rest.strip_prefix(word).unwrap_or(rest).trim());
    address.chars().filter(|letter| !letter.is_whitespace() && !"()[].,".contains(*letter)).collect()
}

/// `27B1(a)` step by step: `27`, `27B`, `27B1`, `27B1(a)`.
#[must_use]
pub fn steps(address: &'static str) -> Vec<&'static str> {
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
