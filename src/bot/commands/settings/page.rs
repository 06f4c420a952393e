//! The page of `/settings show`: what is set, and the defaults.

use serenity::builder::CreateActionRow;

use crate::{
    bot::{
        commands::settings::{Words, command},
        context::requester::Requester,
        view::{
            auction_modal,
            case_card::status::when,
            layout::{self, MESSAGES, Surroundings},
            response::{Response, Visibility},
            text::bot::Text,
        },
    },
    lawbook::Edition,
    locale::Language,
    present::Page,
    store::{Replies, RoleChange},
};

/// What is shown.
pub(crate) struct Shown {
    /// What the server has set.
    pub(crate) here: bool,
    /// What the person has set.
    pub(crate) own: Option<Own>,
    /// The last changes of the director roles, for those who manage the server.
    pub(crate) changes: Vec<RoleChange>,
}

/// What of a person's settings does not come with the requester.
pub(crate) struct Own {
    /// Whether they want to be told of calls here.
    pub(crate) on_call: bool,
}

/// What the settings are, as messages, with the menus under them.
pub(crate) struct SettingsPage {
    pub(crate) contents: Vec<String>,
    pub(crate) components: Vec<CreateActionRow>,
}

/// The page as a new message, for the person who asks.
pub(crate) fn reply(page: SettingsPage) -> Response {
    Response::messages(page.contents, Vec::new(), Visibility::Ephemeral, page.components)
}

/// The page in place of the one whose menu was used.
pub(crate) fn redrawn(page: SettingsPage) -> Response {
    Response::in_place(page.contents, page.components)
}

/// The page for the person who asks. Its lines are markup: roles and channels are shown as Discord shows them, and nothing in it
/// was typed by anybody.
pub(crate) fn page(headline: &Words, shown: Shown, requester: &Requester) -> SettingsPage {
    let language = requester.reader;
    let mut before = vec![layout::heading(&headline.say(language))];
    if shown.here {
        before.push(format!("\n{}", layout::heading(&Words::Here {}.say(language))));
        before.extend(of_server(requester).iter().map(|(label, value)| line(label, value, language)));
        let changes = shown.changes.iter().map(|change| role_change(change, language));
        before.extend(changes.map(|change| line(&Words::LabelChanges {}, &change, language)));
    }
    if let Some(own) = shown.own {
        before.push(format!("\n{}", layout::heading(&Words::Own {}.say(language))));
        before.extend(of_person(requester, &own).iter().map(|(label, value)| line(label, value, language)));
    }
    let frame = Surroundings { before, after: vec![Words::Order {}.say(language)] };
    let contents = layout::lay_out_framed(&Page::default(), language, &frame, MESSAGES);
    SettingsPage { contents, components: Vec::new() }
}

fn line(label: &Words, value: &str, language: Language) -> String {
    format!("- {}: {value}", layout::heading(&label.say(language)))
}

fn of_server(requester: &Requester) -> Vec<(Words, String)> {
    let language = requester.reader;
    let say = |words: Words| words.say(language);
    let here = &requester.here;
    let channel = |id: Option<u64>, unset: Words| id.map_or_else(|| say(unset), |id| format!("<#{id}>"));
    let replies = match here.replies {
        Replies::Private => Words::RepliesPrivate {},
        Replies::Public => Words::RepliesPublic {},
    };
    vec![
        (Words::LabelPublic {}, language_line(here.language, requester.discord.server, language)),
        (Words::LabelEdition {}, here.edition.map_or_else(|| say(Words::EditionUnset {}), |it| edition(it, language))),
        (Words::LabelAgreements {}, agreements(requester)),
        (Words::LabelSimilar {}, similar(requester)),
        (Words::LabelReplies {}, say(replies)),
        (Words::LabelDirectors {}, directors(requester)),
        (Words::LabelLog {}, channel(here.log_channel, Words::LogUnset {})),
        (Words::LabelQuiz {}, channel(here.quiz_channel, Words::QuizUnset {})),
        (
            Words::LabelKeep {},
            here.keep_months.map_or(Words::KeepUnset {}, |months| Words::KeepSet { months }).say(language),
        ),
    ]
}

fn of_person(requester: &Requester, own: &Own) -> Vec<(Words, String)> {
    let language = requester.reader;
    let laws = match (requester.own.edition, requester.here.edition) {
        (Some(own), _) => edition(own, language),
        (None, Some(here)) => Words::EditionAsServer { year: here.year() }.say(language),
        (None, None) => Words::EditionUnset {}.say(language),
    };
    let mut lines = vec![
        (Words::LabelLanguage {}, language_line(requester.own.language, requester.discord.reader, language)),
        (Words::LabelEdition {}, laws),
    ];
    if requester.is_in_server() && (own.on_call || requester.is_director_here()) {
        lines.push((Words::LabelCalls {}, calls(requester, own).say(language)));
    }
    lines
}

fn language_line(set: Option<Language>, by_discord: Language, language: Language) -> String {
    let unset = || Words::LanguageUnset { language: by_discord.tag() };
    set.map_or_else(unset, command::name_of).say(language)
}

fn edition(edition: Edition, language: Language) -> String {
    Text::edition(edition).say(language)
}

fn agreements(requester: &Requester) -> String {
    let name = requester.here.agreements.as_deref().and_then(auction_modal::system);
    name.map_or_else(
        || Words::AgreementsUnset {}.say(requester.reader),
        |name| Text::System { name }.say(requester.reader),
    )
}

fn similar(requester: &Requester) -> String {
    let yardstick = requester.here.yardstick.unwrap_or_default();
    let (similar, doubtful) = (yardstick.similar(), yardstick.doubtful());
    let words = match requester.here.yardstick {
        Some(_) => Words::SimilarSet { similar, doubtful },
        None => Words::SimilarUnset { similar, doubtful },
    };
    words.say(requester.reader)
}

fn directors(requester: &Requester) -> String {
    if requester.here.director_roles.is_empty() {
        return Words::DirectorsUnset {}.say(requester.reader);
    }
    Words::DirectorsSet { roles: mentions(&requester.here.director_roles) }.say(requester.reader)
}

fn mentions(roles: &[u64]) -> String {
    roles.iter().map(|role| format!("<@&{role}>")).collect::<Vec<_>>().join(" ")
}

/// Who changed the director roles, when, and from what to what.
fn role_change(change: &RoleChange, language: Language) -> String {
    let roles = |roles: &[u64]| if roles.is_empty() { Words::RolesNone {}.say(language) } else { mentions(roles) };
    let by = change.by.map_or_else(|| Words::RolesErased {}.say(language), |by| format!("<@{}>", by.0));
    let (before, after) = (roles(&change.before), roles(&change.after));
    format!("{}, {by}: {before} → {after}", when(change.at))
}

/// Whether a director is told of calls, and why they are not although they want to be.
fn calls(requester: &Requester, own: &Own) -> Words {
    match own.on_call {
        false => Words::CallsOff {},
        true if requester.here.director_roles.is_empty() => Words::CallsNoRole {},
        true if !requester.is_director_here() => Words::CallsNoDirector {},
        true => Words::CallsOn {},
    }
}
