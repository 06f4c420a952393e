#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| director_please_fuzz::forms::forms(bytes));
