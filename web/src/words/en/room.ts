// The room: players, links, log, replay.

const room = {};

export default room;
