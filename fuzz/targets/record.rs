#![no_main]

libfuzzer_sys::fuzz_target!(|text: &str| director_please_fuzz::core::record(text));
