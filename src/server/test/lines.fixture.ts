import { onTestFinished } from 'vitest'
import WebSocket from 'ws'
import type { ServerMessage, Step } from '../../protocol/messages.ts'
import { messageAsDeclared } from './declared.fixture.ts'

type Kind = ServerMessage['type']
type Message<K extends Kind> = Extract<ServerMessage, { type: K }>

/** One end of a socket, and everything that arrived over it. */
export interface Line {
  readonly texts: string[]
  readonly messages: ServerMessage[]
  readonly socket: WebSocket
  readonly closed: Promise<number>
  say(message: unknown): void
  /** The first message of this kind that fits and was not returned before. */
  hear<K extends Kind>(kind: K, fits?: (message: Message<K>) => boolean): Promise<Message<K>>
  /** The next message, whatever it is. */
  next(): Promise<void>
  /** Waits until everything sent before has been answered. */
  settle(): Promise<void>
  close(): Promise<void>
}

export async function connect(url: string, headers: Record<string, string> = {}): Promise<Line> {
  const socket = new WebSocket(url, { headers })
  const texts: string[] = []
  const messages: ServerMessage[] = []
  const heard = new Set<ServerMessage>()
  const waiting = new Set<() => void>()
  const closed = new Promise<number>(done => socket.on('close', done))
  socket.on('message', (data: Buffer) => {
    texts.push(data.toString())
    const message = JSON.parse(data.toString()) as ServerMessage
    messageAsDeclared(message)
    messages.push(message)
    for (const look of waiting) look()
  })
  await new Promise((opened, failed) => socket.once('open', opened).once('error', failed))
  socket.on('error', () => undefined)
  onTestFinished(() => socket.terminate())

  function hear<K extends Kind>(
    kind: K,
    fits: (message: Message<K>) => boolean = () => true,
  ): Promise<Message<K>> {
    return new Promise((found, lost) => {
      const look = () => {
        const message = messages.find(
          m => m.type === kind && !heard.has(m) && fits(m as Message<K>),
        )
        if (message === undefined) return
        heard.add(message)
        waiting.delete(look)
        found(message as Message<K>)
      }
      waiting.add(look)
      void closed.then(code => lost(new Error(`closed with ${code} before "${kind}"`)))
      look()
    })
  }

  return {
    texts,
    messages,
    socket,
    closed,
    hear,
    next: () =>
      new Promise(heard => {
        const look = () => {
          waiting.delete(look)
          heard()
        }
        waiting.add(look)
      }),
    say: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    async settle() {
      socket.send('{"type":"ping"}')
      await hear('pong')
    },
    async close() {
      socket.close()
      await closed
    },
  }
}

/**
 * Chooses whenever there is a choice, until the match is over or this many choices were made;
 * returns the keys.
 */
export async function playOn(
  lines: readonly Line[],
  most = Infinity,
  pick = pseudoRandom(),
): Promise<string[]> {
  const keys: string[] = []
  while (keys.length < most && !lines.some(isOver)) {
    const line = lines.find(isToChoose)
    const moment = line === undefined ? null : latestMoment(line)
    if (line === undefined || moment === null) {
      await Promise.race(lines.map(each => each.next()))
      continue
    }
    const key = `key-${String(Math.random()).slice(2, 14)}`
    line.say({ type: 'choose', key, at: moment.seq, moves: [pick(moment.offers)] })
    const done = await line.hear('done', message => message.key === key)
    keys.push(key)
    while ((latestMoment(line)?.seq ?? 0) < done.seq) await line.next()
  }
  return keys
}

export async function untilOver(line: Line): Promise<void> {
  while (!isOver(line)) await line.next()
}

function isToChoose(line: Line): boolean {
  const moment = latestMoment(line)
  return moment !== null && moment.offers.length > 0
}

function isOver(line: Line): boolean {
  return line.messages.some(message => 'table' in message && message.table.status === 'over')
}

export function latestMoment(line: Line) {
  const latest = line.messages.findLast(
    message => message.type === 'news' || message.type === 'welcome',
  )
  return latest?.moment ?? null
}

/** All steps that a line has received, in order. */
export function stepsOf(line: Line): Step[] {
  return line.messages.flatMap(message =>
    message.type === 'news' || message.type === 'welcome' ? message.steps : [],
  )
}

/** Picks differently each time, and the same in every run. */
export function pseudoRandom(seed = 1): <A>(items: readonly A[]) => A {
  let x = seed
  return items => {
    x = (Math.imul(x, 1103515245) + 12345) >>> 0
    const item = items[(x >>> 8) % items.length]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
}
