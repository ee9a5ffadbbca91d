"""How a server bears many games (docs/measuring.md). It starts `headjudge serve` on a fresh folder by itself.

    pip install websockets
    python tools/load.py memory  PROGRAM [--games 10000]     # its memory while so many games are played to their end
    python tools/load.py answers PROGRAM [--seconds 300]     # how long a bot's turn takes beside 500 bot games and six
                                                             # rooms of bots that think
"""

import argparse, asyncio, json, random, socket, subprocess, tempfile, time, urllib.request
from websockets.asyncio.client import connect

DECKS = {
    "digimon": [f"ST{number}" for number in range(1, 7)],
    "ocg": ["A", "B", "C", "D"],
}


class Server:
    def __init__(self, program):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.folder = tempfile.TemporaryDirectory()
        self.address = f"127.0.0.1:{port}"
        command = [program, "serve", "--listen", self.address, "--data", self.folder.name]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                self.ask("GET", "/api/health", None, plain=True)
                return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server does not start")

    def ask(self, method, path, body, plain=False):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://{self.address}{path}", data, method=method)
        with urllib.request.urlopen(request, timeout=120) as answer:
            return answer.read() if plain else json.load(answer)

    def resident_mb(self):
        with open(f"/proc/{self.process.pid}/status") as status:
            line = next(line for line in status if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024

    def cpu_seconds(self):
        with open(f"/proc/{self.process.pid}/stat") as stat:
            fields = stat.read().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / 100

    def open_room(self, game, seats, pace_ms=0):
        decks = [{"builtin": random.choice(DECKS[game])} for _ in range(2)]
        wanted = {"decks": decks, "allow_unread": False}
        room = {"game": game, "start": {"new": {"wanted": wanted}}, "seats": seats, "practice": False}
        made = self.ask("POST", "/api/rooms", room | {"pace_ms": pace_ms})
        return made["room"], made["links"]

    def stop(self):
        self.process.terminate()
        self.process.wait(60)
        self.folder.cleanup()


def bot(kind, budget_ms=None):
    return {"who": "bot", "bot": kind, "budget_ms": budget_ms}


class BotGames:
    """So many games of bots at once; one that has ended makes room for another."""

    def __init__(self, server, at_once, kind, pace_ms=0, budget_ms=None):
        self.server, self.at_once, self.kind = server, at_once, kind
        self.pace_ms, self.budget_ms = pace_ms, budget_ms
        self.playing, self.opened, self.ended = {}, 0, 0

    def fill(self, most=10**9):
        while len(self.playing) < self.at_once and self.opened < most:
            game = ["digimon", "ocg"][self.opened % 2]
            seats = [bot(self.kind, self.budget_ms)] * 2
            room, links = self.server.open_room(game, seats, self.pace_ms)
            self.playing[room] = links["watch"]
            self.opened += 1

    def clear(self):
        rooms = list(self.playing.items())
        for start in range(0, len(rooms), 100):
            for summary in self.server.ask("POST", "/api/rooms/mine", rooms[start : start + 100]):
                if summary["outcome"] is not None:
                    del self.playing[summary["room"]]
                    self.ended += 1


def memory(server, games):
    played = BotGames(server, 50, "random")
    step = max(games // 20, 1)
    print("games ended, MB resident, CPU seconds")
    print(f"0, {server.resident_mb():.0f}, {server.cpu_seconds():.0f}", flush=True)
    told = 0
    while played.ended < games:
        played.fill(games)
        time.sleep(0.3)
        played.clear()
        if played.ended >= told + step:
            told = played.ended
            print(f"{told}, {server.resident_mb():.0f}, {server.cpu_seconds():.0f}", flush=True)
    time.sleep(90)
    print(f"{played.ended} and 90 seconds later, {server.resident_mb():.0f}, {server.cpu_seconds():.0f}")


async def one_game(server, game, waits, until):
    """A person who answers at once; notes how long it takes from an answer until they are asked again."""
    seats = [{"who": "person", "name": "Ann"}, bot("greedy")]
    room, links = await asyncio.to_thread(server.open_room, game, seats)
    door = f"ws://{server.address}/ws?room={room}&key={links['a']}&version=2"
    answered = None
    async with connect(door, max_size=None) as at_table:
        async for message in at_table:
            heard = json.loads(message)
            if heard["is"] == "refused":
                answered = None
            if heard["is"] != "now":
                continue
            if "over" in heard["stage"] or time.monotonic() > until:
                return
            if not heard["asked"]:
                continue
            if answered is not None:
                waits.append((time.monotonic() - answered, heard["at"]))
            asked = heard["asked"][0]
            await asyncio.sleep(0.05)
            answered = time.monotonic()
            answer = {"do": "answer", "at": heard["at"], "key": random.choice(asked["keys"]), "seat": asked["seat"]}
            await at_table.send(json.dumps(answer))


async def person(server, game, waits, until):
    while time.monotonic() < until:
        await one_game(server, game, waits, until)


async def keep_busy(games, until):
    while time.monotonic() < until:
        await asyncio.to_thread(games.fill)
        await asyncio.sleep(1)
        await asyncio.to_thread(games.clear)


def quantile(sorted_waits, share):
    return sorted_waits[min(int(len(sorted_waits) * share), len(sorted_waits) - 1)]


async def answers(server, seconds):
    quick = BotGames(server, 500, "greedy", pace_ms=400)
    thinking = BotGames(server, 6, "search", budget_ms=1000)
    quick.fill()
    thinking.fill()
    until = time.monotonic() + seconds
    waits = {"digimon": [], "ocg": []}
    people = [person(server, game, waits[game], until) for game in waits]
    await asyncio.gather(keep_busy(quick, until), keep_busy(thinking, until), *people)
    print(f"{quick.opened} quick games opened ({quick.ended} ended), {thinking.opened} thinking ({thinking.ended} ended)")
    for game, told in waits.items():
        sorted_waits = sorted(wait for wait, _ in told)
        at = {share: round(1000 * quantile(sorted_waits, share)) for share in (0.5, 0.9, 0.99)}
        print(f"{game}: {len(told)} waits, ms: median {at[0.5]}, 90 % {at[0.9]}, 99 % {at[0.99]}, most {round(1000 * sorted_waits[-1])}")


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("what", choices=["memory", "answers"])
    arguments.add_argument("program")
    arguments.add_argument("--games", type=int, default=10_000)
    arguments.add_argument("--seconds", type=int, default=300)
    asked = arguments.parse_args()
    server = Server(asked.program)
    try:
        if asked.what == "memory":
            memory(server, asked.games)
        else:
            asyncio.run(answers(server, asked.seconds))
        print(f"at the end: {server.resident_mb():.0f} MB resident, {server.cpu_seconds():.0f} CPU seconds")
    finally:
        server.stop()


main()
