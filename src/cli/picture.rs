//! `--picture FILE`: the auction of a ruling, drawn.

use std::{
    ffi::OsString,
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use super::NOT_DONE;
use crate::{
    locale::{Language, say},
    present::{
        Page,
        picture::{self, Picture},
    },
};

/// A file for the drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Canvas {
    /// As SVG.
    Svg(PathBuf),
    /// As PNG.
    Png(PathBuf),
}

impl Canvas {
    /// The form that the file's name asks for.
    pub(super) fn new(file: OsString) -> Option<Canvas> {
        let path = PathBuf::from(file);
        let extension = path.extension()?.to_str()?.to_ascii_lowercase();
        match extension.as_str() {
            "svg" => Some(Canvas::Svg(path)),
            "png" => Some(Canvas::Png(path)),
            _ => None,
        }
    }

    fn path(&self) -> &Path {
        match self {
            Canvas::Svg(path) | Canvas::Png(path) => path,
        }
    }

    /// Draws the page's auction; gives the exit status if that cannot be done, and says why.
    pub(super) fn draw(&self, page: &Page, language: Language, errors: &mut dyn Write) -> io::Result<Option<u8>> {
        let Some(diagram) = &page.diagram else { return Ok(None) };
        let drawing = picture::draw(diagram);
        let bytes = match self {
            Canvas::Svg(_) => Some(drawing.svg().into_bytes()),
            Canvas::Png(_) => painted(&drawing)?,
        };
        let Some(bytes) = bytes else {
            writeln!(errors, "{}", say(language, "cli-no-png", &[]))?;
            return Ok(Some(NOT_DONE));
        };
        if let Err(error) = fs::write(self.path(), bytes) {
            let (file, reason) = (self.path().to_string_lossy(), error.to_string());
            writeln!(errors, "{}", say(language, "cli-picture-not-written", &[("file", &file), ("reason", &reason)]))?;
            return Ok(Some(NOT_DONE));
        }
        Ok(None)
    }
}

/// The drawing as PNG.
#[cfg(feature = "picture")]
fn painted(drawing: &Picture) -> io::Result<Option<Vec<u8>>> {
    picture::png(drawing).map(Some).map_err(io::Error::other)
}

/// This program was built without what it takes.
#[cfg(not(feature = "picture"))]
fn painted(_: &Picture) -> io::Result<Option<Vec<u8>>> {
    Ok(None)
}
