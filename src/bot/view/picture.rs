//! The picture of an auction as Discord takes it: a file, with a text for those who do not see it.

use serenity::builder::CreateAttachment;

use crate::{
    bot::view::{layout, text::bot::Text},
    locale::Language,
    present::{Page, picture},
};

/// Characters of a file's description.
const DESCRIPTION: usize = 1024;
/// The file's name.
const NAME: &str = "auction.png";

/// Whether files may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attachments {
    /// They may, or nobody has said that they may not.
    Allowed,
    /// They may not: everything is said in text.
    Forbidden,
}

/// A page, and its auction as a picture.
pub struct Illustrated {
    /// The page; without the auction, if picture and description hold all of it.
    pub page: Page,
    /// The picture, if there is one.
    pub files: Vec<CreateAttachment>,
}

/// Draws the page's auction, if there is one and files may be sent.
pub fn attach_picture(mut page: Page, language: Language, files: Attachments) -> Illustrated {
    let Some(diagram) = page.diagram.as_ref().filter(|_| files == Attachments::Allowed) else {
        return Illustrated { page, files: Vec::new() };
    };
    let drawing = picture::draw(diagram);
    let aloud = Text::Picture { auction: diagram.aloud() }.say(language);
    let file = match picture::png(&drawing) {
        Ok(bytes) => CreateAttachment::bytes(bytes, NAME).description(layout::shortened(&aloud, DESCRIPTION)),
        Err(error) => {
            tracing::error!(%error, "cannot draw an auction");
            return Illustrated { page, files: Vec::new() };
        }
    };
    if drawing.left_out == 0 && layout::length(&aloud) <= DESCRIPTION {
        page.diagram = None;
    }
    Illustrated { page, files: vec![file] }
}
