//! Bots at the table.

use super::{Call, Room};
use crate::token;
use host::{Bot, Problem};
use std::time::Duration;
use tokio::time::sleep;

/// So that persons see what a bot does.
const MOMENT: Duration = Duration::from_millis(400);
/// What a bot may take where nobody said anything else.
const BUDGET: Duration = Duration::from_secs(1);

impl Room {
    /// Lets the bot think that is asked, if one is.
    pub(super) async fn think(&mut self) -> Result<(), Problem> {
        let facts = self.live.facts;
        let Some((bot, budget)) = facts.to_answer.and_then(|seat| self.plan.bot(seat)) else {
            return Ok(());
        };
        let Some(own) = self.own.upgrade() else { return Ok(()) };
        self.thoughts += 1;
        let thought = self.thoughts;
        if facts.options == 1 {
            self.thinking = Some(tokio::spawn(async move {
                let _ = own.send(Call::Chosen { thought, option: 0 }).await;
            }));
            return Ok(());
        }
        let budget = self.budget(bot, budget);
        let pause = self.pause();
        let seed = token::seed()?;
        let thought_out = self.live.with(move |playing| playing.thought(bot, budget, seed)).await?;
        let workers = self.house.work.slow.clone();
        self.thinking = Some(tokio::spawn(async move {
            let choice = workers.run(thought_out);
            let (chosen, ()) = tokio::join!(choice, sleep(pause));
            // A bot that fails takes the first option: the game goes on.
            let option = chosen.unwrap_or(0);
            let _ = own.send(Call::Chosen { thought, option }).await;
        }));
        Ok(())
    }

    fn pause(&self) -> Duration {
        match self.plan.pace_ms {
            Some(pace) => Duration::from_millis(pace.into()),
            None if self.plan.only_bots() => Duration::ZERO,
            None => MOMENT,
        }
    }

    fn budget(&self, bot: Bot, wanted: Option<u32>) -> Duration {
        match bot {
            Bot::Random | Bot::Greedy => BUDGET,
            Bot::Search => {
                wanted.map_or(BUDGET, |ms| Duration::from_millis(ms.into())).min(self.house.limits.budget)
            }
        }
    }
}
