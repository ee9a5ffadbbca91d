-- A pool is its owner's. An empty owner is the one who runs the server: such pools are for everybody. `id` is what games
-- call the pool; it tells nothing about the owner.
CREATE TABLE owned_pools (
    owner TEXT NOT NULL,
    game  TEXT NOT NULL,
    name  TEXT NOT NULL,
    id    TEXT NOT NULL,
    text  TEXT NOT NULL,
    added BIGINT NOT NULL,
    PRIMARY KEY (owner, game, name)
);
INSERT INTO owned_pools (owner, game, name, id, text, added) SELECT '', game, name, '', text, added FROM pools;
DROP TABLE pools;
ALTER TABLE owned_pools RENAME TO pools;

-- The pools that the challenger brings.
ALTER TABLE challenges ADD COLUMN pools TEXT NOT NULL DEFAULT '[]';
