//! Interactions: the slash commands, autocompletion, the menu of a message, buttons, menus and text boxes under answers.
//! An interaction comes in, and what goes out is worked out; nothing is sent here.

use std::{panic::AssertUnwindSafe, time::Instant};

use futures_util::FutureExt as _;
use serenity::{
    all::{
        CommandDataOptionValue, CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Interaction,
        ModalInteraction, ResolvedTarget,
    },
    builder::{AutocompleteChoice, CreateInteractionResponseFollowup},
};

use super::{
    about,
    asker::Asker,
    boxes, card, casebook, commands, input, law,
    limits::{May, What},
    message,
    office::Office,
    press::{self, Press, Verb},
    privacy,
    question::{self, Button, Question},
    quiz,
    reply::{self, Audience, Reply},
    step::With,
    table::Pressed,
    text::{Apology, Asks, Example, Text},
    words::Words,
};
use crate::{answer, explain::Reader, lawbook::Edition, locale::Language, store};

impl Office {
    /// Whether whoever caused an interaction may do so now.
    pub fn may_ask(&self, interaction: &Interaction) -> May {
        let Some(asker) = Asker::of(interaction) else { return May::Ask };
        let what = match interaction {
            Interaction::Autocomplete(_) | Interaction::Modal(_) => What::Typing,
            Interaction::Command(_) | Interaction::Component(_) | Interaction::Ping(_) | _ => What::Question,
        };
        self.limits.ask(what, asker.person, asker.place, Instant::now())
    }

    /// What to send in answer to an interaction; `None` if it asks for nothing.
    pub async fn reply(&self, interaction: &Interaction) -> Option<Reply> {
        let asker = Asker::of(interaction)?;
        let answered = AssertUnwindSafe(async {
            let asker = self.settled(asker).await;
            match interaction {
                Interaction::Autocomplete(typing) => Some(on_typing(typing, &asker)),
                Interaction::Command(command) => Some(self.on_command(command, asker).await),
                Interaction::Component(press) => Some(self.on_press(press, asker).await),
                Interaction::Modal(modal) => Some(self.on_box(modal, asker).await),
                // serenity may come to know more kinds.
                Interaction::Ping(_) | _ => None,
            }
        });
        answered.catch_unwind().await.unwrap_or_else(|_| match interaction {
            Interaction::Autocomplete(_) => Some(Reply::choices(Vec::new())),
            Interaction::Command(_) | Interaction::Component(_) | Interaction::Modal(_) | Interaction::Ping(_) | _ => {
                Some(last_resort(locale(interaction)))
            }
        })
    }

    async fn on_command(&self, command: &CommandInteraction, asker: Asker) -> Reply {
        let language = asker.reader;
        match (command.data.name.as_str(), command.data.target()) {
            (commands::RULING, _) => {
                let reader = match word(command, Asks::View) {
                    Some(view) if view == commands::view_key(Reader::Director) => Reader::Director,
                    Some(_) | None => Reader::Player,
                };
                let audience = match value(command, Asks::Share).and_then(CommandDataOptionValue::as_bool) {
                    Some(true) => Audience::Public,
                    None if reader == Reader::Player => asker.audience(),
                    Some(false) | None => Audience::Private,
                };
                let agreements = word(command, Asks::Agreements).and_then(question::system);
                let text = word(command, Asks::Auction).unwrap_or_default().to_owned();
                self.rule(Question { text, edition: edition(command), reader, agreements }, audience, &asker).await
            }
            (commands::LAW, _) => {
                let typed = input::clean(word(command, Asks::Clause).unwrap_or_default());
                match typed {
                    Ok(text) => clauses(law::answer(&text, edition(command), language), language),
                    Err(Apology::NoText) => clauses(law::answer("", edition(command), language), language),
                    Err(reason) => Reply::apology(reason, language),
                }
            }
            (commands::QUIZ, _) => self.quiz(command, &asker).await,
            (commands::CASE, _) => self.casebook(command, &asker).await,
            (commands::MENU, Some(ResolvedTarget::Message(target))) => {
                let text = target.content.clone();
                let question = Question { text, edition: None, reader: Reader::Player, agreements: None };
                self.rule(question, asker.audience(), &asker).await
            }
            (commands::SETTINGS, _) => self.settings(command, &asker).await,
            (commands::PRIVACY, _) => privacy::page(language),
            (commands::ABOUT, _) => about::page(language),
            _ => Reply::apology(Apology::NotUnderstood, language),
        }
    }

    async fn on_press(&self, it: &ComponentInteraction, asker: Asker) -> Reply {
        let id = it.data.custom_id.as_str();
        let chosen = match &it.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.first().map(String::as_str),
            ComponentInteractionDataKind::Button
            | ComponentInteractionDataKind::UserSelect { .. }
            | ComponentInteractionDataKind::RoleSelect { .. }
            | ComponentInteractionDataKind::MentionableSelect { .. }
            | ComponentInteractionDataKind::ChannelSelect { .. }
            | ComponentInteractionDataKind::Unknown(_) => None,
        };
        let language = asker.reader;
        match id.split(':').next() {
            Some(press::PREFIX) => {
                let Some(press) = Press::read(id) else { return Reply::apology(Apology::Outdated, language) };
                let with = match chosen {
                    Some(card::ANOTHER) | None => With::Nothing,
                    Some(call) => call.parse().map_or(With::Nothing, With::Call),
                };
                let is_public = it.guild_id.is_some() && !is_private(&it.message);
                let stands = stands(&it.message);
                self.press(&Pressed { press, with, asker, is_public, stands, is_box: false }).await
            }
            Some(quiz::PREFIX) => self.quiz_press(id, &asker).await,
            Some(casebook::PREFIX) => self.turn(id, chosen, &asker).await,
            Some(law::PREFIX) => {
                let answer = chosen.and_then(|value| law::chosen(value, language));
                answer.map_or_else(|| Reply::apology(Apology::Outdated, language), |it| clauses(it, language))
            }
            Some(privacy::PREFIX) => self.privacy(id, &asker).await,
            Some(_) | None => on_button(id, &it.message.content, &asker),
        }
    }

    async fn on_box(&self, modal: &ModalInteraction, asker: Asker) -> Reply {
        let language = asker.reader;
        let Some(press) = Press::read(&modal.data.custom_id) else {
            return Reply::apology(Apology::Outdated, language);
        };
        let clean = |id| match boxes::typed(modal, id).map(input::clean) {
            None | Some(Err(Apology::NoText)) => Ok(None),
            Some(Ok(text)) => Ok(Some(text)),
            Some(Err(reason)) => Err(reason),
        };
        let typed = [boxes::FIRST, boxes::RULING, boxes::REASON].map(clean);
        let [Ok(first), Ok(ruling), Ok(reason)] = &typed else {
            return Reply::apology(Apology::TooLong, language);
        };
        let with = match (press.verb, first, reason) {
            (Verb::Amend, record, Some(reason)) => {
                With::Amendment { record: record.as_deref(), ruling: ruling.as_deref(), reason }
            }
            (Verb::Amend, _, None) | (_, None, None) => return Reply::apology(Apology::NoText, language),
            (_, Some(text), _) | (_, None, Some(text)) => With::Text(text),
        };
        let is_public =
            modal.guild_id.is_some() && modal.message.as_deref().is_some_and(|message| !is_private(message));
        let stands = modal.message.as_deref().map_or(store::Card { channel: 0, message: 0 }, stands);
        self.press(&Pressed { press, with, asker, is_public, stands, is_box: true }).await
    }
}

fn stands(message: &serenity::all::Message) -> store::Card {
    store::Card { channel: message.channel_id.get(), message: message.id.get() }
}

fn is_private(message: &serenity::all::Message) -> bool {
    message.flags.is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL))
}

/// What to send when the reply to an interaction was refused: a private word that something went wrong.
#[must_use]
pub fn last_resort(locale: &str) -> Reply {
    Reply::apology(Apology::WentWrong, tongue(locale))
}

/// What to send when the rest of an answer may not have arrived.
pub fn rest_missing(locale: &str) -> CreateInteractionResponseFollowup {
    reply::noted(&Words::RestMissing {}.say(tongue(locale)))
}

/// What to send to somebody who asks too often: a private word, and nothing while he types.
#[must_use]
pub fn too_often(interaction: &Interaction) -> Reply {
    match interaction {
        Interaction::Autocomplete(_) => Reply::choices(Vec::new()),
        Interaction::Command(_) | Interaction::Component(_) | Interaction::Modal(_) | Interaction::Ping(_) | _ => {
            Reply::apology(Apology::TooOften, tongue(locale(interaction)))
        }
    }
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

fn on_typing(typing: &CommandInteraction, asker: &Asker) -> Reply {
    let language = asker.reader;
    let Some(focused) = typing.data.autocomplete() else {
        return Reply::choices(Vec::new());
    };
    if focused.name == Asks::Clause.key() {
        let typed = input::clean(focused.value).unwrap_or_default();
        return Reply::choices(law::choices(&typed, edition(typing), language));
    }
    if focused.name == quiz::ZONE {
        return quiz::zones(focused.value);
    }
    Reply::choices(match input::clean(focused.value) {
        Ok(text) if message::length(&text) <= message::CHOICE => {
            let laws = edition(typing).or(asker.own.edition).or(asker.here.edition);
            let echo = answer::echo(&text, laws, language);
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

/// A button under an answer that no case belongs to.
fn on_button(id: &str, content: &str, asker: &Asker) -> Reply {
    let language = asker.reader;
    match (Button::of(id), Question::read(id, content)) {
        (Some(Button::Share), Some(question)) => question::answered(&question, Audience::Public, asker),
        (Some(Button::Why), Some(question)) => question::why(&question, asker),
        (Some(Button::Share | Button::Why), None) => Reply::apology(Apology::ShareLost, language),
        (None, _) => Reply::apology(Apology::Outdated, language),
    }
}

fn clauses(answer: law::Answer, language: Language) -> Reply {
    Reply::messages(message::lay_out(&answer.page, language, None), Vec::new(), Audience::Private, answer.menu)
}

fn value(command: &CommandInteraction, asks: Asks) -> Option<&CommandDataOptionValue> {
    command.data.options.iter().find(|option| option.name == asks.key()).map(|option| &option.value)
}

fn word(command: &CommandInteraction, asks: Asks) -> Option<&str> {
    value(command, asks)?.as_str()
}

fn edition(command: &CommandInteraction) -> Option<Edition> {
    word(command, Asks::Edition)?.parse().ok()
}
