/**
 * A bot that plays whatever legal move comes to hand, at every table it is invited to. Nothing is
 * needed but Node:
 *
 *     node bot.ts https://market.example tianguis_… [games]
 *
 * `games`: after so many finished games it stops; without it, it goes on. Node before 22.18 needs
 * `npx tsx bot.ts …`.
 */

import { createHash, randomBytes } from 'node:crypto'

interface Move {
  readonly type: string
}
interface Table {
  readonly id: string
  readonly status: string
  readonly actors: readonly number[]
  readonly seats: readonly { readonly standIn: string | null }[]
  readonly ranks: readonly number[] | null
}
interface Shuffle {
  readonly stage: 'hashes' | 'bytes'
  readonly commitment: string
}
interface AtTable {
  readonly table: Table
  readonly seat: number
}
type Event =
  | {
      readonly type: 'invited'
      readonly invitation: { readonly table: Table; readonly invite: string }
    }
  | (AtTable & { readonly type: 'shuffle'; readonly shuffle: Shuffle })
  | (AtTable & { readonly type: 'turn'; readonly seq: number })
  | (AtTable & { readonly type: 'start' | 'end' })
interface Moment {
  readonly seq: number
  readonly view: unknown
  readonly offers: readonly Move[]
}
interface Welcome extends AtTable {
  readonly moment: Moment
}

const [address, token, games = 'Infinity'] = process.argv.slice(2)
if (address === undefined || token === undefined) {
  console.error('node bot.ts https://market.example tianguis_… [games]')
  process.exit(2)
}
const server = address.replace(/\/$/, '')
const authorization = `Bearer ${token}`
const AGAIN_SECONDS = 2
let left = Number(games)
/** What this bot contributes to shuffles, by the promise they are made for: 16 bytes each. */
const mine = new Map<string, string>()
/** The matches that have begun, and our seat there. */
const running = new Map<string, number>()
/** Tables are played at side by side: a long wait at one keeps no other waiting. */
const playing = new Map<string, Promise<void>>()
const due = new Set<string>()
let lost = false

/** The server is away for a moment, or asks for patience. */
const isForNow = ({ status }: Response) => status === 429 || status >= 500

/** Sends a request; null if it was refused. What is refused only for now is sent again. */
async function request<A>(method: string, path: string, body?: object): Promise<A | null> {
  for (;;) {
    const headers: Record<string, string> = { authorization }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const sent = fetch(server + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await sent.catch(() => null)
    if (answer?.ok) return (await answer.json()) as A
    if (answer !== null && !isForNow(answer)) {
      // 409: somebody else was quicker. The next look shows how things stand.
      if (answer.status !== 409) console.error(method, path, answer.status, await answer.text())
      return null
    }
    await wait(answer)
  }
}

function turn({ id }: Table, seq: number): void {
  if (due.has(id)) return
  due.add(id)
  const before = playing.get(id) ?? Promise.resolve()
  playing.set(
    id,
    before.then(() => play(id, seq)),
  )
}

/** Plays at a table as long as it waits for us. `last`: our last step there that we know of. */
async function play(id: string, last: number): Promise<void> {
  due.delete(id)
  for (let seq = last; ;) {
    const now = await request<Welcome>('GET', `/api/tables/${id}/moment?since=${seq}`)
    if (!now?.table.actors.includes(now.seat)) return
    // Our time was up, and a bot of the server plays in our place.
    if (now.table.seats[now.seat]?.standIn) {
      if ((await request('POST', `/api/tables/${id}/back`)) === null) await wait()
      continue
    }
    seq = now.moment.seq
    // The key makes sure that the move is made once, however often it has to be sent.
    const move = { key: crypto.randomUUID(), at: seq, moves: [choose(now.moment)] }
    if ((await request('POST', `/api/tables/${id}/moves`, move)) === null) await wait()
  }
}

/** This is where a better bot thinks. It would look at `view`, too. */
function choose({ offers }: Moment): Move | undefined {
  return offers[Math.floor(Math.random() * offers.length)]
}

/** Chance of our own for the shuffle: first its hash, then the bytes. See docs/fairness.md. */
async function contribute(id: string, seat: number, shuffle: Shuffle): Promise<void> {
  const { commitment, stage } = shuffle
  const bytes = mine.get(commitment) ?? randomBytes(16).toString('hex')
  mine.set(commitment, bytes)
  const text = `tianguis contribution 1\n${commitment}\nchair ${seat}\n${bytes}`
  const hash = createHash('sha256').update(text).digest('hex')
  const given = stage === 'hashes' ? { hash } : { bytes }
  await request('POST', `/api/tables/${id}/shuffle`, { commitment, ...given })
}

async function hear(event: Event): Promise<void> {
  switch (event.type) {
    case 'invited': {
      const { table, invite } = event.invitation
      await request('POST', `/api/tables/${table.id}/sit`, { invite, contributes: true })
      return
    }
    case 'shuffle':
      return contribute(event.table.id, event.seat, event.shuffle)
    case 'turn':
      return turn(event.table, event.seq)
    case 'start':
      if (!running.has(event.table.id)) console.log(`table ${event.table.id} begins`)
      running.set(event.table.id, event.seat)
      return
    case 'end':
      return end(event)
  }
}

function end({ table: { id, ranks }, seat }: AtTable): void {
  if (!running.delete(id)) return
  left -= 1
  // A match that was called off has no places.
  const place = ranks === null ? 'without a result' : `place ${ranks[seat]}`
  console.log(`table ${id} is over, ${place}`)
}

/** Matches that have ended while nobody listened: a new stream does not tell of them. */
async function missed(): Promise<void> {
  for (const [id, seat] of running) {
    const now = await request<{ table: Table }>('GET', `/api/tables/${id}`)
    if (now === null) running.delete(id)
    else if (now.table.status === 'over') end({ table: now.table, seat })
  }
}

/** Reads the stream to its end. All else that was missed is told again when it is opened again. */
async function listen(): Promise<void> {
  const answer = await fetch(`${server}/api/me/events`, { headers: { authorization } })
  if (!answer.ok || answer.body === null) {
    if (isForNow(answer)) return wait(answer)
    console.error(answer.status, await answer.text())
    process.exit(1)
  }
  console.log('listening')
  lost = false
  await missed()
  if (left <= 0) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of answer.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') await hear(JSON.parse(line) as Event)
    if (left <= 0) return
  }
}

function wait(answer: Response | null = null): Promise<void> {
  const seconds = Number(answer?.headers.get('retry-after') ?? AGAIN_SECONDS)
  return new Promise(done => setTimeout(done, seconds * 1000))
}

while (left > 0) {
  await listen().catch((error: unknown) => {
    // fetch fails with a TypeError when the server cannot be reached; anything else is worth a
    // look.
    if (!(error instanceof TypeError)) throw error
    const { message } = error.cause instanceof Error ? error.cause : error
    if (!lost) console.error(`no connection (${message}); trying again`)
    lost = true
  })
  if (left > 0) await wait()
}
process.exit()
