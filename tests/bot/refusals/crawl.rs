//! Finds every way in: from each command that the bot registers, through whatever the answers offer.

use std::collections::HashSet;

use super::{
    steps::{At, Step, Visit, Way, begins, class, offers},
    *,
};

/// A way in, and which requests the bot makes before it answers: by method and path, with the places named as `Visit::id` does.
#[derive(Clone, Debug)]
pub struct Found {
    pub way: Way,
    pub asks: Vec<String>,
    /// What the answer has with it.
    pub has: Vec<With>,
}

/// A case to speak of, which everybody sees.
pub fn case() -> Step {
    let auction = json!({"name": "auction", "type": 3, "value": "1H P 1H ib"});
    let share = json!({"name": "share", "type": 5, "value": true});
    Step::Command(json!({"id": "1", "name": "ruling", "type": 1, "options": [auction, share]}))
}

/// All ways in of one kind.
pub async fn ways(discord: &Discord, at: At, numbers: &mut u64) -> Vec<Found> {
    let commands = discord.until("the commands", |state| {
        state.calls.iter().find(|call| call.method == "PUT" && call.status == 200).map(|call| call.body.clone())
    });
    let mut due: Vec<Way> = Vec::new();
    for command in commands.await.as_array().unwrap() {
        let before = if command["name"] == "case" { vec![case()] } else { Vec::new() };
        let firsts = begins(command).into_iter();
        due.extend(firsts.map(|step| Way { at, steps: [before.clone(), vec![step]].concat() }));
    }
    let (mut found, mut known) = (Vec::new(), HashSet::new());
    while !due.is_empty() {
        let visits: Vec<(u64, Way)> = due.drain(..).map(|way| (*numbers + 1, way)).collect();
        let visits: Vec<(u64, Way)> =
            visits.into_iter().enumerate().map(|(nth, (number, way))| (number + nth as u64, way)).collect();
        *numbers += visits.len() as u64;
        let gone = stream::iter(visits).map(|(number, way)| go(discord, number, way)).buffered(6);
        let gone: Vec<Option<(Found, Vec<Step>)>> = gone.collect().await;
        for (way, offered) in gone.into_iter().flatten() {
            for step in offered {
                if known.insert(format!("{step:?}")) {
                    due.push(Way { at, steps: [way.way.steps.clone(), vec![step]].concat() });
                }
            }
            found.push(way);
        }
    }
    found
}

/// Goes a way to its end; gives what the answer offers. `None` where it was not offered again.
async fn go(discord: &Discord, number: u64, way: Way) -> Option<(Found, Vec<Step>)> {
    let visit = Visit { discord, number, at: way.at };
    let last = visit.arrives(&way.steps).await?;
    let from = discord.lock().calls.len();
    let before: Vec<String> = visit.written().iter().map(|message| message.body.to_string()).collect();
    let (token, modal) = visit.does(last).await;
    let found = of_answer(&visit, way, &token, from);
    // What comes after the answer.
    sleep(Duration::from_millis(300)).await;
    let mut offered = Vec::new();
    if let Some(modal) = modal {
        offered.push(Step::Sends(class(modal["custom_id"].as_str().unwrap())));
    }
    for message in visit.written().iter().filter(|message| !before.contains(&message.body.to_string())) {
        offered.extend(offers(message).into_iter().map(|(class, value, _)| Step::Presses(class, value)));
    }
    Some((found, offered))
}

fn of_answer(visit: &Visit<'_>, way: Way, token: &str, from: usize) -> Found {
    let state = visit.discord.lock();
    let ids = [2, 3, 4, 6].map(|kind| (visit.id(kind), format!("<{kind}>")));
    let is_here = |call: &&Call| ids.iter().any(|(id, _)| call.path.contains(id));
    let calls = || state.calls.iter().skip(from);
    let name = |call: &Call| ids.iter().fold(call.path.clone(), |path, (id, name)| path.replace(id, name));
    let answer = calls().find(|call| call.path.contains(&format!("/{token}/")));
    let at = answer.map(|answer| answer.at);
    let asks = calls().filter(is_here).filter(|call| at.is_some_and(|at| call.at < at)).map(name).collect();
    let has_files = answer.is_some_and(|answer| !answer.files.is_empty());
    let has_rows =
        answer.is_some_and(|it| it.body["data"]["components"].as_array().is_some_and(|rows| !rows.is_empty()));
    let mut has = vec![With::Anything];
    has.extend(has_files.then_some(With::Picture));
    has.extend(has_rows.then_some(With::Components));
    Found { way, asks, has }
}
