//! The address of a clause, and the macro that writes an index of them.

use std::fmt;

use super::Edition;

/// The address of a clause in one edition, `27B1(a)`. There is no public constructor: a clause can only be
/// taken from the index of its edition, so a clause that an edition lacks cannot be cited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause {
    edition: Edition,
    address: &'static str,
}

impl Clause {
    pub(super) const fn new(edition: Edition, address: &'static str) -> Clause {
        Clause { edition, address }
    }

    /// The edition in which the clause stands.
    #[must_use]
    pub const fn edition(self) -> Edition {
        self.edition
    }

    /// The address as the edition numbers it: `27B1(a)`.
    #[must_use]
    pub const fn address(self) -> &'static str {
        self.address
    }

    /// The clause of the same number in the edition that this one's amends; the clause itself where its edition stands by itself.
    #[must_use]
    pub(crate) const fn amended(self) -> Clause {
        match self.edition.amends() {
            Some(edition) => edition.own(self),
            None => self,
        }
    }

    /// The number of the law: 27.
    #[must_use]
    pub fn law(self) -> u8 {
        let digits = self.address.bytes().take_while(u8::is_ascii_digit);
        digits.fold(0, |number, digit| number * 10 + (digit - b'0'))
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.address)
    }
}

/// Writes the index of an edition: a constant for each clause, and the list of all of them.
macro_rules! index {
    ($edition:expr; $($name:ident $address:literal $status:expr;)*) => {
        $(
            #[doc = concat!("The address of Law ", $address, ".")]
            pub const $name: Clause = Clause::new($edition, $address);
        )*

        /// Every clause in this index, in the order of the book.
        pub const INDEX: &[Entry] = &[$(Entry { clause: $name, status: $status }),*];
    };
}

pub(super) use index;
