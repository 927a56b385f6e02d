import { parentPort, workerData } from 'node:worker_threads'
import WebSocket from 'ws'
import type { Moment, ServerMessage } from '../../src/protocol/messages.ts'
import type { MyTable } from '../../src/protocol/table.ts'

/*
 * Two people who play, and after them two others, in a thread of their own: whoever attacks would
 * hold them up as well as the server. Tells how long each move took, in milliseconds.
 */

const { address } = workerData as { readonly address: string }

/** Where the honest players are: two to a match, as nobody plays a thousand matches an hour. */
const HOMES = 250

interface Person {
  readonly cookie: string
  readonly 'x-forwarded-for': string
}

async function personAt(home: number): Promise<Person> {
  const from = { 'x-forwarded-for': `10.0.${home >> 8}.${home & 255}` }
  const answer = await fetch(`${address}/api/guest`, { method: 'POST', headers: from })
  return { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '', ...from }
}

async function post(person: Person, path: string, body: object): Promise<MyTable> {
  const headers = { ...person, 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await fetch(address + path, init)
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as MyTable
}

/** One end of a socket: what is known of the match there, and what has been answered. */
interface End {
  readonly socket: WebSocket
  moment: Moment | null
  over: boolean
  /** Of the last move that was made here. */
  done: { readonly key: string; readonly seq: number } | null
}

/** Called with each message. */
let heard = () => {}

/** Resolves once this is so; looked at after each message. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise(done => {
    heard = () => {
      if (isSo()) done()
    }
    heard()
  })
}

function endOf(person: Person, table: string): End {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`
  const socket = new WebSocket(url, { headers: { ...person } })
  const end: End = { socket, moment: null, over: false, done: null }
  socket.on('open', () => socket.send('{"type":"watch"}'))
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as ServerMessage
    if ('moment' in message) end.moment = message.moment
    if ('table' in message) end.over = message.table.status === 'over'
    if (message.type === 'done') end.done = message
    heard()
  })
  return end
}

async function newMatch(number: number): Promise<End[]> {
  const home = 2 * (number % HOMES)
  const [first, second] = [await personAt(home), await personAt(home + 1)]
  const wish = { game: 'merchant-of-goldfish', chairs: ['me', 'open'] }
  const made = await post(first, '/api/tables', { ...wish, options: { start: 0, games: 3 } })
  const { id } = made.table
  await post(second, `/api/tables/${id}/sit`, { invite: made.links[1]?.split('#')[1] })
  return [endOf(first, id), endOf(second, id)]
}

let stopped = false

async function play(ends: readonly End[]): Promise<void> {
  const asked = () => ends.find(({ moment }) => (moment?.offers.length ?? 0) > 0)
  for (let move = 1; !stopped; move++) {
    await until(() => stopped || ends.some(({ over }) => over) || asked() !== undefined)
    const end = asked()
    const { seq, offers } = end?.moment ?? { seq: 0, offers: [] }
    if (end === undefined || ends.some(({ over }) => over)) return
    const key = `honest-${move}-move`
    const began = performance.now()
    end.socket.send(JSON.stringify({ type: 'choose', key, at: seq, moves: offers.slice(0, 1) }))
    await until(() => end.done?.key === key)
    parentPort?.postMessage(performance.now() - began)
    await until(() => end.over || (end.moment?.seq ?? 0) >= (end.done?.seq ?? 0))
  }
}

parentPort?.on('message', () => {
  stopped = true
  heard()
})
for (let number = 0; !stopped; number++) {
  const ends = await newMatch(number)
  await play(ends)
  for (const { socket } of ends) socket.close()
}
parentPort?.close()
