//! Rate limits as Discord has them: a number of requests of a kind in a channel, in windows that the first one begins.

use std::{
    collections::HashMap,
    time::{Duration, Instant},
};

use serde_json::{Value, json};

/// Headers of a response.
pub type Headers = Vec<(&'static str, String)>;
/// What a response is in place of the regular one: its status, and what it says.
pub type Refused = Option<(u16, Value)>;

/// The buckets of all channels.
pub struct Buckets {
    limit: u32,
    window: Duration,
    open: HashMap<String, (Instant, u32)>,
}

impl Buckets {
    pub fn new(limit: u32, window: Duration) -> Buckets {
        Buckets { limit, window, open: HashMap::new() }
    }

    /// What is said to a request: the headers, and the refusal if there is one.
    pub fn ask(&mut self, key: &str) -> (Headers, Refused) {
        let now = Instant::now();
        let (began, count) = self.open.entry(key.to_owned()).or_insert((now, 0));
        if now - *began >= self.window {
            (*began, *count) = (now, 0);
        }
        let reset = (self.window - (now - *began)).as_secs_f64();
        let is_refused = *count >= self.limit;
        *count += u32::from(!is_refused);
        let mut headers = vec![
            ("x-ratelimit-limit", self.limit.to_string()),
            ("x-ratelimit-remaining", (self.limit - *count).to_string()),
            ("x-ratelimit-reset-after", format!("{reset:.3}")),
            ("x-ratelimit-bucket", "b0c4".to_owned()),
        ];
        if !is_refused {
            return (headers, None);
        }
        headers.push(("x-ratelimit-scope", "user".to_owned()));
        let said = json!({"message": "You are being rate limited.", "retry_after": reset, "global": false});
        (headers, Some((429, said)))
    }
}
