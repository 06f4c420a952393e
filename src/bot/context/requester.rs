//! Who sent an interaction or message: person, place, languages, settings, rights.

use serenity::all::{GuildId, Permissions, Timestamp};

use crate::{
    bot::{
        discord::{interaction::Interaction, message::IncomingMessage},
        view::{picture::Attachments, response::Visibility},
    },
    case::{Person, Place, Standing},
    locale::Language,
    store::{Cause, PersonSettings, Replies, ServerSettings},
};

/// The person behind an interaction or message, with their settings and the server's.
#[derive(Clone, Debug)]
pub struct Requester {
    /// Who.
    pub person: Person,
    /// Where their cases are numbered.
    pub place: Place,
    /// In which channel, where Discord says so.
    pub channel: Option<u64>,
    /// When, in seconds since 1970.
    pub at: i64,
    /// The interaction.
    pub cause_id: String,
    /// The language of what only they read.
    pub reader: Language,
    /// The language of what everybody reads.
    pub server: Language,
    /// Whether files may be sent.
    pub files: Attachments,
    /// What their server has set.
    pub here: ServerSettings,
    /// What they have set.
    pub own: PersonSettings,
    /// What Discord says about languages.
    pub discord: Locales,
    roles: Vec<u64>,
    manages: bool,
    is_settled: bool,
}

/// The languages that Discord names, for where nobody has set another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Locales {
    /// That of the person who asks.
    pub reader: Language,
    /// That of the server.
    pub server: Language,
}

impl Requester {
    /// Who wrote a message, in a language that is known already.
    pub fn of_message(message: &IncomingMessage, language: Language, files: Attachments) -> Requester {
        let server = message.guild_id;
        let person = Person(message.author.id.get());
        let (id, at) = (message.id.get(), message.id.created_at());
        let discord = Locales { reader: language, server: language };
        Requester { reader: language, server: language, discord, files, ..Requester::plain(id, at, person, server) }
    }

    /// Who is behind an interaction.
    pub fn of(it: &Interaction) -> Requester {
        let (id, reader) = (it.callback.id, it.callback.language);
        let server = it.server_language.unwrap_or(reader);
        let may_attach = it.app_permissions.contains(Permissions::ATTACH_FILES);
        Requester {
            reader,
            server,
            discord: Locales { reader, server },
            channel: it.channel.map(|channel| channel.get()),
            files: if may_attach { Attachments::Allowed } else { Attachments::Forbidden },
            roles: it.roles.iter().map(|role| role.get()).collect(),
            manages: it.permissions.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR),
            ..Requester::plain(id.get(), id.created_at(), Person(it.user.get()), it.server)
        }
    }

    /// Somebody of whom nothing else is known.
    fn plain(id: u64, at: Timestamp, person: Person, server: Option<GuildId>) -> Requester {
        Requester {
            person,
            place: server.map_or(Place::Alone(person), |server| Place::Server(server.get())),
            channel: None,
            at: at.unix_timestamp(),
            cause_id: id.to_string(),
            reader: Language::default(),
            server: Language::default(),
            files: Attachments::Forbidden,
            here: ServerSettings::default(),
            own: PersonSettings::default(),
            discord: Locales::default(),
            roles: Vec::new(),
            manages: false,
            is_settled: false,
        }
    }

    /// The same with what they and their server have set.
    #[must_use]
    pub fn with_settings(mut self, here: ServerSettings, own: PersonSettings) -> Requester {
        self.reader = own.language.unwrap_or(self.discord.reader);
        self.server = match self.place {
            Place::Server(_) => here.language.unwrap_or(self.discord.server),
            Place::Alone(_) => self.reader,
        };
        (self.here, self.own, self.is_settled) = (here, own, true);
        self
    }

    /// What they do, so that it changes nothing twice.
    pub fn cause(&self) -> Cause<'_> {
        Cause { id: &self.cause_id, at: self.at }
    }

    /// Whether they ask in a server.
    pub const fn is_in_server(&self) -> bool {
        matches!(self.place, Place::Server(_))
    }

    /// Who sees the answer to a command that does not say.
    pub const fn audience(&self) -> Visibility {
        match self.here.replies {
            Replies::Public => Visibility::Public,
            Replies::Private => Visibility::Ephemeral,
        }
    }

    /// Whether they may change the settings of their server.
    pub const fn manages(&self) -> bool {
        self.manages && self.is_in_server()
    }

    /// What they are to the cases of the place where they ask.
    pub fn standing(&self) -> Standing {
        Standing { person: self.person, is_director: self.is_director_here(), is_member: true }
    }

    /// Whether they are a director where they are: by a role, or, where the server has named none, because they manage it.
    pub fn is_director_here(&self) -> bool {
        // While it is not known whom the server has named, nobody is.
        if !self.is_settled {
            return false;
        }
        if self.here.director_roles.is_empty() {
            return self.manages();
        }
        has_one_of(&self.roles, &self.here.director_roles)
    }
}

/// Whether these roles make somebody a director.
pub fn has_one_of(roles: &[u64], director_roles: &[u64]) -> bool {
    roles.iter().any(|role| director_roles.contains(role))
}
