//! Interactions: the slash commands, autocompletion, the menu of a message, buttons and menus under answers, and modals.
//! An interaction comes in, and what goes out is worked out; nothing is sent here.

use std::{panic::AssertUnwindSafe, time::Instant};

use futures_util::FutureExt as _;
use serenity::builder::{AutocompleteChoice, CreateInteractionResponseFollowup};

use crate::{
    answer,
    bot::{
        commands::{
            self, about, builder,
            case::{self, component, entry::ButtonInput, list, request::ComponentRequest},
            director_call::Location,
            law, privacy, quiz,
            ruling::{
                self, modal,
                query::{self, Button, RulingQuery},
            },
            settings,
        },
        context::{
            Context,
            rate_limit::{Decision, RequestKind},
            requester::Requester,
        },
        discord::interaction::{
            Command, Component, Interaction, InteractionKind, InteractionToken, Message, ModalSubmit,
        },
        view::{
            auction_modal::{self, AuctionModal},
            case_button::{self, CaseAction, CaseButton},
            case_card, case_modal,
            director_call::{self, DirectorCallButton},
            layout, quiz_button,
            response::{self, Response, Visibility},
            sanitize,
            text::{
                CaseText,
                bot::{Example, UserError},
                options::CommandOption,
            },
        },
    },
    explain::Reader,
    lawbook::Edition,
    locale::Language,
    store,
};

/// Whether an interaction is within the rate limits.
pub fn check_rate_limit(ctx: &Context, interaction: &Interaction) -> Decision {
    let Requester { person, place, .. } = Requester::of(interaction);
    let what = match interaction.done {
        InteractionKind::Autocomplete(_) | InteractionKind::ModalSubmit(_) => RequestKind::Typing,
        InteractionKind::Command(_) | InteractionKind::Component(_) => RequestKind::Question,
    };
    ctx.rate_limiter.ask(what, person, place, Instant::now())
}

/// What to send in answer to an interaction. The futures of what is rare are on the heap, so that the others take
/// less room.
pub async fn route(ctx: &Context, interaction: &Interaction) -> Response {
    let answered = AssertUnwindSafe(async {
        let requester = ctx.settled(Requester::of(interaction)).await;
        match &interaction.done {
            InteractionKind::Autocomplete(typing) => on_typing(typing, &requester),
            InteractionKind::Command(command) => on_command(ctx, command, requester).await,
            InteractionKind::Component(press) => Box::pin(on_component(ctx, press, requester)).await,
            InteractionKind::ModalSubmit(filled) => Box::pin(on_modal(ctx, filled, requester)).await,
        }
    });
    answered.catch_unwind().await.unwrap_or_else(|_| match interaction.done {
        InteractionKind::Autocomplete(_) => Response::choices(Vec::new()),
        InteractionKind::Command(_) | InteractionKind::Component(_) | InteractionKind::ModalSubmit(_) => {
            last_resort(&interaction.callback)
        }
    })
}

async fn on_command(ctx: &Context, command: &Command, requester: Requester) -> Response {
    let language = requester.reader;
    let text = |asks: CommandOption| command.options().text(asks.key());
    match (command.name.as_str(), &command.target) {
        (builder::RULING, _) => {
            let reader = match text(CommandOption::View) {
                Some(view) if view == builder::view_key(Reader::Director) => Reader::Director,
                Some(_) | None => Reader::Player,
            };
            let audience = match command.options().flag(CommandOption::Share.key()) {
                Some(true) => Visibility::Public,
                None if reader == Reader::Player => requester.audience(),
                Some(false) | None => Visibility::Ephemeral,
            };
            let agreements = text(CommandOption::Agreements).and_then(auction_modal::system);
            let Some(typed) = text(CommandOption::Auction) else {
                let share = command.options().flag(CommandOption::Share.key());
                let chosen = AuctionModal { reader, share, dealer: None, edition: edition(command), agreements };
                return modal::open(chosen, None, language);
            };
            let text = typed.to_owned();
            ruling::handle(
                ctx,
                RulingQuery { text, edition: edition(command), reader, agreements },
                audience,
                &requester,
            )
            .await
        }
        (builder::LAW, _) => {
            let typed = sanitize::clean(text(CommandOption::Clause).unwrap_or_default());
            match typed {
                Ok(text) => clauses(law::answer(&text, edition(command), language), language),
                Err(UserError::NoText) => clauses(law::answer("", edition(command), language), language),
                Err(reason) => Response::apology(reason, language),
            }
        }
        (builder::QUIZ, _) => Box::pin(quiz::handle(ctx, command, &requester)).await,
        (builder::CASE, _) => Box::pin(case::handle(ctx, command, &requester)).await,
        (builder::MENU, Some(target)) => {
            let question =
                RulingQuery { text: target.clone(), edition: None, reader: Reader::Player, agreements: None };
            ruling::handle(ctx, question, requester.audience(), &requester).await
        }
        // Discord has not said what stands in it.
        (builder::MENU, None) => Response::apology(UserError::NoText, language),
        (builder::SETTINGS, _) => Box::pin(settings::handle(ctx, command, &requester)).await,
        (builder::PRIVACY, _) => privacy::page(&ctx.links, language),
        (builder::ABOUT, _) => about::page(&ctx.links, language),
        _ => Response::apology(UserError::NotUnderstood, language),
    }
}

async fn on_component(ctx: &Context, it: &Component, requester: Requester) -> Response {
    let (id, chosen) = (it.custom_id.as_str(), it.chosen.as_deref());
    let language = requester.reader;
    match id.split(':').next() {
        Some(case_button::PREFIX) => {
            let Some(press) = CaseButton::read(id).and_then(|press| press.with_chosen(chosen)) else {
                return Response::apology(UserError::Outdated, language);
            };
            let input = match chosen {
                Some(case_card::components::ANOTHER) | None => ButtonInput::Nothing,
                Some(call) => call.parse().map_or(ButtonInput::Nothing, ButtonInput::Call),
            };
            let is_public = requester.is_in_server() && !it.under.is_private();
            let stands = stands(&it.under);
            component::handle(ctx, &ComponentRequest { press, input, requester, is_public, stands, is_modal: false })
                .await
        }
        Some(auction_modal::PREFIX) => match AuctionModal::read(id) {
            Some(chosen) => modal::open(chosen, Some(&it.under.content), language),
            None => Response::apology(UserError::Outdated, language),
        },
        Some(director_call::PREFIX) => commands::director_call::handle_component(ctx, it, &requester).await,
        Some(quiz_button::PREFIX) => quiz::handle_component(ctx, it, &requester).await,
        Some(settings::menu::PREFIX) => Box::pin(settings::handle_component(ctx, it, requester)).await,
        Some(case::list::PREFIX) => list::handle_paging(ctx, id, chosen, &requester).await,
        Some(law::PREFIX) => {
            let answer = chosen.and_then(|value| law::chosen(value, language));
            answer.map_or_else(|| Response::apology(UserError::Outdated, language), |it| clauses(it, language))
        }
        Some(privacy::PREFIX) => privacy::handle_component(ctx, id, &requester).await,
        Some(_) | None => on_button(id, &it.under.content, &requester),
    }
}

async fn on_modal(ctx: &Context, filled: &ModalSubmit, requester: Requester) -> Response {
    let language = requester.reader;
    if let Some(opened) = AuctionModal::read(&filled.custom_id) {
        return modal::submit(ctx, opened, filled, &requester).await;
    }
    if DirectorCallButton::read(&filled.custom_id) == Some(DirectorCallButton::Call) {
        return commands::director_call::submit(ctx, filled, &requester).await;
    }
    let Some(press) = CaseButton::read(&filled.custom_id) else {
        return Response::apology(UserError::Outdated, language);
    };
    let clean = |id| match case_modal::typed(filled, id).map(sanitize::clean) {
        None | Some(Err(UserError::NoText)) => Ok(None),
        Some(Ok(text)) => Ok(Some(text)),
        Some(Err(reason)) => Err(reason),
    };
    let typed = [case_modal::FIRST, case_modal::RULING, case_modal::REASON].map(clean);
    let [Ok(first), Ok(ruling), Ok(reason)] = &typed else {
        return Response::apology(UserError::TooLong, language);
    };
    let location = match Location::typed(filled) {
        Ok(location) => location,
        Err(reason) => return Response::apology(reason, language),
    };
    let input = match (press.verb, first, reason) {
        (CaseAction::CallDirector, ..) => ButtonInput::Location { table: &location.table, board: &location.board },
        (CaseAction::Amend, record, Some(reason)) => {
            ButtonInput::Amendment { record: record.as_deref(), ruling: ruling.as_deref(), reason }
        }
        (CaseAction::Amend, _, None) | (_, None, None) => return Response::apology(UserError::NoText, language),
        (_, Some(text), _) | (_, None, Some(text)) => ButtonInput::Text(text),
    };
    let is_public = requester.is_in_server() && filled.under.as_ref().is_some_and(|message| !message.is_private());
    let stands = filled.under.as_ref().map_or(store::Card { channel: 0, message: 0 }, stands);
    component::handle(ctx, &ComponentRequest { press, input, requester, is_public, stands, is_modal: true }).await
}

fn stands(message: &Message) -> store::Card {
    store::Card { channel: message.channel_id.get(), message: message.id.get() }
}

/// What to send when the reply to an interaction was refused: a private message that something went wrong, and nothing while
/// somebody types.
pub fn last_resort(callback: &InteractionToken) -> Response {
    match callback.is_typing {
        true => Response::choices(Vec::new()),
        false => Response::apology(UserError::WentWrong, callback.language),
    }
}

/// What to send when the rest of an answer may not have arrived.
pub fn rest_missing(language: Language) -> CreateInteractionResponseFollowup {
    response::noted(&CaseText::RestMissing {}.say(language))
}

/// What to send to somebody who asks too often: a private message, and nothing while they type.
pub fn too_often(interaction: &Interaction) -> Response {
    match interaction.done {
        InteractionKind::Autocomplete(_) => Response::choices(Vec::new()),
        InteractionKind::Command(_) | InteractionKind::Component(_) | InteractionKind::ModalSubmit(_) => {
            Response::apology(UserError::TooOften, interaction.callback.language)
        }
    }
}

fn on_typing(typing: &Command, requester: &Requester) -> Response {
    let language = requester.reader;
    let Some((option, typed)) = typing.options().focused() else {
        return Response::choices(Vec::new());
    };
    if option == CommandOption::Clause.key() {
        let typed = sanitize::clean(typed).unwrap_or_default();
        return Response::choices(law::choices(&typed, edition(typing), language));
    }
    if option == quiz::command::ZONE {
        return quiz::zones(typed);
    }
    Response::choices(match sanitize::clean(typed) {
        Ok(text) if layout::length(&text) <= layout::CHOICE => {
            let laws = edition(typing).or(requester.own.edition).or(requester.here.edition);
            let echo = answer::echo(&text, laws, language);
            let shown = if echo.trim().is_empty() { text.clone() } else { echo.replace('\n', " ") };
            vec![AutocompleteChoice::new(layout::shortened(shown.trim(), layout::CHOICE), text)]
        }
        // A choice cannot hold as much as may be typed; what is typed is sent as it stands.
        Ok(_) | Err(UserError::TooLong) => Vec::new(),
        Err(_) => Example::ALL
            .iter()
            .copied()
            .map(|example| {
                let shown = example.suggestion().say(language);
                AutocompleteChoice::new(layout::shortened(&shown, layout::CHOICE), example.shorthand())
            })
            .collect(),
    })
}

/// A button under an answer that no case belongs to.
fn on_button(id: &str, content: &str, requester: &Requester) -> Response {
    let language = requester.reader;
    match (Button::of(id), RulingQuery::read(id, content)) {
        (Some(Button::Share), Some(question)) => query::answered(&question, Visibility::Public, requester),
        (Some(Button::Why), Some(question)) => query::why(&question, requester),
        (Some(Button::Share | Button::Why), None) => Response::apology(UserError::ShareLost, language),
        (None, _) => Response::apology(UserError::Outdated, language),
    }
}

fn clauses(answer: law::LawPage, language: Language) -> Response {
    Response::messages(layout::lay_out(&answer.page, language, None), Vec::new(), Visibility::Ephemeral, answer.menu)
}

fn edition(command: &Command) -> Option<Edition> {
    command.options().named(CommandOption::Edition.key())
}
