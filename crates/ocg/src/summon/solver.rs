//! One solver for materials (OCG 3.3.2-126 to -238, 3.5.2): can what was picked be completed, and is it complete?
//!
//! A candidate fills one of the slots that it fits; all together must reach a total. A search over the
//! candidates that are left, which ends as soon as one way is found.

use smallvec::{SmallVec, smallvec};

/// What a monster counts for the total: its Level; 1 and its Link Rating for a Link Summon (3.3.2-223).
pub(crate) type Worth = SmallVec<[i32; 2]>;

/// It counts as one.
pub(crate) fn one() -> Worth {
    smallvec![1]
}

/// A monster that could be used.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The slots that it fits, as bits.
    pub slots: u8,
    pub worth: Worth,
}

/// So many for each slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Demand {
    pub least: u8,
    pub most: u8,
}

/// What the worth of all must come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Total {
    Any,
    Exactly(i32),
    /// 3.3.2-132, -133: at least, and with none of them too much.
    NoneTooMuch(i32),
}

/// What those that were chosen count.
type Worths = SmallVec<[i32; 8]>;

#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub demands: SmallVec<[Demand; 4]>,
    pub total: Total,
    pub candidates: Vec<Candidate>,
    /// Two candidates that cannot both be used.
    pub clashes: Vec<Clash>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Clash {
    /// Within this slot, or wherever they are.
    pub slot: Option<usize>,
    pub one: usize,
    pub two: usize,
}

/// Which of them fill each slot.
type Filled = SmallVec<[SmallVec<[usize; 4]>; 4]>;

impl Problem {
    /// Is the choice a whole one?
    pub fn is_complete(&self, chosen: &[usize]) -> bool {
        let mut filled: Filled = smallvec![SmallVec::new(); self.demands.len()];
        chosen.len() >= self.least() && self.assign(chosen, 0, &mut filled, &mut SmallVec::new())
    }

    /// Can the choice be made whole by adding others?
    pub fn can_be_completed(&self, chosen: &[usize]) -> bool {
        self.is_thinkable() && self.extend(&mut SmallVec::from_slice(chosen), 0)
    }

    /// An early no: each slot has enough that fit it, and all together reach the total.
    fn is_thinkable(&self) -> bool {
        let fitting = |slots: u8| self.candidates.iter().filter(move |one| one.slots & slots != 0);
        let mut slots = (0u8..).zip(&self.demands);
        let most: i32 = fitting(u8::MAX).filter_map(|one| one.worth.iter().max()).sum();
        let reaches = match self.total {
            Total::Any => true,
            Total::Exactly(total) | Total::NoneTooMuch(total) => most >= total,
        };
        reaches
            && fitting(u8::MAX).count() >= self.least()
            && slots.all(|(slot, demand)| fitting(1 << slot).count() >= usize::from(demand.least))
    }

    fn extend(&self, chosen: &mut SmallVec<[usize; 8]>, from: usize) -> bool {
        if !chosen.is_empty() && self.is_complete(chosen) {
            return true;
        }
        if chosen.len() >= self.most() || self.is_too_much(chosen) {
            return false;
        }
        for next in from..self.candidates.len() {
            if self.candidates[next].slots == 0 || chosen.contains(&next) {
                continue;
            }
            chosen.push(next);
            let found = self.extend(chosen, next + 1);
            chosen.pop();
            if found {
                return true;
            }
        }
        false
    }

    fn least(&self) -> usize {
        self.demands.iter().map(|demand| usize::from(demand.least)).sum()
    }

    fn most(&self) -> usize {
        self.demands.iter().map(|demand| usize::from(demand.most)).sum::<usize>().min(self.candidates.len())
    }

    /// Even the least that they count is over the total.
    fn is_too_much(&self, chosen: &[usize]) -> bool {
        let least = |at: &usize| self.candidates[*at].worth.iter().copied().min().unwrap_or(0);
        let sum: i32 = chosen.iter().map(least).sum();
        match self.total {
            Total::Any => false,
            Total::Exactly(total) => sum > total,
            Total::NoneTooMuch(total) => sum >= total && chosen.iter().any(|at| sum - least(at) >= total),
        }
    }

    /// Puts each of them into a slot, and takes one of its worths.
    fn assign(&self, chosen: &[usize], at: usize, filled: &mut Filled, worths: &mut Worths) -> bool {
        let Some(&one) = chosen.get(at) else { return self.is_met(filled, worths) };
        let candidate = &self.candidates[one];
        for slot in 0..self.demands.len() {
            let full = filled[slot].len() >= usize::from(self.demands[slot].most);
            if candidate.slots & (1 << slot) == 0 || full || self.clashes_in(slot, one, filled) {
                continue;
            }
            filled[slot].push(one);
            for &worth in &candidate.worth {
                worths.push(worth);
                let met = self.assign(chosen, at + 1, filled, worths);
                worths.pop();
                if met {
                    return true;
                }
            }
            filled[slot].pop();
        }
        false
    }

    fn clashes_in(&self, slot: usize, one: usize, filled: &Filled) -> bool {
        if self.clashes.is_empty() {
            return false;
        }
        let clash = |slot, other: usize| {
            self.clashes.contains(&Clash { slot, one: one.min(other), two: one.max(other) })
        };
        filled[slot].iter().any(|&other| clash(Some(slot), other))
            || filled.iter().flatten().any(|&other| clash(None, other))
    }

    fn is_met(&self, filled: &Filled, worths: &[i32]) -> bool {
        let sum: i32 = worths.iter().sum();
        let total = match self.total {
            Total::Any => true,
            Total::Exactly(total) => sum == total,
            Total::NoneTooMuch(total) => sum >= total && worths.iter().all(|worth| sum - worth < total),
        };
        total && self.demands.iter().zip(filled).all(|(demand, by)| by.len() >= usize::from(demand.least))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn levels(levels: &[i32]) -> Vec<Candidate> {
        levels.iter().map(|&level| Candidate { slots: 1, worth: smallvec![level] }).collect()
    }

    #[test]
    fn a_ritual_takes_none_too_many_3_3_2_133e1() {
        let demands = smallvec![Demand { least: 1, most: 9 }];
        let candidates = levels(&[9, 2, 6, 5]);
        let problem = Problem { demands, total: Total::NoneTooMuch(9), candidates, clashes: Vec::new() };
        assert!(problem.is_complete(&[0]));
        assert!(!problem.is_complete(&[0, 1]));
        assert!(problem.is_complete(&[2, 3]));
        assert!(!problem.can_be_completed(&[0, 1]));
    }

    #[test]
    fn a_link_monster_counts_as_one_or_as_its_rating_3_3_2_223e1() {
        let link2 = Candidate { slots: 1, worth: smallvec![1, 2] };
        let other = Candidate { slots: 1, worth: smallvec![1] };
        let link3 = Candidate { slots: 1, worth: smallvec![1, 3] };
        let problem = Problem {
            demands: smallvec![Demand { least: 2, most: 3 }],
            total: Total::Exactly(3),
            candidates: vec![link2.clone(), link2, other, link3],
            clashes: Vec::new(),
        };
        assert!(problem.is_complete(&[0, 2]));
        assert!(problem.is_complete(&[0, 1]));
        assert!(!problem.is_complete(&[3]), "two or more monsters are asked for");
        assert!(problem.can_be_completed(&[0]));
    }

    #[test]
    fn a_synchro_needs_its_tuner_and_the_exact_level() {
        let tuner = Candidate { slots: 1, worth: smallvec![2] };
        let other = |level| Candidate { slots: 2, worth: smallvec![level] };
        let problem = Problem {
            demands: smallvec![Demand { least: 1, most: 1 }, Demand { least: 1, most: 9 }],
            total: Total::Exactly(6),
            candidates: vec![tuner, other(4), other(3), other(1)],
            clashes: Vec::new(),
        };
        assert!(problem.is_complete(&[0, 1]));
        assert!(problem.can_be_completed(&[2]));
        assert!(!problem.can_be_completed(&[1, 2]));
    }

    #[test]
    fn two_that_clash_are_not_used_together() {
        let same_name = Clash { slot: Some(0), one: 0, two: 1 };
        let problem = Problem {
            demands: smallvec![Demand { least: 2, most: 2 }],
            total: Total::Any,
            candidates: levels(&[4, 4, 4]),
            clashes: vec![same_name],
        };
        assert!(!problem.is_complete(&[1, 0]));
        assert!(problem.is_complete(&[2, 0]));
        assert!(problem.can_be_completed(&[1]));
    }
}
