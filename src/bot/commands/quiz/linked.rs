//! Linked questions: three or four about one auction, in the order of a director's work.

use crate::{
    bot::{
        commands::quiz::{
            ask::{self, AskedQuestion, NewQuestion},
            select::{self, NoQuestion, QuestionRequest},
        },
        context::{Context, HandlerResult, requester::Requester},
        view::{response::Response, text::quiz::QuizText as Words},
    },
    quiz::Question,
    store::{Form, Round, Series},
};

/// Asks the first of new ones.
pub(crate) async fn start(ctx: &Context, wish: QuestionRequest, public: bool, requester: &Requester) -> HandlerResult {
    let asking = NewQuestion::by(requester, public);
    let chain = match select::choose_linked(ctx, &asking.cause_id, wish, asking.audience()).await? {
        Ok(chain) => chain,
        Err(why) => return Ok(ask::none(why, requester)),
    };
    let length = u8::try_from(chain.len()).unwrap_or_default();
    let series = Series::new(Form::Linked, length);
    match chain.into_iter().next() {
        Some(first) => keep(ctx, NewQuestion { series: Some(series), ..asking }, first, wish, requester).await,
        None => Ok(ask::none(NoQuestion::NoneLeft, requester)),
    }
}

/// The one after this; after the last, the first of new ones.
pub(crate) async fn next(ctx: &Context, round: &Round, requester: &Requester) -> HandlerResult {
    let (law, edition) = (round.terms.law, Some(round.terms.edition));
    let wish = QuestionRequest {
        level: round.terms.level,
        is_firm: false,
        law,
        edition,
        only_own: false,
        topic: None,
        system: None,
    };
    let Some(asking) = NewQuestion::after(round, requester.at) else {
        return start(ctx, wish, round.public && requester.place == round.id.place, requester).await;
    };
    if round.revealed_at.is_none() {
        return Ok(Response::notice(&Words::NotYet {}, &[Words::NextHidden {}], requester.reader));
    }
    let nth = usize::from(asking.series.map_or(0, |series| series.nth)).saturating_sub(1);
    match select::linked_again(&round.terms).into_iter().nth(nth) {
        Some(question) => {
            let asking = NewQuestion { by: Some(requester.person), ..asking };
            keep(ctx, asking, question, wish, requester).await
        }
        None => Ok(super::gone(requester)),
    }
}

async fn keep(
    ctx: &Context,
    asking: NewQuestion,
    question: Question,
    wish: QuestionRequest,
    requester: &Requester,
) -> HandlerResult {
    let terms = select::linked_terms(&question, wish, asking.language);
    Ok(match ask::keep(ctx, asking, question, terms).await? {
        Some(asked) if asked.round.public && asked.round.first() != asked.round.id && asked.is_there(ctx).await? => {
            Response::notice(&Words::NextThere {}, &[Words::NextThereHow {}], requester.reader)
        }
        Some(AskedQuestion { round, question, .. }) => ask::new_card(&round, &question, requester),
        None => super::gone(requester),
    })
}
