-- `told` is what the other player may know. `ended` is how it ended: withdrawn, or taken up, with both doors.
CREATE TABLE challenges (
    id    TEXT PRIMARY KEY,
    own   TEXT NOT NULL,
    told  TEXT NOT NULL,
    part  TEXT NOT NULL,
    made  BIGINT NOT NULL,
    ended TEXT
);
CREATE INDEX challenges_made ON challenges (made);
