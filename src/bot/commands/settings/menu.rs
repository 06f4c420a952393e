//! The menus under `/settings show`: the first says what to change, the second to what.

use serenity::{
    all::{ChannelId, ChannelType, RoleId},
    builder::{CreateActionRow, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption},
};

use crate::{
    bot::{
        commands::settings::{
            Words,
            command::{self, DEFAULT, Setting, Subcommand},
            update::ROLES,
        },
        context::requester::Requester,
        view::text::bot::Text,
    },
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
    store::Replies,
};

/// What the `custom_id` of every menu begins with.
pub(crate) const PREFIX: &str = "settings";
/// The first menu's `custom_id`; of the second, the setting stands behind it.
const FIRST: &str = "settings:v1";
/// For how many months cases may be kept by the menu; 0 is for ever. The command takes any number.
const MONTHS: [u8; 7] = [0, 3, 6, 12, 24, 36, 60];
/// What a menu of yes and no says, as booleans are read.
const YES_OR_NO: [(bool, Words); 2] = [(true, Words::CallsYes {}), (false, Words::CallsNo {})];

/// A setting of the server or of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) of: Subcommand,
    pub(crate) setting: Setting,
}

/// What a `custom_id` says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsMenu {
    /// What to change.
    First,
    /// To what.
    Of(Field),
}

impl SettingsMenu {
    pub(crate) fn read(custom_id: &str) -> Option<SettingsMenu> {
        match custom_id.strip_prefix(FIRST)? {
            "" => Some(SettingsMenu::First),
            rest => Field::read(rest.strip_prefix(':')?).map(SettingsMenu::Of),
        }
    }
}

impl Field {
    /// What a server can set by menu, and then what a person can. How much is similar is typed: `/settings server`.
    fn all() -> impl Iterator<Item = Field> {
        let of = |of: Subcommand| of.fields().iter().map(move |setting| Field { of, setting: *setting });
        let is_in_menu =
            |field: &Field| !matches!(field.setting, Setting::Clear | Setting::Similar | Setting::NoDirector);
        of(Subcommand::Server).chain(of(Subcommand::Mine)).filter(is_in_menu)
    }

    /// A setting as an option's value says it.
    pub(crate) fn read(value: &str) -> Option<Field> {
        Field::all().find(|field| field.value() == value)
    }

    fn value(self) -> String {
        format!("{}:{}", self.of.key(), self.setting.key())
    }

    /// Whether this person may change it.
    fn is_open_to(self, requester: &Requester, on_call: bool) -> bool {
        match (self.of, self.setting) {
            (Subcommand::Server, _) => requester.manages(),
            (_, Setting::Calls) => requester.is_in_server() && (on_call || requester.is_director_here()),
            (Subcommand::Show | Subcommand::Mine | Subcommand::Panel, _) => true,
        }
    }

    fn label(self) -> Words {
        match (self.setting, self.of) {
            (Setting::Language, Subcommand::Mine) => Words::LabelLanguage {},
            (Setting::Language, _) => Words::LabelPublic {},
            (Setting::Agreements, _) => Words::LabelAgreements {},
            (Setting::Replies, _) => Words::LabelReplies {},
            (Setting::Director, _) => Words::LabelDirectors {},
            (Setting::Log, _) => Words::LabelLog {},
            (Setting::Quiz, _) => Words::LabelQuiz {},
            (Setting::Keep, _) => Words::LabelKeep {},
            (Setting::Calls, _) => Words::LabelCalls {},
            (Setting::Edition | Setting::Clear | Setting::Similar | Setting::NoDirector, _) => Words::LabelEdition {},
        }
    }

    /// The label, and whose setting it is.
    fn name(self, language: Language) -> String {
        let whose = if self.of == Subcommand::Server { Words::Here {} } else { Words::Own {} };
        format!("{}: {}", whose.say(language), self.label().say(language))
    }

    /// What it can be set to.
    fn kind(self, requester: &Requester, on_call: bool) -> CreateSelectMenuKind {
        let (here, own, language) = (&requester.here, &requester.own, requester.reader);
        let is_own = self.of == Subcommand::Mine;
        match self.setting {
            Setting::Director | Setting::NoDirector => CreateSelectMenuKind::Role {
                default_roles: Some(here.director_roles.iter().copied().map(RoleId::new).collect())
                    .filter(|roles: &Vec<RoleId>| !roles.is_empty()),
            },
            Setting::Log => channels(&[ChannelType::Text, ChannelType::News, ChannelType::Forum], here.log_channel),
            Setting::Quiz => channels(&[ChannelType::Text, ChannelType::News], here.quiz_channel),
            Setting::Language => {
                let set = if is_own { own.language } else { here.language };
                let all = Language::ALL.map(|it| (it.tag().to_owned(), command::name_of(it).say(language)));
                let unset = (DEFAULT.to_owned(), Words::AsDiscord {}.say(language));
                texts(all.into_iter().chain([unset]), set.map_or(DEFAULT, Language::tag))
            }
            Setting::Edition | Setting::Clear | Setting::Similar => {
                let set = if is_own { own.edition } else { here.edition };
                let all = Edition::ALL.into_iter().rev();
                let all = all.map(|it| (it.year().to_owned(), Text::edition(it).say(language)));
                let unset = if is_own { Words::NoEditionMine {} } else { Words::NoEditionServer {} };
                let unset = (DEFAULT.to_owned(), unset.say(language));
                texts(all.chain([unset]), set.map_or(DEFAULT, Edition::year))
            }
            Setting::Agreements => {
                let all = Agreements::presets().map(|name| (name.to_owned(), Text::System { name }.say(language)));
                let unset = (DEFAULT.to_owned(), Words::NoAgreements {}.say(language));
                texts(all.chain([unset]), here.agreements.as_deref().unwrap_or(DEFAULT))
            }
            Setting::Replies => {
                let all = [(Replies::Private, Words::Private {}), (Replies::Public, Words::Public {})];
                texts(
                    all.into_iter().map(|(it, words)| (it.name().to_owned(), words.say(language))),
                    here.replies.name(),
                )
            }
            Setting::Keep => {
                let words = |months| if months == 0 { Words::KeepUnset {} } else { Words::KeepSet { months } };
                let all = MONTHS.into_iter().map(|months| (months.to_string(), words(months).say(language)));
                texts(all, &here.keep_months.unwrap_or_default().to_string())
            }
            Setting::Calls => {
                let all = YES_OR_NO.into_iter().map(|(yes, words)| (yes.to_string(), words.say(language)));
                texts(all, &on_call.to_string())
            }
        }
    }
}

/// The menus: what may be changed, and what one setting can be set to.
pub(crate) fn menus(requester: &Requester, on_call: bool, open: Option<Field>) -> Vec<CreateActionRow> {
    let language = requester.reader;
    let fields = Field::all().filter(|field| field.is_open_to(requester, on_call));
    let option = |field: Field| {
        CreateSelectMenuOption::new(field.name(language), field.value()).default_selection(Some(field) == open)
    };
    let first = CreateSelectMenuKind::String { options: fields.map(option).collect() };
    let first = CreateSelectMenu::new(FIRST, first).placeholder(Words::MenuFirst {}.say(language));
    let second = open.map(|field| {
        let id = format!("{FIRST}:{}", field.value());
        let menu = CreateSelectMenu::new(id, field.kind(requester, on_call)).placeholder(field.name(language));
        match field.setting {
            Setting::Director => menu.min_values(0).max_values(u8::try_from(ROLES).unwrap_or(u8::MAX)),
            Setting::Log | Setting::Quiz => menu.min_values(0).max_values(1),
            _ => menu,
        }
    });
    [first].into_iter().chain(second).map(CreateActionRow::SelectMenu).collect()
}

/// A menu of texts: their values and labels, and the value that is set.
fn texts(all: impl Iterator<Item = (String, String)>, set: &str) -> CreateSelectMenuKind {
    let option = |(value, label): (String, String)| {
        let is_set = value == set;
        CreateSelectMenuOption::new(label, value).default_selection(is_set)
    };
    CreateSelectMenuKind::String { options: all.map(option).collect() }
}

fn channels(types: &[ChannelType], set: Option<u64>) -> CreateSelectMenuKind {
    CreateSelectMenuKind::Channel {
        channel_types: Some(types.to_vec()),
        default_channels: set.map(|id| vec![ChannelId::new(id)]),
    }
}
