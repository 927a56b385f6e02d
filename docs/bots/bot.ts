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
  readonly ranks: readonly number[] | null
}
interface Shuffle {
  readonly stage: 'hashes' | 'bytes'
  readonly commitment: string
}
type Event =
  | {
      readonly type: 'invited'
      readonly invitation: { readonly table: Table; readonly invite: string }
    }
  | {
      readonly type: 'shuffle'
      readonly table: Table
      readonly seat: number
      readonly shuffle: Shuffle
    }
  | { readonly type: 'start' | 'turn' | 'end'; readonly table: Table; readonly seat: number }
interface Welcome {
  readonly moment: { readonly seq: number; readonly offers: readonly Move[] } | null
}

const [server = '', token = '', games = 'Infinity'] = process.argv.slice(2)
const authorization = `Bearer ${token}`
const AGAIN_MS = 2000
/** Somebody else was quicker: the next look shows how things stand. */
const MOVED_ON = [409, 422]
let left = Number(games)
/** What this bot contributes to shuffles, by the promise they are made for: 16 bytes each. */
const mine = new Map<string, string>()

/** Sends a request, and again if the server is away for a moment or asks for patience. */
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
    if (answer !== null && answer.status !== 429 && answer.status < 500) {
      if (!MOVED_ON.includes(answer.status))
        console.error(method, path, answer.status, await answer.text())
      return null
    }
    await pause()
  }
}

/** Plays at a table as long as there is something to choose. */
async function play(table: string): Promise<void> {
  for (;;) {
    const now = await request<Welcome>('GET', `/api/tables/${table}/moment`)
    const offers = now?.moment?.offers ?? []
    const move = choose(offers)
    if (!now?.moment || move === undefined) return
    // The key makes sure that the move is carried out once, however often it has to be sent.
    const key = crypto.randomUUID()
    await request('POST', `/api/tables/${table}/moves`, { key, at: now.moment.seq, moves: [move] })
  }
}

/** This is where a better bot thinks. It would look at `now.moment.view`, too. */
function choose(offers: readonly Move[]): Move | undefined {
  return offers[Math.floor(Math.random() * offers.length)]
}

/** Chance of our own for the shuffle: first its hash, then the bytes. See docs/fairness.md. */
async function contribute(table: string, seat: number, shuffle: Shuffle): Promise<void> {
  const { commitment, stage } = shuffle
  const bytes = mine.get(commitment) ?? randomBytes(16).toString('hex')
  mine.set(commitment, bytes)
  const text = `tianguis contribution 1\n${commitment}\nchair ${seat}\n${bytes}`
  const hash = createHash('sha256').update(text).digest('hex')
  const given = stage === 'hashes' ? { hash } : { bytes }
  await request('POST', `/api/tables/${table}/shuffle`, { commitment, ...given })
}

async function hear(event: Event): Promise<void> {
  switch (event.type) {
    case 'invited':
      await request('POST', `/api/tables/${event.invitation.table.id}/sit`, {
        invite: event.invitation.invite,
        contributes: true,
      })
      return
    case 'shuffle':
      return contribute(event.table.id, event.seat, event.shuffle)
    case 'turn':
      return play(event.table.id)
    case 'start':
      return console.log(`table ${event.table.id} begins`)
    case 'end': {
      left -= 1
      const { id, ranks } = event.table
      // A match that was called off has no places.
      const place = ranks === null ? 'without a result' : `place ${ranks[event.seat]}`
      return console.log(`table ${id} is over, ${place}`)
    }
  }
}

/** Reads the stream to its end. Whatever was missed is told again when it is opened again. */
async function listen(): Promise<void> {
  const answer = await fetch(`${server}/api/me/events`, { headers: { authorization } })
  if (answer.status === 401) throw new Error('This token is not valid.')
  if (!answer.ok || answer.body === null) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of answer.body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') await hear(JSON.parse(line) as Event)
    if (left <= 0) return
  }
}

function pause(): Promise<void> {
  return new Promise(done => setTimeout(done, AGAIN_MS))
}

while (left > 0) {
  await listen().catch((error: unknown) => {
    // fetch fails with a TypeError when the server cannot be reached; anything else is worth a
    // look.
    if (!(error instanceof TypeError)) throw error
  })
  if (left > 0) await pause()
}
process.exit()
