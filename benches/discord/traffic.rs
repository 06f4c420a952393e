//! What the bots are asked: thousands of different auctions, all of which are irregular.

use serde_json::{Value, json};

use crate::tests::events::{self, Somebody};

/// How the answer is wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum View {
    /// As players ask: a case is kept, and the auction comes as a picture.
    Player,
    /// As a director sees it, asked by somebody who is not one, where no files may be attached: ruled on in full, and nothing
    /// is kept.
    Director,
}

/// Texts of events, with places for the numbers.
pub struct Traffic {
    templates: Vec<String>,
    sent: usize,
}

const ID: &str = "ID-GOES-HERE";
const TOKEN: &str = "TOKEN-GOES-HERE";
const USER: &str = "1777777777777777777";

impl Traffic {
    pub fn new(view: View) -> Traffic {
        let somebody = |locale| Somebody {
            id: USER,
            locale,
            roles: &[],
            permissions: if view == View::Player { "32768" } else { "0" },
        };
        let more: &[Value] = match view {
            View::Player => &[],
            View::Director => &[events::option("view", json!("director"))],
        };
        let template = |(text, place): (String, usize)| {
            let mut event = somebody(if place.is_multiple_of(2) { "en-US" } else { "no" })
                .does(events::ruling(&text, more, "en-US", "en-US"));
            if view == View::Player {
                event = events::with_files(event);
            }
            (event["id"], event["token"]) = (json!(ID), json!(TOKEN));
            event.to_string()
        };
        Traffic { templates: auctions().into_iter().zip(0..).map(template).collect(), sent: 0 }
    }

    /// The next event, as the gateway sends it; the interaction's token is its number.
    pub fn next(&mut self) -> String {
        let template = &self.templates[self.sent % self.templates.len()];
        let (id, person) =
            (3_000_000_000_000_000_000_u64 + self.sent as u64, 1_700_000_000_000_000_000 + self.sent % 5_000);
        let data = template.replacen(ID, &id.to_string(), 1).replacen(TOKEN, &self.sent.to_string(), 1);
        let data = data.replacen(USER, &person.to_string(), 1);
        self.sent += 1;
        // READY was the first event of the session.
        format!(r#"{{"op":0,"s":{},"t":"INTERACTION_CREATE","d":{data}}}"#, self.sent + 1)
    }

    pub const fn sent(&self) -> usize {
        self.sent
    }
}

/// Insufficient bids, accepted and corrected, mispulls, bids after the end, inadmissible doubles.
fn auctions() -> Vec<String> {
    let suits = ["C", "D", "H", "S"];
    let mut all = Vec::new();
    for (low, first) in suits.iter().enumerate() {
        for second in &suits[low + 1..] {
            for passes in ["", "P ", "P P "] {
                all.extend([
                    format!("{passes}1{second} 1{first} ib acc P"),
                    format!("{passes}1{second} P 1{first} ib rej 2{first}"),
                    format!("{passes}1{second} 1{first} ib rej 3{first} ncmp 2007"),
                    format!("{passes}1{first} P 1{second} mispull > 1NT"),
                    format!("{passes}1{first} P P P 2{second}"),
                    format!("{passes}1{second} X XX X"),
                ]);
            }
        }
    }
    all
}
