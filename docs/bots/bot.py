"""A bot that plays whatever legal move comes to hand, at every table it is invited to.

    python3 bot.py https://market.example tianguis_... [games]

games: after so many finished games it stops; without it, it goes on. Python 3.8 or newer, nothing else.
"""

import hashlib
import json
import random
import secrets
import sys
import time
import urllib.error
import urllib.request
import uuid

SERVER, TOKEN = sys.argv[1:3]
GAMES = int(sys.argv[3]) if len(sys.argv) > 3 else None
AGAIN_SECONDS = 2
# Somebody else was quicker: the next look shows how things stand.
MOVED_ON = (409, 422)
# What this bot contributes to shuffles, by the promise they are made for: 16 bytes each.
MINE = {}
# The stream says something every 15 seconds: a longer silence means that the connection is dead.
SILENCE_SECONDS = 60


def open_url(method, path, body=None, timeout=30):
    headers = {"Authorization": "Bearer " + TOKEN}
    data = None
    if body is not None:
        headers["Content-Type"] = "application/json"
        data = json.dumps(body).encode()
    sent = urllib.request.Request(SERVER + path, data=data, headers=headers, method=method)
    return urllib.request.urlopen(sent, timeout=timeout)


def request(method, path, body=None):
    """The answer, or None if it was refused. Sent again if the server is away for a moment or asks for patience."""
    while True:
        try:
            with open_url(method, path, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            if error.code != 429 and error.code < 500:
                if error.code not in MOVED_ON:
                    print(method, path, error.code, error.read().decode(), file=sys.stderr)
                return None
        except OSError:
            pass
        time.sleep(AGAIN_SECONDS)


def play(table):
    """Plays at a table as long as there is something to choose."""
    while True:
        now = request("GET", f"/api/tables/{table}/moment")
        moment = now and now["moment"]
        if not moment or not moment["offers"]:
            return
        # The key makes sure that the move is carried out once, however often it has to be sent.
        wish = {"key": uuid.uuid4().hex, "at": moment["seq"], "moves": [choose(moment)]}
        request("POST", f"/api/tables/{table}/moves", wish)


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
        request("POST", f"/api/tables/{asked['table']['id']}/sit", {"invite": asked["invite"], "contributes": True})
        return 0
    table = event["table"]
    if event["type"] == "shuffle":
        contribute(table["id"], event["seat"], event["shuffle"])
    elif event["type"] == "turn":
        play(table["id"])
    elif event["type"] == "start":
        print(f"table {table['id']} begins", flush=True)
    elif event["type"] == "end":
        # A match that was called off has no places.
        place = f"place {table['ranks'][event['seat']]}" if table["ranks"] else "without a result"
        print(f"table {table['id']} is over, {place}", flush=True)
        return 1
    return 0


def main():
    ended = 0
    while GAMES is None or ended < GAMES:
        try:
            # Whatever was missed is told again when the stream is opened again.
            with open_url("GET", "/api/me/events", timeout=SILENCE_SECONDS) as lines:
                for line in lines:
                    if line.strip():
                        ended += hear(json.loads(line))
                    if GAMES is not None and ended >= GAMES:
                        return
        except urllib.error.HTTPError as error:
            if error.code == 401:
                sys.exit("This token is not valid.")
        except OSError:
            pass
        time.sleep(AGAIN_SECONDS)


main()
