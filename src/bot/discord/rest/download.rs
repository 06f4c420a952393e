//! A file that somebody has attached: fetched from where Discord keeps such files and from nowhere else, without the token,
//! and not a byte more than is wanted.

use std::time::Duration;

use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use hyper::{Uri, body::Bytes};
use tokio::time::timeout;

use crate::bot::discord::rest::{RestClient, transport::plain};

/// How long it may take.
const DOWNLOAD_TIMEOUT: Duration = Duration::from_secs(10);
/// Where Discord keeps what people attach.
const HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// Why there is no file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DownloadError {
    /// The address is none of Discord's.
    #[error("the address is none of Discord's")]
    Elsewhere,
    /// It is longer than is wanted.
    #[error("the file is too long")]
    TooLong,
    /// It is not there, or not in time.
    #[error("{0}")]
    Failed(String),
}

impl RestClient {
    /// Fetches a file, up to a number of bytes.
    ///
    /// # Errors
    ///
    /// When it is not Discord that has it, when it is longer, or not to be had in time.
    pub async fn download(&self, address: &str, most: usize) -> Result<Bytes, DownloadError> {
        let address: Option<Uri> = address.parse().ok();
        let address = address.filter(|address| self.is_discords(address)).ok_or(DownloadError::Elsewhere)?;
        let fetched = timeout(DOWNLOAD_TIMEOUT, async {
            let (status, body) = self.wire.fetch(address).await.map_err(DownloadError::Failed)?;
            if !status.is_success() {
                return Err(DownloadError::Failed(status.to_string()));
            }
            Limited::new(body, most).collect().await.map(|all| all.to_bytes()).map_err(|error| {
                match error.is::<LengthLimitError>() {
                    true => DownloadError::TooLong,
                    false => DownloadError::Failed(plain(error.as_ref())),
                }
            })
        });
        fetched.await.unwrap_or_else(|_| Err(DownloadError::Failed("not in time".to_owned())))
    }

    /// Whether Discord keeps files there; or what is in Discord's place.
    fn is_discords(&self, address: &Uri) -> bool {
        let is_bare = address.authority().is_some_and(|authority| !authority.as_str().contains('@'));
        is_bare
            && match self.wire.base() {
                Some(base) => (base.scheme(), base.authority()) == (address.scheme(), address.authority()),
                None => {
                    let is_known = address.host().is_some_and(|host| HOSTS.contains(&host));
                    is_known && address.scheme_str() == Some("https") && address.port().is_none()
                }
            }
    }
}
