//! Cells in a sixth of their memory, for sets that are seldom asked about.

use super::cells::Cells;

/// Packed, cells have no more different numbers of points than this; nearly all have a dozen.
const MOST_MASKS: usize = 48;

/// Cells: the different masks, and which of them each distribution has.
pub struct Packed {
    masks: Box<[u64]>,
    places: Box<[u8]>,
}

impl Packed {
    /// The same cells; `None` when they have too many different masks.
    pub fn of(cells: &Cells) -> Option<Packed> {
        let mut masks = Vec::new();
        let place = |mask: &u64| {
            let known = masks.iter().position(|known| known == mask);
            let place = known.unwrap_or(masks.len());
            if known.is_none() {
                masks.push(*mask);
            }
            u8::try_from(place).ok().filter(|_| place < MOST_MASKS)
        };
        let places = cells.masks().iter().map(place).collect::<Option<_>>()?;
        Some(Packed { masks: masks.into(), places })
    }

    /// The cells.
    pub fn cells(&self) -> Cells {
        let mask = |place: &u8| self.masks.get(usize::from(*place)).copied();
        Cells::of_masks(self.places.iter().map(|place| mask(place).unwrap_or(0)))
    }
}
