//! `/ruling` without an auction: a modal to type it in. What cannot be read is shown with its mistakes, and a button opens
//! the modal again with all that was typed, for a modal cannot answer a modal.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton},
};

use crate::{
    answer,
    bot::{
        commands::ruling::{self, query::RulingQuery},
        context::{Context, requester::Requester},
        discord::interaction::ModalSubmit,
        view::{
            auction_modal::{self, AuctionModal},
            layout,
            response::{Response, Visibility},
            sanitize,
            text::panel::PanelText,
        },
    },
    explain::Reader,
    locale::Language,
};

/// Opens the modal: empty, or with what stands at the end of the message on which the button hangs.
pub fn open(chosen: AuctionModal, under: Option<&str>, language: Language) -> Response {
    Response::modal(&chosen.modal(under.and_then(layout::ending_of), language))
}

/// Answers the modal.
pub async fn submit(ctx: &Context, opened: AuctionModal, filled: &ModalSubmit, requester: &Requester) -> Response {
    let chosen = AuctionModal {
        dealer: filled.chosen(auction_modal::DEALER).and_then(|letter| letter.parse().ok()),
        edition: filled.chosen(auction_modal::EDITION).and_then(|year| year.parse().ok()),
        agreements: filled.chosen(auction_modal::SYSTEM).and_then(auction_modal::system),
        ..opened
    };
    let calls = match sanitize::clean(filled.text(auction_modal::CALLS).unwrap_or_default()) {
        Ok(calls) => calls,
        Err(reason) => return Response::apology(reason, requester.reader),
    };
    let question = question(chosen, &calls);
    let answer = answer::answer(&question.clone().by_default(requester).asked(requester.reader, requester));
    if answer.found.is_err() {
        let language = requester.reader;
        let contents = layout::lay_out(&answer.page, language, Some(&calls));
        let button =
            CreateButton::new(chosen.id()).label(PanelText::ChangeCalls {}.say(language)).style(ButtonStyle::Primary);
        let row = CreateActionRow::Buttons(vec![button]);
        return Response::messages(contents, Vec::new(), Visibility::Ephemeral, vec![row]);
    }
    let audience = match chosen.share {
        Some(true) => Visibility::Public,
        None if chosen.reader == Reader::Player => requester.audience(),
        Some(false) | None => Visibility::Ephemeral,
    };
    ruling::handle(ctx, question, audience, requester).await
}

/// The question, with the dealer in front of the calls.
fn question(chosen: AuctionModal, calls: &str) -> RulingQuery {
    let text = match chosen.dealer {
        Some(seat) => format!("dealer {}\n{calls}", seat.letter()),
        None => calls.to_owned(),
    };
    RulingQuery { text, edition: chosen.edition, reader: chosen.reader, agreements: chosen.agreements }
}
