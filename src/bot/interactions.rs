//! Interactions: the slash commands, autocompletion, the menu of a message, buttons and menus under answers. An interaction comes in,
//! requests go out; nothing here waits for anything.

use std::panic::{AssertUnwindSafe, catch_unwind};

use serenity::{
    all::{
        CommandDataOptionValue, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
        MessageFlags, Permissions, ResolvedTarget,
    },
    builder::{
        AutocompleteChoice, CreateActionRow, CreateAllowedMentions, CreateAttachment, CreateAutocompleteResponse,
        CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    },
};

use super::{
    case::{self, Button, Case},
    commands, input, law, message,
    picture::{Files, Illustrated, illustrate},
    text::{Apology, Asks, Example, Text},
};
use crate::{answer, explain::Reader, lawbook::Edition, locale::Language, present::Page};

/// What the bot sends in answer to an interaction: the response at once, and the rest of a long answer after it.
#[derive(Clone, Debug)]
pub struct Reply {
    /// The response, which acknowledges the interaction.
    pub response: CreateInteractionResponse,
    /// The file that the response describes.
    pub file: Option<CreateAttachment>,
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

/// The languages of whoever asks, and of where he asks; and what may be sent there.
struct Place {
    reader: Language,
    server: Language,
    files: Files,
}

impl Place {
    fn new(locale: &str, guild_locale: Option<&str>, permissions: Option<Permissions>) -> Place {
        let reader = tongue(locale);
        let server = guild_locale.map_or(reader, tongue);
        let may = permissions.is_some_and(|may| may.contains(Permissions::ATTACH_FILES));
        Place { reader, server, files: if may { Files::Allowed } else { Files::Forbidden } }
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
    let place = Place::new(&command.locale, command.guild_locale.as_deref(), command.app_permissions);
    match (command.data.name.as_str(), command.data.target()) {
        (commands::RULING, _) => {
            let audience = if flag(command, Asks::Share) { Audience::Public } else { Audience::Private };
            let reader = match word(command, Asks::View) {
                Some(view) if view == commands::view_key(Reader::Director) => Reader::Director,
                Some(_) | None => Reader::Player,
            };
            let agreements = word(command, Asks::Agreements).and_then(case::system);
            let text = word(command, Asks::Auction).unwrap_or_default().to_owned();
            rule(&Case { text, edition: edition(command), reader, agreements }, audience, &place)
        }
        (commands::LAW, _) => {
            let typed = input::clean(word(command, Asks::Clause).unwrap_or_default());
            match typed {
                Ok(text) => clauses(law::answer(&text, edition(command), place.reader), place.reader),
                Err(Apology::NoText) => clauses(law::answer("", edition(command), place.reader), place.reader),
                Err(reason) => apology(reason, place.reader),
            }
        }
        (commands::MENU, Some(ResolvedTarget::Message(target))) => {
            let case = Case { text: target.content.clone(), edition: None, reader: Reader::Player, agreements: None };
            rule(&case, Audience::Private, &place)
        }
        _ => apology(Apology::NotUnderstood, place.reader),
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
    let place = Place::new(&press.locale, press.guild_locale.as_deref(), press.app_permissions);
    let id = press.data.custom_id.as_str();
    if let Some(button) = Button::of(id) {
        return match (button, Case::read(id, &press.message.content)) {
            (Button::Share, Some(case)) => rule(&case, Audience::Public, &place),
            (Button::Why, Some(case)) => why(&case, place.reader),
            (Button::Share | Button::Why, None) => apology(Apology::ShareLost, place.reader),
        };
    }
    match id.split(':').next() {
        Some(law::PREFIX) => match &press.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => {
                let answer = values.first().and_then(|value| law::chosen(value, place.reader));
                answer.map_or_else(|| apology(Apology::Outdated, place.reader), |it| clauses(it, place.reader))
            }
            ComponentInteractionDataKind::Button
            | ComponentInteractionDataKind::UserSelect { .. }
            | ComponentInteractionDataKind::RoleSelect { .. }
            | ComponentInteractionDataKind::MentionableSelect { .. }
            | ComponentInteractionDataKind::ChannelSelect { .. }
            | ComponentInteractionDataKind::Unknown(_) => apology(Apology::Outdated, place.reader),
        },
        Some(_) | None => apology(Apology::Outdated, place.reader),
    }
}

fn clauses(answer: law::Answer, language: Language) -> Reply {
    send(message::lay_out(&answer.page, language, None), None, Audience::Private, answer.menu)
}

/// Rules on a case. What the public sees is always the players' view: the director's own is for him alone.
fn rule(case: &Case, audience: Audience, place: &Place) -> Reply {
    let reader = match audience {
        Audience::Private => case.reader,
        Audience::Public => Reader::Player,
    };
    let text = match input::clean(&case.text) {
        Ok(text) => text,
        Err(reason) => return apology(reason, place.reader),
    };
    let case = Case { text, reader, ..case.clone() };
    let answer = answer::answer(&case.asked(place.of(audience)));
    match (&answer.found, audience) {
        (Ok(_), Audience::Public) => {
            let Illustrated { page, file } = illustrate(&answer.page, place.server, place.files);
            send(message::lay_out(&page, place.server, None), file, audience, Vec::new())
        }
        (Ok(_), Audience::Private) => {
            let Illustrated { page, file } = illustrate(&answer.page, place.reader, place.files);
            send(message::lay_out(&page, place.reader, case.ending()), file, audience, case.buttons(place.reader))
        }
        // A slip of the pen is nobody else's business, whatever was asked for.
        (Err(_), Audience::Private) => private(&answer.page, place.reader),
        (Err(_), Audience::Public) => private(&answer::answer(&case.asked(place.reader)).page, place.reader),
    }
}

/// Tells why a case is ruled on as it is, to whoever asks and to nobody else.
fn why(case: &Case, language: Language) -> Reply {
    match input::clean(&case.text) {
        Ok(text) => {
            let (answer, _) = answer::why(&Case { text, ..case.clone() }.asked(language));
            send(message::lay_out_sections(&answer.page, language), None, Audience::Private, Vec::new())
        }
        Err(reason) => apology(reason, language),
    }
}

fn apology(reason: Apology, language: Language) -> Reply {
    private(&reason.page(language), language)
}

fn private(page: &Page, language: Language) -> Reply {
    send(message::lay_out(page, language, None), None, Audience::Private, Vec::new())
}

/// The messages, with the picture in the first of them and the components under the last.
fn send(
    contents: Vec<String>,
    file: Option<CreateAttachment>,
    audience: Audience,
    mut components: Vec<CreateActionRow>,
) -> Reply {
    let mut contents = contents.into_iter();
    let first = contents.next().unwrap_or_default();
    let rest: Vec<String> = contents.collect();
    let mut response = CreateInteractionResponseMessage::new()
        .content(first)
        .allowed_mentions(CreateAllowedMentions::new().replied_user(false))
        .ephemeral(audience == Audience::Private)
        .files(file.clone());
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
    Reply { followups: followups.collect(), response: CreateInteractionResponse::Message(response), file }
}

fn choices(choices: Vec<AutocompleteChoice>) -> Reply {
    let response = CreateAutocompleteResponse::new().set_choices(choices);
    Reply { response: CreateInteractionResponse::Autocomplete(response), file: None, followups: Vec::new() }
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
