//! Reviews: what somebody answered wrong comes back as another auction, after 1, 3, 7 and 21 days. They are offered when that
//! person plays, and only they see them.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton},
};

use crate::{
    bot::{
        commands::quiz::{
            ask::{self, AskedQuestion, NewQuestion},
            select::QuestionRequest,
        },
        context::{Context, HandlerResult, StoreUnavailable, requester::Requester},
        view::{
            quiz_button::REVIEW,
            response::{self, Response},
            text::quiz::QuizText as Words,
        },
    },
    quiz::Topic,
    store::Review,
};

/// How many of those that are due are tried: for the first there may be no new question.
const TRIED: usize = 2;

/// What somebody is weak in, for their own eyes; `None` where that is nothing.
pub(crate) async fn weak(ctx: &Context, requester: &Requester) -> Result<Option<String>, StoreUnavailable> {
    Ok(laws(&ctx.store()?.reviews(requester.person).await?).map(|laws| Words::Weak { laws }.say(requester.reader)))
}

/// The same response under a new question, and after it, for the person who asked, what is due.
pub(crate) async fn offered(ctx: &Context, response: Response, requester: &Requester) -> HandlerResult {
    let reviews = ctx.store()?.reviews(requester.person).await?;
    let due = reviews.iter().filter(|review| review.due_at <= requester.at).count();
    let Some(laws) = laws(&reviews).filter(|_| due > 0) else { return Ok(response) };
    let language = requester.reader;
    let button = CreateButton::new(REVIEW).label(Words::ReviewNow {}.say(language)).style(ButtonStyle::Primary);
    let note = format!("{} {}", Words::ReviewsDue { number: due }.say(language), Words::Weak { laws }.say(language));
    Ok(response.with_followup(response::noted(&note).components(vec![CreateActionRow::Buttons(vec![button])])))
}

/// Asks what is due longest.
pub(crate) async fn next(ctx: &Context, requester: &Requester) -> HandlerResult {
    let reviews = ctx.store()?.reviews(requester.person).await?;
    let due: Vec<&Review> = reviews.iter().take_while(|review| review.due_at <= requester.at).collect();
    for review in due.iter().take(TRIED) {
        let Some(wish) = wish(review) else { continue };
        if let Ok(AskedQuestion { round, question, .. }) =
            ask::ask(ctx, NewQuestion::by(requester, false), wish).await?
        {
            return Ok(ask::new_card(&round, &question, requester));
        }
    }
    Ok(match due.is_empty() {
        true => Response::notice(&Words::NoReview {}, &[Words::NoReviewHow {}], requester.reader),
        false => Response::notice(&Words::Making {}, &[Words::MakingHow {}], requester.reader),
    })
}

fn wish(review: &Review) -> Option<QuestionRequest> {
    let topic = Topic::read(&review.topic, review.edition)?;
    // The law of the clause, if such questions are about it: then few are made in vain.
    let law = topic.law().filter(|law| review.laws.contains(law)).or(review.laws.first().copied());
    Some(QuestionRequest {
        level: review.level,
        is_firm: false,
        law,
        edition: Some(review.edition),
        only_own: false,
        topic: Some(topic),
        system: None,
    })
}

/// The laws of the clauses that decided.
fn laws(reviews: &[Review]) -> Option<String> {
    let law = |review: &Review| Topic::read(&review.topic, review.edition)?.law();
    let mut laws: Vec<u8> = reviews.iter().filter_map(law).collect();
    laws.sort_unstable();
    laws.dedup();
    (!laws.is_empty()).then(|| laws.iter().map(ToString::to_string).collect::<Vec<_>>().join(", "))
}
