//! A new question is chosen and kept, by itself or as one of several.

use std::time::Duration;

use tokio::time::{Instant, sleep};

use crate::{
    bot::{
        commands::quiz::{
            chosen_edition,
            command::{LAW, LEVEL},
            select::{self, NoQuestion, QuestionRequest, QuizAudience},
        },
        context::{Context, StoreUnavailable, messenger::DeliveryError, requester::Requester},
        discord::interaction::options::Options,
        view::{
            deferred::DeferredTask,
            quiz_card::{self, View},
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    case::{Person, Place},
    lawbook::Edition,
    league::Day,
    locale::Language,
    quiz::{Level, Question},
    store::{NewRound, Round, RoundId, Series, Terms},
};

/// A question before it is asked: where, and for whom.
#[derive(Clone, Debug)]
pub(crate) struct NewQuestion {
    /// Where.
    pub(crate) place: Place,
    /// Who wants it.
    pub(crate) by: Option<Person>,
    /// When, in seconds since 1970.
    pub(crate) at: i64,
    /// What asks for it: the same asks for no second one.
    pub(crate) cause_id: String,
    /// Whether everybody there sees it.
    pub(crate) public: bool,
    /// In which language.
    pub(crate) language: Language,
    /// Which of several it is.
    pub(crate) series: Option<Series>,
    /// When it is over by itself, in seconds since 1970.
    pub(crate) due_at: Option<i64>,
    /// Whether somebody waits for it.
    pub(crate) is_hurried: bool,
}

impl NewQuestion {
    /// What somebody asks for where they are.
    pub(crate) fn by(requester: &Requester, public: bool) -> NewQuestion {
        NewQuestion {
            place: requester.place,
            by: Some(requester.person),
            at: requester.at,
            cause_id: requester.cause_id.clone(),
            public,
            language: if public { requester.server } else { requester.reader },
            series: None,
            due_at: None,
            is_hurried: true,
        }
    }

    /// The question after one of a series, for the person who wanted that; `None` after the last. It is one, however
    /// many ask for it.
    pub(crate) fn after(round: &Round, at: i64) -> Option<NewQuestion> {
        let series = round.series.filter(|series| series.nth < series.length)?;
        Some(NewQuestion {
            place: round.id.place,
            by: round.by,
            at,
            cause_id: format!("after {} {:08x}", round.id, round.epoch.unwrap_or_default()),
            public: round.public,
            language: round.terms.language,
            series: Some(Series { nth: series.nth + 1, ..series }),
            due_at: None,
            is_hurried: true,
        })
    }

    /// Whose questions it has to differ from.
    pub(crate) fn audience(&self) -> QuizAudience {
        QuizAudience {
            person: self.by,
            place: self.public.then_some(self.place),
            here: self.place,
            is_hurried: self.is_hurried,
        }
    }
}

/// For how long a question that was kept may be on its way to where it is shown; and how often that is looked at.
const ON_ITS_WAY: Duration = Duration::from_secs(1);
const OFTEN: Duration = Duration::from_millis(50);

/// A question that was asked.
pub(crate) struct AskedQuestion {
    pub(crate) round: Round,
    pub(crate) question: Question,
    /// Whether it was asked now, and not when it was told before.
    pub(crate) is_new: bool,
}

impl AskedQuestion {
    /// Whether everybody sees it already, or is about to: somebody else was quicker. If Discord did not take the
    /// response that they got, nobody sees it, and it has to be shown.
    pub(crate) async fn is_there(&self, ctx: &Context) -> Result<bool, StoreUnavailable> {
        let mut card = self.round.card;
        let until = Instant::now() + ON_ITS_WAY;
        while !self.is_new && card.is_none() && Instant::now() < until {
            sleep(OFTEN).await;
            card = ctx.store()?.round(self.round.id).await?.and_then(|round| round.card);
        }
        Ok(!self.is_new && card.is_some())
    }
}

/// Chooses a new question and keeps it.
pub(crate) async fn ask(
    ctx: &Context,
    asking: NewQuestion,
    wish: QuestionRequest,
) -> Result<Result<AskedQuestion, NoQuestion>, StoreUnavailable> {
    // Told again, it is the question that was chosen then.
    if let Some(asked) = asked(ctx, &asking.cause_id).await? {
        return Ok(asked);
    }
    match select::choose(ctx, &asking.cause_id, wish, asking.audience(), asking.language).await? {
        Ok((question, terms)) => Ok(keep(ctx, asking, question, terms).await?.ok_or(NoQuestion::NoneLeft)),
        // Of two who asked at once, the other may have been quicker.
        Err(why) => Ok(asked(ctx, &asking.cause_id).await?.unwrap_or(Err(why))),
    }
}

/// The question that was asked; `NoneLeft` if this version of the program cannot rebuild it.
async fn asked(ctx: &Context, cause_id: &str) -> Result<Option<Result<AskedQuestion, NoQuestion>>, StoreUnavailable> {
    let Some(round) = ctx.store()?.asked(cause_id).await? else { return Ok(None) };
    let question = select::rebuild(ctx, &round).ok_or(NoQuestion::NoneLeft);
    Ok(Some(question.map(|question| AskedQuestion { round, question, is_new: false })))
}

/// What is said where there is no question.
pub(crate) fn none(why: NoQuestion, requester: &Requester) -> Response {
    match why {
        NoQuestion::NoneLeft => Response::notice(&Words::NoneLeft {}, &[Words::NoneLeftHow {}], requester.reader),
        NoQuestion::OutOfTime => Response::notice(&Words::Making {}, &[Words::MakingHow {}], requester.reader),
    }
}

/// Keeps a question; where somebody was quicker, it is theirs.
pub(crate) async fn keep(
    ctx: &Context,
    asking: NewQuestion,
    question: Question,
    terms: Terms,
) -> Result<Option<AskedQuestion>, StoreUnavailable> {
    let NewQuestion { place, by, at, cause_id, public, series, due_at, .. } = asking;
    let zone = ctx.store()?.plan(place).await?.zone;
    let new = NewRound { place, by, at, cause_id, day: Day::of(at, &zone), terms, public, series, due_at };
    let (round, is_new) = ctx.store()?.ask_once(&new).await?;
    if select::identity(&question) == round.terms.identity {
        ctx.questions.insert(&round, &question);
    }
    let question = select::rebuild(ctx, &round);
    Ok(question.map(|question| AskedQuestion { round, question, is_new }))
}

/// Asks the question after one of a series, before anybody wants it.
pub(crate) async fn prepare_next(ctx: &Context, id: RoundId) -> Result<(), DeliveryError> {
    let round = ctx.store()?.round(id).await?;
    let Some(round) = round.filter(|round| round.revealed_at.is_none()) else { return Ok(()) };
    if let Some((asking, wish)) = next(&round, round.at) {
        let asked = ask(ctx, NewQuestion { is_hurried: false, ..asking }, wish).await?;
        if matches!(asked, Err(NoQuestion::NoneLeft)) {
            // It ends with this one.
            ctx.store()?.end_series_with(&round).await?;
        }
    }
    Ok(())
}

/// What the first question of a series is about, by the options of the command.
pub(crate) fn first(options: Options<'_>, series: Series, requester: &Requester) -> QuestionRequest {
    let small = |key| options.integer(key).and_then(|number| u8::try_from(number).ok());
    let chosen = small(LEVEL);
    QuestionRequest {
        level: chosen.unwrap_or(level(series)),
        is_firm: chosen.is_some(),
        law: small(LAW),
        edition: Some(chosen_edition(options).unwrap_or(edition(requester))),
        only_own: false,
        topic: None,
        system: None,
    }
}

/// The question after one of a series, and what it asks about; `None` after the last.
pub(crate) fn next(round: &Round, at: i64) -> Option<(NewQuestion, QuestionRequest)> {
    let asking = NewQuestion::after(round, at)?;
    let wish = wish(&round.terms, asking.series?);
    Some((asking, wish))
}

/// What the question after another asks about, as for the command that asked for the first one: of the same law and
/// edition; of the same level if one was chosen, and otherwise harder from one to the next.
fn wish(terms: &Terms, series: Series) -> QuestionRequest {
    QuestionRequest {
        level: if terms.firm { terms.level } else { level(series) },
        is_firm: terms.firm,
        law: terms.law,
        edition: Some(terms.edition),
        only_own: false,
        topic: None,
        system: None,
    }
}

/// How hard one of several questions is, where nobody chose: as many of each level, the easiest first.
pub(crate) fn level(series: Series) -> u8 {
    let levels = Level::ALL.len();
    let passed = usize::from(series.nth.saturating_sub(1)) * levels / usize::from(series.length.max(1));
    Level::ALL.get(passed).map_or(0, |level| level.number())
}

/// The edition by which somebody plays.
pub(crate) fn edition(requester: &Requester) -> Edition {
    requester.own.edition.or(requester.here.edition).unwrap_or_default()
}

/// The card of a question that nobody has answered yet.
pub(crate) fn new_card(round: &Round, question: &Question, requester: &Requester) -> Response {
    let card = quiz_card::draw(round, question, View::new(requester.files));
    match round.public {
        true => Response::card(card, Visibility::Public).then(DeferredTask::KeepRound(round.id, None)),
        false => Response::card(card, Visibility::Ephemeral),
    }
}
