-- What a game is played by, and the hash of the state after each move. Games of version 1 have neither until they are
-- opened: then their options get keys.
ALTER TABLE rooms ADD COLUMN played_by TEXT;
ALTER TABLE moves ADD COLUMN hash TEXT;
