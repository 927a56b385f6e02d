import { createHash } from 'node:crypto'
import type { Game, GameTypes } from '../../src/kernel/game.ts'
import { broadcastTable, type Room } from '../../src/server/tables/room/room.ts'
import type { Stage } from './stage.ts'
import type { Wishes } from './trial.ts'

/*
 * Servers that each leak a secret in another way: if one of them is not detected, the trial misses
 * that channel.
 */

export interface Mutant {
  readonly what: string
  /** One of this many pairs of worlds is compared on all channels. */
  readonly whole: number
  /** Where it must be detected. */
  readonly from: readonly string[]
  /** `trace`: a few letters that differ in each world of that table. */
  readonly spoil: Spoil
}

type Spoil = (stage: Stage, room: Room, trace: () => string) => void

export const MUTANTS: readonly Mutant[] = [
  {
    what: 'in the view',
    whole: 1000,
    from: ['socket'],
    spoil: (_, room) =>
      otherGame(room, game => ({
        view: (state, viewer) => ({ ...game.view(state, viewer), hint: traceOf(state) }),
      })),
  },
  {
    what: 'in what is offered',
    whole: 1000,
    from: ['socket'],
    spoil: (_, room) =>
      otherGame(room, game => ({
        legal: (state, seat) => [...game.legal(state, seat), { type: traceOf(state) }],
      })),
  },
  {
    what: 'in a refusal',
    whole: 1000,
    from: ['socket'],
    spoil: (_, room) =>
      otherGame(room, game => ({
        explain: (state, seat, move) => {
          const refusal = game.explain(state, seat, move)
          return refusal === null ? null : { ...refusal, with: { hint: traceOf(state) } }
        },
      })),
  },
  {
    what: 'by the number of messages',
    whole: 1000,
    from: ['socket'],
    spoil({ hub }, room, trace) {
      const send = hub.streams.changed.bind(hub.streams)
      hub.streams.changed = changed => {
        send(changed)
        if (changed === room && parseInt(trace(), 16) % 2 === 0) broadcastTable(room)
      }
    },
  },
  {
    what: 'in what is told of a table',
    whole: 1,
    from: ['table', 'socket', 'stream', 'GET'],
    spoil: (_, room, trace) =>
      otherRecord(room, record => ({
        ...record,
        life: { ...record.life, rematch: trace() },
      })),
  },
  {
    what: 'in a line of the log',
    whole: 1000,
    from: ['log'],
    spoil({ hub }, _, trace) {
      const info = hub.log.info.bind(hub.log)
      Object.assign(hub.log, {
        info: (about: object, said: string) => info({ ...about, hint: trace() }, said),
      })
    },
  },
  {
    what: 'in mails, pushes and calls',
    whole: 1,
    from: ['mail', 'push', 'hook'],
    spoil: ({ letters }, _, trace) =>
      Object.defineProperty(letters, 'push', {
        value: (letter: string) => Array.prototype.push.call(letters, `${letter} ${trace()}`),
        configurable: true,
      }),
  },
]

/** Applied to each table of the server as it is opened. */
export function spoilt(spoil: Spoil): Wishes['spoil'] {
  return stage => room =>
    spoil(stage, room, () => (room.course === null ? '' : traceOf(room.course.match.state)))
}

function traceOf(state: GameTypes['state']): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 12)
}

function otherGame(room: Room, change: (game: Game) => Partial<Game>): void {
  Object.assign(room, { game: { ...room.game, ...change(room.game) } })
}

/** The same table with other content. */
function otherRecord(room: Room, change: (record: Room['record']) => Room['record']): void {
  let kept = room.record
  Object.defineProperty(room, 'record', {
    get: () => change(kept),
    set(record: Room['record']) {
      kept = record
    },
  })
}
