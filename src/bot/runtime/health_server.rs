//! Health, for the operator: on a port of their choice, whether the process is alive and ready, and what it has
//! done, for Prometheus. Nothing about people or auctions stands there.

use std::{convert::Infallible, io, net::SocketAddr, sync::Arc};

use http_body_util::Full;
use hyper::{
    Method, Request, Response, StatusCode,
    body::{Bytes, Incoming},
    header::CONTENT_TYPE,
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{net::TcpListener, sync::Semaphore, time::timeout};

use crate::bot::context::Context;

/// How long a connection may take to say what it wants.
const HEADER_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(5);
/// How long it may take in all.
const CONNECTION_TIMEOUT: std::time::Duration = std::time::Duration::from_secs(10);
/// How many connections are served at once; the next ones wait to be accepted.
const CONNECTIONS: usize = 32;
/// What Prometheus is told about the form of the metrics.
const OPENMETRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";
/// The same for a word.
const WORD: &str = "text/plain; charset=utf-8";

/// A port on which nothing is asked yet.
pub struct HealthServer(TcpListener);

impl HealthServer {
    /// Opens the port.
    ///
    /// # Errors
    ///
    /// When it is taken, or not to be had.
    pub async fn open(address: SocketAddr) -> io::Result<HealthServer> {
        TcpListener::bind(address).await.map(HealthServer)
    }

    /// Answers, for as long as the process lasts.
    pub async fn serve(self, ctx: Arc<Context>) {
        let connections = Arc::new(Semaphore::new(CONNECTIONS));
        loop {
            let Ok(permit) = Arc::clone(&connections).acquire_owned().await else { return };
            let Ok((stream, _)) = self.0.accept().await.inspect_err(|error| tracing::warn!(%error, "health")) else {
                tokio::time::sleep(HEADER_TIMEOUT / 10).await;
                continue;
            };
            let ctx = Arc::clone(&ctx);
            tokio::spawn(async move {
                let _permit = permit;
                let service = service_fn(move |request| {
                    let answer = answer(&request, &ctx);
                    async move { Ok::<_, Infallible>(answer) }
                });
                let mut server = http1::Builder::new();
                let server = server.timer(TokioTimer::new()).header_read_timeout(HEADER_TIMEOUT).keep_alive(false);
                // The client may close the connection before it has the response.
                let _ = timeout(CONNECTION_TIMEOUT, server.serve_connection(TokioIo::new(stream), service)).await;
            });
        }
    }
}

fn answer(request: &Request<Incoming>, ctx: &Context) -> Response<Full<Bytes>> {
    let word = |is_so: bool, yes: &'static str, no: &'static str| match is_so {
        true => respond(StatusCode::OK, WORD, yes),
        false => respond(StatusCode::SERVICE_UNAVAILABLE, WORD, no),
    };
    if request.method() != Method::GET {
        return respond(StatusCode::METHOD_NOT_ALLOWED, WORD, "GET only\n");
    }
    let metrics = &ctx.metrics;
    match request.uri().path() {
        "/live" => word(metrics.is_live(), "live\n", "a shard stands still\n"),
        "/ready" if ctx.store().is_err() => word(false, "", "the store is not open\n"),
        "/ready" if !ctx.keeps() => word(false, "", "the store keeps nothing\n"),
        "/ready" if ctx.rest.status().banned.is_some() => {
            word(false, "", "Discord has banned this address for a while\n")
        }
        "/ready" => word(metrics.is_ready(), "ready\n", "a shard is not connected\n"),
        "/metrics" => respond(StatusCode::OK, OPENMETRICS, metrics.write(ctx.keeps(), &ctx.rest.status())),
        _ => respond(StatusCode::NOT_FOUND, WORD, "/live, /ready, /metrics\n"),
    }
}

fn respond(status: StatusCode, kind: &'static str, text: impl Into<Bytes>) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(text.into()));
    *response.status_mut() = status;
    response.headers_mut().insert(CONTENT_TYPE, hyper::header::HeaderValue::from_static(kind));
    response
}
