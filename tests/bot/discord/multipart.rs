//! Bodies with files in them.

use serde_json::Value;

/// A file that came with a request.
#[derive(Clone, Debug)]
pub struct File {
    /// The name of its part: `files[0]`.
    pub part: String,
    pub filename: String,
    pub content_type: String,
    pub bytes: Vec<u8>,
}

/// The JSON of a body and its files. A body that is not what its content type says is `Null`.
pub fn read(content_type: &str, bytes: &[u8]) -> (Value, Vec<File>) {
    let json = |bytes: &[u8]| serde_json::from_slice(bytes).unwrap_or_default();
    let Some(boundary) = content_type.strip_prefix("multipart/form-data; boundary=") else {
        return (json(bytes), Vec::new());
    };
    let (mut body, mut files) = (Value::Null, Vec::new());
    let delimiter = [b"--", boundary.as_bytes()].concat();
    // Before the first delimiter stands nothing, after the last one two dashes.
    let parts: Vec<&[u8]> = split(bytes, &delimiter);
    assert_eq!((parts[0], parts[parts.len() - 1]), (&b""[..], &b"--\r\n"[..]), "no multipart body");
    for part in &parts[1..parts.len() - 1] {
        let part = part.strip_prefix(b"\r\n").unwrap().strip_suffix(b"\r\n").unwrap();
        let end = find(part, b"\r\n\r\n").unwrap();
        let (head, content) = (String::from_utf8(part[..end].to_vec()).unwrap(), &part[end + 4..]);
        let quoted = |name: &str| {
            let after = head.split(&format!("{name}=\"")).nth(1)?;
            after.split('"').next().map(str::to_owned)
        };
        match (quoted(" name").unwrap(), quoted("filename")) {
            (name, None) if name == "payload_json" => body = json(content),
            (part, Some(filename)) => {
                let lower = head.to_lowercase();
                let content_type = lower.lines().find_map(|line| line.strip_prefix("content-type: "));
                let content_type = content_type.unwrap_or_default().to_owned();
                files.push(File { part, filename, content_type, bytes: content.to_vec() });
            }
            (name, None) => panic!("an unknown part: {name}"),
        }
    }
    (body, files)
}

/// What is wrong between the attachments that a message describes and the files that came with it.
pub fn problems(message: &Value, files: &[File]) -> Vec<String> {
    let attachments = message["attachments"].as_array().map_or(&[][..], Vec::as_slice);
    let mut problems = Vec::new();
    if attachments.len() != files.len() {
        problems.push(format!("{} attachments, {} files", attachments.len(), files.len()));
    }
    for (attachment, file) in attachments.iter().zip(files) {
        if file.part != format!("files[{}]", attachment["id"].as_str().unwrap_or_default())
            || attachment["filename"] != file.filename.as_str()
        {
            problems.push(format!("{attachment} is not {} {}", file.part, file.filename));
        }
        let described = attachment["description"].as_str().map_or(0, |text| text.encode_utf16().count());
        if !(1..=1024).contains(&described) {
            problems.push(format!("a description of {described} characters"));
        }
        let text = || std::str::from_utf8(&file.bytes).is_ok_and(|text| !text.is_empty());
        let is_good = match (file.filename.rsplit('.').next(), file.content_type.as_str()) {
            (Some("png"), "image/png") => file.bytes.starts_with(b"\x89PNG\r\n\x1a\n"),
            (Some("md"), "text/markdown") | (Some("txt"), "text/plain; charset=utf-8") => text(),
            (Some("json"), "application/json") => serde_json::from_slice::<Value>(&file.bytes).is_ok(),
            _ => false,
        };
        if !is_good {
            problems.push(format!("{} is not what its name says: {}", file.filename, file.content_type));
        }
        if file.filename.ends_with(".png") && file.bytes.len() > 500_000 {
            problems.push(format!("a picture of {} bytes", file.bytes.len()));
        }
    }
    problems
}

fn find(bytes: &[u8], pattern: &[u8]) -> Option<usize> {
    bytes.windows(pattern.len()).position(|window| window == pattern)
}

fn split<'a>(mut bytes: &'a [u8], pattern: &[u8]) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    while let Some(at) = find(bytes, pattern) {
        parts.push(&bytes[..at]);
        bytes = &bytes[at + pattern.len()..];
    }
    parts.push(bytes);
    parts
}
