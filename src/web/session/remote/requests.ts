import type { Refusal } from '../../../kernel/game.ts'
import type { ClientMessage, ServerMessage } from '../../../protocol/messages.ts'
import type { ChoiceRefused } from '../session.ts'

/** A message that is answered by its key. */
export type Request = Extract<ClientMessage, { readonly key: string }>

export type Choice = Extract<Request, { readonly type: 'choose' }>

/** The messages that answer a request, besides `done`. */
type Answered = Extract<ServerMessage, { readonly type: 'said' | 'refused' | 'explained' }>

export interface Answer {
  /** Why it was not carried out; null if it was. */
  readonly refused: ChoiceRefused | null
  /** What `explain` has found out. */
  readonly explained: Refusal | null
}

/** What requests need around them. */
export interface RequestsWorld {
  /** Sends a message, if a connection stands. */
  readonly send: (message: Request) => void
  /** Calls back after so many milliseconds. */
  readonly wait: (ms: number, done: () => void) => unknown
  /** The number of requests has changed. */
  readonly changed: () => void
}

/**
 * Everything I want done or want to know and that is not answered yet. Each request keeps its key
 * when it is sent again, so the server carries none out twice.
 */
export interface Requests {
  /** Keeps a request until it is answered. `now`: send it at once; otherwise by `sendAll`. */
  readonly add: (message: Request, now: boolean) => Promise<Answer>
  readonly sendAll: () => void
  /** Takes in an answer to one of them. If the server was busy, the request is sent again. */
  readonly hear: (answer: Answered) => void
  /** Sends all again after a pause: one of them was not heard. */
  readonly retryAll: () => void
  /** The server has carried it out; step number `seq` shows it. It is done when that step is here. */
  readonly carriedOut: (key: string, seq: number) => void
  /**
   * Takes out what is done now that so many steps are here. Returns how to tell those who wait:
   * they may do the next thing at once, so the state must be told before.
   */
  readonly takeDone: (steps: number) => { readonly count: number; readonly tell: () => void }
  /** Answers everything that waits: the table is gone. */
  readonly giveUp: () => void
  /** How many would change the match. */
  readonly moves: () => number
  /** The first of my choices that are not answered yet; null if there is none. */
  readonly choice: () => Choice | null
}

const DONE: Answer = { refused: null, explained: null }
export const GONE: Answer = { refused: { why: 'gone', refusal: null }, explained: null }

/** Milliseconds before the first repetition; each further pause is longer by as much. */
const BUSY_PAUSE = 500
const BUSY_TRIES = 6

/** Requests that change the match. */
const MOVES: ReadonlySet<string> = new Set(['choose', 'undo'])

interface Pending {
  readonly message: Request
  readonly answer: (answer: Answer) => void
  tries: number
}

export function pendingRequests(world: RequestsWorld): Requests {
  const pending = new Map<string, Pending>()
  /** Carried out, by key, with the step that shows it. */
  const shownBy = new Map<string, number>()

  function take(key: string): Pending | null {
    const request = pending.get(key) ?? null
    pending.delete(key)
    shownBy.delete(key)
    return request
  }

  function answer(key: string, given: Answer): void {
    const request = take(key)
    if (request === null) return
    world.changed()
    request.answer(given)
  }

  /** Sends one again after a pause; false if it was tried often enough. */
  function retry(key: string): boolean {
    const request = pending.get(key)
    if (!request || ++request.tries > BUSY_TRIES) return false
    const again = () => pending.has(key) && world.send(request.message)
    world.wait(BUSY_PAUSE * request.tries, again)
    return true
  }

  const sendAll = () => pending.forEach(({ message }) => world.send(message))

  return {
    add: (message, now) =>
      new Promise(resolve => {
        pending.set(message.key, { message, answer: resolve, tries: 0 })
        if (now) world.send(message)
        world.changed()
      }),
    sendAll,
    hear(message) {
      if (message.type === 'said') return answer(message.key, DONE)
      const { refusal } = message
      if (message.type === 'explained')
        return answer(message.key, { refused: null, explained: refusal })
      if (message.why === 'busy' && retry(message.key)) return
      answer(message.key, { refused: { why: message.why, refusal }, explained: null })
    },
    retryAll: () => void world.wait(BUSY_PAUSE, sendAll),
    carriedOut: (key, seq) => void shownBy.set(key, seq),
    takeDone(steps) {
      const shown = [...shownBy].filter(([, seq]) => seq <= steps).map(([key]) => key)
      const done = shown.flatMap(key => take(key) ?? [])
      return { count: done.length, tell: () => done.forEach(request => request.answer(DONE)) }
    },
    giveUp() {
      for (const key of pending.keys()) answer(key, GONE)
    },
    choice: () => {
      for (const { message } of pending.values()) if (message.type === 'choose') return message
      return null
    },
    moves: () => [...pending.values()].filter(({ message }) => MOVES.has(message.type)).length,
  }
}
