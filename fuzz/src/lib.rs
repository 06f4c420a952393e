//! What must hold of any text whatever. The fuzzer asks it of what it makes up, the tests of everything in `corpus/`.

#[cfg(feature = "bot")]
pub mod bot;
pub mod core;
pub mod forms;
