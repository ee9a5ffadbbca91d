//! What fuzzing runs: a function a target, which takes any bytes and panics only where the program is wrong. The tests
//! run them over stored seeds and changes of these; `fuzz/` runs them guided by coverage.

mod changed;
mod files;
mod games;
mod play;
mod read;
mod stored;
mod wire;

pub use changed::Changes;

/// One thing that anybody can hand to the program.
pub struct Target {
    pub name: &'static str,
    pub run: fn(&[u8]),
}

/// All of them.
pub const TARGETS: [Target; 5] = [
    Target { name: "play", run: play::run },
    Target { name: "read", run: read::run },
    Target { name: "files", run: files::run },
    Target { name: "wire", run: wire::run },
    Target { name: "stored", run: stored::run },
];

/// Runs the target with this name.
pub fn run(name: &str, bytes: &[u8]) {
    for target in TARGETS.iter().filter(|target| target.name == name) {
        (target.run)(bytes);
    }
}
