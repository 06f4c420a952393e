//! Where the store is: what stands in `DATABASE_URL`.

use std::{fmt, net::IpAddr, path::PathBuf, str::FromStr};

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::StoreError;

/// Where the store is. It prints without the password.
#[derive(Clone)]
pub struct Address(pub(super) Kind);

#[derive(Clone)]
pub(super) enum Kind {
    Sqlite(PathBuf),
    Postgres(Box<PgConnectOptions>),
}

impl FromStr for Address {
    type Err = StoreError;

    /// Reads `sqlite:PATH`, `postgres://…` or `postgresql://…`. A PostgreSQL on another machine is spoken to by TLS only, unless
    /// the address itself says `sslmode`.
    fn from_str(text: &str) -> Result<Address, StoreError> {
        let wrong = |detail: &str| StoreError::Address(detail.to_owned());
        if let Some(path) = text.strip_prefix("sqlite:") {
            let path = path.strip_prefix("//").unwrap_or(path);
            return match path {
                "" | ":memory:" => Err(wrong("sqlite: wants the path of a file after it")),
                path if path.contains('?') => Err(wrong("sqlite: takes a path and no options, so no ?")),
                path => Ok(Address(Kind::Sqlite(path.into()))),
            };
        }
        if !text.starts_with("postgres://") && !text.starts_with("postgresql://") {
            return Err(wrong("it begins with sqlite:, postgres:// or postgresql://"));
        }
        // What the parser says may quote what it could not read.
        let Ok(mut options) = text.parse::<PgConnectOptions>() else {
            return Err(wrong("postgres://user:password@host:port/database, with special characters as %40"));
        };
        if options.get_application_name().is_none() {
            options = options.application_name("director-please");
        }
        if !is_local(&options) && !is_encrypted(&options) && !says_ssl_mode(text) {
            options = options.ssl_mode(PgSslMode::Require);
        }
        Ok(Address(Kind::Postgres(Box::new(options))))
    }
}

impl Address {
    /// What the operator should know about this address before it is used.
    pub fn warnings(&self) -> Vec<String> {
        match &self.0 {
            Kind::Sqlite(path) => readable_by_others(path).then(|| {
                format!("other users of this machine may read {}: take their rights with chmod 600", path.display())
            }),
            Kind::Postgres(options) if is_local(options) => None,
            Kind::Postgres(options) if !is_encrypted(options) => Some(format!(
                "what is sent to the database at {} may be read and changed on its way: set sslmode=verify-full",
                options.get_host()
            )),
            Kind::Postgres(options) => match options.get_ssl_mode() {
                PgSslMode::VerifyFull => None,
                PgSslMode::Disable
                | PgSslMode::Allow
                | PgSslMode::Prefer
                | PgSslMode::Require
                | PgSslMode::VerifyCa => Some(format!(
                    "nothing shows that the database at {} is the right one: set sslmode=verify-full",
                    options.get_host()
                )),
            },
        }
        .into_iter()
        .collect()
    }

    /// How far a PostgreSQL is trusted on its way, as `sslmode` has it; `None` for SQLite.
    pub fn ssl_mode(&self) -> Option<&'static str> {
        let Kind::Postgres(options) = &self.0 else { return None };
        Some(match options.get_ssl_mode() {
            PgSslMode::Disable => "disable",
            PgSslMode::Allow => "allow",
            PgSslMode::Prefer => "prefer",
            PgSslMode::Require => "require",
            PgSslMode::VerifyCa => "verify-ca",
            PgSslMode::VerifyFull => "verify-full",
        })
    }
}

/// Whether nothing leaves this machine: a socket, or the loopback.
fn is_local(options: &PgConnectOptions) -> bool {
    let host = options.get_host().trim_start_matches('[').trim_end_matches(']');
    options.get_socket().is_some()
        || host.starts_with('/')
        || host.eq_ignore_ascii_case("localhost")
        || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
}

/// Whether nothing is sent without TLS, whatever the server says.
fn is_encrypted(options: &PgConnectOptions) -> bool {
    match options.get_ssl_mode() {
        PgSslMode::Disable | PgSslMode::Allow | PgSslMode::Prefer => false,
        PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull => true,
    }
}

/// Whether an address says how far the server is trusted.
fn says_ssl_mode(text: &str) -> bool {
    let options = text.split_once('?').map_or("", |(_, options)| options);
    options.split('&').any(|option| option.starts_with("sslmode=") || option.starts_with("ssl-mode="))
}

/// Whether a file is there that others than its owner may read.
fn readable_by_others(path: &std::path::Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        std::fs::metadata(path).is_ok_and(|file| file.permissions().mode() & 0o044 != 0)
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Kind::Sqlite(path) => write!(f, "SQLite, {}", path.display()),
            Kind::Postgres(options) => {
                write!(f, "PostgreSQL, ")?;
                match options.get_socket() {
                    Some(socket) => write!(f, "{}", socket.display())?,
                    None => write!(f, "{}:{}", options.get_host(), options.get_port())?,
                }
                write!(f, "/{}", options.get_database().unwrap_or(options.get_username()))
            }
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Address({self})")
    }
}
