//! Interactions: the slash commands, autocompletion, the menu of a message, buttons and menus under answers. An interaction comes in,
//! requests go out; nothing here waits for anything.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serenity::{
    all::{
        CommandDataOptionValue, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
        MessageFlags, ResolvedTarget,
    },
    builder::{
        AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAutocompleteResponse,
        CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    },
};

use super::{
    case::{self, Button, Case},
    commands, input, law, message,
    text::{Apology, Asks, Example, Text},
};
use crate::{answer, explain::Reader, lawbook::Edition, locale::Language, present::Page};

/// What the bot sends in answer to an interaction: the response at once, and the rest of a long answer after it.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The response, which acknowledges the interaction.
    pub response: CreateInteractionResponse,
    /// What does not fit into the response.
    pub followups: Vec<CreateInteractionResponseFollowup>,
}

/// Who sees an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    /// Who asked.
    Private,
    /// Everybody in the channel.
    Public,
}

/// The languages of whoever asks, and of where he asks.
struct Tongues {
    reader: Language,
    server: Language,
}

impl Tongues {
    fn new(locale: &str, guild_locale: Option<&str>) -> Tongues {
        let reader = Language::from_tag(locale).unwrap_or_default();
        Tongues { reader, server: guild_locale.map_or(reader, |tag| Language::from_tag(tag).unwrap_or_default()) }
    }

    const fn of(&self, audience: Audience) -> Language {
        match audience {
            Audience::Private => self.reader,
            Audience::Public => self.server,
        }
    }
}

/// What to send in answer to an interaction; `None` if it asks for nothing.
#[must_use]
pub fn reply(interaction: &Interaction) -> Option<Reply> {
    catch_unwind(AssertUnwindSafe(|| match interaction {
        Interaction::Command(command) => Some(on_command(command)),
        Interaction::Autocomplete(typing) => Some(on_typing(typing)),
        Interaction::Component(press) => Some(on_press(press)),
        Interaction::Modal(modal) => Some(apology(Apology::Outdated, tongue(&modal.locale))),
        // serenity may come to know more kinds.
        Interaction::Ping(_) | _ => None,
    }))
    .unwrap_or_else(|_| match interaction {
        Interaction::Autocomplete(_) => Some(choices(Vec::new())),
        Interaction::Command(_) | Interaction::Component(_) | Interaction::Modal(_) | Interaction::Ping(_) | _ => {
            Some(apology(Apology::WentWrong, tongue(locale(interaction))))
        }
    })
}

/// What to send when the reply to an interaction was refused: a private word that something went wrong.
#[must_use]
pub fn last_resort(locale: &str) -> Reply {
    apology(Apology::WentWrong, tongue(locale))
}

fn tongue(locale: &str) -> Language {
    Language::from_tag(locale).unwrap_or_default()
}

/// The locale of whoever caused an interaction.
#[must_use]
pub fn locale(interaction: &Interaction) -> &str {
    match interaction {
        Interaction::Command(command) | Interaction::Autocomplete(command) => &command.locale,
        Interaction::Component(press) => &press.locale,
        Interaction::Modal(modal) => &modal.locale,
        Interaction::Ping(_) | _ => "",
    }
}

fn on_command(command: &CommandInteraction) -> Reply {
    let tongues = Tongues::new(&command.locale, command.guild_locale.as_deref());
    match (command.data.name.as_str(), command.data.target()) {
        (commands::RULING, _) => {
            let audience = if flag(command, Asks::Share) { Audience::Public } else { Audience::Private };
            let reader = match word(command, Asks::View) {
                Some(view) if view == commands::view_key(Reader::Director) => Reader::Director,
                Some(_) | None => Reader::Player,
            };
            let agreements = word(command, Asks::Agreements).and_then(case::system);
            let text = word(command, Asks::Auction).unwrap_or_default().to_owned();
            rule(&Case { text, edition: edition(command), reader, agreements }, audience, &tongues)
        }
        (commands::LAW, _) => {
            let typed = input::clean(word(command, Asks::Clause).unwrap_or_default());
            match typed {
                Ok(text) => clauses(law::answer(&text, edition(command), tongues.reader), tongues.reader),
                Err(Apology::NoText) => clauses(law::answer("", edition(command), tongues.reader), tongues.reader),
                Err(reason) => apology(reason, tongues.reader),
            }
        }
        (commands::MENU, Some(ResolvedTarget::Message(target))) => {
            let case = Case { text: target.content.clone(), edition: None, reader: Reader::Player, agreements: None };
            rule(&case, Audience::Private, &tongues)
        }
        _ => apology(Apology::NotUnderstood, tongues.reader),
    }
}

fn on_typing(typing: &CommandInteraction) -> Reply {
    let language = tongue(&typing.locale);
    let Some(focused) = typing.data.autocomplete() else {
        return choices(Vec::new());
    };
    if focused.name == Asks::Clause.key() {
        let typed = input::clean(focused.value).unwrap_or_default();
        return choices(law::choices(&typed, edition(typing), language));
    }
    choices(match input::clean(focused.value) {
        Ok(text) if message::length(&text) <= message::CHOICE => {
            let echo = answer::echo(&text, edition(typing), language);
            let shown = if echo.trim().is_empty() { text.clone() } else { echo.replace('\n', " ") };
            vec![AutocompleteChoice::new(message::shortened(shown.trim(), message::CHOICE), text)]
        }
        // A choice cannot hold as much as may be typed; what is typed is sent as it stands.
        Ok(_) | Err(Apology::TooLong) => Vec::new(),
        Err(_) => Example::ALL
            .into_iter()
            .map(|example| {
                let shown = Text::Suggestion(example).say(language);
                AutocompleteChoice::new(message::shortened(&shown, message::CHOICE), example.shorthand())
            })
            .collect(),
    })
}

fn on_press(press: &ComponentInteraction) -> Reply {
    let tongues = Tongues::new(&press.locale, press.guild_locale.as_deref());
    let id = press.data.custom_id.as_str();
    if let Some(button) = Button::of(id) {
        return match (button, Case::read(id, &press.message.content)) {
            (Button::Share, Some(case)) => rule(&case, Audience::Public, &tongues),
            (Button::Why, Some(case)) => why(&case, tongues.reader),
            (Button::Share | Button::Why, None) => apology(Apology::ShareLost, tongues.reader),
        };
    }
    match id.split(':').next() {
        Some(law::PREFIX) => match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                let answer = values.first().and_then(|value| law::chosen(value, tongues.reader));
                answer.map_or_else(|| apology(Apology::Outdated, tongues.reader), |it| clauses(it, tongues.reader))
            }
            ComponentInteractionDataKind::Button
            | ComponentInteractionDataKind::UserSelect { .. }
            | ComponentInteractionDataKind::RoleSelect { .. }
            | ComponentInteractionDataKind::MentionableSelect { .. }
            | ComponentInteractionDataKind::ChannelSelect { .. }
            | ComponentInteractionDataKind::Unknown(_) => apology(Apology::Outdated, tongues.reader),
        },
        Some(_) | None => apology(Apology::Outdated, tongues.reader),
    }
}

fn clauses(answer: law::Answer, language: Language) -> Reply {
    send(message::lay_out(&answer.page, language, None), Audience::Private, answer.menu)
}

/// Rules on a case. What the public sees is always the players' view: the director's own is for him alone.
fn rule(case: &Case, audience: Audience, tongues: &Tongues) -> Reply {
    let reader = match audience {
        Audience::Private => case.reader,
        Audience::Public => Reader::Player,
    };
    let text = match input::clean(&case.text) {
        Ok(text) => text,
        Err(reason) => return apology(reason, tongues.reader),
    };
    let case = Case { text, reader, ..case.clone() };
    let answer = answer::answer(&case.asked(tongues.of(audience)));
    match (&answer.found, audience) {
        (Ok(_), Audience::Public) => public(&answer.page, tongues.server),
        (Ok(_), Audience::Private) => private(&answer.page, tongues.reader, Some(&case)),
        // A slip of the pen is nobody else's business, whatever was asked for.
        (Err(_), Audience::Private) => private(&answer.page, tongues.reader, None),
        (Err(_), Audience::Public) => private(&answer::answer(&case.asked(tongues.reader)).page, tongues.reader, None),
    }
}

/// Tells why a case is ruled on as it is, to whoever asks and to nobody else.
fn why(case: &Case, language: Language) -> Reply {
    match input::clean(&case.text) {
        Ok(text) => {
            let (answer, _) = answer::why(&Case { text, ..case.clone() }.asked(language));
            send(message::lay_out_sections(&answer.page, language), Audience::Private, Vec::new())
        }
        Err(reason) => apology(reason, language),
    }
}

fn apology(reason: Apology, language: Language) -> Reply {
    private(&reason.page(language), language, None)
}

fn private(page: &Page, language: Language, case: Option<&Case>) -> Reply {
    let contents = message::lay_out(page, language, case.and_then(Case::ending));
    send(contents, Audience::Private, case.map(|case| case.buttons(language)).unwrap_or_default())
}

fn public(page: &Page, language: Language) -> Reply {
    send(message::lay_out(page, language, None), Audience::Public, Vec::new())
}

/// The messages, with the components under the last of them.
fn send(contents: Vec<String>, audience: Audience, mut components: Vec<CreateActionRow>) -> Reply {
    let mut contents = contents.into_iter();
    let first = contents.next().unwrap_or_default();
    let rest: Vec<String> = contents.collect();
    let mut response = CreateInteractionResponseMessage::new()
        .content(first)
        .allowed_mentions(CreateAllowedMentions::new().replied_user(false))
        .ephemeral(audience == Audience::Private);
    if rest.is_empty() {
        response = response.components(std::mem::take(&mut components));
    }
    let count = rest.len();
    let followups = rest.into_iter().enumerate().map(|(index, content)| {
        let followup = CreateInteractionResponseFollowup::new()
            .content(content)
            .allowed_mentions(CreateAllowedMentions::new().replied_user(false))
            .flags(match audience {
                Audience::Private => MessageFlags::EPHEMERAL,
                Audience::Public => MessageFlags::empty(),
            });
        if index + 1 == count { followup.components(std::mem::take(&mut components)) } else { followup }
    });
    Reply { followups: followups.collect(), response: CreateInteractionResponse::Message(response) }
}

fn choices(choices: Vec<AutocompleteChoice>) -> Reply {
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    Reply { response: CreateInteractionResponse::Autocomplete(response), followups: Vec::new() }
}

fn value(command: &CommandInteraction, asks: Asks) -> Option<&CommandDataOptionValue> {
    command.data.options.iter().find(|option| option.name == asks.key()).map(|option| &option.value)
}

fn word(command: &CommandInteraction, asks: Asks) -> Option<&str> {
    value(command, asks)?.as_str()
}

fn flag(command: &CommandInteraction, asks: Asks) -> bool {
    value(command, asks).and_then(CommandDataOptionValue::as_bool).unwrap_or_default()
}

fn edition(command: &CommandInteraction) -> Option<Edition> {
    word(command, Asks::Edition)?.parse().ok()
}
