import { setTimeout } from 'node:timers/promises'
import { botIn, botsOwe } from '../domain/record.ts'
import type { Hub } from '../tables/room/hub.ts'
import type { Room } from '../tables/room/room.ts'
import { type Crew, mustAct, type Player, takeTurn } from './bot-turn.ts'
import type { Jobs } from './jobs.ts'
import { askForBots } from './schedule.ts'
import type { Thoughts } from './thoughts.ts'

/**
 * The bots at all tables. They play through the same service as people and see what people in their
 * seats would see.
 */
export interface Bots {
  /** From now on they act where a table changes. */
  start(): void
  /**
   * Starts them if no process does, for theirs may have died; schedules the next look as long as a
   * bot has to act.
   */
  lookAt(room: Room): Promise<void>
  /** Stops their thinking; the other processes are asked to go on. */
  close(): Promise<void>
}

/** While another process runs the bots of the table. */
const ELSEWHERE_MS = 300

/** `pace`: the minimum time a bot seems to think, in milliseconds. */
export function makeBots(hub: Hub, jobs: Jobs, thoughts: Thoughts, pace: number): Bots {
  const stopping = new AbortController()
  const crew: Crew = { jobs, thoughts, pace, signal: stopping.signal }
  const busy = new Set<Promise<void>>()

  /** Starts the bots of this table that have to act and are not thinking yet. */
  function wake(room: Room): void {
    for (const seat of room.record.actors) {
      const level = botIn(room.record.chairs[seat])
      if (level === null || room.thinking.has(seat) || !mustAct(crew, room, seat)) continue
      const running = run(crew, { hub, room, seat, level }).finally(() => busy.delete(running))
      busy.add(running)
    }
  }

  return {
    start: () => void hub.events.on('changed', ({ room }) => wake(room)),
    async lookAt(room) {
      if (!botsOwe(room.record) || room.faulty) return
      askForBots(jobs, room.record, hub.clock.now())
      const { peers } = hub.store
      const name = nameOf(room)
      if (room.thinking.size > 0 || !(await peers.hold(name))) return
      wake(room)
      await peers.unlock(name)
    },
    async close() {
      stopping.abort()
      await thoughts.close()
      await Promise.all(busy)
    },
  }
}

/** One bot plays until it has nothing to decide. */
async function run(crew: Crew, player: Player): Promise<void> {
  const { hub, room, seat } = player
  room.thinking.add(seat)
  try {
    while (mustAct(crew, room, seat)) await alone(crew, player)
  } catch (error) {
    if (!crew.signal.aborted)
      hub.log.error({ table: room.record.id, seat, err: error }, 'bot gave up')
  } finally {
    room.thinking.delete(seat)
    if (crew.signal.aborted && botsOwe(room.record))
      crew.jobs.at('bots', room.record.id, hub.clock.now())
  }
}

/**
 * Of all processes that serve a table, one runs its bots. The others check now and then that it
 * still does.
 */
async function alone(crew: Crew, player: Player): Promise<void> {
  const { room, seat, hub } = player
  const { peers } = hub.store
  const name = nameOf(room)
  if (!(await peers.hold(name))) return setTimeout(ELSEWHERE_MS, undefined, { signal: crew.signal })
  try {
    while (mustAct(crew, room, seat)) await takeTurn(crew, player)
  } finally {
    await peers.unlock(name)
  }
}

/** The process that holds the lock of this name runs the bots of the table. */
function nameOf({ record }: Room): string {
  return `bots ${record.id}`
}
