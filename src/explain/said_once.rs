//! No sentence twice: the same consequence of several irregularities is mentioned once.

use super::{Part, message::Message};

/// Removes from each section what has already been said about the same irregularity, and repeated sentences from each line.
pub(super) fn said_once(sections: &mut [Part]) {
    let mut said: Vec<(Option<Message>, Vec<Message>)> = Vec::new();
    for part in sections {
        let place = said.iter().position(|(about, _)| *about == part.about).unwrap_or(said.len());
        if place == said.len() {
            said.push((part.about.clone(), Vec::new()));
        }
        if let Some((_, said)) = said.get_mut(place) {
            retain_news(&mut part.text, said);
        }
        let mut seen = Vec::new();
        for line in &mut part.lines {
            retain_news(&mut line.text, &mut Vec::new());
        }
        part.lines.retain(|line| {
            let is_new = !seen.contains(line);
            seen.push(line.clone());
            is_new
        });
    }
}

/// The same for sentences alone.
pub(super) fn once(mut text: Vec<Message>) -> Vec<Message> {
    retain_news(&mut text, &mut Vec::new());
    text
}

fn retain_news(text: &mut Vec<Message>, said: &mut Vec<Message>) {
    text.retain(|message| {
        let is_new = !said.contains(message);
        if is_new {
            said.push(message.clone());
        }
        is_new
    });
    // An introduction with nothing left to introduce.
    text.pop_if(|last| matches!(last, Message::ForThe { .. }));
}
