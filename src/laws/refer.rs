//! Irregularities that this version does not rule on: the law that does.

use crate::{
    bridge::Call,
    lawbook::{Clause, Edition, index_2007, index_2017},
    ruling::Kind,
};

/// Law 38: a bid above seven.
pub(super) const fn above_seven(edition: Edition) -> Clause {
    match edition {
        Edition::Laws2007 => index_2007::L38,
        Edition::Laws2017 => index_2017::L38,
    }
}

/// The law that rules on this kind of irregularity.
pub(super) const fn law_of(edition: Edition, kind: Kind) -> Clause {
    match edition {
        Edition::Laws2007 => match kind {
            Kind::InsufficientBid => index_2007::L27B,
            Kind::PassOutOfRotation => index_2007::L30,
            Kind::BidOutOfRotation => index_2007::L31,
            Kind::DoubleOutOfRotation => index_2007::L32,
            Kind::ChangeOfCall => index_2007::L25B,
            Kind::UnintendedCall => index_2007::L25A,
            Kind::InadmissibleDouble => index_2007::L36,
            Kind::CallByBarredPlayer => index_2007::L37,
            Kind::BidAboveSeven => index_2007::L38,
            Kind::CallAfterFinalPass => index_2007::L39,
            Kind::SimultaneousCall => index_2007::L33,
        },
        Edition::Laws2017 => match kind {
            Kind::InsufficientBid => index_2017::L27B,
            Kind::PassOutOfRotation => index_2017::L30,
            Kind::BidOutOfRotation => index_2017::L31,
            Kind::DoubleOutOfRotation => index_2017::L32,
            Kind::ChangeOfCall => index_2017::L25B,
            Kind::UnintendedCall => index_2017::L25A,
            Kind::InadmissibleDouble => index_2017::L36,
            Kind::CallByBarredPlayer => index_2017::L37,
            Kind::BidAboveSeven => index_2017::L38,
            Kind::CallAfterFinalPass => index_2017::L39,
            Kind::SimultaneousCall => index_2017::L33,
        },
    }
}

/// Laws 30, 31 and 32: the kind of a call out of rotation.
pub(super) const fn out_of_rotation(call: Call) -> Kind {
    match call {
        Call::Pass => Kind::PassOutOfRotation,
        Call::Bid(_) => Kind::BidOutOfRotation,
        Call::Double | Call::Redouble => Kind::DoubleOutOfRotation,
    }
}
