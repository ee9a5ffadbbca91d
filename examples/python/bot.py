"""Plays a whole game against the greedy bot with random answers, through the page's own door.

    pip install websockets && python examples/python/bot.py [http://127.0.0.1:7878]
"""

import asyncio, json, random, sys, urllib.request
from websockets.asyncio.client import connect

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:7878"
NEW_ROOM = {
    "game": "digimon",
    "start": {"new": {"wanted": {"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}], "allow_unread": False}}},
    "seats": [{"who": "person", "name": "bot.py"}, {"who": "bot", "bot": "greedy"}],
    "practice": False,
    "pace_ms": 0,
}


def open_room():
    request = urllib.request.Request(SERVER + "/api/rooms", json.dumps(NEW_ROOM).encode())
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


async def play():
    made = open_room()
    print(f"watch it at {SERVER}/#/room/{made['room']}/{made['links']['watch']}")
    door = f"ws{SERVER[4:]}/ws?room={made['room']}&key={made['links']['a']}&version=2"
    async with connect(door, max_size=None) as socket:
        async for message in socket:
            heard = json.loads(message)
            if heard["is"] == "refused":
                sys.exit(f"refused: {heard['problem']}")
            if heard["is"] == "now" and "over" in heard["stage"]:
                return print(f"over after {heard['at']} moves: {heard['stage']['over']['outcome']}")
            for asked in heard["asked"] if heard["is"] == "now" else []:
                key = random.choice(asked["keys"])
                await socket.send(json.dumps({"do": "answer", "at": heard["at"], "key": key, "seat": asked["seat"]}))


asyncio.run(play())
