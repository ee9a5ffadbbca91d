//! The bytes of a file as text, in the encodings that editors save in.

/// A byte that no text has, and its line from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotText {
    pub line: usize,
    pub byte: u8,
}

/// The text of a file: UTF-8 or UTF-16, with or without their marks; nothing if it is neither.
pub fn decode_exactly(bytes: &[u8]) -> Option<String> {
    match (utf16(bytes), bytes) {
        (Some(units), _) => String::from_utf16(&units).ok(),
        (None, [0xef, 0xbb, 0xbf, rest @ ..]) => String::from_utf8(rest.to_owned()).ok(),
        (None, _) => String::from_utf8(bytes.to_owned()).ok(),
    }
}

/// The same, or anything else that keeps ASCII as it is: for lists of which only numbers and counts matter.
///
/// # Errors
/// When it is no text at all.
pub fn decode(bytes: &[u8]) -> Result<String, NotText> {
    let text = match (utf16(bytes), bytes) {
        (Some(units), _) => String::from_utf16_lossy(&units),
        (None, [0xef, 0xbb, 0xbf, rest @ ..]) => String::from_utf8_lossy(rest).into_owned(),
        (None, _) => String::from_utf8_lossy(bytes).into_owned(),
    };
    match text.bytes().position(is_binary) {
        Some(at) => {
            let line = 1 + text[..at].matches('\n').count();
            Err(NotText { line, byte: text.as_bytes()[at] })
        }
        None => Ok(text),
    }
}

/// The units of UTF-16, told by its mark or by the empty half of a first letter of ASCII.
fn utf16(bytes: &[u8]) -> Option<Vec<u16>> {
    match bytes {
        [0xff, 0xfe, rest @ ..] => Some(units(rest, u16::from_le_bytes)),
        [0xfe, 0xff, rest @ ..] => Some(units(rest, u16::from_be_bytes)),
        [b'\t'..=b'~', 0, ..] => Some(units(bytes, u16::from_le_bytes)),
        [0, b'\t'..=b'~', ..] => Some(units(bytes, u16::from_be_bytes)),
        _ => None,
    }
}

fn units(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> Vec<u16> {
    bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect()
}

/// Control characters that no text has.
fn is_binary(byte: u8) -> bool {
    byte.is_ascii_control() && !matches!(byte, b'\t' | b'\n' | b'\r' | b'\x0c' | b'\x1a')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editors_may_save_as_they_like() {
        let text = "4 AB1-010\r\n";
        let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
        for saved in [
            text.as_bytes().to_owned(),
            [&[0xef, 0xbb, 0xbf], text.as_bytes()].concat(),
            [&[0xff, 0xfe][..], &wide(u16::to_le_bytes)].concat(),
            [&[0xfe, 0xff][..], &wide(u16::to_be_bytes)].concat(),
            wide(u16::to_le_bytes),
            wide(u16::to_be_bytes),
        ] {
            assert_eq!(decode(&saved).unwrap(), text);
            assert_eq!(decode_exactly(&saved).unwrap(), text);
        }
        let latin = b"4 Caf\xe9 AB1-010";
        assert!(decode(latin).unwrap().ends_with("AB1-010"));
        assert_eq!(decode_exactly(latin), None);
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decode(b"PK\n\xff\x03\x04"), Err(NotText { line: 2, byte: 3 }));
        assert!(decode(b"4 AB1\0").is_err() && decode(b"\x1b[2J").is_err());
    }
}
