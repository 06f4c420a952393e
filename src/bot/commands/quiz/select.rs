//! Selects the next question, and rebuilds one that was asked.

use std::time::{Duration, Instant};
use tokio::{sync::Semaphore, task::JoinError};

use sha2::{Digest as _, Sha256};

use crate::{
    bot::context::{Context, StoreUnavailable},
    case::{Person, Place},
    lawbook::Edition,
    locale::Language,
    quiz::{self, Kind, Level, Question, Topic, Wanted},
    store::{Form, Fresh, OwnLine, Round, Terms},
};

/// Seeds that are tried, at most.
const SEEDS: u64 = 40;
/// One question in this many is the server's own, as long as there is one that is new: often enough that the person who brings
/// questions meets them, seldom enough that the others remain most of it.
const OWN_OF: u8 = 5;
/// How long questions may be made for one answer.
const MAKING: Duration = Duration::from_millis(1400);
/// The same for a review, which has to be about one clause.
const REVIEWING: Duration = Duration::from_millis(1600);
/// How long for a daily question, for which nobody waits: it should be new for everybody, also on a slow machine.
const UNHURRIED: Duration = Duration::from_secs(10);

/// Which question somebody wants.
#[derive(Clone, Copy, Debug)]
pub struct QuestionRequest {
    /// The level; the one next to it, where there is no question of it.
    pub level: u8,
    /// Whether it has to be that level.
    pub is_firm: bool,
    /// The law that it is about.
    pub law: Option<u8>,
    /// The edition; `None` for any, among the server's own.
    pub edition: Option<Edition>,
    /// Whether it has to be one of the server's own.
    pub only_own: bool,
    /// What it has to teach, for a review.
    pub topic: Option<Topic>,
    /// The system that people play where it could have happened.
    pub system: Option<&'static str>,
}

/// For whom it has to be new.
#[derive(Clone, Copy, Debug)]
pub struct QuizAudience {
    /// The person who asks: it has to be new for them.
    pub person: Option<Person>,
    /// The place where everybody sees it: it should be new for all who play there.
    pub place: Option<Place>,
    /// Whose own questions may come.
    pub here: Place,
    /// Whether somebody waits for it.
    pub is_hurried: bool,
}

/// A question, and what rebuilds it.
pub type Chosen = (Question, Terms);

/// Why there is no question.
#[derive(Clone, Copy, Debug, Eq, PartialEq)]
pub enum NoQuestion {
    /// There is no new one of that kind.
    NoneLeft,
    /// None was made in the time that Discord allows for a response.
    OutOfTime,
}

/// A question that is new.
pub(crate) async fn choose(
    ctx: &Context,
    from: &str,
    wish: QuestionRequest,
    audience: QuizAudience,
    language: Language,
) -> Result<Result<Chosen, NoQuestion>, StoreUnavailable> {
    let began = Instant::now();
    let own = choose_own(ctx, from, wish, audience, language).await?;
    if own.is_some() || wish.only_own {
        return Ok(own.ok_or(NoQuestion::NoneLeft));
    }
    let time = match (audience.is_hurried, wish.topic) {
        (false, _) => UNHURRIED,
        (true, Some(_)) => REVIEWING,
        (true, None) => MAKING,
    };
    let kind = wish.topic.map(|topic| topic.kind);
    let mut for_requester = None;
    for level in wish.levels() {
        let wanted =
            Wanted { level: Some(level), law: wish.law, edition: Some(wish.edition.unwrap_or_default()), kind };
        for seed in seeds(from) {
            if began.elapsed() >= time {
                return Ok(for_requester.ok_or(NoQuestion::OutOfTime));
            }
            let made = make(move || made(seed, &wanted, wish.system)).await;
            // Making a question does not panic, and nobody stops it.
            let teaches = |question: &Question| wish.topic.is_none() || question.topic() == wish.topic;
            let Some(question) = made.ok().flatten().filter(teaches) else { continue };
            let is_known = is_known(ctx, &question, audience).await?;
            match is_known {
                SeenBy::Nobody => return Ok(Ok(with_terms(question, wish, &wanted, language))),
                SeenBy::Others => {
                    for_requester.get_or_insert_with(|| with_terms(question, wish, &wanted, language));
                }
                SeenBy::Requester => {}
            }
        }
        if for_requester.is_some() || wish.is_firm {
            break;
        }
    }
    Ok(for_requester.ok_or(NoQuestion::NoneLeft))
}

/// One of the server's own questions, where it has to be one or it is time for one; of the level next to the one that
/// is wanted, where there is no other.
async fn choose_own(
    ctx: &Context,
    from: &str,
    wish: QuestionRequest,
    audience: QuizAudience,
    language: Language,
) -> Result<Option<Chosen>, StoreUnavailable> {
    if matches!(audience.here, Place::Alone(_))
        || wish.topic.is_some()
        || !wish.only_own && !wants_custom_question(from)
    {
        return Ok(None);
    }
    let mut all = ctx.store()?.own_for(audience.here, audience.person).await?;
    all.retain(|fresh| wish.takes(fresh) && (fresh.is_new_there || wish.only_own));
    // The new ones first, then those that are as hard as is wanted; of equals, which one is chance, by what asks for it.
    all.sort_by_cached_key(|Fresh { own, is_new_there }| {
        let chance = Sha256::digest(format!("{from} {}", own.identity)).to_vec();
        (!is_new_there, own.level.abs_diff(wish.level), chance)
    });
    for OwnLine { line, identity: known, .. } in all.into_iter().map(|fresh| fresh.own) {
        let own = line.clone();
        let made = tokio::task::spawn_blocking(move || quiz::own_question(&own)).await;
        // An earlier version of the program may have taken what this one would not.
        let Some(question) = made.ok().flatten().filter(|question| identity(question) == known) else { continue };
        let edition = wish.edition.unwrap_or(question.edition);
        let wanted = Wanted { level: Some(question.level), law: wish.law, edition: Some(edition), kind: None };
        let (question, terms) = with_terms(question, wish, &wanted, language);
        return Ok(Some((question, Terms { own: Some(line), ..terms })));
    }
    Ok(None)
}

async fn is_known(ctx: &Context, question: &Question, audience: QuizAudience) -> Result<SeenBy, StoreUnavailable> {
    let (store, identity) = (ctx.store()?, [identity(question)]);
    if store.seen(audience.person, audience.place, &identity).await?.is_empty() {
        return Ok(SeenBy::Nobody);
    }
    let is_known = !store.seen(audience.person, None, &identity).await?.is_empty();
    Ok(if is_known { SeenBy::Requester } else { SeenBy::Others })
}

/// Who has had a question.
enum SeenBy {
    Nobody,
    Others,
    Requester,
}

/// Whether one of the server's own questions is due, if it has any: as if by chance.
fn wants_custom_question(from: &str) -> bool {
    let digest = Sha256::digest(format!("own {from}").as_bytes());
    digest.first().is_some_and(|byte| byte % OWN_OF == 0)
}

impl QuestionRequest {
    /// Whether one of the server's own questions is what is wanted.
    fn takes(self, fresh: &Fresh) -> bool {
        let Fresh { own, .. } = fresh;
        (!self.is_firm || own.level == self.level)
            && self.law.is_none_or(|law| own.laws.contains(&law))
            && self.edition.is_none_or(|edition| own.edition.is_none_or(|own| own == edition))
    }

    /// The levels that are possible, the best one first.
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

/// A question that was asked, rebuilt; `None` where this version of the program makes another one.
pub fn rebuild(ctx: &Context, round: &Round) -> Option<Question> {
    ctx.questions.get(round).or_else(|| {
        let question = made_again(round)?;
        ctx.questions.insert(round, &question);
        Some(question)
    })
}

fn made_again(round: &Round) -> Option<Question> {
    let terms = &round.terms;
    let is_it = |question: &Question| identity(question) == terms.identity;
    if round.series.is_some_and(|series| series.form == Form::Linked) {
        return linked_again(terms).into_iter().find(is_it);
    }
    if let Some(line) = &terms.own {
        return quiz::own_question(line).filter(is_it);
    }
    let level = Level::ALL.into_iter().find(|level| level.number() == terms.level);
    let kind = Kind::ALL.iter().copied().find(|kind| Some(kind.name()) == terms.kind.as_deref());
    let wanted = Wanted { level: Some(level?), law: terms.law, edition: Some(terms.edition), kind };
    made(terms.seed, &wanted, terms.system.as_deref()).filter(is_it)
}

/// The question of a seed; one that could have happened where people play a system, if that is named.
fn made(seed: u64, wanted: &Wanted, system: Option<&str>) -> Option<Question> {
    system.map_or_else(|| quiz::question(seed, wanted), |system| quiz::club_question(seed, wanted, system))
}

/// Linked questions of which the first is new.
pub(crate) async fn choose_linked(
    ctx: &Context,
    from: &str,
    wish: QuestionRequest,
    audience: QuizAudience,
) -> Result<Result<Vec<Question>, NoQuestion>, StoreUnavailable> {
    let began = Instant::now();
    let wanted = Wanted { law: wish.law, edition: Some(wish.edition.unwrap_or_default()), ..Wanted::default() };
    for seed in seeds(from) {
        if began.elapsed() >= MAKING {
            return Ok(Err(NoQuestion::OutOfTime));
        }
        let made = make(move || quiz::linked(seed, &wanted)).await;
        let questions = made.unwrap_or_default();
        let is_wanted =
            |level: &Level| !wish.is_firm || level.number() != wish.level || quiz::are_of(&questions, *level);
        if let Some(first) = questions.first()
            && Level::ALL.iter().all(is_wanted)
            && matches!(is_known(ctx, first, audience).await?, SeenBy::Nobody)
        {
            return Ok(Ok(questions));
        }
    }
    Ok(Err(NoQuestion::NoneLeft))
}

/// All the linked questions to which one belongs.
pub(crate) fn linked_again(terms: &Terms) -> Vec<Question> {
    quiz::linked(terms.seed, &Wanted { law: terms.law, edition: Some(terms.edition), ..Wanted::default() })
}

/// What rebuilds a linked question.
pub(crate) fn linked_terms(question: &Question, wish: QuestionRequest, language: Language) -> Terms {
    Terms {
        seed: question.seed,
        level: question.level.number(),
        law: wish.law,
        edition: question.edition,
        kind: None,
        system: None,
        laws: question.laws.clone(),
        topic: topic(question),
        own: None,
        only_own: false,
        firm: false,
        language,
        identity: identity(question),
    }
}

fn with_terms(question: Question, wish: QuestionRequest, wanted: &Wanted, language: Language) -> Chosen {
    let terms = Terms {
        seed: question.seed,
        level: wanted.level.map_or(wish.level, Level::number),
        law: wanted.law,
        edition: wanted.edition.unwrap_or_default(),
        kind: wanted.kind.map(|kind| kind.name().to_owned()),
        system: wish.system.map(str::to_owned),
        laws: question.laws.clone(),
        topic: topic(&question),
        own: None,
        only_own: wish.only_own,
        firm: wish.is_firm,
        language,
        identity: identity(&question),
    };
    (question, terms)
}

fn topic(question: &Question) -> String {
    question.topic().map(|topic| topic.to_string()).unwrap_or_default()
}

/// Seeds that begin anywhere, the same for the same text.
fn seeds(from: &str) -> impl Iterator<Item = u64> + Send + use<> {
    let digest = Sha256::digest(from.as_bytes());
    let first = digest.iter().take(8).fold(0u64, |seed, byte| seed << 8 | u64::from(*byte));
    (0..SEEDS).map(move |number| first.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
}

/// One question is made at a time: making them takes a processor, and answers need one too.
static ONE_AT_A_TIME: Semaphore = Semaphore::const_new(1);

async fn make<T: Send + 'static>(question: impl FnOnce() -> T + Send + 'static) -> Result<T, JoinError> {
    let permit = ONE_AT_A_TIME.acquire().await.ok();
    let made = tokio::task::spawn_blocking(question).await;
    drop(permit);
    made
}
