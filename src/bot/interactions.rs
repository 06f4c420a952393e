//! Interactions: the slash commands, autocompletion, the menu of a message, buttons, menus and text boxes under answers.
//! An interaction comes in, and what goes out is worked out; nothing is sent here.

use std::{panic::AssertUnwindSafe, time::Instant};

use futures_util::FutureExt as _;
use serenity::builder::{AutocompleteChoice, CreateInteractionResponseFollowup};

use super::{
    about,
    asker::Asker,
    boxes, card, casebook, commands, input,
    interaction::{Callback, Command, Component, Done, Filled, Interaction, Message},
    law,
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
        let Asker { person, place, .. } = Asker::of(interaction);
        let what = match interaction.done {
            Done::Typing(_) | Done::Box(_) => What::Typing,
            Done::Command(_) | Done::Press(_) => What::Question,
        };
        self.limits.ask(what, person, place, Instant::now())
    }

    /// What to send in answer to an interaction. Of what is done rarely, the state is on the heap, so that the rest takes
    /// less room.
    pub async fn reply(&self, interaction: &Interaction) -> Reply {
        let answered = AssertUnwindSafe(async {
            let asker = self.settled(Asker::of(interaction)).await;
            match &interaction.done {
                Done::Typing(typing) => on_typing(typing, &asker),
                Done::Command(command) => self.on_command(command, asker).await,
                Done::Press(press) => Box::pin(self.on_press(press, asker)).await,
                Done::Box(filled) => Box::pin(self.on_box(filled, asker)).await,
            }
        });
        answered.catch_unwind().await.unwrap_or_else(|_| match interaction.done {
            Done::Typing(_) => Reply::choices(Vec::new()),
            Done::Command(_) | Done::Press(_) | Done::Box(_) => last_resort(&interaction.callback),
        })
    }

    async fn on_command(&self, command: &Command, asker: Asker) -> Reply {
        let language = asker.reader;
        let text = |asks: Asks| command.options.text(asks.key());
        match (command.name.as_str(), &command.target) {
            (commands::RULING, _) => {
                let reader = match text(Asks::View) {
                    Some(view) if view == commands::view_key(Reader::Director) => Reader::Director,
                    Some(_) | None => Reader::Player,
                };
                let audience = match command.options.flag(Asks::Share.key()) {
                    Some(true) => Audience::Public,
                    None if reader == Reader::Player => asker.audience(),
                    Some(false) | None => Audience::Private,
                };
                let agreements = text(Asks::Agreements).and_then(question::system);
                let text = text(Asks::Auction).unwrap_or_default().to_owned();
                self.rule(Question { text, edition: edition(command), reader, agreements }, audience, &asker).await
            }
            (commands::LAW, _) => {
                let typed = input::clean(text(Asks::Clause).unwrap_or_default());
                match typed {
                    Ok(text) => clauses(law::answer(&text, edition(command), language), language),
                    Err(Apology::NoText) => clauses(law::answer("", edition(command), language), language),
                    Err(reason) => Reply::apology(reason, language),
                }
            }
            (commands::QUIZ, _) => Box::pin(self.quiz(command, &asker)).await,
            (commands::CASE, _) => Box::pin(self.casebook(command, &asker)).await,
            (commands::MENU, Some(target)) => {
                let question =
                    Question { text: target.clone(), edition: None, reader: Reader::Player, agreements: None };
                self.rule(question, asker.audience(), &asker).await
            }
            // Discord has not said what stands in it.
            (commands::MENU, None) => Reply::apology(Apology::NoText, language),
            (commands::SETTINGS, _) => Box::pin(self.settings(command, &asker)).await,
            (commands::PRIVACY, _) => privacy::page(language),
            (commands::ABOUT, _) => about::page(language),
            _ => Reply::apology(Apology::NotUnderstood, language),
        }
    }

    async fn on_press(&self, it: &Component, asker: Asker) -> Reply {
        let (id, chosen) = (it.custom_id.as_str(), it.chosen.as_deref());
        let language = asker.reader;
        match id.split(':').next() {
            Some(press::PREFIX) => {
                let Some(press) = Press::read(id) else { return Reply::apology(Apology::Outdated, language) };
                let with = match chosen {
                    Some(card::ANOTHER) | None => With::Nothing,
                    Some(call) => call.parse().map_or(With::Nothing, With::Call),
                };
                let is_public = asker.is_in_server() && !it.under.is_private();
                let stands = stands(&it.under);
                self.press(&Pressed { press, with, asker, is_public, stands, is_box: false }).await
            }
            Some(quiz::PREFIX) => self.quiz_press(id, &asker).await,
            Some(casebook::PREFIX) => self.turn(id, chosen, &asker).await,
            Some(law::PREFIX) => {
                let answer = chosen.and_then(|value| law::chosen(value, language));
                answer.map_or_else(|| Reply::apology(Apology::Outdated, language), |it| clauses(it, language))
            }
            Some(privacy::PREFIX) => self.privacy(id, &asker).await,
            Some(_) | None => on_button(id, &it.under.content, &asker),
        }
    }

    async fn on_box(&self, filled: &Filled, asker: Asker) -> Reply {
        let language = asker.reader;
        let Some(press) = Press::read(&filled.custom_id) else {
            return Reply::apology(Apology::Outdated, language);
        };
        let clean = |id| match boxes::typed(filled, id).map(input::clean) {
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
        let is_public = asker.is_in_server() && filled.under.as_ref().is_some_and(|message| !message.is_private());
        let stands = filled.under.as_ref().map_or(store::Card { channel: 0, message: 0 }, stands);
        self.press(&Pressed { press, with, asker, is_public, stands, is_box: true }).await
    }
}

fn stands(message: &Message) -> store::Card {
    store::Card { channel: message.channel_id.get(), message: message.id.get() }
}

/// What to send when the reply to an interaction was refused: a private word that something went wrong, and nothing while
/// somebody types.
#[must_use]
pub fn last_resort(callback: &Callback) -> Reply {
    match callback.is_typing {
        true => Reply::choices(Vec::new()),
        false => Reply::apology(Apology::WentWrong, callback.language),
    }
}

/// What to send when the rest of an answer may not have arrived.
pub fn rest_missing(language: Language) -> CreateInteractionResponseFollowup {
    reply::noted(&Words::RestMissing {}.say(language))
}

/// What to send to somebody who asks too often: a private word, and nothing while he types.
#[must_use]
pub fn too_often(interaction: &Interaction) -> Reply {
    match interaction.done {
        Done::Typing(_) => Reply::choices(Vec::new()),
        Done::Command(_) | Done::Press(_) | Done::Box(_) => {
            Reply::apology(Apology::TooOften, interaction.callback.language)
        }
    }
}

fn on_typing(typing: &Command, asker: &Asker) -> Reply {
    let language = asker.reader;
    let Some((option, typed)) = typing.options.typing() else {
        return Reply::choices(Vec::new());
    };
    if option == Asks::Clause.key() {
        let typed = input::clean(typed).unwrap_or_default();
        return Reply::choices(law::choices(&typed, edition(typing), language));
    }
    if option == quiz::ZONE {
        return quiz::zones(typed);
    }
    Reply::choices(match input::clean(typed) {
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

fn edition(command: &Command) -> Option<Edition> {
    command.options.text(Asks::Edition.key())?.parse().ok()
}
