//! The environment. The only reader of `std::env`.

use std::{
    env, fmt,
    io::{self, IsTerminal as _},
    path::PathBuf,
};

use crate::locale::Language;

/// The default of `SESSION_FILE`.
const SESSION_FILE: &str = "director-please.session.json";
/// The default of `DATABASE_URL`.
const STORE: &str = "sqlite:director-please.sqlite";
/// The default of `RUST_LOG`: what the bot says, and other crates' warnings.
const LOG: &str = "warn,director_please=info";

/// The language of the terminal, by `LC_ALL`, `LC_MESSAGES` and `LANG`; English if none of them says otherwise.
pub fn language() -> Language {
    let set = |name| env::var(name).ok().filter(|value: &String| !value.is_empty());
    let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    tag.and_then(|tag| Language::from_tag(&tag)).unwrap_or_default()
}

/// The terminal's configuration file: `DIRECTOR_PLEASE_CONFIG`, where empty is none; or else `director-please/config.toml` where the
/// system keeps such files, if it is there.
pub fn terminal_file() -> Option<PathBuf> {
    if let Some(named) = env::var_os("DIRECTOR_PLEASE_CONFIG") {
        return Some(PathBuf::from(named)).filter(|path| !path.as_os_str().is_empty());
    }
    let folder = |name: &str| env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let folder = if cfg!(windows) {
        folder("APPDATA")
    } else {
        folder("XDG_CONFIG_HOME").or_else(|| Some(folder("HOME")?.join(".config")))
    };
    folder.map(|folder| folder.join("director-please").join("config.toml")).filter(|path| path.exists())
}

/// How wide the terminal is: by `COLUMNS`, or as it says itself; a pipe has no width.
pub fn columns() -> Option<usize> {
    let given = env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let seen = || terminal_size::terminal_size().map(|(terminal_size::Width(columns), _)| usize::from(columns));
    given.or_else(|| io::stdout().is_terminal().then(seen).flatten())
}

/// Whether suits may have their colours: on a terminal, unless `NO_COLOR` is set.
pub fn has_colors() -> bool {
    io::stdout().is_terminal() && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}

/// What the environment says to the bot.
#[derive(Clone, Debug)]
pub struct Config {
    /// `DISCORD_TOKEN`: the bot's token, if it is set.
    pub token: Option<Secret>,
    /// `DISCORD_API_URL`: the address of the REST interface in place of Discord's.
    pub api_url: Option<String>,
    /// `SESSION_FILE`: where the gateway session is kept, so that a restarted bot resumes it.
    pub session_file: PathBuf,
    /// `DATABASE_URL`: where the store is. It may hold a password.
    pub store: Secret,
    /// `SHARDS`: which shards of how many this process runs, if it is not to run all.
    pub shards: Option<String>,
    /// `HEALTH_ADDRESS`: where the bot says how it is, if anywhere.
    pub health: Option<String>,
    /// `QUESTIONS_PER_MINUTE`: how often a person may ask, if that is not left to the bot.
    pub questions: Option<String>,
    /// `PRIVACY_URL`: where the operator's privacy policy is, if there is one.
    pub privacy_url: Option<String>,
    /// `TERMS_URL`: where the operator's terms are, if there are any.
    pub terms_url: Option<String>,
    /// `REPORT_URL`: where a wrong ruling is reported to the makers of the program.
    pub report_url: Option<String>,
    /// `RUST_LOG`: what goes into the log.
    pub log: String,
}

/// Something that nobody else may see, such as the bot's token. It prints as dots.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// The secret itself.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl Config {
    /// Reads the environment of the process.
    pub fn from_env() -> Config {
        Config::read(|name| env::var(name).ok())
    }

    /// Reads the variables that `get` gives. An empty variable counts as not set.
    pub fn read(get: impl Fn(&str) -> Option<String>) -> Config {
        let get = |name| get(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty());
        let token = get("DISCORD_TOKEN").map(|token| token.strip_prefix("Bot ").map_or(token.clone(), str::to_owned));
        Config {
            token: token.map(Secret),
            api_url: get("DISCORD_API_URL").map(|url| url.trim_end_matches('/').to_owned()),
            session_file: get("SESSION_FILE").unwrap_or_else(|| SESSION_FILE.to_owned()).into(),
            store: Secret(get("DATABASE_URL").unwrap_or_else(|| STORE.to_owned())),
            shards: get("SHARDS"),
            health: get("HEALTH_ADDRESS"),
            report_url: get("REPORT_URL"),
            questions: get("QUESTIONS_PER_MINUTE"),
            privacy_url: get("PRIVACY_URL"),
            terms_url: get("TERMS_URL"),
            log: get("RUST_LOG").unwrap_or_else(|| LOG.to_owned()),
        }
    }
}
