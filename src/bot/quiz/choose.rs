//! Which question comes next, and how one that was asked is made anew.

use std::time::{Duration, Instant};

use sha2::{Digest as _, Sha256};

use crate::{
    bot::office::{Away, Office},
    case::{Person, Place},
    lawbook::Edition,
    locale::Language,
    quiz::{self, Level, Question, Wanted},
    store::Terms,
};

/// Seeds that are tried, at most.
const SEEDS: u64 = 40;
/// How long questions may be made for one answer.
const MAKING: Duration = Duration::from_millis(600);

/// Which question somebody wants.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// The level; the one next to it will do where there is none.
    pub level: u8,
    /// Whether no other level will do.
    pub is_firm: bool,
    /// The law that it is about.
    pub law: Option<u8>,
    /// The edition.
    pub edition: Edition,
}

/// For whom it has to be new.
#[derive(Clone, Copy, Debug)]
pub struct Audience {
    /// Whoever asks: it has to be new for him.
    pub person: Option<Person>,
    /// The place where everybody sees it: it should be new for all who play there.
    pub place: Option<Place>,
}

/// A question, and what makes it anew.
pub type Chosen = (Question, Terms);

impl Office {
    /// A question that is new; `None` if there is none.
    ///
    /// # Errors
    ///
    /// When the store is away.
    pub(super) async fn choose(
        &self,
        from: &str,
        wish: Wish,
        audience: Audience,
        language: Language,
    ) -> Result<Option<Chosen>, Away> {
        let began = Instant::now();
        let mut for_him = None;
        for level in wish.levels() {
            let wanted = Wanted { level: Some(level), law: wish.law, edition: Some(wish.edition), kind: None };
            for seed in seeds(from).take_while(|_| began.elapsed() < MAKING) {
                let made = tokio::task::spawn_blocking(move || quiz::question(seed, &wanted)).await;
                // Making a question does not panic, and nobody stops it.
                let Some(question) = made.ok().flatten() else { continue };
                let is_known = self.is_known(&question, audience).await?;
                match is_known {
                    Known::Nobody => return Ok(with_terms(question, &wanted, language)),
                    Known::Others => for_him = for_him.or(with_terms(question, &wanted, language)),
                    Known::Him => {}
                }
            }
            if for_him.is_some() || wish.is_firm {
                break;
            }
        }
        Ok(for_him)
    }

    async fn is_known(&self, question: &Question, audience: Audience) -> Result<Known, Away> {
        let (store, identity) = (self.store()?, [identity(question)]);
        if store.seen(audience.person, audience.place, &identity).await?.is_empty() {
            return Ok(Known::Nobody);
        }
        let is_his = !store.seen(audience.person, None, &identity).await?.is_empty();
        Ok(if is_his { Known::Him } else { Known::Others })
    }
}

/// Who has had a question.
enum Known {
    Nobody,
    Others,
    Him,
}

impl Wish {
    /// The levels that will do, the best one first.
    fn levels(self) -> Vec<Level> {
        let mut levels = Level::ALL.to_vec();
        levels.sort_by_key(|level| level.number().abs_diff(self.level));
        levels
    }
}

/// Which question it is.
pub fn identity(question: &Question) -> String {
    question.identity().to_string()
}

/// A question that was asked, made anew; `None` where this version of the program makes another one.
#[must_use]
pub fn again(terms: &Terms) -> Option<Question> {
    let level = Level::ALL.into_iter().find(|level| level.number() == terms.level);
    let wanted = Wanted { level: Some(level?), law: terms.law, edition: Some(terms.edition), kind: None };
    quiz::question(terms.seed, &wanted).filter(|question| identity(question) == terms.identity)
}

fn with_terms(question: Question, wanted: &Wanted, language: Language) -> Option<Chosen> {
    let terms = Terms {
        seed: question.seed,
        level: wanted.level?.number(),
        law: wanted.law,
        edition: wanted.edition?,
        kind: None,
        language,
        identity: identity(&question),
    };
    Some((question, terms))
}

/// Seeds that begin anywhere, the same for the same text.
fn seeds(from: &str) -> impl Iterator<Item = u64> + Send + use<> {
    let digest = Sha256::digest(from.as_bytes());
    let first = digest.iter().take(8).fold(0u64, |seed, byte| seed << 8 | u64::from(*byte));
    (0..SEEDS).map(move |number| first.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}
