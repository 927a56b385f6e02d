import { randomInt } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { customContent } from '../../games/index.ts'
import type { Seat } from '../../kernel/game.ts'
import { until } from '../clock.ts'
import type { Level } from '../../protocol/table.ts'
import type { Course } from '../domain/course.ts'
import type { Hub } from '../tables/hub.ts'
import { order } from '../tables/play.ts'
import { botIn, botsOwe } from '../domain/record.ts'
import { type Room, seqOf } from '../tables/room.ts'
import { askForBots } from './schedule.ts'
import type { Thinker } from './thinker.ts'

/**
 * The bots at all tables. They play through the same service as people and see what people in their
 * seats would see.
 */
export interface Bots {
  /** Starts the bots of this table that have to act and are not thinking yet. */
  wake(hub: Hub, room: Room): void
  /**
   * Starts them if no process does, for theirs may have died; schedules the next look as long as a
   * bot has to act.
   */
  lookAt(hub: Hub, room: Room): Promise<void>
  /** Stops their thinking; the other processes are asked to go on. */
  close(): Promise<void>
}

const TRIES = 3
const WORDS = 2 ** 32
/** After a commit has failed. */
const AGAIN_MS = 1000
/** While another process runs the bots of the table. */
const ELSEWHERE_MS = 300

/** `pace`: the minimum time a bot seems to think, in milliseconds. */
export function makeBots(thinker: Thinker, pace: number): Bots {
  const stopping = new AbortController()
  const { signal } = stopping
  const busy = new Set<Promise<void>>()

  function mustAct(room: Room, seat: Seat): boolean {
    return (
      !signal.aborted &&
      !room.faulty &&
      room.record.actors.includes(seat) &&
      botIn(room.record.chairs[seat]) !== null
    )
  }

  async function playOut(hub: Hub, room: Room, seat: Seat, level: Level): Promise<void> {
    while (mustAct(room, seat)) await turn(hub, room, seat, level)
  }

  /**
   * Of all processes that serve a table, one runs its bots. The others check now and then that it
   * still does.
   */
  async function alone(
    { store: { peers } }: Hub,
    room: Room,
    act: () => Promise<void>,
  ): Promise<void> {
    const name = nameOf(room)
    if (!(await peers.hold(name))) return setTimeout(ELSEWHERE_MS, undefined, { signal })
    try {
      await act()
    } finally {
      await peers.unlock(name)
    }
  }

  /** One bot plays until it has nothing to decide. */
  async function run(hub: Hub, room: Room, seat: Seat, level: Level): Promise<void> {
    room.thinking.add(seat)
    try {
      while (mustAct(room, seat)) await alone(hub, room, () => playOut(hub, room, seat, level))
    } catch (error) {
      if (!signal.aborted) hub.log.error({ table: room.record.id, seat, err: error }, 'bot gave up')
    } finally {
      room.thinking.delete(seat)
      if (signal.aborted && botsOwe(room.record))
        hub.jobs.at('bots', room.record.id, hub.clock.now())
    }
  }

  async function turn(hub: Hub, room: Room, seat: Seat, level: Level): Promise<void> {
    const { course } = room
    if (course === null) throw new Error('A bot is to act in a match that has not begun.')
    const at = seqOf(room, seat)
    const move = await choose(hub, room, course, seat, level)
    await untilPace(hub, room)
    // Somebody may have undone a move meanwhile, or a person taken the seat back. What the bot did
    // not see cannot have changed its offers.
    if (seqOf(room, seat) !== at || !mustAct(room, seat)) return
    const key = `bot-${course.log.length + 1}`
    let answer = ''
    await order(hub, room, { seat, key, by: 'bot', wish: { at, moves: [move] } }, message => {
      answer = message.type === 'refused' ? message.why : message.type
    })
    if (answer === 'busy') await until(hub.clock, hub.clock.now() + AGAIN_MS, signal)
    // Where anyone may act at any time, the offer may have gone meanwhile.
    else if (
      answer !== 'done' &&
      answer !== 'stale' &&
      mustAct(room, seat) &&
      seqOf(room, seat) === at
    )
      throw new Error(`A bot chose an offered move, and the answer was: ${answer}.`)
  }

  /**
   * The bot's answer, or after three failures any legal move: a bug in a bot must not stop a table.
   */
  async function choose(
    hub: Hub,
    room: Room,
    { match }: Course,
    seat: Seat,
    level: Level,
  ): Promise<object> {
    const { game } = room
    const offers = game.legal(match.state, seat)
    const any = offers[randomInt(offers.length)]
    if (any === undefined) throw new Error('A bot is to act and has no legal move.')
    if (offers.length === 1) return any
    const view = game.view(match.state, seat)
    const contentSet = await customContent(game.id, match.options)
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const end = hub.metrics.thinkSeconds.startTimer()
      try {
        const seed = Array.from({ length: 4 }, () => randomInt(WORDS))
        const { move } = await thinker.think({
          game: game.id,
          seat,
          contentSet,
          view,
          offers,
          level,
          seed,
        })
        if (game.explain(match.state, seat, move) === null) return move
        throw new Error('The bot chose what it was not offered.')
      } catch (error) {
        signal.throwIfAborted()
        hub.log.error({ table: room.record.id, seat, level, attempt, err: error }, 'bot failed')
      } finally {
        end()
      }
    }
    return any
  }

  /** Waits until people could see the last step. An invisible step needs no pause. */
  async function untilPace({ clock }: Hub, room: Room): Promise<void> {
    const seen = room.record.updatedAt + pace
    if (seen > clock.now()) await until(clock, seen, signal)
  }

  function wake(hub: Hub, room: Room): void {
    for (const seat of room.record.actors) {
      const level = botIn(room.record.chairs[seat])
      if (level === null || room.thinking.has(seat) || !mustAct(room, seat)) continue
      const running = run(hub, room, seat, level).finally(() => busy.delete(running))
      busy.add(running)
    }
  }

  async function lookAt(hub: Hub, room: Room): Promise<void> {
    if (!botsOwe(room.record) || room.faulty) return
    askForBots(hub.jobs, room.record, hub.clock.now())
    const { peers } = hub.store
    const name = nameOf(room)
    if (room.thinking.size > 0 || !(await peers.hold(name))) return
    wake(hub, room)
    await peers.unlock(name)
  }

  return {
    wake,
    lookAt,
    async close() {
      stopping.abort()
      await thinker.close()
      await Promise.all(busy)
    },
  }
}

/** The process that holds the lock of this name runs the bots of the table. */
function nameOf({ record }: Room): string {
  return `bots ${record.id}`
}
