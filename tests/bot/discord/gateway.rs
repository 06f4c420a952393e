//! The gateway.

use std::time::{Duration, Instant};

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::mpsc,
};
use tokio_tungstenite::{
    WebSocketStream, accept_async,
    tungstenite::{
        Message,
        protocol::{CloseFrame, frame::coding::CloseCode},
    },
};

use super::{APPLICATION, BOT, Discord, Line, Lose, Send, TOKEN, Welcome};

type Socket = WebSocketStream<TcpStream>;

pub async fn serve(listener: TcpListener, discord: Discord) {
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        stream.set_nodelay(true).unwrap();
        discord.lock().connected.push(Instant::now());
        let welcome = discord.lock().welcome;
        if welcome == Welcome::Refuses {
            discord.lock().gateway_log.push(json!({"op": "refused"}));
            let _ = stream.set_zero_linger();
            continue;
        }
        tokio::spawn(connection(stream, discord.clone()));
    }
}

async fn connection(stream: TcpStream, discord: Discord) {
    let Ok(mut socket) = accept_async(stream).await else {
        return;
    };
    let (heartbeat, welcome) = {
        let state = discord.lock();
        (state.heartbeat, state.welcome)
    };
    match welcome {
        Welcome::HangsUp => return,
        Welcome::Silent => return while let Some(Ok(_)) = socket.next().await {},
        Welcome::Kind | Welcome::Refuses | Welcome::Deaf | Welcome::Invalid | Welcome::Closes(_) => {}
    }
    send(&mut socket, &json!({"op": 10, "d": {"heartbeat_interval": heartbeat}})).await;
    let (sender, mut orders) = mpsc::unbounded_channel();
    loop {
        tokio::select! {
            heard = socket.next() => match heard {
                Some(Ok(Message::Text(text))) => {
                    let payload: Value = serde_json::from_str(&text).unwrap();
                    if !on_payload(&mut socket, &discord, &sender, payload).await {
                        break;
                    }
                }
                Some(Ok(Message::Close(frame))) => {
                    let code = frame.map(|frame| u16::from(frame.code));
                    discord.lock().gateway_log.push(json!({"op": "closed by the bot", "d": code}));
                    // The answering close frame is on its way by itself.
                    let _ = socket.flush().await;
                    break;
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => break,
            },
            Some(order) = orders.recv() => match order {
                Send::Event(event) => send(&mut socket, &event).await,
                Send::Raw(message) => {
                    let _ = socket.send(message).await;
                }
                Send::Lose(how) => {
                    if lose(&mut socket, how).await {
                        break;
                    }
                }
            },
        }
    }
    let state = &mut *discord.lock();
    for line in state.former.iter_mut().flatten().chain(&mut state.lines) {
        line.open.take_if(|open| open.same_channel(&sender));
    }
}

async fn send(socket: &mut Socket, payload: &Value) {
    let _ = socket.send(Message::Text(payload.to_string())).await;
}

async fn close(socket: &mut Socket, code: u16, reason: &'static str) {
    let frame = CloseFrame { code: CloseCode::from(code), reason: reason.into() };
    let _ = socket.close(Some(frame)).await;
    // What the bot still says is not heard, but its answering close frame is.
    let _ = tokio::time::timeout(Duration::from_secs(1), async { while socket.next().await.is_some() {} }).await;
}

/// Whether the connection goes on.
async fn on_payload(
    socket: &mut Socket,
    discord: &Discord,
    sender: &mpsc::UnboundedSender<Send>,
    payload: Value,
) -> bool {
    let opcode = payload["op"].as_u64().unwrap();
    let (deaf, welcome) = {
        let mut state = discord.lock();
        state.gateway_log.push(payload.clone());
        (state.deaf, state.welcome)
    };
    let data = &payload["d"];
    match (opcode, welcome) {
        (2 | 6, Welcome::Deaf) => return true,
        (2 | 6, Welcome::Invalid) => {
            send(socket, &json!({"op": 9, "d": false})).await;
            return true;
        }
        (2 | 6, Welcome::Closes(code)) => {
            close(socket, code, "as the test wants").await;
            return false;
        }
        _ => {}
    }
    match opcode {
        1 if deaf => {}
        1 => send(socket, &json!({"op": 11})).await,
        2 | 6 if token(data) != TOKEN || discord.lock().revoked => {
            close(socket, 4004, "").await;
            return false;
        }
        2 => match identify(discord, data) {
            Ok((shard, ready)) => {
                send(socket, &ready).await;
                discord.lock().lines[shard].open = Some(sender.clone());
            }
            Err(Refusal::Close(code)) => {
                close(socket, code, "").await;
                return false;
            }
            Err(Refusal::TooSoon) => send(socket, &json!({"op": 9, "d": false})).await,
        },
        6 => return resume(socket, discord, sender, data).await,
        _ => discord.lock().problems.push(format!("the gateway heard {payload}")),
    }
    true
}

/// The token with which the bot introduces itself; Discord takes it with and without the word before it.
fn token(data: &Value) -> &str {
    let token = data["token"].as_str().unwrap_or_default();
    token.strip_prefix("Bot ").unwrap_or(token)
}

/// Why a shard may not identify.
enum Refusal {
    Close(u16),
    TooSoon,
}

/// The shard, and what it is told.
fn identify(discord: &Discord, data: &Value) -> Result<(usize, Value), Refusal> {
    let mut state = discord.lock();
    let (shard, total) =
        data["shard"].as_array().map_or((0, 1), |it| (it[0].as_u64().unwrap(), it[1].as_u64().unwrap()));
    if shard >= total {
        return Err(Refusal::Close(4010));
    }
    if total < state.sharding.required {
        return Err(Refusal::Close(4011));
    }
    let (now, concurrency) = (Instant::now(), state.sharding.concurrency);
    let mut before = state.identified.iter().filter(|(other, _)| other % concurrency == shard % concurrency);
    if before.any(|(_, at)| now - *at < state.sharding.pause) {
        return Err(Refusal::TooSoon);
    }
    state.identified.push((shard, now));
    let (shard, total) = (usize::try_from(shard).unwrap(), usize::try_from(total).unwrap());
    if state.lines.len() != total {
        let former = std::mem::replace(&mut state.lines, (0..total).map(|_| Line::default()).collect());
        state.former.push(former);
    }
    state.sessions += 1;
    let session = format!("session-{}-{}", state.number, state.sessions);
    let guilds: Vec<Value> = state.guilds.iter().map(|id| json!({"id": id, "unavailable": true})).collect();
    let ready = json!({"op": 0, "s": 1, "t": "READY", "d": {
        "v": 10, "session_id": session, "resume_gateway_url": state.gateway_address, "guilds": guilds,
        "user": {"id": BOT, "username": "director", "discriminator": "0", "bot": true},
        "application": {"id": APPLICATION, "flags": 0},
    }});
    state.lines[shard] = Line { session: Some(session), events: vec![ready.clone()], open: None };
    Ok((shard, ready))
}

async fn resume(socket: &mut Socket, discord: &Discord, sender: &mpsc::UnboundedSender<Send>, data: &Value) -> bool {
    let known = {
        let mut state = discord.lock();
        let line = state.lines.iter_mut().find(|line| line.session.as_deref() == data["session_id"].as_str());
        // Under one lock, so that no event slips in between.
        line.map(|line| {
            let heard = usize::try_from(data["seq"].as_u64().unwrap()).unwrap();
            let sequence = line.events.len() + 1;
            line.events.push(json!({"op": 0, "s": sequence, "t": "RESUMED", "d": {}}));
            let missed = line.events.get(heard..).unwrap_or_default();
            missed.iter().for_each(|event| sender.send(Send::Event(event.clone())).unwrap());
            line.open = Some(sender.clone());
        })
    };
    if known.is_none() {
        send(socket, &json!({"op": 9, "d": false})).await;
    }
    true
}

/// Whether the connection is gone.
async fn lose(socket: &mut Socket, how: Lose) -> bool {
    match how {
        Lose::Reset => socket.get_ref().set_zero_linger().unwrap(),
        Lose::Fin => {}
        Lose::Close(code) => close(socket, code, "").await,
        Lose::CloseWithoutCode => {
            let _ = socket.close(None).await;
            let _ =
                tokio::time::timeout(Duration::from_secs(1), async { while socket.next().await.is_some() {} }).await;
        }
        Lose::Reconnect => {
            send(socket, &json!({"op": 7, "d": null})).await;
            return false;
        }
        Lose::InvalidSession { resumable } => {
            send(socket, &json!({"op": 9, "d": resumable})).await;
            return false;
        }
    }
    true
}
