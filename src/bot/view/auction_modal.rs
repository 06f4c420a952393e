//! The modal in which an auction is typed. What was chosen in it before is in its `custom_id`, and in that of the button that
//! opens it again; what was typed stands at the end of the message under which that button hangs. So nothing is kept.

use crate::{
    bot::{
        discord::limits::LIMIT,
        view::{
            label_modal::{Label, LabelModal, MenuEntry, Typed},
            layout,
            text::{bot::Text, panel::PanelText},
        },
    },
    bridge::Seat,
    explain::Reader,
    lawbook::Edition,
    locale::Language,
    meaning::Agreements,
};

/// The first part of its `custom_id`, by which it is routed.
pub const PREFIX: &str = "ask";
const VERSION: &str = "v1";
/// What was not chosen.
const NOTHING: &str = "-";

/// The calls.
pub const CALLS: &str = "calls";
/// Who dealt.
pub const DEALER: &str = "dealer";
/// The edition.
pub const EDITION: &str = "edition";
/// The offending side's system.
pub const SYSTEM: &str = "system";

/// What is chosen beside the calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct AuctionModal {
    /// For whom the answer is.
    pub reader: Reader,
    /// Whether everybody sees it, where somebody said.
    pub share: Option<bool>,
    /// Who dealt.
    pub dealer: Option<Seat>,
    /// The edition.
    pub edition: Option<Edition>,
    /// The offending side's system.
    pub agreements: Option<&'static str>,
}

impl AuctionModal {
    /// The `custom_id` of the modal, and of the button that opens it.
    pub fn id(self) -> String {
        let AuctionModal { reader, share, dealer, edition, agreements } = self;
        let reader = match reader {
            Reader::Player => "p",
            Reader::Director => "d",
        };
        let share = match share {
            Some(true) => "y",
            Some(false) => "n",
            None => NOTHING,
        };
        let dealer = dealer.map_or(NOTHING, Seat::letter);
        let edition = edition.map_or(NOTHING, Edition::year);
        let id = [PREFIX, VERSION, reader, share, dealer, edition, agreements.unwrap_or(NOTHING)].join(":");
        debug_assert!(layout::length(&id) <= layout::CUSTOM_ID);
        id
    }

    /// What a `custom_id` says was chosen; `None` if it is none of these.
    pub fn read(custom_id: &str) -> Option<AuctionModal> {
        let parts: Vec<&str> = custom_id.split(':').collect();
        let [PREFIX, VERSION, reader, share, dealer, edition, agreements] = parts.as_slice() else { return None };
        let reader = match *reader {
            "p" => Reader::Player,
            "d" => Reader::Director,
            _ => return None,
        };
        let share = match *share {
            "y" => Some(true),
            "n" => Some(false),
            NOTHING => None,
            _ => return None,
        };
        let chosen = |text: &'_ str| (text != NOTHING).then(|| text.to_owned());
        Some(AuctionModal {
            reader,
            share,
            dealer: chosen(dealer).map(|text| text.parse().ok()).unwrap_or_default(),
            edition: chosen(edition).map(|text| text.parse().ok()).unwrap_or_default(),
            agreements: chosen(agreements).and_then(|text| system(&text)),
        })
    }

    /// The modal, with the calls that were typed before.
    pub fn modal(self, calls: Option<&str>, language: Language) -> LabelModal {
        let say = |words: PanelText| words.say(language);
        let typed = Typed {
            id: CALLS,
            most: u16::try_from(LIMIT).unwrap_or(u16::MAX),
            is_paragraph: true,
            is_required: true,
            example: Some(say(PanelText::CallsExample {})),
            value: calls.map(str::to_owned),
        };
        let entry = |label, value: &str, is_chosen| MenuEntry { label, value: value.to_owned(), is_chosen };
        let seats = Seat::ALL.map(|seat| {
            let label = PanelText::Seat { seat: seat.letter() }.say(language);
            entry(label, seat.letter(), self.dealer == Some(seat))
        });
        let mut editions = Edition::ALL;
        editions.reverse();
        let editions = editions
            .map(|edition| entry(Text::edition(edition).say(language), edition.year(), self.edition == Some(edition)));
        let systems = Agreements::presets()
            .map(|name| entry(Text::System { name }.say(language), name, self.agreements == Some(name)));
        LabelModal {
            custom_id: self.id(),
            title: say(PanelText::AuctionTitle {}),
            components: vec![
                Label::text(say(PanelText::Calls {}), Some(say(PanelText::CallsHow {})), typed),
                Label::menu(say(PanelText::Dealer {}), DEALER, say(PanelText::DealerUnsaid {}), seats.to_vec()),
                Label::menu(say(PanelText::Edition {}), EDITION, say(PanelText::AsSet {}), editions.to_vec()),
                Label::menu(say(PanelText::System {}), SYSTEM, say(PanelText::AsSet {}), systems.collect()),
            ],
        }
    }
}

/// The system with this name, by the name that lasts.
pub fn system(name: &str) -> Option<&'static str> {
    Agreements::presets().find(|preset| *preset == name)
}
