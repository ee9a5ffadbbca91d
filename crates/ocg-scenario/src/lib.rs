//! Positions, choices and expectations of the OCG as text that reads like a ruling.
//!
//! The form of the files is described in `docs/scenarios.md`. Where a scenario says nothing, nobody responds.
//!
//! ```
//! let text = r#"
//! scenario  A stronger monster wins the battle
//! shows     3.6.3-25
//! A  turn player, battle phase
//!    monster  "Luster Dragon" = L
//! B
//!    monster  "Spear Dragon" defense = S
//! A  attacks S with L
//! then
//!    S was destroyed by battle
//!    B has 8000 LP
//! "#;
//! let file = ocg_scenario::play("battle.scn", text, &ocg_scenario::CardSource::builtin());
//! assert!(file.errors.is_empty(), "{}", file.errors[0]);
//! assert!(file.scenarios[0].report.passed, "{}", file.scenarios[0].report);
//! ```

mod game;
pub mod model;
mod narrate;
mod parse;
mod run;

pub use game::{Ocg, play, positions};
pub use narrate::tell;
pub use run::CardSource;
pub use scenario::{Failure, File, Heading, Line, ParseError, Played, Report};
