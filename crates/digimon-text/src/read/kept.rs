//! What the reader can go back to: many look at it, few change it, so it is copied only when it is changed.

use std::ops::{Deref, DerefMut};
use std::rc::Rc;

#[derive(Clone, Debug)]
pub struct Kept<T>(Rc<T>);

impl<T> Kept<T> {
    pub fn new(value: T) -> Kept<T> {
        Kept(Rc::new(value))
    }
}

impl<T: PartialEq> PartialEq for Kept<T> {
    fn eq(&self, other: &Kept<T>) -> bool {
        Rc::ptr_eq(&self.0, &other.0) || self.0 == other.0
    }
}

impl<T> Deref for Kept<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: Clone> DerefMut for Kept<T> {
    fn deref_mut(&mut self) -> &mut T {
        Rc::make_mut(&mut self.0)
    }
}
