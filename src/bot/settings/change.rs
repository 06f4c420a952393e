//! From the options of a command to settings: all of them, or none and why.

use super::{
    Words,
    ask::{Clear, DEFAULT, Field, MONTHS, TYPED},
};
use crate::{
    bot::{
        interaction::{Given, Options},
        message, question,
    },
    lawbook::Edition,
    locale::Language,
    record::Yardstick,
    store::{PersonSettings, Replies, ServerSettings},
};

/// Roles that a server may name: as many as can be shown.
const ROLES: usize = 20;
/// What one may type to unset how much is similar: in the language of the command, or as the choices have it.
const UNSET: [&str; 2] = [DEFAULT, "standard"];

/// Why nothing is changed.
#[derive(Clone, Debug)]
pub(super) enum Refusal {
    /// The options are not those of this version.
    NotUnderstood,
    /// A word to whoever chose, and what to do.
    Word(Words, Words),
}

/// What a server's settings become. `everybody` is the role that all its members have: it has the server's number.
pub(super) fn server(
    options: &Options,
    mut settings: ServerSettings,
    everybody: u64,
) -> Result<ServerSettings, Refusal> {
    for (field, value) in in_order(options)? {
        set_server(&mut settings, field, value, everybody)?;
    }
    Ok(settings)
}

/// Whether nothing is to stay of what the server has set: then its own questions go too.
pub(super) fn clears_everything(options: &Options) -> bool {
    options.text(Field::Clear.key()) == Some(Clear::Everything.key())
}

/// What a person changes. What he does not choose stays.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct OwnChange {
    language: Option<Chosen<Language>>,
    edition: Option<Chosen<Edition>>,
    /// Whether he wants to be told of calls.
    pub(super) calls: Option<bool>,
}

/// What somebody sets something to, or that he unsets it.
type Chosen<T> = Result<T, Unset>;

/// It is to be set no longer.
#[derive(Clone, Copy, Debug)]
struct Unset;

impl OwnChange {
    /// The settings with it.
    pub(super) fn applied_to(&self, before: PersonSettings) -> PersonSettings {
        PersonSettings {
            language: self.language.map_or(before.language, Result::ok),
            edition: self.edition.map_or(before.edition, Result::ok),
        }
    }
}

/// What a person's options change.
pub(super) fn own(options: &Options) -> Result<OwnChange, Refusal> {
    let mut change = OwnChange::default();
    for (field, value) in in_order(options)? {
        match field {
            Field::Language => change.language = Some(unless_default(value, language)?.ok_or(Unset)),
            Field::Edition => change.edition = Some(unless_default(value, |text| text.parse().ok())?.ok_or(Unset)),
            Field::Calls => change.calls = Some(value.flag().ok_or(Refusal::NotUnderstood)?),
            Field::Clear
            | Field::Agreements
            | Field::Similar
            | Field::Replies
            | Field::Director
            | Field::NoDirector
            | Field::Log
            | Field::Quiz
            | Field::Keep => return Err(Refusal::NotUnderstood),
        }
    }
    Ok(change)
}

/// What was chosen, in the order in which it is set: a role that is both added and removed is removed.
fn in_order(options: &Options) -> Result<Vec<(Field, &Given)>, Refusal> {
    let is_known = |name| Field::ALL.into_iter().any(|field| field.key() == name);
    if !options.names().all(is_known) {
        return Err(Refusal::NotUnderstood);
    }
    let given = |field: Field| Some((field, options.given(field.key())?));
    Ok(Field::ALL.into_iter().filter_map(given).collect())
}

fn set_server(settings: &mut ServerSettings, field: Field, value: &Given, everybody: u64) -> Result<(), Refusal> {
    match field {
        Field::Clear => clear(settings, value)?,
        Field::Language => settings.language = unless_default(value, language)?,
        Field::Edition => settings.edition = unless_default(value, |text| text.parse().ok())?,
        Field::Agreements => {
            settings.agreements = unless_default(value, |text| question::system(text).map(str::to_owned))?;
        }
        Field::Similar => settings.yardstick = yardstick(value)?,
        Field::Replies => {
            let chosen = Replies::ALL.into_iter().find(|replies| Some(replies.name()) == value.text());
            settings.replies = chosen.ok_or(Refusal::NotUnderstood)?;
        }
        Field::Director => add(settings, role(value)?, everybody)?,
        Field::NoDirector => {
            let gone = role(value)?;
            settings.director_roles.retain(|role| *role != gone);
        }
        Field::Log => settings.log_channel = Some(channel(value)?),
        Field::Keep => settings.keep_months = months(value)?,
        Field::Quiz => settings.quiz_channel = Some(channel(value)?),
        Field::Calls => return Err(Refusal::NotUnderstood),
    }
    Ok(())
}

fn clear(settings: &mut ServerSettings, value: &Given) -> Result<(), Refusal> {
    let chosen = Clear::ALL.into_iter().find(|clear| Some(clear.key()) == value.text());
    match chosen.ok_or(Refusal::NotUnderstood)? {
        Clear::Directors => settings.director_roles.clear(),
        Clear::Log => settings.log_channel = None,
        Clear::Quiz => settings.quiz_channel = None,
        Clear::Everything => *settings = ServerSettings::default(),
    }
    Ok(())
}

fn add(settings: &mut ServerSettings, role: u64, everybody: u64) -> Result<(), Refusal> {
    if role == everybody {
        return Err(Refusal::Word(Words::Everybody {}, Words::EverybodyHow {}));
    }
    if settings.director_roles.contains(&role) {
        return Ok(());
    }
    if settings.director_roles.len() >= ROLES {
        return Err(Refusal::Word(Words::TooManyRoles { most: ROLES }, Words::TooManyRolesHow {}));
    }
    settings.director_roles.push(role);
    settings.director_roles.sort_unstable();
    Ok(())
}

/// What was chosen, or nothing if it is to be unset.
fn unless_default<T>(value: &Given, read: impl Fn(&str) -> Option<T>) -> Result<Option<T>, Refusal> {
    match value.text() {
        Some(DEFAULT) => Ok(None),
        Some(text) => read(text).map(Some).ok_or(Refusal::NotUnderstood),
        None => Err(Refusal::NotUnderstood),
    }
}

fn language(tag: &str) -> Option<Language> {
    Language::ALL.into_iter().find(|language| language.tag() == tag)
}

/// How much is similar, as it is typed.
fn yardstick(value: &Given) -> Result<Option<Yardstick>, Refusal> {
    let typed = value.text().ok_or(Refusal::NotUnderstood)?.trim();
    if UNSET.contains(&typed.to_lowercase().as_str()) {
        return Ok(None);
    }
    let text = message::shortened(typed, usize::from(TYPED));
    let no_yardstick = |_| Refusal::Word(Words::NoYardstick { text: text.replace('`', "'") }, Words::NoYardstickHow {});
    typed.replace('%', "").parse().map(Some).map_err(no_yardstick)
}

/// For how many months cases are kept; 0 is for ever.
fn months(value: &Given) -> Result<Option<u8>, Refusal> {
    let months = value.integer().and_then(|months| u8::try_from(months).ok()).filter(|months| *months <= MONTHS);
    months.map(|months| Some(months).filter(|months| *months > 0)).ok_or(Refusal::NotUnderstood)
}

fn role(value: &Given) -> Result<u64, Refusal> {
    value.role().ok_or(Refusal::NotUnderstood)
}

fn channel(value: &Given) -> Result<u64, Refusal> {
    value.channel().ok_or(Refusal::NotUnderstood)
}
