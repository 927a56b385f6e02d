import { onTestFinished } from 'vitest'
import type { RunningServer } from '../main.ts'
import type { NewBot } from '../../protocol/programs.ts'
import { asDeclared, Undeclared } from './declared.fixture.ts'
import type { TestServer } from './server.fixture.ts'
import { guest, idOf, visitor, type Visitor } from './visitors.fixture.ts'

/** Somebody who sends a token instead of a cookie. */
export function program(server: RunningServer, secret: string): Visitor {
  return visitor(server, '', bearer(secret))
}

export function bearer(secret: string): Record<string, string> {
  return { authorization: `Bearer ${secret}` }
}

/** The command line where this server's data are. */
export const operator = (server: TestServer): Visitor => program(server, server.operatorKey)

/** A guest who has been made an admin. */
export async function adminOf(server: TestServer): Promise<Visitor> {
  const ada = await guest(server)
  const { status } = await operator(server).send(
    'POST',
    `/api/admin/people/${await idOf(ada)}/grant`,
  )
  if (status !== 200) throw new Error(`no admin: ${status}`)
  return ada
}

/** A bot of this person. */
export async function botOf(owner: Visitor, name = 'Goldie'): Promise<NewBot> {
  const { status, body } = await owner.send<NewBot>('POST', '/api/me/bots', { name })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}

/** A stream of lines that a test reads. */
export interface Listener {
  /** All lines so far; keep-alive lines are "". */
  readonly lines: string[]
  /** The first line of this type that fits and was not returned before. */
  hear<E extends { type: string }>(type: E['type'], fits?: (event: E) => boolean): Promise<E>
  /** Waits until this many lines have arrived. */
  count(lines: number): Promise<void>
  readonly ended: Promise<void>
  stop(): void
}

/** Opens a stream with these headers. */
export async function listen(
  server: RunningServer,
  path: string,
  headers: Record<string, string>,
): Promise<Listener> {
  const control = new AbortController()
  const answer = await fetch(server.address + path, { headers, signal: control.signal })
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${await answer.text()}`)
  onTestFinished(() => control.abort())
  const lines: string[] = []
  const heard = new Set<number>()
  const waiting = new Set<() => void>()
  const ended = read(answer.body, line => {
    if (line !== '') asDeclared('GET', path, answer.status, JSON.parse(line))
    lines.push(line)
    for (const look of waiting) look()
  })

  function until<A>(find: () => A | undefined, what: string): Promise<A> {
    return new Promise((found, lost) => {
      const look = () => {
        const value = find()
        if (value === undefined) return
        waiting.delete(look)
        found(value)
      }
      waiting.add(look)
      void ended.then(() => lost(new Error(`ended before "${what}"`)))
      look()
    })
  }

  return {
    lines,
    ended,
    stop: () => control.abort(),
    count: wanted =>
      until(() => (lines.length >= wanted ? lines : undefined), 'lines').then(() => undefined),
    hear: <E extends { type: string }>(type: E['type'], fits: (event: E) => boolean = () => true) =>
      until(() => {
        const at = lines.findIndex((line, index) => {
          if (line === '' || heard.has(index)) return false
          const event = JSON.parse(line) as E
          return event.type === type && fits(event)
        })
        if (at === -1) return undefined
        heard.add(at)
        return JSON.parse(lines[at] ?? '') as E
      }, type),
  }
}

async function read(body: ReadableStream<Uint8Array>, say: (line: string) => void): Promise<void> {
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for await (const chunk of body) {
      const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = parts.pop() ?? ''
      for (const part of parts) say(part)
    }
  } catch (error) {
    if (error instanceof Undeclared) throw error
    // The test has stopped listening, or the server is gone: either way it has ended.
  }
}
