//! Seeing ahead: what would come of an answer, for whoever may give it.

use super::Room;
use super::seated::written;
use crate::problem;
use crate::protocol::ToPage;
use crate::work::Rank;
use host::Problem;
use table::{Key, Seat};
use tokio::sync::oneshot;

/// An answer that somebody thinks about.
pub struct Considered {
    pub id: u32,
    pub at: u32,
    pub key: Key,
    pub seat: Option<Seat>,
}

impl Room {
    /// Answers from another task: the game goes on meanwhile.
    pub(super) async fn foresee(
        &mut self,
        index: usize,
        considered: Considered,
        done: oneshot::Sender<()>,
    ) -> Result<(), Problem> {
        let Considered { id, at, key, seat } = considered;
        if let Some(stopped) = &self.stopped {
            return Err(stopped.clone());
        }
        let seat = self.answering_at(self.seated[index].holding, seat, at as usize)?;
        let foresight = self.live.with(move |playing| playing.foresight(seat, &key)).await?;
        let (workers, outbox) = (self.lobby.work.bots.clone(), self.seated[index].outbox());
        tokio::spawn(async move {
            let found = workers.run(Rank::Watched, foresight).await;
            let foreseen = found.and_then(|found| found.map_err(problem::no_such_move));
            let said = match foreseen {
                Ok(foreseen) => ToPage::Foreseen { id, foreseen },
                Err(problem) => ToPage::Refused { problem, about: Some(id) },
            };
            let _ = outbox.try_send(written(&said));
            let _ = done.send(());
        });
        Ok(())
    }
}
