//! The page that shows what is set, and what applies where nothing is.

use super::{Words, ask};
use crate::{
    bot::{
        asker::Asker,
        card::when,
        message::{self, Frame, MESSAGES},
        question::system,
        reply::{Audience, Reply},
        text::Text,
    },
    lawbook::Edition,
    locale::Language,
    present::Page,
    store::{Replies, RoleChange},
};

/// What is shown.
pub(super) struct Shown {
    /// What the server has set.
    pub(super) here: bool,
    /// What the person has set.
    pub(super) own: Option<Own>,
    /// The last changes of the director roles, for those who manage the server.
    pub(super) changes: Vec<RoleChange>,
}

/// What of a person's settings does not come with the asker.
pub(super) struct Own {
    /// Whether he wants to be told of calls here.
    pub(super) on_call: bool,
}

/// The page for whoever asks. Its lines are markup: roles and channels are shown as Discord shows them, and nothing in it
/// was typed by anybody.
pub(super) fn reply(headline: &Words, shown: Shown, asker: &Asker) -> Reply {
    let language = asker.reader;
    let mut before = vec![message::heading(&headline.say(language))];
    if shown.here {
        before.push(format!("\n{}", message::heading(&Words::Here {}.say(language))));
        before.extend(of_server(asker).iter().map(|(label, value)| line(label, value, language)));
        let changes = shown.changes.iter().map(|change| role_change(change, language));
        before.extend(changes.map(|change| line(&Words::LabelChanges {}, &change, language)));
    }
    if let Some(own) = shown.own {
        before.push(format!("\n{}", message::heading(&Words::Own {}.say(language))));
        before.extend(of_person(asker, &own).iter().map(|(label, value)| line(label, value, language)));
    }
    let frame = Frame { before, after: vec![Words::Order {}.say(language)] };
    let contents = message::lay_out_framed(&Page::default(), language, &frame, MESSAGES);
    Reply::messages(contents, Vec::new(), Audience::Private, Vec::new())
}

fn line(label: &Words, value: &str, language: Language) -> String {
    format!("- {}: {value}", message::heading(&label.say(language)))
}

fn of_server(asker: &Asker) -> Vec<(Words, String)> {
    let language = asker.reader;
    let say = |words: Words| words.say(language);
    let here = &asker.here;
    let channel = |id: Option<u64>, unset: Words| id.map_or_else(|| say(unset), |id| format!("<#{id}>"));
    let replies = match here.replies {
        Replies::Private => Words::RepliesPrivate {},
        Replies::Public => Words::RepliesPublic {},
    };
    vec![
        (Words::LabelPublic {}, tongue(here.language, asker.discord.server, language)),
        (Words::LabelEdition {}, here.edition.map_or_else(|| say(Words::EditionUnset {}), |it| edition(it, language))),
        (Words::LabelAgreements {}, agreements(asker)),
        (Words::LabelSimilar {}, similar(asker)),
        (Words::LabelReplies {}, say(replies)),
        (Words::LabelDirectors {}, directors(asker)),
        (Words::LabelLog {}, channel(here.log_channel, Words::LogUnset {})),
        (Words::LabelQuiz {}, channel(here.quiz_channel, Words::QuizUnset {})),
        (
            Words::LabelKeep {},
            here.keep_months.map_or(Words::KeepUnset {}, |months| Words::KeepSet { months }).say(language),
        ),
    ]
}

fn of_person(asker: &Asker, own: &Own) -> Vec<(Words, String)> {
    let language = asker.reader;
    let laws = match (asker.own.edition, asker.here.edition) {
        (Some(own), _) => edition(own, language),
        (None, Some(here)) => Words::EditionAsServer { year: here.year() }.say(language),
        (None, None) => Words::EditionUnset {}.say(language),
    };
    let mut lines = vec![
        (Words::LabelLanguage {}, tongue(asker.own.language, asker.discord.reader, language)),
        (Words::LabelEdition {}, laws),
    ];
    if asker.is_in_server() && (own.on_call || asker.is_director_here()) {
        lines.push((Words::LabelCalls {}, calls(asker, own).say(language)));
    }
    lines
}

fn tongue(set: Option<Language>, by_discord: Language, language: Language) -> String {
    let unset = || Words::LanguageUnset { language: by_discord.tag() };
    set.map_or_else(unset, ask::name_of).say(language)
}

fn edition(edition: Edition, language: Language) -> String {
    Text::Edition(edition).say(language)
}

fn agreements(asker: &Asker) -> String {
    let name = asker.here.agreements.as_deref().and_then(system);
    name.map_or_else(|| Words::AgreementsUnset {}.say(asker.reader), |name| Text::System(name).say(asker.reader))
}

fn similar(asker: &Asker) -> String {
    let yardstick = asker.here.yardstick.unwrap_or_default();
    let (similar, doubtful) = (yardstick.similar(), yardstick.doubtful());
    let words = match asker.here.yardstick {
        Some(_) => Words::SimilarSet { similar, doubtful },
        None => Words::SimilarUnset { similar, doubtful },
    };
    words.say(asker.reader)
}

fn directors(asker: &Asker) -> String {
    if asker.here.director_roles.is_empty() {
        return Words::DirectorsUnset {}.say(asker.reader);
    }
    Words::DirectorsSet { roles: mentions(&asker.here.director_roles) }.say(asker.reader)
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

/// Whether a director is told of calls, and why he is not although he wants to be.
fn calls(asker: &Asker, own: &Own) -> Words {
    match own.on_call {
        false => Words::CallsOff {},
        true if asker.here.director_roles.is_empty() => Words::CallsNoRole {},
        true if !asker.is_director_here() => Words::CallsNoDirector {},
        true => Words::CallsOn {},
    }
}
