//! Builds `web/` with npm and writes a table of its files, plain and compressed. Without Node
//! there is a page that says what to install, and the program works all the same.

mod tools;

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

const SOURCES: [&str; 8] = [
    "src",
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "tsconfig.json",
    "compress.mjs",
];

fn main() -> io::Result<()> {
    let web = folder_named_by("CARGO_MANIFEST_DIR")?.join("../../web").canonicalize()?;
    let out = folder_named_by("OUT_DIR")?;
    for name in SOURCES {
        println!("cargo::rerun-if-changed={}", web.join(name).display());
    }
    println!("cargo::rerun-if-env-changed=PATH");

    let dist = out.join("dist");
    let missing = tools::build(&web, &dist).err();
    if let Some(missing) = &missing {
        println!("cargo::warning=the browser's page is not in this build: {missing}");
        explain(&dist, missing)?;
    }
    fs::write(out.join("page.rs"), table(&dist, missing.as_deref())?)
}

fn folder_named_by(variable: &str) -> io::Result<PathBuf> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("cargo sets {variable}")))
}

/// The page that stands in for the one that could not be built.
fn explain(dist: &Path, missing: &str) -> io::Result<()> {
    if dist.exists() {
        fs::remove_dir_all(dist)?;
    }
    fs::create_dir_all(dist)?;
    let missing = missing.replace('&', "&amp;").replace('<', "&lt;");
    let page = format!(
        "<!doctype html><meta charset=\"utf-8\"><title>Headjudge</title>\
         <body style=\"font:18px/1.5 system-ui;max-width:40em;margin:4em auto;padding:0 1em\">\
         <h1>Headjudge</h1><p>The server runs, but its page was not built: {missing}</p>\
         <p>Then run the same command again.</p>"
    );
    fs::write(dist.join("index.html"), page)
}

fn table(dist: &Path, missing: Option<&str>) -> io::Result<String> {
    let mut code = String::from("static FILES: &[Asset] = &[\n");
    for path in files(dist)? {
        let whole = dist.join(&path).display().to_string();
        let packed = |ending: &str| {
            let packed = format!("{whole}.{ending}");
            if Path::new(&packed).exists() {
                format!("Some(include_bytes!({packed:?}))")
            } else {
                "None".to_owned()
            }
        };
        let (br, gz, kind) = (packed("br"), packed("gz"), kind(&path));
        let forever = path.starts_with("assets/");
        let _ = writeln!(
            code,
            "    Asset {{ path: {path:?}, kind: {kind:?}, plain: include_bytes!({whole:?}), br: {br}, gz: {gz}, forever: {forever} }},"
        );
    }
    let _ = writeln!(code, "];\nstatic MISSING: Option<&str> = {missing:?};");
    Ok(code)
}

/// What was built, without the compressed copies, named with `/`, in order.
fn files(dist: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![dist.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_none_or(|ending| ending != "br" && ending != "gz") {
                let below = path.strip_prefix(dist).map_err(io::Error::other)?;
                found.push(below.to_string_lossy().replace('\\', "/"));
            }
        }
    }
    found.sort();
    Ok(found)
}

fn kind(path: &str) -> &'static str {
    match Path::new(path).extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}
