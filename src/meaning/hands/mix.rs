//! A quick hash for keys that nobody outside can choose.

use std::hash::{BuildHasherDefault, Hasher};

/// For hash maps of small keys.
pub type Mixed = BuildHasherDefault<Mix>;

/// Multiplies and folds.
#[derive(Default)]
pub struct Mix(u64);

impl Hasher for Mix {
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.write_u64(chunk.iter().fold(0, |word, byte| word << 8 | u64::from(*byte)));
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u16(&mut self, number: u16) {
        self.write_u64(number.into());
    }

    fn write_u32(&mut self, number: u32) {
        self.write_u64(number.into());
    }

    fn write_usize(&mut self, number: usize) {
        self.write_u64(number as u64);
    }

    fn write_u64(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number ^ 0x9E37_79B9_7F4A_7C15) * 0xD6E8_FEB8_6659_FD93;
        let [low, high] = [product as u64, (product >> 64) as u64];
        self.0 = low ^ high;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}
