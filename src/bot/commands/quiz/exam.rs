//! `/quiz exam`: twenty questions for one person, marked at the end. Where somebody is in it follows from what is stored, so
//! every press under one of its questions, old or new, leads on to the first one without an answer.

use serenity::builder::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption};

use crate::{
    bot::{
        commands::quiz::{
            ask::{self, AskedQuestion, NewQuestion},
            select,
        },
        context::{Context, HandlerResult, StoreUnavailable, requester::Requester},
        discord::interaction::options::Options,
        view::{
            case_card::Card,
            deferred::DeferredTask,
            layout::{self, CHOICE, CHOICES},
            quiz_button::{QuizAction, QuizButton},
            quiz_card::{self, View},
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    locale::Language,
    present::{Page, Section},
    quiz::{EXAM, Mark, Marks, Question, law_of},
    store::{Form, Round, RoundId, Series},
};

/// For how many seconds the command goes on with an exam that was begun.
const LASTS: i64 = 24 * 60 * 60;

/// `/quiz exam`: begins one, or goes on with the one that was left.
pub(crate) async fn start(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    if let Some(round) = ctx.store()?.open_exam(requester.person, requester.at - LASTS).await? {
        let stand = stand(ctx, &round, requester).await?;
        return Ok(shown(stand, |card| Response::card(card, Visibility::Ephemeral), requester));
    }
    let length = u8::try_from(EXAM).unwrap_or(u8::MAX);
    let series = Series::new(Form::Exam, length);
    let wish = ask::first(options, series, requester);
    let asking = NewQuestion { series: Some(series), ..NewQuestion::by(requester, false) };
    Ok(match ask::ask(ctx, asking, wish).await? {
        Ok(AskedQuestion { round, question, .. }) => {
            let open = Stand::Open(drawn(&round, &question, requester), round.id);
            shown(open, |card| Response::card(card, Visibility::Ephemeral), requester)
        }
        Err(why) => ask::none(why, requester),
    })
}

/// Goes on in place of the card that was pressed.
pub(crate) async fn go_on(ctx: &Context, round: &Round, requester: &Requester) -> HandlerResult {
    let stand = stand(ctx, round, requester).await?;
    Ok(shown(stand, |card| Response::redrawn(card, Visibility::Ephemeral), requester))
}

/// Where somebody is in an exam.
enum Stand {
    /// At this question, which they have to answer.
    Open(Card, RoundId),
    /// After this one; the next is not made yet.
    Making(RoundId),
    /// At the end: how it was marked.
    Marked(Card),
}

/// While somebody thinks about a question, the next one is made.
fn shown(stand: Stand, show: impl Fn(Card) -> Response, requester: &Requester) -> Response {
    match stand {
        Stand::Open(card, open) => show(card).then(DeferredTask::PrepareNext(open)),
        Stand::Making(last) => {
            let wait = Response::notice(&Words::Making {}, &[Words::MakingHow {}], requester.reader);
            wait.then(DeferredTask::PrepareNext(last))
        }
        Stand::Marked(card) => show(card),
    }
}

/// One of its questions with the answer, once it is marked.
pub(crate) fn show(round: &Round, question: &Question, requester: &Requester) -> Response {
    match round.revealed_at {
        Some(_) => Response::card(drawn(round, question, requester), Visibility::Ephemeral),
        None => Response::notice(&Words::Hidden {}, &[Words::ExamHidden {}], requester.reader),
    }
}

async fn stand(ctx: &Context, round: &Round, requester: &Requester) -> Result<Stand, StoreUnavailable> {
    let rounds = ctx.store()?.series(round.first()).await?;
    let is_open = |round: &&Round| round.revealed_at.is_none() && round.answer_of(requester.person).is_none();
    // A question that cannot be made again, after another version of the program came, is left out.
    let open = rounds.iter().filter(is_open).find_map(|open| Some((open, select::rebuild(ctx, open)?)));
    if let Some((open, question)) = open {
        return Ok(Stand::Open(drawn(open, &question, requester), open.id));
    }
    if let Some(last) = rounds.last().filter(|last| last.revealed_at.is_none())
        && let Some((asking, wish)) = ask::next(last, last.at)
    {
        return Ok(match ask::ask(ctx, asking, wish).await? {
            Ok(AskedQuestion { round, question, .. }) => Stand::Open(drawn(&round, &question, requester), round.id),
            Err(_) => Stand::Making(last.id),
        });
    }
    let rounds = ctx.store()?.end_series(round.first(), requester.at).await?;
    Ok(Stand::Marked(marked(&rounds, requester)))
}

fn drawn(round: &Round, question: &Question, requester: &Requester) -> Card {
    let chosen = round.answer_of(requester.person).map(|given| given.choice);
    quiz_card::draw(round, question, View { chosen, ..View::new(requester.files) })
}

/// How it was marked: in all, by law, and what to read again; and a menu of the questions that were answered wrong.
fn marked(rounds: &[Round], requester: &Requester) -> Card {
    let language = rounds.first().map_or(requester.reader, |round| round.terms.language);
    let mut marks = Marks::default();
    for round in rounds {
        if let Some(given) = round.answer_of(requester.person) {
            marks.add(law_of(&round.terms.topic), given.right);
        }
    }
    let of_law = |(law, Mark { right, asked }): (&u8, &Mark)| {
        Words::OfLaw { law: *law, right: *right, number: *asked }.say(language)
    };
    let weak = marks.weak();
    let read = (!weak.is_empty()).then(|| Words::ReadAgain { laws: listed(&weak), number: weak.len() }.say(language));
    let by_law = Section { text: marks.laws.iter().map(of_law).collect(), ..Section::default() };
    let read = Section { text: read.into_iter().collect(), ..Section::default() };
    let page = Page {
        headline: Words::ExamMarked { right: marks.all.right, number: marks.all.asked }.say(language),
        sections: vec![by_law, read],
        ..Page::default()
    };
    Card {
        contents: layout::lay_out_framed(&page, language, &layout::Surroundings::default(), 1),
        files: Vec::new(),
        components: wrong(rounds, requester, language).into_iter().collect(),
    }
}

/// Numbers of laws, one after the other.
fn listed(laws: &[u8]) -> String {
    laws.iter().map(u8::to_string).collect::<Vec<_>>().join(", ")
}

/// The questions that were answered wrong, to look at.
fn wrong(rounds: &[Round], requester: &Requester, language: Language) -> Option<CreateActionRow> {
    let is_wrong = |round: &&Round| round.answer_of(requester.person).is_some_and(|given| !given.right);
    let button = |round: &Round, verb| QuizButton { round: round.id, epoch: round.epoch, verb }.id();
    let option = |round: &Round| {
        let (laws, number) = (listed(&round.terms.laws), round.terms.laws.len());
        let nth = round.series.map_or(1, |series| series.nth);
        let label = layout::shortened(&Words::ExamWrong { nth, laws, number }.say(language), CHOICE);
        CreateSelectMenuOption::new(label, button(round, QuizAction::Show))
    };
    let options: Vec<_> = rounds.iter().filter(is_wrong).take(CHOICES).map(option).collect();
    let first = rounds.first().filter(|_| !options.is_empty())?;
    let menu = CreateSelectMenu::new(button(first, QuizAction::Show), CreateSelectMenuKind::String { options });
    Some(CreateActionRow::SelectMenu(menu.placeholder(Words::ExamLook {}.say(language))))
}
