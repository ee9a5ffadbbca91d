//! The page was built, and its types are in order.

use std::path::Path;
use std::process::Command;

#[test]
fn the_page_is_in_this_build() {
    assert_eq!(page::missing(), None);
    assert!(page::file("index.html").is_some());
}

/// `svelte-check` finds words that a language lacks, and messages that the page does not know.
#[test]
fn the_types_of_the_page_are_in_order() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    let checked = Command::new("npm").args(["run", "--silent", "check"]).current_dir(web).output().unwrap();
    let said = String::from_utf8_lossy(&checked.stdout);
    assert!(checked.status.success(), "{said}{}", String::from_utf8_lossy(&checked.stderr));
}
