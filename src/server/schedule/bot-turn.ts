import { randomInt } from 'node:crypto'
import type { Job } from '../../bots/work.ts'
import { customContent } from '../../games/custom-content.ts'
import type { Seat } from '../../kernel/game.ts'
import { remembered } from '../../kernel/memory.ts'
import { until } from '../clock.ts'
import type { Level } from '../../protocol/table.ts'
import type { Course } from '../domain/course.ts'
import { botIn, type TableRecord } from '../domain/record.ts'
import { holderOf } from '../networks.ts'
import type { Hub } from '../tables/room/hub.ts'
import { order } from '../tables/play.ts'
import { type Room, seqOf } from '../tables/room/room.ts'
import type { Jobs } from './jobs.ts'
import type { Path } from './fair-queue.ts'
import { TooLate } from './thinker.ts'
import type { Thoughts } from './thoughts.ts'

/** What all bots share. */
export interface Crew {
  readonly jobs: Jobs
  readonly thoughts: Thoughts
  /** The minimum time a bot seems to think, in milliseconds. */
  readonly pace: number
  /** Aborted when the server closes. */
  readonly signal: AbortSignal
}

/** A bot at a table. */
export interface Player {
  readonly hub: Hub
  readonly room: Room
  readonly seat: Seat
  readonly level: Level
}

/** After a commit has failed. */
const AGAIN_MS = 1000
const WORDS = 2 ** 32

export function mustAct({ signal }: Crew, room: Room, seat: Seat): boolean {
  return (
    !signal.aborted &&
    !room.faulty &&
    room.record.actors.includes(seat) &&
    botIn(room.record.chairs[seat]) !== null
  )
}

/** The bot chooses a move and makes it, if it may still act then. */
export async function takeTurn(crew: Crew, player: Player): Promise<void> {
  const { hub, room, seat } = player
  const { course } = room
  if (course === null) throw new Error('A bot is to act in a match that has not begun.')
  const at = seqOf(room, seat)
  // Somebody may undo a move meanwhile, or a person take the seat back. What the bot did not see
  // cannot change its offers.
  const wanted = () => mustAct(crew, room, seat) && seqOf(room, seat) === at
  const move = await choose(crew, player, course, wanted)
  await untilPace(crew, hub, room)
  // No key of a person has a colon: nobody can use it up before.
  const key = `bot:${course.log.length + 1}`
  // As long as it cannot be stored the bot keeps its move: to think of it again would cost as much.
  while (move !== null && wanted()) {
    const answer = await order(hub, room, { seat, key, by: 'bot', wish: { at, moves: [move] } })
    if (answer.ok) return
    // Where anyone may act at any time, the offer may have gone meanwhile.
    if (answer.why === 'stale' || !wanted()) return
    if (answer.why !== 'busy')
      throw new Error(`A bot chose an offered move, and the answer was: ${answer.why}.`)
    await until(hub.clock, hub.clock.now() + AGAIN_MS, crew.signal)
  }
}

/** Waits until people could see the last step. An invisible step needs no pause. */
async function untilPace({ pace, signal }: Crew, { clock }: Hub, room: Room): Promise<void> {
  const now = clock.now()
  // At most so long: the clock may have been set back since the last step.
  const left = Math.min(pace, room.record.updatedAt + pace - now)
  if (left > 0) await until(clock, now + left, signal)
}

/**
 * The bot's answer; null if none is wanted any more. A bot that fails is asked again with the least
 * effort, then for what its rules say. After that any legal move will do: a bug in a bot must not
 * stop a table. But if a thread is late, the bot gives up and is asked again soon: no deadline
 * leads to a random move.
 */
async function choose(
  crew: Crew,
  player: Player,
  course: Course,
  wanted: () => boolean,
): Promise<object | null> {
  const { hub, room, seat, level } = player
  const { game } = room
  const { match } = course
  const offers = game.legal(match.state, seat)
  const any = offers[randomInt(offers.length)]
  if (any === undefined) throw new Error('A bot is to act and has no legal move.')
  if (offers.length === 1) return any
  const question = await questionFor(room, course, seat, offers)
  const owners = ownersOf(hub, room.record)
  const ways = waysOf(level, hub.limits.botLeastEffort)
  for (const [index, way] of ways.entries()) {
    const attempt = index + 1
    try {
      const job = { ...question, ...way, seed: freshSeed() }
      const thought = await crew.thoughts.think({ job, owners, wanted })
      if (thought === null) return null
      if (game.explain(match.state, seat, thought.move) === null) return thought.move
      throw new Error('The bot chose what it was not offered.')
    } catch (error) {
      crew.signal.throwIfAborted()
      hub.log.error({ table: room.record.id, seat, level, attempt, err: error }, 'bot failed')
      if (error instanceof TooLate && attempt === ways.length) throw error
    }
  }
  return any
}

/** What the bot may see and do. */
async function questionFor(
  { game }: Room,
  { match: { state, options }, log, standing }: Course,
  seat: Seat,
  offers: Job['offers'],
): Promise<Omit<Job, 'level' | 'effort' | 'seed'>> {
  // Before anything else can happen at the table: it has to fit the offers.
  const view = game.view(state, seat)
  const past = remembered(
    game,
    standing.flatMap(ply => log[ply - 1] ?? []),
    seat,
  )
  const contentSet = await customContent(game.id, options)
  return { game: game.id, seat, contentSet, view, past, offers }
}

/** How a bot is asked, one after another until it answers. */
function waysOf(level: Level, leastEffort: number): Pick<Job, 'level' | 'effort'>[] {
  const rules = level === 'random' ? 'random' : 'greedy'
  return [{ level }, { level, effort: leastEffort }, { level: rules }]
}

function freshSeed(): number[] {
  return Array.from({ length: 4 }, () => randomInt(WORDS))
}

/** Whose table it is: the people who sit there; without any, its maker. */
function ownersOf({ networks }: Hub, { id, host, chairs }: TableRecord): [Path, ...Path[]] {
  const seated = chairs.flatMap(chair => (chair.kind === 'person' ? [chair.user] : []))
  const pathOf = (user: string): Path => [holderOf(networks.of(user)), user, id]
  const [first = host, ...others] = seated
  return [pathOf(first), ...others.map(pathOf)]
}
