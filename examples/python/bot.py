"""Sits down against the greedy bot and plays a whole game with random answers.

    pip install websockets
    python examples/python/bot.py [http://127.0.0.1:7878]
"""

import asyncio, json, random, sys, urllib.request
from websockets.asyncio.client import connect

SERVER = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:7878"

NEW_ROOM = {
    "game": "digimon",
    "start": {"new": {"wanted": {"decks": [{"builtin": "ST1"}, {"builtin": "ST2"}], "allow_unread": False}}},
    "seats": [{"who": "person", "name": "bot.py"}, {"who": "bot", "bot": "greedy"}],
    "clock": None,
    "practice": False,
    "pace_ms": 0,
}


def open_room():
    body = json.dumps(NEW_ROOM).encode()
    with urllib.request.urlopen(urllib.request.Request(SERVER + "/api/rooms", body)) as answer:
        return json.load(answer)


async def play():
    made = open_room()
    room, key = made["room"], made["links"]["a"]
    print(f"watch it at {SERVER}/#/room/{room}/{made['links']['watch']}")
    async with connect(f"{SERVER.replace('http', 'ws', 1)}/ws?room={room}&key={key}&version=1", max_size=None) as ws:
        async for message in ws:
            heard = json.loads(message)
            if heard["is"] == "refused":
                raise SystemExit(heard["problem"])
            if heard["is"] != "now":
                continue
            if isinstance(heard["stage"], dict):
                return print(f"over after {heard['at']} moves: {heard['stage']['over']['outcome']}")
            if heard["to_answer"] == "A":
                option = random.randrange(heard["options"])
                await ws.send(json.dumps({"do": "answer", "at": heard["at"], "option": option}))


asyncio.run(play())
