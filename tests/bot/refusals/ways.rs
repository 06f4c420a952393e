//! The table of every way in and of everything that Discord may do to the answer, or to what the bot asks before it answers.

use std::collections::{HashMap, HashSet};

use director_please::bot::view::case_button::CaseAction;

use super::{
    crawl::{Found, case, ways},
    steps::{At, Step, Visit, Way},
    *,
};

/// For how long Discord says nothing, where it hangs: longer than it waits itself.
const HANGS: Duration = Duration::from_secs(4);
/// How many are tried at once: an optimised bot hardly works for it.
const AT_ONCE: usize = if cfg!(debug_assertions) { 16 } else { 64 };
/// After how many places the results so far are dropped.
const MANY: usize = 1_500;

/// To which request it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
enum To {
    /// To the answer, if it has this with it.
    Answer(With),
    /// To one that the bot makes before.
    Before(String),
}

/// A place of the table.
#[derive(Clone, Debug)]
struct Place<'a> {
    way: &'a Way,
    does: Does,
    to: To,
}

/// What became of it.
struct Tried {
    token: String,
    /// A part of the path to which it was done.
    path: String,
}

impl Place<'_> {
    /// Goes the way, with that at its end; `None` where the way was not there again.
    async fn tried(&self, discord: &Discord, number: u64) -> Option<Tried> {
        let visit = Visit { discord, number, at: self.way.at };
        let last = visit.arrives(&self.way.steps).await?;
        let (id, token) = (discord.new_id(), format!("token-{}", discord.new_id()));
        let (path, with) = match &self.to {
            To::Answer(with) => (format!("/{token}/callback"), *with),
            To::Before(path) => {
                let own = |path: String, kind: u64| path.replace(&format!("<{kind}>"), &visit.id(kind));
                ([2, 3, 4, 6].into_iter().fold(path.clone(), own), With::Anything)
            }
        };
        let (times, fault) = (self.does.times(with), self.does.fault(HANGS));
        discord.lock().refusals.push(Refusal { path: path.clone(), with, times, fault });
        discord.interact_as(last, &id, &token, Some(discord.watch()));
        // The bot gives up after three seconds, and so does Discord.
        for _ in 0..450 {
            if discord.lock().interactions[&token].answered {
                break;
            }
            sleep(Duration::from_millis(10)).await;
        }
        Some(Tried { token, path })
    }

    /// What is wrong with the answers to it.
    fn wrong(&self, answers: &[&Call], was_done: bool) -> Option<String> {
        let taken: Vec<&&Call> = answers.iter().filter(|call| call.status < 300).collect();
        let said = || answers.iter().map(|call| (call.status, call.files.len())).collect::<Vec<_>>();
        let place = || format!("{:?} to {:?}, {:?}: {:?}", self.does, self.to, self.way, said());
        let [answer] = taken.as_slice() else { return Some(format!("{} answers: {}", taken.len(), place())) };
        let first = answers.first()?;
        if was_done && self.does == Hangs {
            // Of the one that hung nothing is known.
            let is_less = match self.to {
                To::Answer(With::Components) => is_apology(answer),
                To::Answer(With::Picture) => answer.files.is_empty(),
                To::Answer(With::Anything) | To::Before(_) => true,
            };
            return (!is_less).then(|| format!("no less than before: {}", place()));
        }
        let expected = if was_done { self.expected(first) } else { Some(Seen::Whole) };
        let seen = seen_of(answer, first);
        let is_as_expected = expected.is_none_or(|expected| seen == expected);
        (!is_as_expected).then(|| format!("{seen:?}, not {expected:?}: {}", place()))
    }

    /// What is seen in the end, as the rules have it; `None` where it is enough that something is.
    fn expected(&self, whole: &Call) -> Option<Seen> {
        let To::Answer(with) = self.to else { return None };
        let is_picture = whole.files.iter().all(|file| file.filename.ends_with(".png"));
        let has_files = !whole.files.is_empty();
        // A file that somebody asked for is not left out.
        let without_files = if has_files && is_picture { Seen::Text } else { Seen::Apology };
        Some(match (self.does, with) {
            (Says(429), _) | (SaysDone(_) | CutsDone, _) => Seen::Whole,
            (Says(401 | 404), _) | (Says(403), With::Components) => Seen::Apology,
            (Says(300..=499), With::Anything | With::Picture) | (_, With::Picture) => without_files,
            (Says(_) | Cuts, With::Anything) => Seen::Whole,
            (Hangs, With::Anything) => {
                if has_files {
                    without_files
                } else {
                    Seen::Whole
                }
            }
            (_, With::Components) => Seen::Apology,
        })
    }
}

/// What an answer is, in place of the one that was tried first.
fn seen_of(answer: &Call, first: &Call) -> Seen {
    match answer.body == first.body && answer.files.len() == first.files.len() {
        true => Seen::Whole,
        false if is_apology(answer) => Seen::Apology,
        false => Seen::Text,
    }
}

fn is_apology(answer: &Call) -> bool {
    let content = answer.body["data"]["content"].as_str().unwrap_or_default();
    let is_empty = answer.body["data"]["choices"].as_array().is_some_and(Vec::is_empty);
    content.contains("Something went wrong on my side") || is_empty
}

/// The table: every way with everything that may be done to what it makes the bot send.
fn table(found: &[Found]) -> Vec<Place<'_>> {
    let is_long = env::var_os("LONG_FAULTS").is_some();
    let unusual = UNUSUAL.map(Says);
    let mut places = Vec::new();
    for (nth, Found { way, asks, has }) in found.iter().enumerate() {
        let answers: Vec<To> = has.iter().copied().map(To::Answer).collect();
        let before: HashSet<&String> = asks.iter().collect();
        let mut all = Vec::new();
        for (at, does) in USUAL.into_iter().chain(unusual).enumerate() {
            // Of one that is not about an interaction, 401 is about the bot's own token.
            let before = before.iter().filter(|_| does != Says(401)).map(|path| To::Before((*path).clone()));
            let to = answers.iter().cloned().chain(before).enumerate();
            all.extend(to.map(|(with, to)| (at, at + with, Place { way, does, to })));
        }
        // Of every way a part, another one each time.
        let is_tried = |(at, sum, _): &(usize, usize, Place<'_>)| {
            is_long || (sum + nth).is_multiple_of(if *at < USUAL.len() { 11 } else { 41 })
        };
        places.extend(all.into_iter().filter(is_tried).map(|(_, _, place)| place));
    }
    places
}

/// Tries places, a number of them at once; gives what is wrong with which.
async fn wrong<'a>(
    discord: &Discord,
    places: &[&'a Place<'a>],
    at_once: usize,
    numbers: &mut u64,
) -> Vec<(&'a Place<'a>, String)> {
    let mut wrong = Vec::new();
    for places in places.chunks(MANY) {
        let first = *numbers + 1;
        *numbers += places.len() as u64;
        let tried = stream::iter(places.iter().zip(first..)).map(|(place, number)| place.tried(discord, number));
        let tried: Vec<Option<Tried>> = tried.buffered(at_once).collect().await;
        // What would come twice, or too late, has time to.
        sleep(Duration::from_secs(4)).await;
        let mut state = discord.lock();
        wrong.extend(judged(&state, places, &tried));
        state.calls.clear();
        state.refusals.clear();
        state.posted.clear();
    }
    wrong
}

fn judged<'a>(state: &State, places: &[&'a Place<'a>], tried: &[Option<Tried>]) -> Vec<(&'a Place<'a>, String)> {
    let mut answers: HashMap<&str, Vec<&Call>> = HashMap::new();
    for call in &state.calls {
        if let Some(token) = call.path.strip_suffix("/callback").and_then(|path| path.rsplit('/').next()) {
            answers.entry(token).or_default().push(call);
        }
    }
    let left: HashMap<&str, usize> = state.refusals.iter().map(|it| (&*it.path, it.times)).collect();
    let judged = places.iter().zip(tried).filter_map(|(place, tried)| {
        let Some(Tried { token, path }) = tried else { return Some((*place, format!("not there: {:?}", place.way))) };
        let with = if let To::Answer(with) = place.to { with } else { With::Anything };
        let was_done = left[&**path] < place.does.times(with);
        let own = answers.get(&**token).map_or(&[][..], Vec::as_slice);
        place.wrong(own, was_done).map(|wrong| (*place, wrong))
    });
    judged.collect()
}

/// The verbs of a case, and the other kinds of control, that are not among them.
fn missing(found: &[Found]) -> Vec<&'static str> {
    let pressed: HashSet<&str> = found
        .iter()
        .flat_map(|it| &it.way.steps)
        .flat_map(|step| match step {
            Step::Presses(class, chosen) => [Some(class.as_str()), chosen.as_deref()],
            Step::Sends(class) => [Some(class.as_str()), None],
            Step::Command(_) | Step::Types(_) => [None, None],
        })
        .flatten()
        .flat_map(|class| class.split(':'))
        .collect();
    let kinds = ["case", "ask", "director_call", "quiz", "settings", "list", "law", "privacy"];
    // To the questions that were wrong in an exam it is twenty questions.
    let quiz = ["answer#", "reveal", "next", "ruling", "end", "share"];
    // No card has a button for what it shows anyway.
    let verbs = CaseAction::ALL.iter().filter(|verb| **verb != CaseAction::Show).map(|verb| verb.key());
    verbs.chain(kinds).chain(quiz).filter(|verb| !pressed.contains(verb)).collect()
}

/// The ways in, and those that press on a card of a server from elsewhere, or as somebody else.
async fn all(discord: &Discord, numbers: &mut u64) -> Vec<Found> {
    let mut found = ways(discord, At::Server, numbers).await;
    // On a busy machine the bot may have told somebody to try again.
    for _ in 0..2 {
        if !missing(&found).is_empty() {
            found = ways(discord, At::Server, numbers).await;
        }
    }
    let of_case =
        |it: &&Found| matches!(it.way.steps.last(), Some(Step::Presses(class, _)) if class.starts_with("case:"));
    let elsewhere = found.iter().filter(of_case).map(|it| {
        let asks = vec!["/api/v10/guilds/<2>/members/<6>".to_owned()];
        Found { way: Way { at: At::Elsewhere, steps: it.way.steps.clone() }, asks, has: it.has.clone() }
    });
    let mut more: Vec<Found> = elsewhere.collect();
    let press = |verb: &str| Step::Presses(format!("case:v#:s#-#:#:{verb}:#:#"), None);
    for steps in [vec![press("decline")], vec![press("decline"), press("own")]] {
        let way = Way { at: At::Other, steps: [vec![case()], steps].concat() };
        more.push(Found { way, asks: Vec::new(), has: vec![With::Components, With::Anything] });
    }
    found.extend(more);
    assert_eq!(missing(&found), [""; 0], "no way there");
    found.extend(ways(discord, At::Private, numbers).await);
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_answer_comes_in_time_by_every_way_in_and_with_every_fault() {
    let (database, discord) = (Database::sqlite(), Discord::start().await);
    let bot = Program::start_on(&discord, &session_file(), &database.url());
    discord.ready().await;
    let mut numbers = 0;
    let began = std::time::Instant::now();
    let found = all(&discord, &mut numbers).await;
    println!("{} ways in, found in {:?}", found.len(), began.elapsed());
    let places = table(&found);
    let mut due: Vec<&Place<'_>> = places.iter().collect();
    let mut said = Vec::new();
    // The bot has three seconds: what a busy machine kept it from is tried again, when less is to be done.
    for at_once in [AT_ONCE, 4, 1, 1] {
        let wrong = wrong(&discord, &due, at_once, &mut numbers).await;
        (due, said) = wrong.into_iter().unzip();
        println!("{} of {} are to be tried again after {:?}", due.len(), places.len(), began.elapsed());
        if due.is_empty() || said.iter().any(|wrong| wrong.starts_with("2 answers")) {
            break;
        }
    }
    drop(bot);
    database.remove().await;
    assert!(said.is_empty(), "{} of {}:\n{}", said.len(), places.len(), said.join("\n"));
    discord.lock().problems.retain(|problem| !problem.contains("answered too late"));
}
