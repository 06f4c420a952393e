//! Where the store is: what stands in `DATABASE_URL`.

use std::{fmt, path::PathBuf, str::FromStr};

use sqlx::postgres::PgConnectOptions;

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

    /// Reads `sqlite:PATH`, `postgres://…` or `postgresql://…`.
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
        match text.parse::<PgConnectOptions>() {
            Ok(options) if options.get_application_name().is_some() => Ok(Address(Kind::Postgres(Box::new(options)))),
            Ok(options) => Ok(Address(Kind::Postgres(Box::new(options.application_name("director-please"))))),
            // What the parser says may quote what it could not read.
            Err(_) => Err(wrong("postgres://user:password@host:port/database, with special characters as %40")),
        }
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
