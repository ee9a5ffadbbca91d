//! The server from outside, with a game that is not one of ours: it knows no other.

#![allow(clippy::unwrap_used, reason = "what cannot be had fails the test")]

mod ahead;
mod bare_host;
mod bots;
mod challenges;
mod connections;
mod estimates;
mod guard;
mod keys;
mod matches;
mod one_server;
mod past;
mod people;
mod persons;
mod pools;
mod postgres;
mod practice;
mod replays;
mod running;
mod stored;
