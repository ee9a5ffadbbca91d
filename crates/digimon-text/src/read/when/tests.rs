//! Made-up sentences, and what they are read as.
