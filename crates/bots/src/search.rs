//! The player that thinks ahead: information-set Monte Carlo tree search.

use crate::budget::Thinking;
use crate::look::{after, attempt, different, some_of};
use crate::tree::{NodeId, Tree};
use crate::{Bot, Budget};
use table::{Dice, Searchable, Seat};

/// Each round deals the hidden cards anew, goes down the tree to something that it has not tried,
/// plays on quickly for a few turns, and remembers how it stood then.
#[derive(Clone, Debug)]
pub struct Search {
    dice: Dice,
}

/// Without a limit of rounds or time: enough for anything.
const MOST_ROUNDS: u32 = 1_000_000;
/// So often the turn passes before a quick game is judged.
const PASSES: u32 = 2;
/// So many options are compared for each answer of a quick game.
const COMPARED: usize = 3;
/// So many free actions at most in a quick game.
const LONGEST: usize = 40;

impl Search {
    pub fn new(seed: u64) -> Search {
        Search { dice: Dice::new(seed) }
    }

    fn search<G: Searchable>(&mut self, game: &G, seat: Seat, budget: Budget) -> usize {
        let mut tree = Tree::new();
        let mut thinking = budget.start();
        let mut rounds = 0;
        while rounds < MOST_ROUNDS && (rounds == 0 || thinking.go_on()) {
            rounds += 1;
            let mut dealt = game.clone();
            dealt.redeal(seat, &mut self.dice);
            let mut dice = self.dice.split();
            attempt(|| Round { tree: &mut tree, dice: &mut dice, seat, thinking: &thinking }.run(dealt));
        }
        let branches = tree.branches(Tree::ROOT);
        let best = branches
            .iter()
            .max_by(|a, b| a.visits().total_cmp(&b.visits()).then(a.mean().total_cmp(&b.mean())));
        let key = best.map(|branch| branch.key);
        (0..game.options()).find(|&option| Some(game.option_key(option)) == key).unwrap_or_default()
    }
}

impl<G: Searchable> Bot<G> for Search {
    fn choose(&mut self, game: &G, budget: Budget) -> usize {
        match game.to_answer() {
            Some(seat) if different(game).len() > 1 => {
                attempt(|| self.search(game, seat, budget)).unwrap_or_default()
            }
            Some(_) | None => 0,
        }
    }
}

struct Round<'s> {
    tree: &'s mut Tree,
    dice: &'s mut Dice,
    seat: Seat,
    thinking: &'s Thinking,
}

impl Round<'_> {
    fn run<G: Searchable>(mut self, mut game: G) {
        let mut way: Vec<(NodeId, usize)> = Vec::new();
        let mut node = Tree::ROOT;
        while let Some(mover) = game.to_answer() {
            let offered = different(&game);
            if let [(_, only)] = offered[..] {
                if game.answer(only).is_err() {
                    return;
                }
                continue;
            }
            self.take_in(&game, node, &offered);
            let sign = if mover == self.seat { 1.0 } else { -1.0 };
            let Some((branch, option)) = self.tree.select(node, &offered, sign) else { break };
            if game.answer(option).is_err() {
                return;
            }
            way.push((node, branch));
            let (next, is_new) = self.tree.enter(node, branch);
            node = next;
            if is_new {
                self.play_on(&mut game);
                break;
            }
            if self.thinking.is_late() {
                return;
            }
        }
        self.tree.learn(&way, game.standing(self.seat));
    }

    /// Options that were never on offer here before are looked at.
    fn take_in<G: Searchable>(&mut self, game: &G, node: NodeId, offered: &[(u64, usize)]) {
        for &(key, option) in offered {
            if !self.tree.knows(node, key) {
                let guess = after(game, option, self.dice, self.thinking).standing(self.seat);
                self.tree.add(node, key, guess);
            }
        }
    }

    /// Plays quickly until the turn has passed a few times.
    fn play_on<G: Searchable>(&mut self, game: &mut G) {
        let (mut last, mut passes) = (None, 0);
        for _ in 0..LONGEST {
            let Some(mover) = game.to_answer() else { return };
            passes += u32::from(game.is_quiet() && last.is_some_and(|last| last != mover));
            if game.is_quiet() {
                last = Some(mover);
            }
            if passes >= PASSES || self.thinking.is_late() {
                return;
            }
            match self.quick_answer(game, mover) {
                Some(next) => *game = next,
                None => return,
            }
        }
    }

    /// The best of a few options, when everything is settled.
    fn quick_answer<G: Searchable>(&mut self, game: &G, mover: Seat) -> Option<G> {
        let mut best: Option<(f32, G)> = None;
        for option in some_of(game.options(), COMPARED, self.dice) {
            let next = after(game, option, self.dice, self.thinking);
            let standing = next.standing(mover);
            if best.as_ref().is_none_or(|(least, _)| standing > *least) {
                best = Some((standing, next));
            }
        }
        best.map(|(_, next)| next)
    }
}
