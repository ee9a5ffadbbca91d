//! `headjudge judge`: plays scenarios, and says which came out as they should.

use crate::game::Game;
use crate::output::{say, say_json};
use crate::pools::{MoreCards, note_of_marked};
use crate::problem::Problem;
use crate::registry::{Command, GameName};
use crate::scenarios;
use scenario::{File, Played};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Play scenarios and compare them with what they expect
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game of the files; else a folder that is called like a game says it, or it is the first game
    #[arg(long, value_enum)]
    game: Option<GameName>,
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
    let sources = sources(&args.paths)?;
    let mut files = Vec::new();
    for &game in GameName::all() {
        let wanted = args.game.is_none_or(|wanted| wanted == game);
        let own: Vec<Source> = match &sources {
            None if wanted => game.run(&Embedded)?,
            None => Vec::new(),
            Some(found) => found.iter().filter(|(name, _)| args.game_of(name) == game).cloned().collect(),
        };
        if !own.is_empty() {
            files.extend(game.run(&Playing { args, sources: own })?);
        }
    }
    print(args, &files)
}

/// A file by name and text.
type Source = (String, String);

impl Args {
    fn game_of(&self, file: &str) -> GameName {
        let folders = || Path::new(file).components().rev().filter_map(|part| part.as_os_str().to_str());
        self.game.or_else(|| folders().find_map(|folder| GameName::of_key(folder).ok())).unwrap_or_default()
    }
}

/// The scenarios of a game that come with the program.
struct Embedded;

impl Command for Embedded {
    type Done = Vec<Source>;

    fn run<G: Game>(&self) -> Result<Vec<Source>, Problem> {
        Ok(scenarios::embedded::<G>())
    }
}

/// Scenarios of one game.
struct Playing<'a> {
    args: &'a Args,
    sources: Vec<Source>,
}

impl Command for Playing<'_> {
    type Done = Vec<File>;

    fn run<G: Game>(&self) -> Result<Vec<File>, Problem> {
        // More cards are of the game that was named.
        let named = self.args.game.unwrap_or_default().key() == G::NAME;
        let cards =
            if named { self.args.more.with_builtin::<G>()? } else { self.args.more.builtin::<G>()? };
        let cards = G::cards_of_scenarios(cards);
        Ok(self.sources.iter().map(|(name, text)| scenarios::play::<G>(name, text, &cards)).collect())
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

/// The files that were named; nothing if none was.
fn sources(paths: &[PathBuf]) -> Result<Option<Vec<Source>>, Problem> {
    if paths.is_empty() {
        return Ok(None);
    }
    let mut sources = Vec::new();
    for path in paths {
        let found = scenarios::below(path)?;
        if found.is_empty() {
            return Err(Problem::NoScenarios(path.display().to_string()));
        }
        sources.extend(found);
    }
    Ok(Some(sources))
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
