//! A file that somebody has attached: fetched from where Discord keeps such files and from nowhere else, without the token,
//! and not a byte more than is wanted.

use std::time::Duration;

use reqwest::{Client, Url, redirect::Policy};

use super::{Rest, plain};

/// How long it may take.
const TIME: Duration = Duration::from_secs(10);
/// Where Discord keeps what people attach.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// Why there is no file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotDownloaded {
    /// The address is none of Discord's.
    Elsewhere,
    /// It is longer than is wanted.
    TooLong,
    /// It is not there, or not in time.
    Failed(String),
}

/// A client that goes nowhere else than it is told.
pub(super) fn client() -> Result<Client, reqwest::Error> {
    Client::builder().timeout(TIME).redirect(Policy::none()).no_proxy().build()
}

impl Rest {
    /// Fetches a file of at most so many bytes.
    ///
    /// # Errors
    ///
    /// When it is not Discord that has it, when it is longer, or not to be had in time.
    pub async fn download(&self, address: &str, most: usize) -> Result<Vec<u8>, NotDownloaded> {
        let url = Url::parse(address).ok().filter(|url| self.is_discords(url)).ok_or(NotDownloaded::Elsewhere)?;
        let failed = |error| NotDownloaded::Failed(plain(error));
        let mut response = self.files.get(url).send().await.map_err(failed)?;
        if !response.status().is_success() {
            return Err(NotDownloaded::Failed(response.status().to_string()));
        }
        let mut bytes = Vec::new();
        while let Some(chunk) = response.chunk().await.map_err(failed)? {
            if bytes.len() + chunk.len() > most {
                return Err(NotDownloaded::TooLong);
            }
            bytes.extend_from_slice(&chunk);
        }
        Ok(bytes)
    }

    /// Whether Discord keeps files there; or what is in Discord's place.
    fn is_discords(&self, url: &Url) -> bool {
        let is_bare = url.username().is_empty() && url.password().is_none();
        is_bare
            && match self.base.as_deref() {
                Some(base) => Url::parse(base).is_ok_and(|base| base.origin() == url.origin()),
                None => {
                    let is_known = url.host_str().is_some_and(|host| HOSTS.contains(&host));
                    is_known && url.scheme() == "https" && url.port().is_none()
                }
            }
    }
}

impl std::fmt::Display for NotDownloaded {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            NotDownloaded::Elsewhere => f.write_str("the address is none of Discord's"),
            NotDownloaded::TooLong => f.write_str("the file is too long"),
            NotDownloaded::Failed(why) => f.write_str(why),
        }
    }
}
