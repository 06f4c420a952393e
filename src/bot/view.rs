//! What is shown: texts, cards, buttons, modals and messages. It knows neither the store nor the REST interface.

pub mod auction_modal;
pub mod case_button;
pub mod case_card;
pub mod case_modal;
pub(crate) mod deferred;
pub mod director_call;
pub mod label_modal;
pub mod layout;
pub mod picture;
pub(crate) mod quiz_button;
pub(crate) mod quiz_card;
pub(crate) mod response;
pub mod sanitize;
pub mod text;
