//! The ruling in notation.
