//! OCG 3.4.4-5 to -163: what the words of effects mean.

pub(crate) mod banish_until;
pub(crate) mod control;
pub(crate) mod counters;
pub(crate) mod damage;
pub(crate) mod declare;
pub(crate) mod draw;
pub(crate) mod equip;
pub(crate) mod extra_summon;
pub(crate) mod face_down;
pub(crate) mod give;
pub(crate) mod materials;
pub(crate) mod move_zone;
pub(crate) mod movement;
pub(crate) mod negate;
pub(crate) mod placing;
