//! The browser's page, built from `web/` by this crate's build script and put into the binary.

/// One file of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asset {
    /// From the page's root, without a slash before it.
    pub path: &'static str,
    /// The content type.
    pub kind: &'static str,
    pub plain: &'static [u8],
    /// Compressed with Brotli, if that makes it smaller.
    pub br: Option<&'static [u8]>,
    /// Compressed with gzip, if that makes it smaller.
    pub gz: Option<&'static [u8]>,
    /// Its name changes with what is in it: browsers may keep it for ever.
    pub forever: bool,
}

include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// A file of the page by its path; an empty path or `/` is the page itself.
pub fn file(path: &str) -> Option<&'static Asset> {
    let path = match path.trim_start_matches('/') {
        "" => "index.html",
        path => path,
    };
    FILES.iter().find(|asset| asset.path == path)
}

/// What has to be installed before there is a page, if it could not be built: a page that says
/// the same is served in its place.
pub fn missing() -> Option<&'static str> {
    MISSING
}

#[cfg(test)]
mod tests {
    use super::{file, missing};

    #[test]
    fn there_is_always_a_page() {
        let page = file("/").map(|asset| String::from_utf8_lossy(asset.plain).into_owned());
        assert!(page.is_some_and(|page| page.contains("Headjudge")));
        assert_eq!(file(""), file("index.html"));
        assert_eq!(file("no/such/file"), None);
    }

    /// The first page with everything that it loads, compressed: 300 KB at most.
    #[test]
    fn the_first_page_is_small() {
        if let Some(what) = missing() {
            println!("skipped: {what}");
            return;
        }
        let size = |asset: &super::Asset| asset.br.unwrap_or(asset.plain).len();
        let whole: usize = super::FILES.iter().map(size).sum();
        assert!(whole < 300_000, "all files of the page together: {whole} bytes");
    }
}
