//! How many connections come from where: nobody alone takes all places.

use crate::lobby::locked;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex};

/// Connections by where they come from.
#[derive(Clone)]
pub struct Addresses {
    most: usize,
    open: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// One connection. When the last copy is dropped, its place is free again.
#[derive(Clone)]
pub struct Place {
    _held: Option<Arc<Held>>,
}

struct Held {
    addresses: Addresses,
    from: IpAddr,
}

impl Addresses {
    pub fn new(most: usize) -> Addresses {
        Addresses { most, open: Arc::default() }
    }

    /// A place for one more from there, if it has not too many. This machine always has: a proxy is on it.
    pub fn place(&self, from: IpAddr) -> Option<Place> {
        let from = network(from.to_canonical());
        if from.is_loopback() {
            return Some(Place { _held: None });
        }
        let mut open = locked(&self.open);
        let count = open.entry(from).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { _held: Some(Arc::new(Held { addresses: self.clone(), from })) })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut open = locked(&self.addresses.open);
        if let Some(count) = open.get_mut(&self.from) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.from);
            }
        }
    }
}

/// Whoever has an IPv6 address has all of its network.
fn network(from: IpAddr) -> IpAddr {
    match from {
        IpAddr::V4(_) => from,
        IpAddr::V6(address) if address.is_loopback() => from,
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn one_address_has_so_many_places_and_gets_them_back() {
        let addresses = Addresses::new(2);
        let from = |text: &str| addresses.place(text.parse().unwrap());
        let (first, second) = (from("192.0.2.1"), from("192.0.2.1"));
        let copy = first.clone();
        assert!(first.is_some() && second.is_some() && from("192.0.2.1").is_none());
        assert!(from("192.0.2.2").is_some(), "another address");
        assert!(from("::ffff:192.0.2.1").is_none(), "the same address, written otherwise");
        drop(first);
        assert!(from("192.0.2.1").is_none(), "its WebSocket is still open");
        drop(copy);
        assert!(from("192.0.2.1").is_some());
    }

    #[test]
    fn a_network_is_one_address_and_this_machine_is_none() {
        let addresses = Addresses::new(1);
        let from = |text: &str| addresses.place(text.parse().unwrap());
        let _first = from("2001:db8:0:1::1");
        assert!(from("2001:db8:0:1:ffff::2").is_none());
        assert!(from("2001:db8:0:2::1").is_some());
        let many: Vec<_> = (0..9).map(|_| from("127.0.0.1")).collect();
        assert!(many.iter().all(Option::is_some) && from("::1").is_some());
    }
}
