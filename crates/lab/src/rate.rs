//! How often somebody won, and how sure that is.

use serde::Serialize;

/// Games won out of games played; a draw is half a win.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Rate {
    pub won: f64,
    pub games: u32,
}

/// So many standard deviations to both sides hold 95 % of a normal distribution.
const NINETY_FIVE: f64 = 1.959_964;

impl Rate {
    pub fn add(&mut self, other: Rate) {
        self.won += other.won;
        self.games += other.games;
    }

    /// The share of games won, between 0 and 1.
    pub fn share(&self) -> f64 {
        if self.games == 0 { 0.0 } else { self.won / f64::from(self.games) }
    }

    /// Wilson's interval: the true share is between these with 95 % confidence.
    pub fn interval(&self) -> (f64, f64) {
        if self.games == 0 {
            return (0.0, 1.0);
        }
        let (n, share, z2) = (f64::from(self.games), self.share(), NINETY_FIVE * NINETY_FIVE);
        let middle = share + z2 / (2.0 * n);
        let half = NINETY_FIVE * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        let whole = 1.0 + z2 / n;
        ((middle - half) / whole, (middle + half) / whole)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_wilsons() {
        let (low, high) = Rate { won: 80.0, games: 100 }.interval();
        assert!((low - 0.7112).abs() < 1e-4 && (high - 0.8666).abs() < 1e-4, "{low} to {high}");
    }

    #[test]
    fn nothing_is_known_of_no_games() {
        assert_eq!(Rate::default().interval(), (0.0, 1.0));
    }

    #[test]
    fn winning_them_all_is_not_certainty() {
        let (low, high) = Rate { won: 100.0, games: 100 }.interval();
        assert!((0.96..0.97).contains(&low) && high > 0.999);
    }
}
