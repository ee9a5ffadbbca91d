//! `headjudge judge`: plays scenarios, and says which came out as they should.

use crate::game::Game;
use crate::output::{say, say_json};
use crate::pools::{MoreCards, note_of_marked};
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use crate::scenarios;
use scenario::{File, Played};
use serde::Serialize;
use std::path::PathBuf;
use std::process::ExitCode;

/// Play scenarios and compare them with what they expect
#[derive(clap::Args, Debug)]
pub struct Args {
    #[arg(long, value_enum, default_value_t)]
    game: GameName,
    /// Files or folders; the scenarios that come with the program if there is none
    paths: Vec<PathBuf>,
    /// Print each game step by step, with the clauses that it follows
    #[arg(long)]
    explain: bool,
    #[command(flatten)]
    more: MoreCards,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub fn run(args: &Args) -> Result<ExitCode, Problem> {
    args.game.run(args)
}

impl Command for Args {
    fn run<G: Game>(&self) -> Result<ExitCode, Problem> {
        let cards = G::cards_of_scenarios(self.more.with_builtin::<G>()?);
        let sources = sources::<G>(&self.paths)?;
        let files = sources.iter().map(|(name, text)| scenarios::play::<G>(name, text, &cards));
        print(self, &files.collect::<Vec<File>>())
    }
}

fn print(args: &Args, files: &[File]) -> Result<ExitCode, Problem> {
    let result = Judged::of(files);
    if args.json {
        say_json(&result)?;
    } else {
        say(&in_words(files, &result, args.explain))?;
    }
    Ok(match &result {
        _ if files.iter().any(|file| !file.errors.is_empty()) => ExitCode::from(2),
        Judged { failed: 0, .. } => ExitCode::SUCCESS,
        _ => ExitCode::from(1),
    })
}

fn sources<G: Game>(paths: &[PathBuf]) -> Result<Vec<(String, String)>, Problem> {
    if paths.is_empty() {
        return Ok(scenarios::embedded::<G>());
    }
    let mut sources = Vec::new();
    for path in paths {
        let found = scenarios::below(path)?;
        if found.is_empty() {
            return Err(Problem::NoScenarios(path.display().to_string()));
        }
        sources.extend(found);
    }
    Ok(sources)
}

#[derive(Serialize)]
struct Judged {
    passed: usize,
    failed: usize,
    files: Vec<FileRow>,
}

#[derive(Serialize)]
struct FileRow {
    file: String,
    passed: usize,
    /// A file that cannot be read counts as one failure.
    failed: usize,
    errors: Vec<String>,
    scenarios: Vec<ScenarioRow>,
}

#[derive(Serialize)]
struct ScenarioRow {
    title: String,
    line: usize,
    passed: bool,
    shows: Vec<String>,
    example: Vec<String>,
    manual: Vec<String>,
    ruling: Vec<String>,
    /// Cards in it that are played without a part of their text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unread: Vec<String>,
    failures: Vec<FailureRow>,
}

#[derive(Serialize)]
struct FailureRow {
    line: usize,
    expected: String,
    actual: String,
}

impl Judged {
    fn of(files: &[File]) -> Judged {
        let files: Vec<FileRow> = files.iter().map(FileRow::of).collect();
        Judged {
            passed: files.iter().map(|file| file.passed).sum(),
            failed: files.iter().map(|file| file.failed).sum(),
            files,
        }
    }
}

impl FileRow {
    fn of(file: &File) -> FileRow {
        let scenarios: Vec<ScenarioRow> = file.scenarios.iter().map(ScenarioRow::of).collect();
        let passed = scenarios.iter().filter(|scenario| scenario.passed).count();
        let errors: Vec<String> = file.errors.iter().map(ToString::to_string).collect();
        let failed = scenarios.len() - passed + usize::from(!errors.is_empty());
        FileRow { file: file.name.clone(), passed, failed, errors, scenarios }
    }
}

impl ScenarioRow {
    fn of(played: &Played) -> ScenarioRow {
        let Played { heading, report } = played;
        let failures = report.failures.iter().map(|failure| FailureRow {
            line: failure.line(),
            expected: failure.expected.clone(),
            actual: failure.actual.clone(),
        });
        ScenarioRow {
            title: heading.title.clone(),
            line: heading.line,
            passed: report.passed,
            shows: heading.shows.clone(),
            example: heading.example.clone(),
            manual: heading.manual.clone(),
            ruling: heading.ruling.clone(),
            unread: report.unread.clone(),
            failures: failures.collect(),
        }
    }
}

/// What went wrong, or everything if it is to be explained; then the sum.
fn in_words(files: &[File], result: &Judged, explain: bool) -> String {
    let mut parts: Vec<String> = Vec::new();
    for file in files {
        parts.extend(file.errors.iter().map(ToString::to_string));
        for Played { report, .. } in &file.scenarios {
            if explain {
                let heading = format!("{} ({}:{})", report.title, report.file, report.line);
                let steps = report.transcript.iter().map(ToString::to_string);
                parts.push(std::iter::once(heading).chain(steps).collect::<Vec<_>>().join("\n"));
            }
            if explain || !report.passed {
                parts.push(report.to_string());
            }
            parts.extend(note_of_marked(&report.unread).map(|note| format!("{}: {note}", report.title)));
        }
    }
    parts.push(format!("{} passed, {} failed", result.passed, result.failed));
    parts.join("\n\n")
}
