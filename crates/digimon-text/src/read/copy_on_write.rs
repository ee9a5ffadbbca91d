//! What the reader can go back to: many look at it, few change it, so it is copied only when it is changed.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

#[derive(Clone, Debug)]
pub struct CopyOnWrite<T>(Rc<T>);

impl<T> CopyOnWrite<T> {
    pub fn new(value: T) -> CopyOnWrite<T> {
        CopyOnWrite(Rc::new(value))
    }
}

impl<T: PartialEq> PartialEq for CopyOnWrite<T> {
    fn eq(&self, other: &CopyOnWrite<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T> Deref for CopyOnWrite<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for CopyOnWrite<T> {
    fn deref_mut(&mut self) -> &mut T {
        Rc::make_mut(&mut self.0)
    }
}
