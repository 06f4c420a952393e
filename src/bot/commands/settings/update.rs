//! From the options of a command to settings: all of them, or none and why.

use std::str::FromStr;

use crate::{
    bot::{
        commands::settings::{
            Words,
            command::{Clear, DEFAULT, MONTHS, Setting, TYPED},
        },
        discord::interaction::options::Options,
        view::{auction_modal::system, layout},
    },
    lawbook::Edition,
    locale::Language,
    record::Yardstick,
    store::{PersonSettings, ServerSettings},
};

use serenity::all::CommandDataOptionValue;

/// Roles that a server may name: as many as can be shown.
pub(crate) const ROLES: usize = 20;
/// What one may type to unset how much is similar: in the language of the command, or as the choices have it.
const UNSET: [&str; 2] = [DEFAULT, "standard"];

/// Why nothing is changed.
#[derive(Clone, Debug)]
pub(crate) enum SettingError {
    /// The options are not those of this version.
    NotUnderstood,
    /// A notice for the person who chose, and what to do.
    Notice(Words, Words),
}

/// What a server's settings become. `everybody` is the role that all its members have: it has the server's number.
pub(crate) fn server(
    options: Options<'_>,
    mut settings: ServerSettings,
    everybody: u64,
) -> Result<ServerSettings, SettingError> {
    for (field, value) in in_order(options)? {
        set_server(&mut settings, field, value, everybody)?;
    }
    Ok(settings)
}

/// Whether nothing is to stay of what the server has set: then its own questions go too.
pub(crate) fn clears_everything(options: Options<'_>) -> bool {
    options.text(Setting::Clear.key()) == Some(Clear::Everything.key())
}

/// What a person changes. What they do not choose stays.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct OwnChange {
    language: Option<Chosen<Language>>,
    edition: Option<Chosen<Edition>>,
    /// Whether they want to be told of calls.
    pub(crate) calls: Option<bool>,
}

/// What somebody sets something to, or that they unset it.
type Chosen<T> = Result<T, Unset>;

/// Nothing is set any more.
#[derive(Clone, Copy, Debug)]
struct Unset;

impl OwnChange {
    /// The settings with it.
    pub(crate) fn applied_to(&self, before: PersonSettings) -> PersonSettings {
        PersonSettings {
            language: self.language.map_or(before.language, Result::ok),
            edition: self.edition.map_or(before.edition, Result::ok),
        }
    }
}

/// What a person's options change.
pub(crate) fn own(options: Options<'_>) -> Result<OwnChange, SettingError> {
    let mut change = OwnChange::default();
    for (field, value) in in_order(options)? {
        set_own(&mut change, field, value)?;
    }
    Ok(change)
}

fn set_own(change: &mut OwnChange, field: Setting, value: &CommandDataOptionValue) -> Result<(), SettingError> {
    match field {
        Setting::Language => change.language = Some(unless_default(value, |text| text.parse().ok())?.ok_or(Unset)),
        Setting::Edition => change.edition = Some(unless_default(value, |text| text.parse().ok())?.ok_or(Unset)),
        Setting::Calls => change.calls = Some(value.as_bool().ok_or(SettingError::NotUnderstood)?),
        Setting::Clear
        | Setting::Agreements
        | Setting::Similar
        | Setting::Replies
        | Setting::Director
        | Setting::NoDirector
        | Setting::Log
        | Setting::Quiz
        | Setting::Keep => return Err(SettingError::NotUnderstood),
    }
    Ok(())
}

/// What a person changes with the menu of a setting.
pub(crate) fn own_chosen(field: Setting, values: &[String]) -> Result<OwnChange, SettingError> {
    let mut change = OwnChange::default();
    set_own(&mut change, field, &as_option(field, values)?)?;
    Ok(change)
}

/// What a server's settings become with the menu of a setting. A menu of roles holds all of them, and one of channels may be
/// empty.
pub(crate) fn server_chosen(
    field: Setting,
    values: &[String],
    mut settings: ServerSettings,
    everybody: u64,
) -> Result<ServerSettings, SettingError> {
    match field {
        Setting::Director => {
            settings.director_roles.clear();
            for value in values {
                add(&mut settings, value.parse().map_err(|_| SettingError::NotUnderstood)?, everybody)?;
            }
        }
        Setting::Log if values.is_empty() => settings.log_channel = None,
        Setting::Quiz if values.is_empty() => settings.quiz_channel = None,
        _ => set_server(&mut settings, field, &as_option(field, values)?, everybody)?,
    }
    Ok(settings)
}

/// What is chosen in a menu, as the option of the command would say it.
fn as_option(field: Setting, values: &[String]) -> Result<CommandDataOptionValue, SettingError> {
    let [value] = values else { return Err(SettingError::NotUnderstood) };
    let number = || value.parse::<u64>().ok().filter(|number| *number > 0);
    let option = match field {
        Setting::Log | Setting::Quiz => number().map(|id| CommandDataOptionValue::Channel(id.into())),
        Setting::Keep => value.parse().ok().map(CommandDataOptionValue::Integer),
        Setting::Calls => value.parse().ok().map(CommandDataOptionValue::Boolean),
        _ => Some(CommandDataOptionValue::String(value.clone())),
    };
    option.ok_or(SettingError::NotUnderstood)
}

/// What was chosen, in the order in which it is set: a role that is both added and removed is removed.
fn in_order(options: Options<'_>) -> Result<Vec<(Setting, &CommandDataOptionValue)>, SettingError> {
    if !options.names().all(|name| name.parse::<Setting>().is_ok()) {
        return Err(SettingError::NotUnderstood);
    }
    let given = |field: Setting| Some((field, options.given(field.key())?));
    Ok(Setting::ALL.iter().copied().filter_map(given).collect())
}

fn set_server(
    settings: &mut ServerSettings,
    field: Setting,
    value: &CommandDataOptionValue,
    everybody: u64,
) -> Result<(), SettingError> {
    match field {
        Setting::Clear => clear(settings, value)?,
        Setting::Language => settings.language = unless_default(value, |text| text.parse().ok())?,
        Setting::Edition => settings.edition = unless_default(value, |text| text.parse().ok())?,
        Setting::Agreements => {
            settings.agreements = unless_default(value, |text| system(text).map(str::to_owned))?;
        }
        Setting::Similar => settings.yardstick = yardstick(value)?,
        Setting::Replies => settings.replies = named(value).ok_or(SettingError::NotUnderstood)?,
        Setting::Director => add(settings, role(value)?, everybody)?,
        Setting::NoDirector => {
            let gone = role(value)?;
            settings.director_roles.retain(|role| *role != gone);
        }
        Setting::Log => settings.log_channel = Some(channel(value)?),
        Setting::Keep => settings.keep_months = months(value)?,
        Setting::Quiz => settings.quiz_channel = Some(channel(value)?),
        Setting::Calls => return Err(SettingError::NotUnderstood),
    }
    Ok(())
}

fn clear(settings: &mut ServerSettings, value: &CommandDataOptionValue) -> Result<(), SettingError> {
    match named::<Clear>(value).ok_or(SettingError::NotUnderstood)? {
        Clear::Directors => settings.director_roles.clear(),
        Clear::Log => settings.log_channel = None,
        Clear::Quiz => settings.quiz_channel = None,
        Clear::Everything => *settings = ServerSettings::default(),
    }
    Ok(())
}

fn add(settings: &mut ServerSettings, role: u64, everybody: u64) -> Result<(), SettingError> {
    if role == everybody {
        return Err(SettingError::Notice(Words::Everybody {}, Words::EverybodyHow {}));
    }
    if settings.director_roles.contains(&role) {
        return Ok(());
    }
    if settings.director_roles.len() >= ROLES {
        return Err(SettingError::Notice(Words::TooManyRoles { most: ROLES }, Words::TooManyRolesHow {}));
    }
    settings.director_roles.push(role);
    settings.director_roles.sort_unstable();
    Ok(())
}

/// What was chosen, or nothing for the default.
fn unless_default<T>(
    value: &CommandDataOptionValue,
    read: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, SettingError> {
    match value.as_str() {
        Some(DEFAULT) => Ok(None),
        Some(text) => read(text).map(Some).ok_or(SettingError::NotUnderstood),
        None => Err(SettingError::NotUnderstood),
    }
}

/// What a text that was chosen names.
fn named<T: FromStr>(value: &CommandDataOptionValue) -> Option<T> {
    value.as_str()?.parse().ok()
}

/// How much is similar, as it is typed.
fn yardstick(value: &CommandDataOptionValue) -> Result<Option<Yardstick>, SettingError> {
    let typed = value.as_str().ok_or(SettingError::NotUnderstood)?.trim();
    if UNSET.contains(&typed.to_lowercase().as_str()) {
        return Ok(None);
    }
    let text = layout::shortened(typed, usize::from(TYPED));
    let no_yardstick =
        |_| SettingError::Notice(Words::NoYardstick { text: text.replace('`', "'") }, Words::NoYardstickHow {});
    typed.replace('%', "").parse().map(Some).map_err(no_yardstick)
}

/// For how many months cases are kept; 0 is for ever.
fn months(value: &CommandDataOptionValue) -> Result<Option<u8>, SettingError> {
    let months = value.as_i64().and_then(|months| u8::try_from(months).ok()).filter(|months| *months <= MONTHS);
    months.map(|months| Some(months).filter(|months| *months > 0)).ok_or(SettingError::NotUnderstood)
}

fn role(value: &CommandDataOptionValue) -> Result<u64, SettingError> {
    value.as_role_id().map(u64::from).ok_or(SettingError::NotUnderstood)
}

fn channel(value: &CommandDataOptionValue) -> Result<u64, SettingError> {
    value.as_channel_id().map(u64::from).ok_or(SettingError::NotUnderstood)
}
