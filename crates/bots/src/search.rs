//! The player that thinks ahead: information-set Monte Carlo tree search.

use crate::budget::Thinking;
use crate::look::{Width, after, attempt, best_of_some, different};
use crate::tree::{Branch, NodeId, Selected, Tree};
use crate::{Bot, Budget, Tried, options_of};
use table::{Dice, Searchable, Seat};

/// Each round deals the hidden cards anew, goes down the tree to something that it has not tried,
/// plays on quickly for a few turns, and remembers how it stood then.
#[derive(Clone, Debug)]
pub struct Search {
    dice: Dice,
}

/// What the options of a choice are worth for whoever chooses, from -1 (lost) to 1 (won).
#[derive(Clone, PartialEq, Debug)]
pub struct Estimate {
    /// The place of the option that it would take.
    pub best: usize,
    /// By the places of the options; nothing for those that it had no time for.
    pub worth: Vec<Option<f32>>,
}

/// So often the turn passes before a quick game is judged. Later standings are more luck than merit.
const PASSES: u32 = 1;
/// So many options are compared for each answer of a quick game, and on the way to the next one.
const QUICK: Width = Width(4);
/// So many on the way from an option that is looked at for the first time.
const CAREFUL: Width = Width(4);
/// So many answers at most in a quick game.
const LONGEST: usize = 60;

impl Search {
    pub fn new(seed: u64) -> Search {
        Search { dice: Dice::new(seed) }
    }

    fn search<G: Searchable>(&mut self, game: &G, seat: Seat, tried: &Tried, budget: Budget) -> usize {
        let (tree, offered) = self.think(game, seat, tried, budget);
        let chosen = best(&tree).and_then(|best| offered.iter().find(|(key, _)| *key == best.key));
        chosen.map_or(0, |&(_, option)| option)
    }

    /// What this seat's options are worth, each by its place; nothing where there is nothing to choose, or the game
    /// fails.
    pub fn estimate<G: Searchable>(
        &mut self,
        game: &G,
        seat: Seat,
        tried: &Tried,
        budget: Budget,
    ) -> Option<Estimate> {
        let options = options_of(game, seat);
        if options < 2 {
            return None;
        }
        let (tree, _) = attempt(|| self.think(game, seat, tried, budget))?;
        let branches = tree.branches(Tree::ROOT);
        let worth = |option: usize| {
            let likeness = game.option_likeness(seat, option);
            branches.iter().find(|branch| branch.key == likeness).map(Branch::mean)
        };
        let best = best(&tree)?.key;
        let best = (0..options).find(|&option| game.option_likeness(seat, option) == best)?;
        Some(Estimate { best, worth: (0..options).map(worth).collect() })
    }

    /// All that was tried, with the options that were thought about.
    fn think<G: Searchable>(
        &mut self,
        game: &G,
        seat: Seat,
        tried: &Tried,
        budget: Budget,
    ) -> (Tree, Vec<(u64, usize)>) {
        let mut thinking = budget.start();
        let (mut tree, offered) = (Tree::new(), tried.leave(game, different(game, seat)));
        // The nth visit of each option meets the same cards, so that luck does not tell them apart.
        let family = self.dice.split();
        self.look_at_all(game, seat, &offered, &mut tree, &thinking);
        while thinking.go_on() {
            let Some(first) = tree.select(Tree::ROOT, &offered, 1.0) else { break };
            let mut dice = nth(&family, tree.branches(Tree::ROOT)[first.branch].visits() as u64);
            let done = attempt(|| {
                let mut dealt = game.clone();
                dealt.redeal(seat, &mut dice);
                Round { tree: &mut tree, dice: &mut dice, seat, thinking: &thinking }.run(dealt, first)
            });
            if done.is_none() {
                // The game failed: that is no reason to go there again.
                tree.learn(&[(Tree::ROOT, first.branch)], -1.0);
            }
        }
        (tree, offered)
    }

    /// A first look at each option, on one deal.
    fn look_at_all<G: Searchable>(
        &mut self,
        game: &G,
        seat: Seat,
        offered: &[(u64, usize)],
        tree: &mut Tree,
        thinking: &Thinking,
    ) {
        let mut dealt = game.clone();
        dealt.redeal(seat, &mut self.dice);
        let dice = self.dice.split();
        for one in offered {
            let mut dice = dice.clone();
            let looked = attempt(|| {
                let round = &mut Round { tree: &mut *tree, dice: &mut dice, seat, thinking };
                round.take_in(&dealt, seat, Tree::ROOT, &[*one]);
            });
            if looked.is_none() {
                tree.add(Tree::ROOT, one.0, -1.0);
            }
            if thinking.is_late() {
                return;
            }
        }
    }
}

/// The option that was tried most: it kept looking best.
fn best(tree: &Tree) -> Option<&Branch> {
    let branches = tree.branches(Tree::ROOT).iter();
    branches.max_by(|a, b| a.visits().total_cmp(&b.visits()).then(a.mean().total_cmp(&b.mean())))
}

/// The dice of a number, out of a family.
fn nth(family: &Dice, number: u64) -> Dice {
    let seed = family.clone().roll(usize::MAX) as u64;
    Dice::new(seed.wrapping_add(number))
}

impl<G: Searchable> Bot<G> for Search {
    fn choose(&mut self, game: &G, seat: Seat, tried: &Tried, budget: Budget) -> usize {
        match options_of(game, seat) {
            0 | 1 => 0,
            _ => attempt(|| self.search(game, seat, tried, budget)).unwrap_or_default(),
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
    fn run<G: Searchable>(mut self, mut game: G, first: Selected) {
        let mut way: Vec<(NodeId, usize)> = Vec::new();
        let (mut node, mut next) = (Tree::ROOT, Some((self.seat, first)));
        while let Some((mover, selected)) = next {
            if game.answer_as(mover, selected.option).is_err() || self.thinking.is_late() {
                return;
            }
            way.push((node, selected.branch));
            let (behind, is_new) = self.tree.enter(node, selected.branch);
            node = behind;
            if is_new {
                self.play_on(&mut game);
                break;
            }
            next = self.select(&mut game, node);
        }
        self.tree.learn(&way, game.standing(self.seat));
    }

    /// The option to try at this node. What leaves no choice is answered on the way there.
    fn select<G: Searchable>(&mut self, game: &mut G, node: NodeId) -> Option<(Seat, Selected)> {
        loop {
            let mover = game.to_answer()?;
            let offered = different(game, mover);
            if let [(_, only)] = offered[..] {
                game.answer_as(mover, only).ok()?;
                continue;
            }
            self.take_in(game, mover, node, &offered);
            let sign = if mover == self.seat { 1.0 } else { -1.0 };
            return self.tree.select(node, &offered, sign).map(|selected| (mover, selected));
        }
    }

    /// Options that were never on offer here before are looked at.
    fn take_in<G: Searchable>(&mut self, game: &G, mover: Seat, node: NodeId, offered: &[(u64, usize)]) {
        for &(key, option) in offered {
            if !self.tree.knows(node, key) {
                let next = after(game, mover, option, CAREFUL, self.dice, self.thinking);
                self.tree.add(node, key, next.standing(self.seat));
            }
        }
    }

    /// Plays quickly until the turn has passed a few times.
    fn play_on<G: Searchable>(&mut self, game: &mut G) {
        let (mut last, mut passes) = (None, 0);
        for _ in 0..LONGEST {
            let Some(mover) = game.to_answer() else { return };
            if game.is_quiet() {
                passes += u32::from(last.is_some_and(|last| last != mover));
                last = Some(mover);
            }
            if passes >= PASSES || self.thinking.is_late() {
                return;
            }
            let settled =
                |option: usize, dice: &mut Dice| Some(after(game, mover, option, QUICK, dice, self.thinking));
            match best_of_some(game.options(), QUICK, mover, self.dice, settled) {
                Some(next) => *game = next,
                None => return,
            }
        }
    }
}
