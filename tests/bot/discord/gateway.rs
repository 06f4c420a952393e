//! The gateway.

use std::time::Duration;

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

use super::{APPLICATION, BOT, Discord, Lose, Send, TOKEN};

type Socket = WebSocketStream<TcpStream>;

pub async fn serve(listener: TcpListener, discord: Discord) {
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        if discord.lock().refusing {
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
    let heartbeat = discord.lock().heartbeat;
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
                Send::Lose(how) => {
                    if lose(&mut socket, &discord, how).await {
                        break;
                    }
                }
            },
        }
    }
    let mut state = discord.lock();
    if state.open.as_ref().is_some_and(|open| open.same_channel(&sender)) {
        state.open = None;
    }
}

async fn send(socket: &mut Socket, payload: &Value) {
    let _ = socket.send(Message::Text(payload.to_string())).await;
}

async fn close(socket: &mut Socket, code: u16) {
    let frame = CloseFrame { code: CloseCode::from(code), reason: "".into() };
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
    let deaf = {
        let mut state = discord.lock();
        state.gateway_log.push(payload.clone());
        state.deaf
    };
    let data = &payload["d"];
    match opcode {
        1 if deaf => {}
        1 => send(socket, &json!({"op": 11})).await,
        2 | 6 if token(data) != TOKEN || discord.lock().revoked => {
            close(socket, 4004).await;
            return false;
        }
        2 => {
            let ready = identify(discord);
            send(socket, &ready).await;
            discord.lock().open = Some(sender.clone());
        }
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

fn identify(discord: &Discord) -> Value {
    let mut state = discord.lock();
    state.sessions += 1;
    let session = format!("session-{}", state.sessions);
    let ready = json!({"op": 0, "s": 1, "t": "READY", "d": {
        "v": 10, "session_id": session, "resume_gateway_url": state.gateway_address, "guilds": [],
        "user": {"id": BOT, "username": "director", "discriminator": "0", "bot": true},
        "application": {"id": APPLICATION, "flags": 0},
    }});
    state.session = Some(session);
    state.events = vec![ready.clone()];
    ready
}

async fn resume(socket: &mut Socket, discord: &Discord, sender: &mpsc::UnboundedSender<Send>, data: &Value) -> bool {
    let missed = {
        let mut state = discord.lock();
        let known = state.session.as_deref() == data["session_id"].as_str();
        let missed = known.then(|| {
            let heard = usize::try_from(data["seq"].as_u64().unwrap()).unwrap();
            let sequence = state.events.len() + 1;
            state.events.push(json!({"op": 0, "s": sequence, "t": "RESUMED", "d": {}}));
            state.events.get(heard..).unwrap_or_default().to_vec()
        });
        // Under one lock, so that no event slips in between.
        if let Some(missed) = &missed {
            missed.iter().for_each(|event| sender.send(Send::Event(event.clone())).unwrap());
            state.open = Some(sender.clone());
        }
        missed
    };
    if missed.is_none() {
        send(socket, &json!({"op": 9, "d": false})).await;
    }
    true
}

/// Whether the connection is gone.
async fn lose(socket: &mut Socket, discord: &Discord, how: Lose) -> bool {
    match how {
        Lose::Reset => socket.get_ref().set_zero_linger().unwrap(),
        Lose::Fin => {}
        Lose::Close(code) => close(socket, code).await,
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
            if !resumable {
                discord.lock().session = None;
            }
            send(socket, &json!({"op": 9, "d": resumable})).await;
            return false;
        }
    }
    true
}
