//! Rooms, seats, storage and the protocol for any card game. The games come in through `host`.

pub mod protocol;
