//! HTTP transport: one request and its response, with a timeout. hyper keeps the connections.

use std::{error::Error, time::Duration};

use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{
    Method, Request, StatusCode, Uri,
    body::{Bytes, Incoming},
    header::{AUTHORIZATION, CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT},
};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::{
    client::legacy::{Client, Error as ClientError, connect::HttpConnector},
    rt::{TokioExecutor, TokioTimer},
};
use serenity::{constants, http::Route};
use tokio::time::timeout;

use crate::{
    bot::discord::rest::{Body, error::RestError},
    config::Secret,
};

/// The time for a connection to be made; less than that for a try, so that it is known that nothing was sent.
const CONNECT: Duration = Duration::from_secs(5);
/// How long nothing may be heard before the other end is asked whether it is there.
const KEEP_ALIVE: Duration = Duration::from_secs(30);
/// The longest response that is read, in bytes: the longest that the bot asks for is a message.
const LONGEST: usize = 1 << 20;
/// The beginning of the addresses that serenity makes.
const DISCORD: &str = "https://discord.com";

/// The way to Discord's REST interface, or to what stands in its place.
pub(crate) struct HttpTransport {
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
    authorization: HeaderValue,
    base: Option<String>,
}

/// What Discord says to a request.
pub(crate) struct HttpResponse {
    pub status: StatusCode,
    pub headers: HeaderMap,
    /// The body; nothing, where nobody wants to know.
    pub said: Bytes,
}

/// Why nothing came back.
pub(crate) enum TransportError {
    /// The request was not sent.
    NotSent(String),
    /// Nothing came back in time.
    Late,
    /// Nobody knows whether the request arrived.
    OutcomeUnknown(String),
}

impl HttpTransport {
    /// A way to Discord, or to what is at the address `base` in its place.
    pub(crate) fn new(token: &Secret, base: Option<String>) -> Result<HttpTransport, String> {
        let mut connector = HttpConnector::new();
        connector.enforce_http(false);
        connector.set_nodelay(true);
        connector.set_connect_timeout(Some(CONNECT));
        connector.set_keepalive(Some(KEEP_ALIVE));
        let provider = rustls::crypto::ring::default_provider();
        let tls = HttpsConnectorBuilder::new().with_provider_and_webpki_roots(provider);
        let tls = tls.map_err(|error| error.to_string())?.https_or_http().enable_http1().wrap_connector(connector);
        let client = Client::builder(TokioExecutor::new()).pool_timer(TokioTimer::new()).build(tls);
        let authorization = HeaderValue::from_str(&format!("Bot {}", token.secret()));
        let mut authorization = authorization.map_err(|_| "no header can hold the token".to_owned())?;
        // So that nobody who logs requests logs the token.
        authorization.set_sensitive(true);
        Ok(HttpTransport { client, authorization, base })
    }

    /// The address of what stands in Discord's place.
    pub(crate) fn base(&self) -> Option<Uri> {
        self.base.as_deref()?.parse().ok()
    }

    /// The address of a route. Of the response to an interaction, Discord says only if asked what became of it.
    pub(crate) fn address(&self, route: Route<'_>, wants_answer: bool) -> Result<Uri, RestError> {
        let path = route.path();
        let mut address = match (&self.base, path.strip_prefix(DISCORD)) {
            (Some(base), Some(rest)) => format!("{base}{rest}"),
            (None, _) | (Some(_), None) => path.into_owned(),
        };
        if wants_answer && matches!(route, Route::InteractionResponse { .. }) {
            address.push_str("?with_response=true");
        }
        // Not the address itself: it may hold an interaction's token.
        Uri::try_from(address).map_err(|error| RestError::Malformed(error.to_string()))
    }

    /// A request with the bot's token.
    pub(crate) fn request(&self, method: &Method, address: &Uri, body: &Body) -> Request<Full<Bytes>> {
        let mut request = Request::new(Full::new(body.bytes()));
        (*request.method_mut(), *request.uri_mut()) = (method.clone(), address.clone());
        let headers = request.headers_mut();
        headers.insert(USER_AGENT, HeaderValue::from_static(constants::USER_AGENT));
        headers.insert(AUTHORIZATION, self.authorization.clone());
        if let Some(kind) = body.kind() {
            headers.insert(CONTENT_TYPE, kind);
        }
        request
    }

    /// Sends a request and waits for the answer. Of a success, what is said is read only where it is wanted.
    pub(crate) async fn exchange(
        &self,
        request: Request<Full<Bytes>>,
        wants_answer: bool,
        time: Duration,
    ) -> Result<HttpResponse, TransportError> {
        let exchanged = timeout(time, async {
            let (parts, body) = self.client.request(request).await.map_err(transport_error)?.into_parts();
            let said = match parts.status.is_success() {
                true if wants_answer => read(body).await?,
                true => Bytes::new(),
                // What the status says counts, also where the rest of it is lost.
                false => read(body).await.unwrap_or_default(),
            };
            Ok(HttpResponse { status: parts.status, headers: parts.headers, said })
        });
        exchanged.await.unwrap_or(Err(TransportError::Late))
    }

    /// Fetches something without the token: its status, and the body to be read.
    pub(crate) async fn fetch(&self, address: Uri) -> Result<(StatusCode, Incoming), String> {
        let mut request = Request::new(Full::default());
        *request.uri_mut() = address;
        let answer = self.client.request(request).await.map_err(|error| plain(&error))?;
        Ok((answer.status(), answer.into_body()))
    }
}

async fn read(body: Incoming) -> Result<Bytes, TransportError> {
    let read = Limited::new(body, LONGEST).collect().await;
    read.map(|all| all.to_bytes()).map_err(|error| TransportError::OutcomeUnknown(plain(&*error)))
}

fn transport_error(error: ClientError) -> TransportError {
    if error.is_connect() {
        TransportError::NotSent(plain(&error))
    } else {
        TransportError::OutcomeUnknown(plain(&error))
    }
}

/// An error with what is behind it. No address is in it, which may hold an interaction's token.
pub(crate) fn plain(error: &dyn Error) -> String {
    error.source().map_or(error.to_string(), |cause| format!("{error}: {}", plain(cause)))
}
