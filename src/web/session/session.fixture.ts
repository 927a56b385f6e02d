import { onTestFinished } from 'vitest'
import { game as goldfish } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../kernel/game.ts'
import type { ClientMessage, ServerMessage } from '../../protocol/messages.ts'
import type { TableInfo } from '../../protocol/table.ts'
import type { LocalRecord, Shelf } from './local/local-record.ts'
import {
  again,
  infoOf,
  type LocalTable,
  momentOf,
  play,
  takeBack,
  whyNot,
} from './local/local-table.ts'
import { type LocalWorld, newRecord } from './local/local.ts'
import type { RemoteWorld } from './remote/remote.ts'
import type { Choice } from './remote/requests.ts'
import type { Session, SessionState } from './session.ts'
import type { SocketHandlers } from './remote/transport.ts'

export const GAME: Game = goldfish
const SEED = 'c0ffee'

/** A clock and timers that move only when told to. */
export function fakeTime() {
  let now = 1_000_000
  let timers: { at: number; done: () => void }[] = []
  return {
    now: () => now,
    wait: (ms: number, done: () => void) => {
      const timer = { at: now + Math.max(0, ms), done }
      timers.push(timer)
      return () => void (timers = timers.filter(other => other !== timer))
    },
    pass(ms: number) {
      const until = now + ms
      for (;;) {
        const [next] = timers.filter(timer => timer.at <= until).sort((a, b) => a.at - b.at)
        if (!next) break
        now = next.at
        timers = timers.filter(other => other !== next)
        next.done()
      }
      now = until
    },
  }
}

/** A shelf in memory. `foreign` behaves as if another tab had written. */
export function fakeShelf() {
  const records = new Map<string, LocalRecord>()
  const listeners = new Set<() => void>()
  const shelf: Shelf = {
    load: game => records.get(game) ?? null,
    save: (game, record) =>
      void records.set(game, JSON.parse(JSON.stringify(record)) as LocalRecord),
    onForeign(_, listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { shelf, foreign: () => listeners.forEach(listener => listener()) }
}

/** A page's world in which bots choose the first offer at once and nothing takes time. */
export function fakeWorld(shelf: Shelf = fakeShelf().shelf): LocalWorld {
  return {
    game: GAME,
    shelf,
    pace: () => 0,
    bots: { ask: async job => job.offers[0] ?? { type: 'none' }, close() {} },
    now: () => 1_000_000,
    wait: async () => {},
    seed: () => SEED,
  }
}

export const twoSeats = (): LocalRecord =>
  newRecord({ game: GAME, now: () => 1_000_000, seed: () => SEED }, ['me', 'easy'], { start: 0 })

/** The same session; it is closed at the end of its test. */
export function closedAtEnd(session: Session): Session {
  onTestFinished(() => session.close())
  return session
}

/** Resolves with the first state that fits. */
export function until(
  session: Session,
  fits: (state: SessionState) => boolean,
): Promise<SessionState> {
  return new Promise(resolve => {
    let leave = () => {}
    let found = false
    leave = session.watch(state => {
      if (found || !fits(state)) return
      found = true
      resolve(state)
      queueMicrotask(() => leave())
    })
  })
}

/**
 * A server with one table of two: my seat is 0; seat 1 plays its first offer as soon as it is
 * asked.
 */
export function fakeServer(start = true) {
  const time = fakeTime()
  const record = twoSeats()
  const table = again(GAME, record, 0) as LocalTable
  const answered = new Map<string, ServerMessage>()
  const heard: ClientMessage[] = []
  let running = start
  let handlers: SocketHandlers | null = null
  let attempts = 0
  let reachable = true
  let deaf = false

  const info = (): TableInfo => ({
    ...infoOf(table.match, record, time.now()),
    ...(running ? {} : { status: 'open' as const }),
  })
  const say = (message: ServerMessage) => handlers?.message(JSON.stringify(message))
  const news = (known: number) =>
    say({ type: 'news', steps: table.steps.slice(known), moment: momentOf(table) })

  function others(): void {
    for (;;) {
      const seat = GAME.actors(table.match.state).find(actor => actor !== 0)
      const move = seat === undefined ? undefined : GAME.legal(table.match.state, seat)[0]
      if (seat === undefined || !move) return
      const known = table.steps.length
      play(table, seat, [move], time.now())
      if (table.steps.length > known) news(known)
    }
  }

  function carryOut(message: Extract<ClientMessage, { type: 'choose' | 'undo' }>): void {
    const known = table.steps.length
    const old = answered.get(message.key)
    if (old) return say(old)
    const refused =
      message.type === 'choose'
        ? play(table, 0, message.moves, time.now())
        : takeBack(table, time.now())
    const answer: ServerMessage = refused
      ? { type: 'refused', key: message.key, ...refused }
      : { type: 'done', key: message.key, seq: table.steps.length }
    answered.set(message.key, answer)
    if (!refused) news(known)
    say(answer)
    if (!refused) others()
  }

  function receive(message: ClientMessage): void {
    heard.push(message)
    if (deaf) return
    switch (message.type) {
      case 'watch': {
        const reset = message.since === undefined || message.since > table.steps.length
        const steps = reset ? table.steps : table.steps.slice(message.since)
        return say({
          type: 'welcome',
          table: info(),
          seat: 0,
          host: true,
          reset,
          steps,
          moment: running ? momentOf(table) : null,
          shuffle: null,
        })
      }
      case 'choose':
      case 'undo':
        return carryOut(message)
      case 'explain':
        return say({ type: 'explained', key: message.key, refusal: whyNot(table, message.move) })
      case 'ping':
        return say({ type: 'pong' })
      case 'listen':
      case 'say':
      case 'looking':
      case 'contribute':
        // Nobody talks at this table.
        return
    }
  }

  let keys = 0
  let unsent: Choice | null = null
  const world: RemoteWorld = {
    connect(given) {
      attempts++
      queueMicrotask(() => {
        if (!reachable) return given.closed()
        handlers = given
        given.open()
      })
      return {
        send: text => handlers === given && receive(JSON.parse(text) as ClientMessage),
        close: () => handlers === given && (handlers = null),
      }
    },
    wait: (ms, done) => time.wait(ms, done),
    random: () => 1,
    onBack: () => () => {},
    onGone: () => () => {},
    unsent: { load: () => unsent, save: choice => void (unsent = choice) },
    rules: id => (id === GAME.id ? GAME : null),
    past: async since => {
      const frames = [null, ...table.steps].map(step => ({ step, view: { after: step?.seq ?? 0 } }))
      return frames.slice(since)
    },
    fairness: { load: () => null, save() {}, random: () => '0'.repeat(32) },
    visible: () => true,
    onSight: () => () => {},
    key: () => `key-${String(++keys).padStart(6, '0')}`,
  }
  return {
    world,
    time,
    heard,
    say,
    get attempts() {
      return attempts
    },
    /** The line breaks; `back` says whether the next attempt finds the server. */
    cut(back = true) {
      reachable = back
      const old = handlers
      handlers = null
      old?.closed()
    },
    reach: () => void (reachable = true),
    /** Hears, but answers no more. */
    silence: (on: boolean) => void (deaf = on),
    begin() {
      running = true
      say({ type: 'table', table: info(), seat: 0 })
      news(0)
    },
    others,
    /** Plays my seat from elsewhere, without telling this page. */
    elsewhere() {
      const move = GAME.legal(table.match.state, 0)[0]
      if (move) play(table, 0, [move], time.now())
    },
  }
}
