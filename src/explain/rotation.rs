//! Laws 29 to 32: a call out of rotation.

mod accepted;
mod choice;
mod headline;
mod later;
mod must_pass;
mod must_repeat;
mod second_call;
mod steps;
mod subsequent;

pub(super) use self::{
    choice::{declined, of_outcome, parts},
    headline::{in_short, open_headline, settled_headline},
    steps::{open_questions, open_steps, settled_steps},
    subsequent::{partner_has_called, turn_if_declined},
};
