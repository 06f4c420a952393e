//! A form with files in it, as HTTP knows them: `multipart/form-data`, RFC 7578.

use serenity::builder::CreateAttachment;

/// What stands between the parts, unless a part holds it; then with a number.
const BOUNDARY: &str = "director-please";

/// The bytes of a form with JSON and files, and what stands between its parts.
pub(crate) fn form(json: &str, files: &[CreateAttachment]) -> (String, Vec<u8>) {
    let boundary = boundary(json, files);
    let mut bytes =
        Vec::with_capacity(json.len() + files.iter().map(|file| file.data.len() + 256).sum::<usize>() + 256);
    let mut part = |head: &str, content: &[u8]| {
        let head = format!("--{boundary}\r\nContent-Disposition: form-data; {head}\r\n\r\n");
        for piece in [head.as_bytes(), content, b"\r\n"] {
            bytes.extend_from_slice(piece);
        }
    };
    part("name=\"payload_json\"\r\nContent-Type: application/json", json.as_bytes());
    for (index, file) in files.iter().enumerate() {
        let (name, kind) = (quoted(&file.filename), kind(&file.filename));
        part(&format!("name=\"files[{index}]\"; filename=\"{name}\"\r\nContent-Type: {kind}"), &file.data);
    }
    bytes.extend_from_slice(format!("--{boundary}--\r\n").as_bytes());
    (boundary, bytes)
}

/// A line that is in no part.
fn boundary(json: &str, files: &[CreateAttachment]) -> String {
    let is_in = |text: &str| {
        let holds = |bytes: &[u8]| bytes.windows(text.len()).any(|window| window == text.as_bytes());
        holds(json.as_bytes()) || files.iter().any(|file| holds(&file.data))
    };
    if !is_in(BOUNDARY) {
        return BOUNDARY.to_owned();
    }
    (1_u64..).map(|number| format!("{BOUNDARY}-{number}-")).find(|text| !is_in(text)).unwrap_or_default()
}

/// A name as it may stand between quotation marks.
fn quoted(name: &str) -> String {
    name.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A")
}

/// What is in a file, by the end of its name.
fn kind(filename: &str) -> &'static str {
    match filename.rsplit_once('.').map(|(_, end)| end) {
        Some("png") => "image/png",
        Some("md") => "text/markdown",
        Some("json") => "application/json",
        Some("txt") => "text/plain; charset=utf-8",
        Some(_) | None => "application/octet-stream",
    }
}
