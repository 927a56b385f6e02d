import type { Refusal } from '../../../kernel/game.ts'
import type { Replay } from '../../../protocol/http.ts'
import type {
  ClientMessage,
  News,
  ServerMessage,
  Step,
  Welcome,
} from '../../../protocol/messages.ts'
import { pastSession } from '../replay/replay.ts'
import type { ChoiceRefused, Session, SessionState } from '../session.ts'
import { talkKept } from './talk.ts'
import { watchers } from '../watchers.ts'
import { wire, type WireWorld } from './wire.ts'

export interface RemoteWorld extends WireWorld {
  /** A key nobody has used before. */
  key(): string
  /** How the match went for me from that step on; null if it cannot be had. */
  past(since: number): Promise<Replay['frames'] | null>
  /** Whether the person can see the page now, and who is to be told when that changes. */
  visible(): boolean
  onSight(listener: () => void): () => void
}

/** Something I want done or want to know: sent again with the same key until it is answered. */
interface PendingRequest {
  readonly message: Extract<ClientMessage, { readonly key: string }>
  answer(answer: Answer): void
  tries: number
}
interface Answer {
  readonly refused: ChoiceRefused | null
  readonly explained: Refusal | null
}

const DONE: Answer = { refused: null, explained: null }

/** The server was too busy to carry it out: asked again a few times. */
const BUSY_PAUSE = 500
const BUSY_TRIES = 6

/**
 * A table on a server. Choices survive lost connections: each has a key, and none is carried out
 * twice.
 */
export function remoteSession(world: RemoteWorld): Session {
  const listeners = watchers()
  const errands = new Map<string, PendingRequest>()
  /**
   * Errands that are carried out, by key, with the step that shows it: they are done when that step
   * is here.
   */
  const carriedOut = new Map<string, number>()
  let steps: Step[] = []
  let state: Omit<SessionState, 'steps' | 'pending' | 'frame'> | null = null

  const talk = talkKept(since => line.send({ type: 'listen', ...since }))

  const line = wire(world, {
    open() {
      line.send(state ? { type: 'watch', since: steps.length } : { type: 'watch' })
      if (!world.visible()) tellSight()
    },
    message: hear,
    lost() {
      if (state?.link === 'gone') return
      if (state) state = { ...state, link: 'lost' }
      tell([])
    },
  })

  function tellSight(): void {
    line.send({ type: 'looking', visible: world.visible() })
  }
  const leaveSight = world.onSight(tellSight)

  function tell(fresh: readonly Step[]): void {
    if (!state) return
    const pending = [...errands.values()].filter(errand => MOVES.has(errand.message.type)).length
    listeners.tell({ ...state, steps, pending, frame: null }, fresh)
  }

  function hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return welcome(message)
      case 'news':
        return news(message)
      case 'table':
        if (state) state = { ...state, table: message.table, seat: message.seat }
        return tell([])
      case 'done':
        carriedOut.set(message.key, message.seq)
        return settle()
      case 'said':
        return answer(message.key, DONE)
      case 'chat':
        return talk.hear(message)
      case 'refused':
        if (message.why === 'busy' && retry(message.key)) return
        return answer(message.key, {
          refused: { why: message.why, refusal: message.refusal },
          explained: null,
        })
      case 'explained':
        return answer(message.key, { refused: null, explained: message.refusal })
      case 'trouble':
        return trouble(message.why)
      case 'pong':
        return
    }
  }

  function welcome({ table, seat, host, moment, reset, steps: told }: Welcome): void {
    line.steady()
    const first = state === null
    const fresh = reset ? [] : told.filter(step => step.seq > steps.length)
    steps = reset ? [...told] : [...steps, ...fresh]
    state = { table, seat, host, moment, link: 'live' }
    const over = takeSettled()
    for (const { message } of errands.values()) line.send(message)
    talk.catchUp()
    tell(first ? [] : fresh)
    for (const errand of over) errand.answer(DONE)
  }

  function news({ steps: told, moment }: News): void {
    const fresh = told.filter(step => step.seq > steps.length)
    // Something has been missed: ask for all since the last that is known.
    if (fresh[0] && fresh[0].seq !== steps.length + 1) return line.renew()
    steps = [...steps, ...fresh]
    if (state) state = { ...state, moment }
    // Nothing is pending any more when the step that shows it is told: its offers are to be taken
    // up at once.
    const over = takeSettled()
    tell(fresh)
    for (const errand of over) errand.answer(DONE)
  }

  /**
   * Whoever hears that something is done may at once do the next thing, so he must know where it
   * led.
   */
  function settle(): void {
    const over = takeSettled()
    if (over.length > 0) tell([])
    for (const errand of over) errand.answer(DONE)
  }

  /** Takes out the errands that are carried out and whose step is here. */
  function takeSettled(): PendingRequest[] {
    const over: PendingRequest[] = []
    for (const [key, seq] of carriedOut) {
      if (steps.length < seq) continue
      carriedOut.delete(key)
      const errand = errands.get(key)
      if (errand && errands.delete(key)) over.push(errand)
    }
    return over
  }

  function answer(key: string, given: Answer): void {
    const errand = errands.get(key)
    if (!errand) return
    errands.delete(key)
    tell([])
    errand.answer(given)
  }

  function retry(key: string): boolean {
    const errand = errands.get(key)
    if (!errand || ++errand.tries > BUSY_TRIES) return false
    world.wait(BUSY_PAUSE * errand.tries, () => errands.has(key) && line.send(errand.message))
    return true
  }

  function trouble(why: string): void {
    // One of my messages was not heard; which one it does not say.
    if (why === 'too-fast')
      world.wait(BUSY_PAUSE, () => errands.forEach(({ message }) => line.send(message)))
    if (!GONE.has(why)) return
    if (state) state = { ...state, link: 'gone' }
    tell([])
    line.close()
    drain()
  }

  function drain(): void {
    for (const key of errands.keys())
      answer(key, { refused: { why: 'gone', refusal: null }, explained: null })
  }

  function run(message: PendingRequest['message']): Promise<Answer> {
    if (state?.link === 'gone')
      return Promise.resolve({ refused: { why: 'gone', refusal: null }, explained: null })
    return new Promise(done => {
      errands.set(message.key, { message, answer: done, tries: 0 })
      if (state?.link === 'live') line.send(message)
      tell([])
    })
  }

  return {
    watch: listeners.add,
    async choose(moves) {
      const { refused } = await run({
        type: 'choose',
        key: world.key(),
        at: steps.length,
        moves: [...moves],
      })
      return refused
    },
    async undo() {
      const { refused } = await run({ type: 'undo', key: world.key() })
      return refused
    },
    async explain(move) {
      const { explained } = await run({ type: 'explain', key: world.key(), move })
      return explained
    },
    async past(since) {
      const frames = await world.past(since)
      return frames && listeners.last && pastSession(listeners.last, frames)
    },
    talk: {
      watch: talk.watch,
      again: talk.again,
      async say(text) {
        const { refused } = await run({ type: 'say', key: world.key(), text })
        return refused && refused.why
      },
    },
    close() {
      leaveSight()
      line.close()
      listeners.close()
      drain()
    },
  }
}

/** Errands that change the match. */
const MOVES: ReadonlySet<string> = new Set(['choose', 'undo'])

/** Troubles that do not pass by themselves. */
const GONE: ReadonlySet<string> = new Set(['no-table', 'not-found', 'forbidden'])
