//! The REST interface.

use std::{
    io,
    sync::Arc,
    time::{Duration, Instant},
};

use futures_util::{StreamExt as _, stream};
use http_body_util::{BodyExt as _, Full, StreamBody, combinators::BoxBody};
use hyper::{
    Request, Response,
    body::{Bytes, Frame, Incoming},
    server::conn::http1,
    service::service_fn,
};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::{net::TcpListener, sync::Notify, time::sleep};

use super::{
    APPLICATION, Call, Cut, Discord, Fault, State, TOKEN, With,
    buckets::{Headers, Refused},
    check, multipart, openapi,
};

/// Discord forgets an interaction that nobody has answered for this long.
const PATIENCE: Duration = Duration::from_secs(3);

/// The server of every channel, unless stated otherwise.
const SERVER: &str = "1000000000000000021";

/// What tells that the API answers.
fn via() -> (&'static str, String) {
    ("via", "1.1 google".to_owned())
}

pub async fn serve(listener: TcpListener, discord: Discord) {
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        stream.set_nodelay(true).unwrap();
        let discord = discord.clone();
        tokio::spawn(async move {
            let service = service_fn(|request| handle(request, discord.clone()));
            let _ = http1::Builder::new().serve_connection(TokioIo::new(stream), service).await;
        });
    }
}

type Answer = Response<BoxBody<Bytes, io::Error>>;

async fn handle(request: Request<Incoming>, discord: Discord) -> io::Result<Answer> {
    let (method, path) = (request.method().to_string(), request.uri().path().to_owned());
    let authorization = request.headers().get("authorization").map(|value| value.to_str().unwrap().to_owned());
    let content_type = request.headers().get("content-type").map(|value| value.to_str().unwrap().to_owned());
    if let Some(file) = attached(&discord, &method, &path, authorization.as_deref()) {
        let whole = Full::new(Bytes::from(file)).map_err(|never| match never {});
        return Ok(Response::new(BoxBody::new(whole)));
    }
    let wants_answer = request.uri().query().is_some_and(|query| query.contains("with_response=true"));
    let bytes = request.into_body().collect().await.unwrap().to_bytes();
    if let Some(clock) = discord.lock().clock.clone() {
        if path.ends_with("/callback") {
            clock.send((path, Instant::now())).unwrap();
            return answered(204, vec![via()], &Value::Null, Cut::Nowhere);
        }
        // A long answer goes on in a follow-up message, and no interaction is kept here.
        if path.contains("/webhooks/") {
            return answered(200, vec![via()], &json!({"id": "1"}), Cut::Nowhere);
        }
    }
    discord.lock().begun.push(path.clone());
    let (body, files) = multipart::read(&content_type.unwrap_or_default(), &bytes);
    // A response to an interaction has its message inside, and so has a new post in a forum.
    let message = match path.rsplit('/').next() {
        Some("callback") => &body["data"],
        Some("threads") => &body["message"],
        _ => &body,
    };
    discord.lock().problems.extend(multipart::problems(message, &files));
    let fault = next_fault(&discord, &path, message, &files);
    let note = |status| {
        let (method, path, body, files) = (method.clone(), path.clone(), body.clone(), files.clone());
        discord.lock().calls.push(Call { method, path, body, files, status, at: Instant::now() });
    };
    let carry_out = |refusal: Option<(u16, Value)>| {
        let _whole = discord.carrying_out.lock().unwrap();
        let (status, answer) =
            refusal.unwrap_or_else(|| respond(&discord, &method, &path, authorization.as_deref(), &body));
        let (status, answer) = told(&discord, wants_answer, &path, status, answer);
        note(status);
        (status, answer)
    };
    let Some(Fault { status, mut headers, body: said, delay, carried_out, cut, by_edge, held, .. }) = fault else {
        let (limits, refusal) = limits(&discord, &method, &path);
        let (status, answer) = carry_out(refusal);
        return answered(status, [vec![via()], limits].concat(), &answer, Cut::Nowhere);
    };
    if !by_edge {
        headers.push(("via", "1.1 google"));
    }
    let headers: Vec<(&str, String)> = headers.into_iter().map(|(name, value)| (name, value.to_owned())).collect();
    if carried_out {
        let (done, answer) = carry_out(None);
        lasts(delay, held).await;
        // It may say that it failed all the same.
        return if status >= 500 {
            answered(status, headers, &said, cut)
        } else {
            answered(done, headers, &answer, cut)
        };
    }
    lasts(delay, held).await;
    note(status);
    answered(status, headers, &said, cut)
}

/// What is said of the response to an interaction: nothing, unless the bot asks for it.
fn told(discord: &Discord, wants_answer: bool, path: &str, status: u16, answer: Value) -> (u16, Value) {
    let state = discord.lock();
    let token = path.strip_suffix("/callback").and_then(|path| path.rsplit('/').next());
    let interaction = token.filter(|_| status == 204 && wants_answer).and_then(|token| state.interactions.get(token));
    let Some(interaction) = interaction.filter(|_| !state.says_nothing_of_responses) else {
        return (status, answer);
    };
    let message = json!({"id": interaction.message, "channel_id": interaction.channel});
    (200, json!({"interaction": {"id": interaction.id, "type": 2}, "resource": {"type": 4, "message": message}}))
}

/// Waits for so long, or until told.
async fn lasts(delay: Duration, held: Option<Arc<Notify>>) {
    match held {
        Some(held) => held.notified().await,
        None => sleep(delay).await,
    }
}

/// A response, or as much of it as gets through.
fn answered(status: u16, headers: Vec<(&str, String)>, said: &Value, cut: Cut) -> io::Result<Answer> {
    let broken = || io::Error::from(io::ErrorKind::ConnectionReset);
    let text = if status == 204 { String::new() } else { said.to_string() };
    let (text, end) = match cut {
        Cut::Before => return Err(broken()),
        Cut::Within => (&text[..text.len() / 2], Some(Err(broken()))),
        Cut::Nowhere => (&*text, None),
    };
    let mut response = Response::builder().status(status).header("content-type", "application/json");
    for (name, value) in headers {
        response = response.header(name, value);
    }
    let first = Ok(Frame::data(Bytes::from(text.to_owned())));
    // What comes before the end has gone out by then.
    let parts = stream::iter([Some(first), end].into_iter().flatten()).then(|part| async {
        if part.is_err() {
            sleep(Duration::from_millis(50)).await;
        }
        part
    });
    let body = StreamBody::new(parts);
    Ok(response.body(BoxBody::new(body)).unwrap())
}

/// What goes wrong with a request, if anything does.
fn next_fault(discord: &Discord, path: &str, message: &Value, files: &[multipart::File]) -> Option<Fault> {
    let mut state = discord.lock();
    if let Some(due) = state.faults.iter().position(|fault| path.contains(fault.path)) {
        return state.faults.remove(due);
    }
    let has = |with| match with {
        With::Picture => !files.is_empty(),
        With::Components => message["components"].as_array().is_some_and(|rows| !rows.is_empty()),
        With::Anything => true,
    };
    let due = state.refusals.iter_mut().find(|it| it.times > 0 && path.contains(&it.path) && has(it.with))?;
    due.times -= 1;
    Some(due.fault.clone())
}

/// What the limits of a channel say to a request, and the refusal if there is one.
fn limits(discord: &Discord, method: &str, path: &str) -> (Headers, Refused) {
    let mut state = discord.lock();
    let Some(channel) = path.strip_prefix("/api/v10/channels/").and_then(|rest| rest.split('/').next()) else {
        return (Vec::new(), None);
    };
    if let Some(code) = state.forbidden.get(channel).filter(|_| method == "POST") {
        return (Vec::new(), Some(error(403, *code, "refused")));
    }
    let key = format!("{method} {channel}");
    state.buckets.as_mut().map_or((Vec::new(), None), |buckets| buckets.ask(&key))
}

/// A file that somebody has attached. Anybody who fetches it has no need to say who they are.
fn attached(discord: &Discord, method: &str, path: &str, authorization: Option<&str>) -> Option<Vec<u8>> {
    let mut state = discord.lock();
    let file = state.attached.get(path).filter(|_| method == "GET").cloned()?;
    state.fetched.push(path.to_owned());
    if authorization.is_some() {
        state.problems.push("the token was sent for a file".to_owned());
    }
    Some(file)
}

fn error(status: u16, code: u64, message: &str) -> (u16, Value) {
    (status, json!({"code": code, "message": message}))
}

fn respond(discord: &Discord, method: &str, path: &str, auth: Option<&str>, body: &Value) -> (u16, Value) {
    let mut state = discord.lock();
    let Some(path) = path.strip_prefix("/api/v10/") else {
        return unknown(&mut state, method, path);
    };
    let parts: Vec<&str> = path.split('/').collect();
    let by_bot = auth == Some(&format!("Bot {TOKEN}")) && !state.revoked;
    match (method, parts.as_slice()) {
        ("POST", ["interactions", id, token, "callback"]) => callback(&mut state, id, token, body),
        ("POST", ["webhooks", APPLICATION, token]) => {
            if !state.interactions.get(*token).is_some_and(|interaction| interaction.answered) {
                state.problems.push("a message after no response".to_owned());
                return error(404, 10015, "Unknown Webhook");
            }
            let problems = check::message(body);
            let channel = state.interactions[*token].channel.clone();
            let id = state.post(&channel, body);
            judge(&mut state, openapi::Body::Followup, body, problems, json!({"id": id}))
        }
        ("GET", ["webhooks", APPLICATION, token, "messages", "@original"]) => {
            let interaction = state.interactions.get(*token).filter(|interaction| interaction.answered);
            match interaction.and_then(|interaction| Some((interaction.message.clone()?, interaction.channel.clone())))
            {
                Some((id, channel)) => (200, json!({"id": id, "channel_id": channel})),
                None => error(404, 10015, "Unknown Webhook"),
            }
        }
        ("PATCH", ["webhooks", APPLICATION, token, "messages", "@original"]) => {
            let interaction = state.interactions.get(*token).filter(|interaction| interaction.answered);
            let Some(id) = interaction.and_then(|interaction| interaction.message.clone()) else {
                return error(404, 10015, "Unknown Webhook");
            };
            let problems = check::message(body);
            if !state.edit(&id, body) {
                return error(404, 10008, "Unknown Message");
            }
            judge(&mut state, openapi::Body::FollowupEdit, body, problems, json!({"id": id}))
        }
        // The bot asks for more; others begin with this.
        ("GET", ["gateway"]) => (200, json!({"url": state.gateway_address})),
        _ if !by_bot => error(401, 0, "401: Unauthorized"),
        ("GET", ["gateway", "bot"]) => {
            let (shards, concurrency) = (state.sharding.recommended, state.sharding.concurrency);
            let limit =
                json!({"total": 1000, "remaining": 999, "reset_after": 14_400_000, "max_concurrency": concurrency});
            (200, json!({"url": state.gateway_address, "shards": shards, "session_start_limit": limit}))
        }
        ("GET", ["guilds", id]) => (200, json!({"id": id, "preferred_locale": state.server_locale})),
        ("GET", ["channels", id]) if state.forums.contains_key(*id) => {
            (200, json!({"id": id, "type": 15, "guild_id": SERVER, "available_tags": state.forums[*id]}))
        }
        ("POST", ["channels", forum, "messages"]) if state.forums.contains_key(*forum) => {
            error(400, 50008, "Cannot send messages in a non-text channel")
        }
        ("POST", ["channels", forum, "threads"]) if state.forums.contains_key(*forum) => {
            let problems = check::message(&body["message"]);
            let id = state.begin_post(body);
            let answer = json!({"id": id, "type": 11, "message": {"id": id, "channel_id": id}});
            judge(&mut state, openapi::Body::ForumPost, body, problems, answer)
        }
        ("PATCH", ["channels", id]) => match state.forum_posts.get_mut(*id) {
            Some(post) => {
                post["applied_tags"] = body["applied_tags"].clone();
                judge(&mut state, openapi::Body::Thread, body, Vec::new(), json!({"id": id}))
            }
            None => error(404, 10003, "Unknown Channel"),
        },
        ("GET", ["channels", id]) => match state.elsewhere.get(*id) {
            Some(Some(server)) => (200, json!({"id": id, "type": 0, "guild_id": server})),
            Some(None) => error(403, 50001, "Missing Access"),
            None => (200, json!({"id": id, "type": 0, "guild_id": SERVER})),
        },
        ("PUT", ["applications", APPLICATION, "commands"]) => {
            let problems = check::commands(body);
            judge(&mut state, openapi::Body::Commands, body, problems, json!([]))
        }
        ("GET", ["guilds", _, "members", user]) => match state.members.get(*user) {
            Some(roles) => (200, json!({"roles": roles})),
            None => error(404, 10007, "Unknown Member"),
        },
        ("POST", ["users", "@me", "channels"]) => {
            let channel = super::direct_channel(body["recipient_id"].as_str().unwrap_or("?"));
            judge(&mut state, openapi::Body::DirectMessages, body, Vec::new(), json!({"id": channel, "type": 1}))
        }
        ("POST", ["channels", channel, "messages"]) => {
            let problems = check::message(body);
            let id = state.post(channel, body);
            let answer = json!({"id": id, "channel_id": channel});
            judge(&mut state, openapi::Body::Message, body, problems, answer)
        }
        ("PATCH", ["channels", channel, "messages", id]) => {
            let problems = check::message(body);
            if !state.edit(id, body) {
                return error(404, 10008, "Unknown Message");
            }
            judge(&mut state, openapi::Body::Edit, body, problems, json!({"id": id, "channel_id": channel}))
        }
        _ => unknown(&mut state, method, path),
    }
}

fn unknown(state: &mut State, method: &str, path: &str) -> (u16, Value) {
    state.problems.push(format!("no such route: {method} {path}"));
    error(404, 0, "404: Not Found")
}

fn callback(state: &mut State, id: &str, token: &str, body: &Value) -> (u16, Value) {
    let Some(interaction) = state.interactions.get_mut(token).filter(|interaction| interaction.id == id) else {
        state.problems.push(format!("no such interaction: {id}"));
        return error(404, 10062, "Unknown interaction");
    };
    if interaction.answered {
        return error(400, 40060, "Interaction has already been acknowledged.");
    }
    if interaction.sent.as_ref().is_some_and(|sent| sent.elapsed() > PATIENCE) {
        state.problems.push("an interaction answered too late".to_owned());
        return error(404, 10062, "Unknown interaction");
    }
    let (problems, kind) = match body["type"].as_u64() {
        Some(4) => (check::message(&body["data"]), openapi::Body::Response),
        Some(7) => (check::message(&body["data"]), openapi::Body::Update),
        Some(9) => (check::modal(&body["data"]), openapi::Body::Modal),
        Some(8) => (check::choices(&body["data"]["choices"]), openapi::Body::Choices),
        other => (vec![format!("a response of type {other:?}")], openapi::Body::Response),
    };
    let answer = judge(state, kind, body, problems, Value::Null);
    if answer.0 == 200 {
        let interaction = state.interactions.get_mut(token).unwrap();
        interaction.answered = true;
        let (channel, pressed) = (interaction.channel.clone(), interaction.message.clone());
        match (body["type"].as_u64(), pressed) {
            (Some(4), _) => {
                let id = state.post(&channel, &body["data"]);
                state.interactions.get_mut(token).unwrap().message = Some(id);
            }
            (Some(7), Some(id)) => {
                state.edit(&id, &body["data"]);
            }
            (Some(7), None) => state.problems.push("a change of no message".to_owned()),
            _ => {}
        }
        return (204, Value::Null);
    }
    answer
}

/// Accepts the body, or notes what is wrong with it and refuses it as Discord would.
fn judge(state: &mut State, kind: openapi::Body, body: &Value, problems: Vec<String>, answer: Value) -> (u16, Value) {
    let problems: Vec<String> = problems.into_iter().chain(openapi::problems(kind, body)).collect();
    if problems.is_empty() {
        return (200, answer);
    }
    state.problems.extend(problems.iter().map(|problem| format!("{problem}: {body}")));
    error(400, 50035, &format!("Invalid Form Body {problems:?}"))
}
