//! A question without a case, because nothing was irregular or because the store is away, and the buttons under its
//! answer. What such a button needs is in its `custom_id`, or else in the message that it hangs on.

use serenity::builder::{CreateActionRow, CreateButton};
use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::{
    answer::{self, Asked},
    bot::{
        commands::builder,
        context::requester::Requester,
        view::{
            auction_modal::system,
            layout,
            picture::{Illustrated, attach_picture},
            response::{Response, Visibility},
            sanitize,
            text::bot::Text,
        },
    },
    explain::Reader,
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
};

const VERSION: &str = "v1";
const ANY_EDITION: &str = "-";
/// Between the edition and what else was chosen.
const AND: char = '+';

/// What was asked, to be asked again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RulingQuery {
    /// The auction as typed.
    pub text: String,
    /// The edition, unless the text says.
    pub edition: Option<Edition>,
    /// For whom the answer is.
    pub reader: Reader,
    /// The offending side's system, by its name.
    pub agreements: Option<&'static str>,
}

/// A button under an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, EnumString, IntoStaticStr)]
#[strum(serialize_all = "snake_case")]
pub enum Button {
    /// Makes the answer public.
    Share,
    /// Tells why.
    Why,
}

impl Button {
    /// All buttons, from the left.
    pub const ALL: &'static [Button] = Button::VARIANTS;

    /// The first part of the button's `custom_id`, by which presses are routed.
    pub fn prefix(self) -> &'static str {
        self.into()
    }

    /// The button that a `custom_id` belongs to.
    pub fn of(custom_id: &str) -> Option<Button> {
        custom_id.split(':').next()?.parse().ok()
    }

    const fn label(self) -> Text {
        match self {
            Button::Share => Text::ShareButton {},
            Button::Why => Text::WhyButton {},
        }
    }
}

impl RulingQuery {
    /// The question with what the requester and their server have set, wherever it does not say.
    #[must_use]
    pub fn by_default(mut self, requester: &Requester) -> RulingQuery {
        self.edition = self.edition.or(requester.own.edition).or(requester.here.edition);
        self.agreements = self.agreements.or_else(|| requester.here.agreements.as_deref().and_then(system));
        self
    }

    /// The question as the program takes it.
    pub fn asked(&self, language: Language, requester: &Requester) -> Asked<'_> {
        let agreements = self.agreements.and_then(Agreements::preset);
        let yardstick = requester.here.yardstick.unwrap_or_default();
        Asked { edition: self.edition, reader: self.reader, agreements, yardstick, ..Asked::new(&self.text, language) }
    }

    /// The buttons.
    pub fn buttons(&self, language: Language) -> Vec<CreateActionRow> {
        let draw = |button: &Button| CreateButton::new(self.id(*button)).label(button.label().say(language));
        vec![CreateActionRow::Buttons(Button::ALL.iter().map(draw).collect())]
    }

    /// The auction, if a button will look for it at the end of the message that it hangs on.
    pub fn ending(&self) -> Option<&str> {
        let is_needed = Button::ALL.iter().copied().any(|button| self.full_id(button).is_none());
        is_needed.then_some(self.text.as_str())
    }

    /// What the button with this `custom_id`, on a message with this content, is about.
    pub fn read(custom_id: &str, content: &str) -> Option<RulingQuery> {
        let mut parts = custom_id.splitn(4, ':');
        let (Some(_), Some(VERSION)) = (parts.next(), parts.next()) else { return None };
        let mut settings = parts.next()?.split(AND);
        let edition = match settings.next()? {
            ANY_EDITION => None,
            year => Some(year.parse().ok()?),
        };
        let mut case = RulingQuery { text: String::new(), edition, reader: Reader::Player, agreements: None };
        for setting in settings {
            if setting == builder::view_key(Reader::Director) {
                case.reader = Reader::Director;
            } else {
                case.agreements = Some(system(setting)?);
            }
        }
        let text = parts.next().or_else(|| layout::ending_of(content))?;
        Some(RulingQuery { text: text.to_owned(), ..case })
    }

    fn id(&self, button: Button) -> String {
        self.full_id(button).unwrap_or_else(|| self.short_id(button))
    }

    fn short_id(&self, button: Button) -> String {
        let mut id = String::with_capacity(layout::CUSTOM_ID);
        let edition = self.edition.map_or(ANY_EDITION, Edition::year);
        [button.prefix(), ":", VERSION, ":", edition].into_iter().for_each(|part| id.push_str(part));
        // What is shared is always the players' view.
        if self.reader == Reader::Director && button == Button::Why {
            id.push(AND);
            id.push_str(builder::view_key(Reader::Director));
        }
        if let Some(name) = self.agreements {
            id.push(AND);
            id.push_str(name);
        }
        id
    }

    /// The same with the auction, if there is room for it.
    fn full_id(&self, button: Button) -> Option<String> {
        let mut id = self.short_id(button);
        id.push(':');
        id.push_str(&self.text);
        (layout::length(&id) <= layout::CUSTOM_ID && !self.text.contains('\n')).then_some(id)
    }
}

/// The answer to a question of which no case is kept.
pub fn answered(question: &RulingQuery, audience: Visibility, requester: &Requester) -> Response {
    let (reader, language) = match audience {
        Visibility::Ephemeral => (question.reader, requester.reader),
        Visibility::Public => (Reader::Player, requester.server),
    };
    let text = match sanitize::clean(&question.text) {
        Ok(text) => text,
        Err(reason) => return Response::apology(reason, requester.reader),
    };
    let question = RulingQuery { text, reader, edition: question.edition, agreements: question.agreements };
    let answer = answer::answer(&question.asked(language, requester));
    if answer.found.is_err() {
        // A slip of the pen is nobody else's business, whatever was asked for.
        return Response::private(&answer::answer(&question.asked(requester.reader, requester)).page, requester.reader);
    }
    let Illustrated { page, files } = attach_picture(answer.page, language, requester.files);
    match audience {
        Visibility::Public => Response::messages(layout::lay_out(&page, language, None), files, audience, Vec::new()),
        Visibility::Ephemeral => {
            let contents = layout::lay_out(&page, language, question.ending());
            Response::messages(contents, files, audience, question.buttons(language))
        }
    }
}

/// Tells why a question is answered as it is, to the person who asks and to nobody else.
pub fn why(question: &RulingQuery, requester: &Requester) -> Response {
    let language = requester.reader;
    match sanitize::clean(&question.text) {
        Ok(text) => {
            let question = RulingQuery { text, ..question.clone() };
            let (answer, _) = answer::why(&question.asked(language, requester));
            let contents = layout::lay_out_sections(&answer.page, language);
            Response::messages(contents, Vec::new(), Visibility::Ephemeral, Vec::new())
        }
        Err(reason) => Response::apology(reason, language),
    }
}
