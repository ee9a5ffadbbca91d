//! What a search remembers: one tree over all the games that may be behind what a seat knows.
//!
//! A branch is an option by its identity, whichever of the games it was offered in. How often it
//! was there to be taken is counted too, since an option may exist in few of the games
//! (information-set Monte Carlo tree search, Cowling, Powley and Whitehouse 2012).

/// The place of a node in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NodeId(usize);

/// An option that was on offer at a node.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Branch {
    pub key: u64,
    /// What lies behind it, once it was taken.
    node: Option<NodeId>,
    visits: f32,
    /// How often it was on offer.
    offered: f32,
    /// The sum of what came of it, for the one who searches.
    sum: f32,
    /// How good it looked at first sight, for the one who searches.
    guess: f32,
}

impl Branch {
    pub fn visits(&self) -> f32 {
        self.visits
    }

    /// What it is worth, first sight counted as a few visits.
    pub fn mean(&self) -> f32 {
        (self.sum + GUESSED * self.guess) / (self.visits + GUESSED)
    }
}

/// First sight counts as so many visits.
const GUESSED: f32 = 1.0;
/// How much is tried that does not look best.
const CURIOSITY: f32 = 0.25;

/// The option that is tried next: its branch, and its place among those on offer.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selected {
    pub branch: usize,
    pub option: usize,
}

#[derive(Clone, Debug)]
pub(crate) struct Tree {
    nodes: Vec<Vec<Branch>>,
}

impl Tree {
    pub const ROOT: NodeId = NodeId(0);

    pub fn new() -> Tree {
        Tree { nodes: vec![Vec::new()] }
    }

    pub fn branches(&self, node: NodeId) -> &[Branch] {
        &self.nodes[node.0]
    }

    pub fn knows(&self, node: NodeId, key: u64) -> bool {
        self.branches(node).iter().any(|branch| branch.key == key)
    }

    pub fn add(&mut self, node: NodeId, key: u64, guess: f32) {
        self.nodes[node.0].push(Branch { key, node: None, visits: 0.0, offered: 0.0, sum: 0.0, guess });
    }

    /// Of those on offer, the one with the best prospects; `sign` is -1 for the opponent of the
    /// one who searches.
    pub fn select(&mut self, node: NodeId, offered: &[(u64, usize)], sign: f32) -> Option<Selected> {
        let mut best: Option<(f32, Selected)> = None;
        for (at, branch) in self.nodes[node.0].iter_mut().enumerate() {
            let Some(&(_, option)) = offered.iter().find(|(key, _)| *key == branch.key) else { continue };
            branch.offered += 1.0;
            let unsure = ((branch.offered + 1.0).ln() / (branch.visits + GUESSED)).sqrt();
            let prospect = sign * branch.mean() + CURIOSITY * unsure;
            if best.is_none_or(|(most, _)| prospect > most) {
                best = Some((prospect, Selected { branch: at, option }));
            }
        }
        best.map(|(_, selected)| selected)
    }

    /// The node behind a branch, and whether it is new.
    pub fn enter(&mut self, node: NodeId, branch: usize) -> (NodeId, bool) {
        if let Some(known) = self.nodes[node.0][branch].node {
            return (known, false);
        }
        let new = NodeId(self.nodes.len());
        self.nodes.push(Vec::new());
        self.nodes[node.0][branch].node = Some(new);
        (new, true)
    }

    /// What came of the way through these branches.
    pub fn learn(&mut self, way: &[(NodeId, usize)], value: f32) {
        for &(node, branch) in way {
            let branch = &mut self.nodes[node.0][branch];
            branch.visits += 1.0;
            branch.sum += value;
        }
    }
}
