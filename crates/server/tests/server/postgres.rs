//! A real PostgreSQL, started for one test.

use crate::running::Folder;
use server::Storage;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// It runs until this is dropped.
pub struct Postgres {
    process: Child,
    pub storage: Storage,
    _folder: Folder,
}

impl Postgres {
    /// Nothing where it is not installed and cannot be.
    pub fn start() -> Option<Postgres> {
        let script = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tools/postgres.sh");
        let folder = Folder::new();
        let mut command = Command::new(script);
        command.arg(&folder.0).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut process = command.spawn().expect("tools/postgres.sh can be run");
        let mut address = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut address).unwrap();
        if address.is_empty() {
            assert_eq!(process.wait().unwrap().code(), Some(3), "PostgreSQL is there, but does not start");
            println!("skipped: PostgreSQL is not installed");
            return None;
        }
        Some(Postgres { process, storage: Storage::Url(address.trim().to_owned()), _folder: folder })
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        let _ = self.process.wait();
    }
}
