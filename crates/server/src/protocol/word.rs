//! Quick words: what can be said at a table, the same in every language.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Word {
    Hello,
    GoodLuck,
    WellPlayed,
    Thanks,
    Sorry,
    OneMoment,
}
