//! A test does again what the store of a busy machine did not answer in time.

use std::time::Instant;

use serde_json::Value;

use crate::discord::{Discord, Posted, SOON};

/// Whether this message says that the store did not answer.
fn is_late(message: &Value) -> bool {
    let text = message["content"].as_str().unwrap_or_default();
    ["cannot be reached right now", "kan ikke nås akkurat nå"].iter().any(|it| text.contains(it))
}

impl Discord {
    /// Does something and waits for the message that comes of it.
    pub async fn does(&self, interaction: Value) -> Posted {
        let began = Instant::now();
        loop {
            let answer = self.answer(&self.interact(interaction.clone())).await;
            if !is_late(&answer.body) || began.elapsed() > SOON {
                return answer;
            }
        }
    }

    /// Does something that opens a modal; gives the modal.
    pub async fn opens(&self, interaction: Value) -> Value {
        let began = Instant::now();
        loop {
            let response = self.response(&self.interact(interaction.clone())).await;
            if !is_late(&response["data"]) || began.elapsed() > SOON {
                assert_eq!(response["type"], 9, "{response:#}");
                return response["data"].clone();
            }
        }
    }
}
