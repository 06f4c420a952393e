//! What a call shows: conditions on a hand as players write them, and the exact sets of hands that meet them.
//!
//! ```text
//! "5+H 12-21 except (bal 15-17)" ──notation──► Meaning ──hands──► HandSet ──compare──► which hands are in one and not in the other
//! ```

mod agreements;
mod amount;
mod comparison;
mod condition;
mod hand;
mod hands;
mod notation;
mod shown;

pub use agreements::{Agreed, AgreementFault, AgreementProblem, Agreements};
pub use amount::Amount;
pub use comparison::{Broken, Comparison, Hedged, SetRelation, Witness, witness};
pub use condition::{Condition, Count, Holding, Pattern, Quality, Shape, SuitWord};
pub use hand::{Hand, ParseHandError};
pub use hands::{ALL_HANDS, HandSet, TooMuch, Venn, compare};
pub use notation::{
    Denial, Expected, Meaning, Problem, ProblemKind, Purpose, Reading, SuitsInAuction, both, is_length_in_one, read,
    read_in, understood, understood_in,
};
pub use shown::{SIMILAR_CARDS, SIMILAR_POINTS, Shown};
