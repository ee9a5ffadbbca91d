CREATE TABLE rooms (
    id     TEXT PRIMARY KEY,
    game   TEXT NOT NULL,
    record TEXT NOT NULL,
    plan   TEXT NOT NULL,
    state  TEXT NOT NULL,
    ended  BIGINT NOT NULL,
    begun  BIGINT NOT NULL
);
CREATE INDEX rooms_in_play ON rooms (ended, begun);

-- A game is its record and its moves. What the clocks had left goes with each move.
CREATE TABLE moves (
    room   TEXT NOT NULL,
    at     BIGINT NOT NULL,
    made   TEXT NOT NULL,
    left_a BIGINT NOT NULL,
    left_b BIGINT NOT NULL,
    time   BIGINT NOT NULL,
    PRIMARY KEY (room, at)
);

CREATE TABLE decks (
    owner   TEXT NOT NULL,
    game    TEXT NOT NULL,
    id      TEXT NOT NULL,
    name    TEXT NOT NULL,
    body    TEXT NOT NULL,
    changed BIGINT NOT NULL,
    PRIMARY KEY (owner, game, id)
);

CREATE TABLE pools (
    game  TEXT NOT NULL,
    name  TEXT NOT NULL,
    text  TEXT NOT NULL,
    added BIGINT NOT NULL,
    PRIMARY KEY (game, name)
);
