//! Law 9B1: calling a director. The modal that asks for table and board, and what directors are told: plain text that begins
//! with them, for that is what a phone shows.

use serenity::{
    all::ButtonStyle,
    builder::{CreateActionRow, CreateButton},
};

use crate::{
    bot::view::{
        case_card::{Card, status::who},
        label_modal::{Label, LabelModal, Typed},
        layout,
        text::panel::PanelText,
    },
    case::Person,
    locale::Language,
    store::DirectorCall,
};

/// The first part of every `custom_id` of a call for a director, by which presses are routed.
pub const PREFIX: &str = "director_call";
const VERSION: &str = "v1";
/// Characters of a table or a board.
const PLACE: u16 = 20;

/// The table.
pub const TABLE: &str = "table";
/// The board.
pub const BOARD: &str = "board";

/// A button, or the modal on the way to one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectorCallButton {
    /// Calls a director, without a case.
    Call,
    /// A director comes.
    Come(u64, Language),
    /// The director who was coming cannot.
    Cannot(u64, Language),
}

impl DirectorCallButton {
    /// The `custom_id`.
    pub fn id(self) -> String {
        match self {
            DirectorCallButton::Call => format!("{PREFIX}:{VERSION}:call"),
            DirectorCallButton::Come(id, language) => format!("{PREFIX}:{VERSION}:come:{id}:{}", language.tag()),
            DirectorCallButton::Cannot(id, language) => format!("{PREFIX}:{VERSION}:cannot:{id}:{}", language.tag()),
        }
    }

    /// What a `custom_id` stands for; `None` if it is none of these.
    pub fn read(custom_id: &str) -> Option<DirectorCallButton> {
        let parts: Vec<&str> = custom_id.split(':').collect();
        match parts.as_slice() {
            [PREFIX, VERSION, "call"] => Some(DirectorCallButton::Call),
            [PREFIX, VERSION, "come", id, tag] => Some(DirectorCallButton::Come(id.parse().ok()?, tag.parse().ok()?)),
            [PREFIX, VERSION, "cannot", id, tag] => {
                Some(DirectorCallButton::Cannot(id.parse().ok()?, tag.parse().ok()?))
            }
            _ => None,
        }
    }
}

/// The modal that asks for table and board. Neither has to be given.
pub fn modal(custom_id: String, language: Language) -> LabelModal {
    let say = |words: PanelText| words.say(language);
    let short = |id| Typed { id, most: PLACE, ..Typed::default() };
    LabelModal {
        custom_id,
        title: say(PanelText::CallTitle {}),
        components: vec![
            Label::text(say(PanelText::Table {}), Some(say(PanelText::TableHow {})), short(TABLE)),
            Label::text(say(PanelText::Board {}), None, short(BOARD)),
        ],
    }
}

/// Where somebody calls from, as it is shown, and what of it was given.
struct Given {
    given: &'static str,
    table: String,
    board: String,
}

impl Given {
    fn of(call: &DirectorCall) -> Given {
        let place = |text: &str| layout::quoted(text, usize::from(PLACE));
        let (table, board) = (place(&call.table), place(&call.board));
        let given = match (table.is_empty(), board.is_empty()) {
            (false, false) => "both",
            (false, true) => "table",
            (true, false) => "board",
            (true, true) => "neither",
        };
        Given { given, table, board }
    }
}

/// What a post about a call is called, where the log is a forum.
pub fn name(call: &DirectorCall, language: Language) -> String {
    let Given { given, table, board } = Given::of(call);
    PanelText::Name { given, table, board }.say(language)
}

/// What a director is told, or, where it is nobody's, the log: `about` says what happened, where it is about a case.
pub fn draw(call: &DirectorCall, about: Option<&str>, language: Language, to: Option<Person>) -> Card {
    let Given { given, table, board } = Given::of(call);
    let by = who(Some(call.by), language);
    let mut lines = vec![PanelText::Called { given, table, board, who: by }.say(language)];
    lines.extend(about.map(str::to_owned));
    let button = |button: DirectorCallButton, words: PanelText, style| {
        let button = CreateButton::new(button.id()).label(words.say(language)).style(style);
        vec![CreateActionRow::Buttons(vec![button])]
    };
    let components = match call.taken_by {
        None => {
            if call.told > 0 {
                lines.push(PanelText::NobodyYet {}.say(language));
            }
            button(DirectorCallButton::Come(call.id, language), PanelText::Come {}, ButtonStyle::Success)
        }
        Some(director) => {
            lines.push(PanelText::Comes { who: who(Some(director), language) }.say(language));
            let cannot = DirectorCallButton::Cannot(call.id, language);
            match to.is_none_or(|to| to == director) {
                true => button(cannot, PanelText::Cannot {}, ButtonStyle::Secondary),
                false => Vec::new(),
            }
        }
    };
    Card { contents: vec![lines.join("\n")], files: Vec::new(), components }
}
