//! What is worked out from the board and kept until the board changes. It is no part of the state: it is
//! neither compared nor hashed nor stored. Whatever changes the effects in play has to [`Derived::forget`].

use crate::effects::index::Index;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, OnceLock};

/// The index of the effects in play, once it was asked for.
#[derive(Debug, Default)]
pub(crate) struct Derived {
    index: OnceLock<Arc<Index>>,
    /// The index of an earlier board: the next one is made in its place, so that nothing is allocated.
    /// Nobody else has it.
    former: Mutex<Option<Arc<Index>>>,
}

impl Derived {
    /// The index, which `fill` makes if there is none for the board as it is.
    pub fn index(&self, fill: impl FnOnce(&mut Index)) -> &Index {
        self.index.get_or_init(|| {
            let former = self.former.lock().ok().and_then(|mut former| former.take());
            let mut index = former.unwrap_or_default();
            Arc::make_mut(&mut index).clear();
            fill(Arc::make_mut(&mut index));
            index
        })
    }

    /// The board has changed.
    pub fn forget(&mut self) {
        if let Some(mut index) = self.index.take()
            && Arc::get_mut(&mut index).is_some()
            && let Ok(former) = self.former.get_mut()
        {
            *former = Some(index);
        }
    }
}

impl Clone for Derived {
    fn clone(&self) -> Derived {
        Derived { index: self.index.clone(), former: Mutex::default() }
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
