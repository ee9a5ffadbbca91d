//! What is worked out from the board and kept until the board changes. It is no part of the state: it is
//! neither compared nor hashed nor stored.

use crate::effects::index::Index;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, OnceLock};

/// The index of the effects in play, once it was asked for.
#[derive(Clone, Debug, Default)]
pub(crate) struct Derived(OnceLock<Arc<Index>>);

impl Derived {
    pub fn index(&self, make: impl FnOnce() -> Index) -> &Index {
        self.0.get_or_init(|| Arc::new(make()))
    }

    /// The board has changed.
    pub fn forget(&mut self) {
        self.0.take();
    }
}

impl PartialEq for Derived {
    fn eq(&self, _: &Derived) -> bool {
        true
    }
}

impl Eq for Derived {}

impl Hash for Derived {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}
