//! Where the token may be sent.

use hyper::Uri;

use crate::bot::discord::rest::RestClient;

/// The domain of Discord's gateway.
const GATEWAY: &str = "discord.gg";

/// Whether the text may be the address of a REST interface: nobody on the way can read the token.
pub fn is_rest_address(text: &str) -> bool {
    text.parse().is_ok_and(|address: Uri| match address.scheme_str() {
        Some("https") => address.host().is_some(),
        Some("http") => is_loopback(&address),
        Some(_) | None => false,
    })
}

/// Whether the text may be the address of the gateway to a REST interface; none, for Discord's own. On this machine,
/// anything may.
pub fn is_gateway_address(text: &str, rest: Option<&Uri>) -> bool {
    let is_plain = text.is_ascii() && !text.contains([' ', '"', '<', '>', '`', '{', '}', '^', '|', '\\']);
    is_plain
        && text.parse().is_ok_and(|address: Uri| match address.scheme_str() {
            Some("ws" | "wss") if rest.is_some_and(is_loopback) => true,
            Some("wss") => {
                let own = rest.and_then(Uri::host);
                [Some(GATEWAY), own].into_iter().flatten().any(|domain| is_within(&address, domain))
            }
            Some(_) | None => false,
        })
}

impl RestClient {
    /// Whether the text may be the address of the gateway.
    pub fn is_gateway(&self, text: &str) -> bool {
        is_gateway_address(text, self.wire.base().as_ref())
    }
}

fn is_within(address: &Uri, domain: &str) -> bool {
    let is_bare = address.authority().is_some_and(|authority| !authority.as_str().contains('@'));
    let host = address.host().unwrap_or_default().to_ascii_lowercase();
    let before = host.strip_suffix(&domain.to_ascii_lowercase());
    is_bare && before.is_some_and(|before| before.is_empty() || before.ends_with('.'))
}

fn is_loopback(address: &Uri) -> bool {
    let host = address.host().unwrap_or_default();
    let ip = host.trim_start_matches('[').trim_end_matches(']').parse::<std::net::IpAddr>();
    host.eq_ignore_ascii_case("localhost") || ip.is_ok_and(|ip| ip.is_loopback())
}
