//! The drawing as PNG, with fonts that travel with the program: the same bytes on every machine.

use std::sync::{Arc, LazyLock};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};

use super::{Picture, WIDTH};

/// Letters, and the signs of the suits. Subsets; where they come from and under which licences stands beside them.
const FONTS: [&[u8]; 3] = [
    include_bytes!("../../../fonts/Inter-Medium.otf"),
    include_bytes!("../../../fonts/Inter-SemiBold.otf"),
    include_bytes!("../../../fonts/DejaVuSans-Suits.ttf"),
];

static LOADED: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    FONTS.iter().for_each(|font| fonts.load_font_data(font.to_vec()));
    Arc::new(fonts)
});

/// A drawing that cannot be painted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NoPicture(String);

/// Paints a drawing.
///
/// # Errors
///
/// When the drawing is not one of ours.
pub fn png(picture: &Picture) -> Result<Vec<u8>, NoPicture> {
    let options = Options { fontdb: Arc::clone(&LOADED), ..Options::default() };
    let tree = Tree::from_str(&picture.svg, &options).map_err(|error| NoPicture(error.to_string()))?;
    let mut pixels = Pixmap::new(WIDTH, picture.height).ok_or_else(|| NoPicture(picture.height.to_string()))?;
    resvg::render(&tree, Transform::identity(), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| NoPicture(error.to_string()))
}
