//! Asks, answers and reveals a question.

use crate::{
    bot::{
        commands::{
            quiz::{
                ask::{self, AskedQuestion, NewQuestion},
                chosen_edition,
                command::{ALONE, LAW, LEVEL, LINKED, OWN},
                exam, gone, is_set, linked, night, review,
                select::{self, QuestionRequest},
                share,
            },
            ruling::{self, query},
        },
        context::{Context, HandlerResult, StoreUnavailable, requester::Requester},
        discord::interaction::{Message, options::Options},
        view::{
            case_card::status::when,
            layout,
            quiz_button::{QuizAction, QuizButton},
            quiz_card::{self, View},
            response::{Response, Visibility},
            text::quiz::QuizText as Words,
        },
    },
    case::Person,
    explain::Reader,
    quiz::Question,
    shorthand,
    store::{self, Answered, Form, Given, Round},
};

/// After how many seconds everybody who has answered may reveal a question that somebody else has asked for.
const PATIENCE: i64 = 5 * 60;
/// How many of those who were right are named.
const NAMED: u32 = 20;

/// `/quiz play`.
pub(crate) async fn start(ctx: &Context, options: Options<'_>, requester: &Requester) -> HandlerResult {
    let level = options.integer(LEVEL).and_then(|level| u8::try_from(level).ok());
    let law = options.integer(LAW).and_then(|law| u8::try_from(law).ok());
    let is_public = requester.is_in_server() && !is_set(options, ALONE);
    let only_own = is_set(options, OWN);
    if only_own && !requester.is_in_server() {
        return Ok(Response::notice(&Words::ServersOnly {}, &[Words::ServersOnlyHow {}], requester.reader));
    }
    if only_own && ctx.store()?.own_file(requester.place).await?.is_none() {
        return Ok(Response::notice(&Words::OwnNone {}, &[Words::OwnNoneHow {}], requester.reader));
    }
    // Of the server's own there are few enough without asking for an edition that nobody has named.
    let by_default = || (!only_own).then(|| ask::edition(requester));
    let wish = QuestionRequest {
        level: level.unwrap_or(level_of(ctx, requester).await?),
        is_firm: level.is_some(),
        law,
        edition: chosen_edition(options).or_else(by_default),
        only_own,
        topic: None,
        system: None,
    };
    let response = match is_set(options, LINKED) {
        true => linked::start(ctx, wish, is_public, requester).await?,
        false => ask(ctx, wish, is_public, requester).await?,
    };
    review::offered(ctx, response, requester).await
}

/// How hard somebody's questions are.
async fn level_of(ctx: &Context, requester: &Requester) -> Result<u8, StoreUnavailable> {
    Ok(ctx.store()?.player(requester.person).await?.ladder.level())
}

/// Asks a new question.
async fn ask(ctx: &Context, wish: QuestionRequest, public: bool, requester: &Requester) -> HandlerResult {
    Ok(match ask::ask(ctx, NewQuestion::by(requester, public), wish).await? {
        Ok(AskedQuestion { round, question, .. }) => ask::new_card(&round, &question, requester),
        Err(why) => ask::none(why, requester),
    })
}

/// A press under a question.
pub(crate) async fn handle_component(
    ctx: &Context,
    press: QuizButton,
    under: &Message,
    requester: &Requester,
) -> HandlerResult {
    let round = ctx.store()?.round(press.round).await?;
    let round = round.filter(|round| round.epoch == press.epoch && may_answer(round, requester));
    let Some(round) = round else { return Ok(gone(requester)) };
    if round.public && round.card.is_none() && !under.is_private() {
        // The bot ended before it could keep where the card stands, or Discord did not say.
        let stands = store::Card { channel: under.channel_id.get(), message: under.id.get() };
        ctx.store()?.set_round_card(round.id, stands).await?;
    }
    mark_seen(ctx, &round, press.verb, requester).await?;
    let form = round.series.map(|series| series.form);
    // The next question does not need this one.
    let question = if press.verb == QuizAction::Next { None } else { select::rebuild(ctx, &round) };
    match (press.verb, form, question) {
        (QuizAction::Next, None, _) if round.terms.kind.is_some() => review::next(ctx, requester).await,
        (QuizAction::Next, None, _) => next_question(ctx, &round, requester).await,
        (QuizAction::Next, Some(Form::Linked), _) => linked::next(ctx, &round, requester).await,
        (QuizAction::Next, Some(Form::Night), _) => night::next(ctx, &round, requester).await,
        (QuizAction::Reveal | QuizAction::Next, Some(Form::Exam), _) => exam::go_on(ctx, &round, requester).await,
        (_, _, None) => Ok(gone(requester)),
        (QuizAction::Answer(choice), _, Some(question)) => answer(ctx, round, &question, choice, requester).await,
        (QuizAction::Reveal, _, Some(question)) => reveal(ctx, round, &question, requester).await,
        (QuizAction::End, _, Some(question)) => match night::end(ctx, &round, requester).await? {
            Some(last) if last.id == round.id => show(ctx, &last, &question, requester).await,
            Some(_) => Ok(Response::notice(&Words::NextThere {}, &[Words::NightEnds {}], requester.reader)),
            None => Ok(Response::notice(&Words::NightHost {}, &[Words::NightHostHow {}], requester.reader)),
        },
        (QuizAction::Ruling, _, Some(question)) => show_ruling(ctx, &round, &question, requester).await,
        (QuizAction::Show, _, Some(question)) => Ok(exam::show(&round, &question, requester)),
        (QuizAction::Share, _, Some(_)) => share::line(ctx, &round, requester).await,
    }
}

/// Anybody who presses anything under a question has seen it, and is not asked it again. The person who asked for it or answers
/// it has that kept with the question or the answer.
async fn mark_seen(
    ctx: &Context,
    round: &Round,
    verb: QuizAction,
    requester: &Requester,
) -> Result<(), StoreUnavailable> {
    let answers = matches!(verb, QuizAction::Answer(_)) && round.revealed_at.is_none();
    if answers || round.by == Some(requester.person) || round.answer_of(requester.person).is_some() {
        return Ok(());
    }
    Ok(ctx.store()?.see(requester.person, &round.terms.identity).await?)
}

async fn answer(ctx: &Context, round: Round, question: &Question, choice: u8, requester: &Requester) -> HandlerResult {
    if usize::from(choice) >= question.choices.len() {
        return Ok(gone(requester));
    }
    let given = Given { by: requester.person, choice, right: usize::from(choice) == question.right, at: requester.at };
    let answered = ctx.store()?.answer(round.id, given).await?;
    if round.series.is_some_and(|series| series.form == Form::Exam) {
        return exam::go_on(ctx, &round, requester).await;
    }
    if !round.public {
        // Nobody else can answer: it is revealed at once, also if the bot ended between the two.
        return show(ctx, &round, question, requester).await;
    }
    match answered {
        Answered::NoRound => Ok(gone(requester)),
        Answered::TooLate => card_response(ctx, round, question, requester).await,
        Answered::Already(_) if round.revealed_at.is_some() => card_response(ctx, round, question, requester).await,
        Answered::Kept(given) => {
            let letter = quiz_card::letter(given.choice);
            Ok(Response::notice(&Words::Kept { letter }, &[Words::KeptHow {}], requester.reader))
        }
        Answered::Already(given) => {
            let letter = quiz_card::letter(given.choice);
            Ok(Response::notice(&Words::Already { letter }, &[Words::KeptHow {}], requester.reader))
        }
    }
}

/// The person who asked reveals it when they like; later, everybody who has answered.
async fn reveal(ctx: &Context, round: Round, question: &Question, requester: &Requester) -> HandlerResult {
    if round.revealed_at.is_some() {
        return card_response(ctx, round, question, requester).await;
    }
    let may_at = round.at + PATIENCE;
    let is_night = round.series.is_some_and(|series| series.form == Form::Night);
    let has_waited = requester.at >= may_at && round.answer_of(requester.person).is_some();
    if night::may_lead(&round, requester) || has_waited && !round.is_daily && !is_night {
        return show(ctx, &round, question, requester).await;
    }
    if round.is_daily {
        return Ok(Response::notice(&Words::NotYet {}, &[Words::NotYetDaily {}], requester.reader));
    }
    if is_night {
        return Ok(Response::notice(&Words::NightHost {}, &[Words::NightHostHow {}], requester.reader));
    }
    // A moment is markup of Discord's, which a page would escape.
    let how = Words::NotYetHow { when: when(may_at) }.say(requester.reader);
    let content = format!("{}\n{how}", layout::heading(&Words::NotYet {}.say(requester.reader)));
    Ok(Response::messages(vec![content], Vec::new(), Visibility::Ephemeral, Vec::new()))
}

/// Reveals a question on the card that was pressed.
async fn show(ctx: &Context, round: &Round, question: &Question, requester: &Requester) -> HandlerResult {
    match ctx.store()?.reveal(round.id, requester.at).await? {
        Some(round) => card_response(ctx, round, question, requester).await,
        None => Ok(gone(requester)),
    }
}

/// The card as it is now, in place of the one that was pressed.
async fn card_response(ctx: &Context, mut round: Round, question: &Question, requester: &Requester) -> HandlerResult {
    if round.revealed_at.is_none() {
        // It was revealed while this answer was on its way.
        round = match ctx.store()?.round(round.id).await? {
            Some(round) => round,
            None => return Ok(gone(requester)),
        };
    }
    let right = solvers(ctx, &round).await?;
    let standings = night::standings(ctx, &round).await?;
    let chosen = round.answer_of(requester.person).filter(|_| !round.public).map(|given| given.choice);
    let view = View { files: requester.files, chosen, right: &right, standings: &standings };
    let audience = if round.public { Visibility::Public } else { Visibility::Ephemeral };
    Ok(Response::redrawn(quiz_card::draw(&round, question, view), audience))
}

/// Those who were right and may be named.
pub(crate) async fn solvers(ctx: &Context, round: &Round) -> Result<Vec<Person>, StoreUnavailable> {
    if !round.public || round.revealed_at.is_none() {
        return Ok(Vec::new());
    }
    Ok(ctx.store()?.right(round.id, NAMED).await?)
}

/// The next question is the one that the person who presses would get for the same command: about the same law, under the
/// same edition, of the same level if one was chosen. If none was, it is as hard as their own answers say: they ask, as
/// they would with the command, and nobody has to know who began.
async fn next_question(ctx: &Context, round: &Round, requester: &Requester) -> HandlerResult {
    let terms = &round.terms;
    let level = if terms.firm { terms.level } else { level_of(ctx, requester).await? };
    let edition = (!terms.only_own).then_some(terms.edition);
    let wish = QuestionRequest {
        level,
        is_firm: terms.firm,
        law: terms.law,
        edition,
        only_own: terms.only_own,
        topic: None,
        system: None,
    };
    ask(ctx, wish, round.public && requester.place == round.id.place, requester).await
}

/// The ruling on the table of the question. It opens as a case, so that it can be taken to the director.
async fn show_ruling(ctx: &Context, round: &Round, question: &Question, requester: &Requester) -> HandlerResult {
    if round.revealed_at.is_none() {
        return Ok(Response::notice(&Words::Hidden {}, &[Words::HiddenHow {}], requester.reader));
    }
    let Some(text) = shorthand::write(&question.record) else { return Ok(gone(requester)) };
    let edition = Some(question.record.laws);
    let asked = query::RulingQuery { text, edition, reader: Reader::Player, agreements: None };
    Ok(ruling::handle(ctx, asked, Visibility::Ephemeral, requester).await)
}

/// Whether a question is for somebody where they press: those of a server for all who are there, any other for the person who
/// asked for it.
fn may_answer(round: &Round, requester: &Requester) -> bool {
    if round.public { requester.place == round.id.place } else { round.by == Some(requester.person) }
}
