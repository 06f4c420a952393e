//! `/quiz leaderboard` and `/quiz opt_out`.

use crate::{
    bot::{
        commands::quiz::{
            command::{PERIOD, SHOW},
            is_set, review,
        },
        context::{Context, HandlerResult, requester::Requester},
        discord::interaction::options::Options,
        view::{
            case_card::status::who,
            layout::{self, Surroundings},
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    league::{Day, Period, Span},
    locale::Language,
    present::Page,
    store::{Board, Line},
};

/// Lines of a board.
const LINES: u32 = 10;

/// `/quiz leaderboard`.
pub(crate) async fn show(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    if !requester.is_in_server() {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    }
    let period = options.named(PERIOD).unwrap_or(Period::Month);
    let store = ctx.store()?;
    let span = period.of(Day::of(requester.at, &store.plan(requester.place).await?.zone));
    let board = store.board(requester.place, &span.key, LINES, requester.person).await?;
    let is_hidden = store.player(requester.person).await?.opted_out;
    let weak = review::weak(ctx, requester).await?;
    let content = draw(period, span, &board, (is_hidden, weak), requester.reader);
    Ok(Response::messages(content, Vec::new(), Visibility::Ephemeral, Vec::new()))
}

/// `/quiz opt_out`.
pub(crate) async fn opt_out(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    let shows = is_set(options, SHOW);
    ctx.store()?.opt_out(requester.person, !shows, requester.cause()).await?;
    Ok(if shows {
        Response::notice(&Words::OptedIn {}, &[Words::OptedInHow {}], requester.reader)
    } else {
        Response::notice(&Words::OptedOut {}, &[Words::OptedOutHow {}], requester.reader)
    })
}

/// The board, and for whom it is drawn: whether it shows them, and what they are weak in.
fn draw(
    period: Period,
    span: Span,
    board: &Board,
    (is_hidden, weak): (bool, Option<String>),
    language: Language,
) -> Vec<String> {
    let title = Words::LeaderboardTitle { which: period.name(), key: span.key }.say(language);
    let mut before = vec![layout::heading(&title)];
    before.extend(board.lines.iter().map(|line| told(line, language)));
    if board.lines.is_empty() {
        before.push(Words::LeaderboardEmpty {}.say(language));
    }
    if let Some(own) = board.own.filter(|own| !board.lines.contains(own)) {
        before.push("…".to_owned());
        before.push(told(&own, language));
    }
    let mut after: Vec<String> = weak.into_iter().collect();
    after.extend(is_hidden.then(|| Words::LeaderboardHidden {}.say(language)));
    after.push(Words::LeaderboardRule { first: span.first.to_string(), last: span.last.to_string() }.say(language));
    layout::lay_out_framed(&Page::default(), language, &Surroundings { before, after }, 1)
}

fn told(line: &Line, language: Language) -> String {
    let Line { rank, person, score, streak } = *line;
    let who = who(Some(person), language);
    let line = Words::LeaderboardLine { rank, who, right: score.right, answered: score.answered }.say(language);
    if streak < 2 {
        return line;
    }
    format!("{line} · {}", Words::LeaderboardStreak { streak }.say(language))
}
