//! Positions, choices and expectations as text that reads like a ruling.
