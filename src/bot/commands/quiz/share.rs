//! A line with which somebody tells others how they did on a daily question. It gives away neither the answer nor the Law.

use crate::{
    bot::{
        context::{Context, HandlerResult, requester::Requester},
        discord::markdown,
        view::{
            layout,
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    store::Round,
};

/// Shorter streaks are not worth telling.
const STREAK: u32 = 2;

/// The line of the person who presses, in the language of the question, for it goes where that stands.
pub(crate) async fn line(ctx: &Context, round: &Round, requester: &Requester) -> HandlerResult {
    let language = round.terms.language;
    if round.revealed_at.is_none() {
        return Ok(Response::notice(&Words::NotYet {}, &[Words::NotYetDaily {}], requester.reader));
    }
    let Some((given, daily)) = round.answer_of(requester.person).zip(round.daily) else {
        return Ok(Response::notice(&Words::ShareNone {}, &[Words::ShareNoneHow {}], requester.reader));
    };
    let which = if given.right { "right" } else { "wrong" };
    let mut line = Words::ShareLine { number: daily, day: round.day.to_string(), which }.say(language);
    let streak = ctx.store()?.streak(round.id.place, requester.person).await?;
    if streak.last == daily && streak.length >= STREAK {
        line = format!("{line} · {}", Words::LeaderboardStreak { streak: streak.length }.say(language));
    }
    let title = layout::heading(&Words::ShareTitle {}.say(requester.reader));
    let content = format!("{title}\n{}", markdown::fenced(&line));
    Ok(Response::messages(vec![content], Vec::new(), Visibility::Ephemeral, Vec::new()))
}
