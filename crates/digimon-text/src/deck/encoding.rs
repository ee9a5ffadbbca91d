//! The bytes of a file as text, in the encodings that editors save lists in.

use super::fault::Unreadable;

/// The text of a file: UTF-8, UTF-16 with its mark, or anything else that keeps ASCII as it is,
/// because card numbers and counts are ASCII.
pub fn decode(bytes: &[u8]) -> Result<String, Unreadable> {
    let text = match bytes {
        [0xff, 0xfe, rest @ ..] => utf_16(rest, u16::from_le_bytes),
        [0xfe, 0xff, rest @ ..] => utf_16(rest, u16::from_be_bytes),
        [0xef, 0xbb, 0xbf, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => String::from_utf8_lossy(bytes).into_owned(),
    };
    match text.bytes().position(is_binary) {
        Some(at) => {
            let line = 1 + text[..at].matches('\n').count();
            Err(Unreadable::NotText { line, byte: text.as_bytes()[at] })
        }
        None => Ok(text),
    }
}

fn utf_16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
    String::from_utf16_lossy(&units)
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
        let text = "4 BT1-010\r\n";
        let wide = |bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(bytes).collect::<Vec<u8>>();
        assert_eq!(decode(text.as_bytes()).unwrap(), text);
        assert_eq!(decode(&[&[0xef, 0xbb, 0xbf], text.as_bytes()].concat()).unwrap(), text);
        assert_eq!(decode(&[&[0xff, 0xfe][..], &wide(u16::to_le_bytes)].concat()).unwrap(), text);
        assert_eq!(decode(&[&[0xfe, 0xff][..], &wide(u16::to_be_bytes)].concat()).unwrap(), text);
        assert!(decode(b"4 Caf\xe9 BT1-010").unwrap().ends_with("BT1-010"));
    }

    #[test]
    fn what_is_no_text_is_refused() {
        assert_eq!(decode(b"PK\n\xff\x03\x04"), Err(Unreadable::NotText { line: 2, byte: 3 }));
        assert!(decode(b"4 BT1\0").is_err() && decode(b"\x1b[2J").is_err());
    }
}
