//! What the program is made of: only crates of crates.io, under licences that fit ours, and no crate in two versions but
//! those that are known. Known weaknesses of crates are looked up by a command (docs/security.md).

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

const REGISTRY: &str = "registry+https://github.com/rust-lang/crates.io-index";

/// Licences that ask for no more than to be named.
const LICENCES: [&str; 8] =
    ["MIT", "Apache-2.0", "Unicode-3.0", "Zlib", "BSD-3-Clause", "BSD-2-Clause", "Unlicense", "BSL-1.0"];

/// Crates under other licences, which are taken as they are: of an MPL crate only changes would have to be published.
const EXCEPTIONS: [(&str, &str); 1] = [("option-ext", "MPL-2.0")];

/// Crates that others need in several versions.
const SEVERAL_VERSIONS: [&str; 8] =
    ["cpufeatures", "embedded-io", "getrandom", "hashbrown", "rand", "rand_chacha", "rand_core", "syn"];

/// The crates that are built on this machine.
fn packages() -> Vec<Value> {
    let run = |program: &str, arguments: &[&str]| {
        let output = Command::new(program).args(arguments).current_dir(checkout::root()).output();
        let output = output.expect("cargo runs this test");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("it speaks UTF-8")
    };
    let version = run("rustc", &["-vV"]);
    let host = version.lines().find_map(|line| line.strip_prefix("host: ")).expect("rustc knows its host");
    let arguments = ["metadata", "--format-version", "1", "--locked", "--filter-platform", host];
    let told: Value = serde_json::from_str(&run(env!("CARGO"), &arguments)).expect("JSON");
    told["packages"].as_array().expect("a list").clone()
}

fn text<'p>(package: &'p Value, field: &str) -> &'p str {
    package[field].as_str().unwrap_or_default()
}

/// One licence of each group of alternatives will do; all groups count.
fn is_free(licence: &str) -> bool {
    let plain = licence.replace(['(', ')'], "").replace('/', " OR ");
    let one = |alternatives: &str| alternatives.split(" OR ").any(|one| LICENCES.contains(&one.trim()));
    plain.split(" AND ").all(one)
}

#[test]
fn every_crate_is_free_known_and_there_once() {
    let packages = packages();
    let mut wrong = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in &packages {
        let (name, licence, source) =
            (text(package, "name"), text(package, "license"), text(package, "source"));
        if !is_free(licence) && !EXCEPTIONS.contains(&(name, licence)) {
            wrong.push(format!("{name}: the licence is {licence:?}"));
        }
        if !["", REGISTRY].contains(&source) {
            wrong.push(format!("{name}: it comes from {source}"));
        }
        versions.entry(name).or_default().insert(text(package, "version"));
    }
    for (name, versions) in versions.iter().filter(|(_, versions)| versions.len() > 1) {
        if !SEVERAL_VERSIONS.contains(name) {
            wrong.push(format!("{name}: there are several versions, {versions:?}"));
        }
    }
    assert!(packages.len() > 100, "{} crates are told of", packages.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn what_is_not_free_is_noticed() {
    assert!(
        is_free("MIT OR GPL-3.0") && is_free("(MIT OR Apache-2.0) AND Unicode-3.0") && is_free("MIT/X11")
    );
    assert!(!is_free("GPL-3.0") && !is_free("MIT AND GPL-3.0") && !is_free(""));
}
