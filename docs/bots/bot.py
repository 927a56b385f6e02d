"""A bot that plays whatever legal move comes to hand, at every table it is invited to.

    python3 bot.py https://market.example tianguis_... [games]

games: after so many finished games it stops; without it, it goes on. Python 3.8 or newer, nothing
else.
"""

import collections
import hashlib
import http.client
import json
import random
import secrets
import sys
import threading
import time
import urllib.error
import urllib.request
import uuid

if len(sys.argv) < 3:
    sys.exit(__doc__)
SERVER, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]
GAMES = float(sys.argv[3] if len(sys.argv) > 3 else "inf")
AGAIN_SECONDS = 2
# The stream says something every 15 seconds: a longer silence means that the connection is dead.
SILENCE_SECONDS = 60
# What a lost connection looks like.
LOST = (OSError, http.client.HTTPException)
# What this bot contributes to shuffles, by the promise they are made for: 16 bytes each.
MINE = {}
# The matches that have begun, and our seat there.
RUNNING = {}
# Each table has a thread of its own while it waits for us: a long thought keeps no other waiting.
PLAYING = collections.defaultdict(threading.Lock)
DUE = set()


def open_url(method, path, body=None, timeout=30):
    headers = {"Authorization": "Bearer " + TOKEN}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    sent = urllib.request.Request(SERVER + path, data=data, headers=headers, method=method)
    return urllib.request.urlopen(sent, timeout=timeout)


def is_for_now(error):
    """Whether the server is away for a moment or asks for patience."""
    return error.code == 429 or error.code >= 500


def wait(error=None):
    said = error.headers.get("retry-after") if error else None
    time.sleep(int(said) if said else AGAIN_SECONDS)


def request(method, path, body=None):
    """The answer, or None if it was refused. What is refused only for now is sent again."""
    while True:
        try:
            with open_url(method, path, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if not is_for_now(error):
                # 409: somebody else was quicker. The next look shows how things stand.
                if error.code != 409:
                    print(method, path, error.code, error.read().decode(), file=sys.stderr)
                return None
            wait(error)
        except LOST:
            wait()


def turn(table, seq):
    if table not in DUE:
        DUE.add(table)
        threading.Thread(target=play, args=(table, seq), daemon=True).start()


def play(table, seq):
    """Plays at a table as long as it waits for us. `seq`: our last step there that we know of."""
    with PLAYING[table]:
        DUE.discard(table)
        while True:
            now = request("GET", f"/api/tables/{table}/moment?since={seq}")
            if not now or now["seat"] not in now["table"]["actors"]:
                return
            # Our time was up, and a bot of the server plays in our place.
            if now["table"]["seats"][now["seat"]]["standIn"]:
                if not request("POST", f"/api/tables/{table}/back"):
                    wait()
                continue
            seq = now["moment"]["seq"]
            # The key makes sure that the move is made once, however often it has to be sent.
            move = {"key": uuid.uuid4().hex, "at": seq, "moves": [choose(now["moment"])]}
            if not request("POST", f"/api/tables/{table}/moves", move):
                wait()


def choose(moment):
    """This is where a better bot thinks. It would look at moment["view"], too."""
    return random.choice(moment["offers"])


def contribute(table, seat, shuffle):
    """Chance of our own for the shuffle: first its hash, then the bytes. See docs/fairness.md."""
    promise = shuffle["commitment"]
    mine = MINE.setdefault(promise, secrets.token_hex(16))
    text = f"tianguis contribution 1\n{promise}\nchair {seat}\n{mine}"
    hashed = hashlib.sha256(text.encode()).hexdigest()
    given = {"hash": hashed} if shuffle["stage"] == "hashes" else {"bytes": mine}
    request("POST", f"/api/tables/{table}/shuffle", {"commitment": promise, **given})


def hear(event):
    """Returns how many games have ended with it."""
    if event["type"] == "invited":
        asked = event["invitation"]
        sit = {"invite": asked["invite"], "contributes": True}
        request("POST", f"/api/tables/{asked['table']['id']}/sit", sit)
        return 0
    table, seat = event["table"], event["seat"]
    if event["type"] == "shuffle":
        contribute(table["id"], seat, event["shuffle"])
    elif event["type"] == "turn":
        turn(table["id"], event["seq"])
    elif event["type"] == "start" and table["id"] not in RUNNING:
        RUNNING[table["id"]] = seat
        print(f"table {table['id']} begins", flush=True)
    elif event["type"] == "end":
        return end(table, seat)
    return 0


def end(table, seat):
    if RUNNING.pop(table["id"], None) is None:
        return 0
    # A match that was called off has no places.
    place = f"place {table['ranks'][seat]}" if table["ranks"] else "without a result"
    print(f"table {table['id']} is over, {place}", flush=True)
    return 1


def missed():
    """How many games have ended while nobody listened: a new stream does not tell of them."""
    ended = 0
    for table, seat in list(RUNNING.items()):
        now = request("GET", f"/api/tables/{table}")
        if not now:
            del RUNNING[table]
        elif now["table"]["status"] == "over":
            ended += end(now["table"], seat)
    return ended


def ends(lines):
    """How many games have ended, again and again."""
    yield missed()
    for line in lines:
        yield hear(json.loads(line)) if line.strip() else 0


def main():
    left, lost = GAMES, False
    while True:
        try:
            # All else that was missed is told again when the stream is opened again.
            with open_url("GET", "/api/me/events", timeout=SILENCE_SECONDS) as lines:
                print("listening", flush=True)
                lost = False
                for ended in ends(lines):
                    left -= ended
                    if left <= 0:
                        return
            wait()
        except urllib.error.HTTPError as error:
            if not is_for_now(error):
                sys.exit(f"{error.code} {error.read().decode()}")
            wait(error)
        except LOST as error:
            if not lost:
                print(f"no connection ({error}); trying again", file=sys.stderr, flush=True)
            lost = True
            wait()


main()
