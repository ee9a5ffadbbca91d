//! How far the reader goes for one card: many times what any printed card needs.

use std::time::Duration;
use text::Bounds;

pub const BOUNDS: Bounds =
    Bounds { bytes: 16 << 10, depth: 100, steps: 200_000, time: Duration::from_secs(10) };
