//! `rule --records`: one record a line in, one ruling a line out.

use std::io::{self, BufRead, BufWriter, Write};

use serde_json::json;

use super::{Arguments, NOT_DONE, RULED, arguments::Source, decode::open};
use crate::{
    answer::{self, Ruled},
    explain, locale,
    present::{json::RulingJson, terminal},
    record::{Record, Yardstick},
};

/// Rules on every line of a source. A bad line gives an error in its place and does not stop the run; the exit status tells of it.
pub(super) fn records(
    arguments: &Arguments,
    source: &Source,
    input: &mut dyn BufRead,
    output: &mut dyn Write,
) -> io::Result<u8> {
    let bad_lines = match source {
        // A program that writes the lines may wait for the answer to each.
        Source::Input => each_line(arguments, input, |ruled| output.write_all(ruled).and_then(|()| output.flush()))?,
        Source::File(path) => {
            let mut buffer = BufWriter::with_capacity(1 << 16, output);
            let bad_lines = each_line(arguments, &mut open(path)?, |ruled| buffer.write_all(ruled))?;
            buffer.flush()?;
            bad_lines
        }
    };
    Ok(if bad_lines == 0 { RULED } else { NOT_DONE })
}

/// Gives how many lines were bad.
fn each_line(
    arguments: &Arguments,
    input: &mut dyn BufRead,
    mut write: impl FnMut(&[u8]) -> io::Result<()>,
) -> io::Result<usize> {
    let (mut line, mut ruled) = (Vec::new(), Vec::new());
    let (mut number, mut bad_lines) = (0, 0);
    while input.read_until(b'\n', &mut line)? > 0 {
        number += 1;
        if !line.iter().all(u8::is_ascii_whitespace) {
            if let Err(message) = one(arguments, &line, &mut ruled)? {
                bad_lines += 1;
                super::json(&json!({ "error": { "message": message, "line": number } }), &mut ruled)?;
            }
            ruled.push(b'\n');
            write(&ruled)?;
        }
        line.clear();
        ruled.clear();
    }
    Ok(bad_lines)
}

/// Rules on one line; the message says why it could not be ruled on.
fn one(arguments: &Arguments, line: &[u8], output: &mut Vec<u8>) -> io::Result<Result<(), String>> {
    let mut record: Record = match serde_json::from_slice(line) {
        Ok(record) => record,
        Err(error) => return Ok(Err(error.to_string())),
    };
    if let Some(edition) = arguments.edition.filter(|_| !names_laws(line)) {
        record.laws = edition;
    }
    if record.yardstick == Yardstick::default() {
        record.yardstick = arguments.yardstick;
    }
    let ruled = answer::ruled(record, arguments.agreements.as_ref(), arguments.reader);
    let Ruled { record, ruling, taken, .. } = match ruled {
        Ok(ruled) => ruled,
        Err(bad) => return Ok(Err(bad.to_string())),
    };
    let explanation = explain::explain(&record, &ruling, arguments.reader).with_taken(&taken, arguments.reader);
    let page = locale::page(&explanation, arguments.language);
    let explanation = terminal::render(&page);
    super::json(&RulingJson::new(&ruling, arguments.language.tag(), &explanation), output)?;
    Ok(Ok(()))
}

/// Whether a record says for itself which edition it was played under.
fn names_laws(line: &[u8]) -> bool {
    let object: Result<serde_json::Map<String, serde_json::Value>, _> = serde_json::from_slice(line);
    object.is_ok_and(|object| object.contains_key("laws"))
}
