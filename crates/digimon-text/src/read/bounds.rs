//! How far the reader goes for one card.

pub const BOUNDS: text::Bounds = text::Bounds::CARD;
