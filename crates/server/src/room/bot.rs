//! Bots at the table.

use super::{Call, Room};
use crate::token;
use crate::work::{Rank, Workers};
use host::{Bot, Problem};
use std::time::Duration;
use table::{Asked, Seat};
use tokio::time::sleep;

/// So that persons see what a bot does.
const MOMENT: Duration = Duration::from_millis(400);
/// How long it takes until a window is passed for somebody: at least, and at most on top of it.
const LEAST_PASS: Duration = Duration::from_millis(400);
const MOST_PASS: Duration = Duration::from_millis(1600);
/// What a bot may take where nobody said anything else.
const BUDGET: Duration = Duration::from_secs(1);
/// What one that thinks ahead has at least, however many do.
const LEAST_BUDGET: Duration = Duration::from_millis(50);

impl Room {
    /// Lets the bot think that is asked, if one is; or passes for a seat that does not want to be asked.
    pub(super) async fn think(&mut self) -> Result<(), Problem> {
        if self.stopped.is_some() {
            return Ok(());
        }
        self.live.rank = self.rank();
        for seat in Seat::BOTH {
            let Some(asked) = self.live.facts.asked[seat.index()] else { continue };
            match self.plan.bot(seat) {
                Some((bot, budget)) => return self.let_think(seat, asked, bot, budget).await,
                None => {
                    if let Some(option) = self.state.respond[seat.index()].passes(asked) {
                        return self.pass_for(seat, option);
                    }
                }
            }
        }
        Ok(())
    }

    /// An automatic pass takes some time, whatever is in the hand, where somebody else may read
    /// something into it.
    fn pass_for(&mut self, seat: Seat, option: usize) -> Result<(), Problem> {
        let watched = self.plan.is_person(seat.other()) && !self.plan.practice;
        let pause = if watched { LEAST_PASS + MOST_PASS.mul_f64(token::share()?) } else { Duration::ZERO };
        self.choose_after(pause, seat, option);
        Ok(())
    }

    fn choose_after(&mut self, pause: Duration, seat: Seat, option: usize) {
        let Some(own) = self.own.upgrade() else { return };
        self.thoughts += 1;
        let thought = self.thoughts;
        self.thinking = Some(tokio::spawn(async move {
            sleep(pause).await;
            let _ = own.send(Call::Chosen { thought, seat, option }).await;
        }));
    }

    async fn let_think(
        &mut self,
        seat: Seat,
        asked: Asked,
        bot: Bot,
        budget: Option<u32>,
    ) -> Result<(), Problem> {
        let pause = self.pause();
        if asked.options == 1 {
            // In a window it takes as long as if there were something to choose.
            let pause = if asked.pass.is_some() { pause } else { Duration::ZERO };
            self.choose_after(pause, seat, 0);
            return Ok(());
        }
        let Some(own) = self.own.upgrade() else { return Ok(()) };
        self.thoughts += 1;
        let thought = self.thoughts;
        let budget = self.budget(bot, budget);
        let seed = token::number()?;
        let thought_out = self.live.with(move |playing| playing.thought(seat, bot, budget, seed)).await?;
        let (workers, rank) = (self.workers(bot).clone(), self.live.rank);
        self.thinking = Some(tokio::spawn(async move {
            let choice = workers.run(rank, thought_out);
            let (chosen, ()) = tokio::join!(choice, sleep(pause));
            // A bot that fails takes the first option: the game goes on.
            let option = chosen.unwrap_or(0);
            let _ = own.send(Call::Chosen { thought, seat, option }).await;
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

    fn rank(&self) -> Rank {
        if self.plan.only_bots() && self.seated.is_empty() { Rank::Unwatched } else { Rank::Watched }
    }

    fn workers(&self, bot: Bot) -> &Workers {
        match bot {
            Bot::Random | Bot::Greedy => &self.lobby.work.bots,
            Bot::Search => &self.lobby.work.thinking,
        }
    }

    /// Those who think ahead share their time with all who wait to think.
    fn budget(&self, bot: Bot, wanted: Option<u32>) -> Duration {
        match bot {
            Bot::Random | Bot::Greedy => BUDGET,
            Bot::Search => {
                let wanted = wanted.map_or(BUDGET, |ms| Duration::from_millis(ms.into()));
                let most = wanted.min(self.lobby.limits.budget);
                let sharing = u32::try_from(self.lobby.work.thinking.waiting()).unwrap_or(u32::MAX);
                (most / sharing.saturating_add(1)).max(LEAST_BUDGET.min(most))
            }
        }
    }
}
