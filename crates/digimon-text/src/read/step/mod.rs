//! Processes, verb by verb.
