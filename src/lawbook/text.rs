//! Which text of each law an edition has, where the editions differ in what they say. A law's file matches on its own text:
//! an edition that only changes Law 26 is a compile error in [`texts`](Edition::texts), and in what matches on [`Law26`].

use super::Edition;

/// Writes the enum of each law's texts, the struct that holds one of each, and how an edition gives its own.
macro_rules! texts {
    ($($(#[$doc:meta])* $law:ident: $text:ident { $($(#[$of:meta])* $variant:ident),* };)*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq)]
            pub(crate) enum $text { $($(#[$of])* $variant),* }
        )*

        /// The text of every law of which there are several.
        struct Texts { $($law: $text),* }

        impl Edition {
            $(
                $(#[$doc])*
                pub(crate) const fn $law(self) -> $text {
                    self.texts().$law
                }
            )*
        }
    };
}

texts! {
    /// When a call is comparable: 2017 Law 23, 2007 Law 27B1(b).
    law23: Law23 { Of2007, Of2017 };
    /// How an unintended call is put right, and what follows from a change of an intended one.
    law25: Law25 { Of2007, Of2017 };
    /// What declarer may do about the lead.
    law26: Law26 { Of2007, Of2017, #[cfg(feature = "drill-edition")] OfDrill };
    /// What frees partner after an insufficient bid.
    law27: Law27 { Of2007, Of2017 };
    /// What the offender may call at their turn, after a call out of rotation was not accepted.
    law29: Law29 { Of2007, Of2017 };
    /// What follows from a pass out of rotation.
    law30: Law30 { Of2007, Of2017, #[cfg(feature = "drill-edition")] OfDrill };
    /// What follows from a bid out of rotation.
    law31: Law31 { Of2007, Of2017 };
    /// What follows from a double or redouble out of rotation.
    law32: Law32 { Of2007, Of2017 };
    /// What follows from an inadmissible double or redouble.
    law36: Law36 { Of2007, Of2017 };
}

impl Edition {
    const fn texts(self) -> Texts {
        match self {
            Edition::Laws2007 => Texts {
                law23: Law23::Of2007,
                law25: Law25::Of2007,
                law26: Law26::Of2007,
                law27: Law27::Of2007,
                law29: Law29::Of2007,
                law30: Law30::Of2007,
                law31: Law31::Of2007,
                law32: Law32::Of2007,
                law36: Law36::Of2007,
            },
            Edition::Laws2017 => Texts {
                law23: Law23::Of2017,
                law25: Law25::Of2017,
                law26: Law26::Of2017,
                law27: Law27::Of2017,
                law29: Law29::Of2017,
                law30: Law30::Of2017,
                law31: Law31::Of2017,
                law32: Law32::Of2017,
                law36: Law36::Of2017,
            },
            #[cfg(feature = "drill-edition")]
            Edition::Drill => Texts { law26: Law26::OfDrill, law30: Law30::OfDrill, ..Edition::Laws2017.texts() },
        }
    }

    /// Law 23: whether the edition knows comparable calls. One that does not asks whether a replacement means the same as the
    /// withdrawn bid, or something more precise.
    #[must_use]
    pub const fn has_comparable_calls(self) -> bool {
        match self.law23() {
            Law23::Of2007 => false,
            Law23::Of2017 => true,
        }
    }

    /// Law 26: whether it asks what the withdrawn call showed, and not only what its player has shown legally.
    #[must_use]
    pub const fn lead_depends_on_withdrawn(self) -> bool {
        match self.law26() {
            Law26::Of2007 => true,
            Law26::Of2017 => false,
            #[cfg(feature = "drill-edition")]
            Law26::OfDrill => false,
        }
    }

    /// Law 26: whether declarer may require a lead at all.
    #[must_use]
    pub const fn may_require_lead(self) -> bool {
        match self.law26() {
            Law26::Of2007 => true,
            Law26::Of2017 => false,
            #[cfg(feature = "drill-edition")]
            Law26::OfDrill => true,
        }
    }

    /// Law 27B1(a): whether a bid is free by the denomination that it names, and not by the one that it specifies.
    #[must_use]
    pub const fn is_free_by_name(self) -> bool {
        match self.law27() {
            Law27::Of2007 => true,
            Law27::Of2017 => false,
        }
    }

    /// Law 27B1: whether a bid that frees partner leaves the lead alone too.
    #[must_use]
    pub const fn frees_lead(self) -> bool {
        match self.law27() {
            Law27::Of2007 => false,
            Law27::Of2017 => true,
        }
    }

    /// Law 30: whether partner, too, is restricted by a pass out of rotation, and what it costs depends on the bids before it.
    #[must_use]
    pub const fn pass_binds_partner(self) -> bool {
        match self.law30() {
            Law30::Of2007 => true,
            Law30::Of2017 => false,
            #[cfg(feature = "drill-edition")]
            Law30::OfDrill => false,
        }
    }
}
