//! A modal whose components have labels: texts to type, and menus. serenity 0.12 has action rows only, which Discord has
//! deprecated in modals.

use serde::Serialize;

/// Discord's numbers for components.
const MENU: u8 = 3;
const TEXT: u8 = 4;
const LABEL: u8 = 18;
/// Those for texts of one line, and of several.
const SHORT: u8 = 1;
const PARAGRAPH: u8 = 2;

/// A modal.
#[derive(Clone, Debug, Serialize)]
pub struct LabelModal {
    /// What its submission is known by.
    pub custom_id: String,
    /// At most 45 characters.
    pub title: String,
    /// One to five.
    pub components: Vec<Label>,
}

/// A component under its label.
#[derive(Clone, Debug, Serialize)]
pub struct Label {
    #[serde(rename = "type")]
    kind: u8,
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    description: Option<String>,
    component: Component,
}

#[derive(Clone, Debug, Serialize)]
#[serde(untagged)]
enum Component {
    Text(TextInput),
    Menu(Menu),
}

/// A text to type.
#[derive(Clone, Debug, Serialize)]
struct TextInput {
    #[serde(rename = "type")]
    kind: u8,
    custom_id: &'static str,
    style: u8,
    required: bool,
    max_length: u16,
    #[serde(skip_serializing_if = "Option::is_none")]
    placeholder: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
}

/// A menu in which nothing has to be chosen.
#[derive(Clone, Debug, Serialize)]
struct Menu {
    #[serde(rename = "type")]
    kind: u8,
    custom_id: &'static str,
    required: bool,
    placeholder: String,
    options: Vec<MenuEntry>,
}

/// Something to choose.
#[derive(Clone, Debug, Serialize)]
pub struct MenuEntry {
    /// What it says.
    pub label: String,
    /// What it stands for.
    pub value: String,
    /// Whether it is chosen already.
    #[serde(rename = "default")]
    pub is_chosen: bool,
}

/// A text to type, as it is asked for.
#[derive(Clone, Debug, Default)]
pub struct Typed {
    /// Its name.
    pub id: &'static str,
    /// Characters it may have.
    pub most: u16,
    /// Whether it has several lines.
    pub is_paragraph: bool,
    /// Whether something has to be typed.
    pub is_required: bool,
    /// What stands in it while it is empty.
    pub example: Option<String>,
    /// What was typed before.
    pub value: Option<String>,
}

impl Label {
    /// A text to type.
    pub fn text(label: String, description: Option<String>, typed: Typed) -> Label {
        let Typed { id, most, is_paragraph, is_required, example, value } = typed;
        let component = Component::Text(TextInput {
            kind: TEXT,
            custom_id: id,
            style: if is_paragraph { PARAGRAPH } else { SHORT },
            required: is_required,
            max_length: most,
            placeholder: example,
            value,
        });
        Label { kind: LABEL, label, description, component }
    }

    /// A menu in which nothing has to be chosen.
    pub fn menu(label: String, id: &'static str, placeholder: String, options: Vec<MenuEntry>) -> Label {
        let component = Component::Menu(Menu { kind: MENU, custom_id: id, required: false, placeholder, options });
        Label { kind: LABEL, label, description: None, component }
    }
}
