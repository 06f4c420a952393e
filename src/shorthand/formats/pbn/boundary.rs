//! Where one game ends and the next begins.

use std::collections::BTreeSet;

/// Tags of which every game has its own.
const OWN: [&str; 5] = ["event", "board", "deal", "auction", "play"];
/// Tags that begin another game after an auction. Any other that was there already counts for nothing (3.4).
const HEADS: [&str; 3] = ["dealer", "room", "laws"];
/// Tags that begin no game: they go on with the one above, whatever stands between.
const GOES_ON: [&str; 3] = ["note", "mark", "play"];

/// What was read of a game.
#[derive(Default)]
pub(in crate::shorthand::formats) struct Boundary {
    tags: BTreeSet<String>,
    after_empty_line: bool,
}

impl Boundary {
    pub(in crate::shorthand::formats) fn empty_line(&mut self) {
        self.after_empty_line = true;
    }

    /// Takes the name of the next tag; true if another game begins with it. A game begins after an empty line (3). Without
    /// one, a second auction or a second board is another game all the same; before the auction, many leave a line empty.
    pub(in crate::shorthand::formats) fn tag(&mut self, name: &str) -> bool {
        let name = name.to_ascii_lowercase();
        let had_auction = self.tags.contains("auction");
        let is_second = self.tags.contains(&name) && name != "note" && name != "mark";
        let is_next = match is_second {
            true => {
                let is_head = had_auction && HEADS.contains(&name.as_str());
                self.after_empty_line || is_head || OWN.contains(&name.as_str())
            }
            false => self.after_empty_line && had_auction && !GOES_ON.contains(&name.as_str()),
        };
        if is_next {
            self.tags.clear();
        }
        self.tags.insert(name);
        self.after_empty_line = false;
        is_next
    }
}
