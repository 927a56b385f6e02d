import type { Seat } from '../../../kernel/game.ts'
import type { StandIn, StoryLine } from '../../../protocol/life.ts'
import type { Me } from '../../../protocol/http.ts'
import { isProblem, problem } from '../../errors.ts'
import type { Job } from '../../store/database/group-commit.ts'
import type { Schema } from '../../store/database/schema.ts'
import { BOT_TABLES, checkBotTables } from '../begin/bot-tables.ts'
import { holdSitter } from '../begin/table-budgets.ts'
import { become, inTurn } from '../room/change.ts'
import type { Hub } from '../room/hub.ts'
import { ended, hasResigned } from '../../domain/outcome.ts'
import { type Chair, isPlaying, type TableRecord } from '../../domain/record.ts'
import type { Room } from '../room/room.ts'
import { withLine } from '../../domain/story.ts'
import { afterTurn } from '../../domain/timing.ts'
import { loadClocksOf } from './clocks.ts'
import { notBegun, over, seatAt } from '../refusals.ts'

/*
 * What people do at a running table besides playing. They may leave, and nobody is punished: a bot
 * plays on in their place, and they may come back. A player who resigns may not.
 */

/** The least time that a player who comes back finds on a live clock. */
const AT_LEAST_MS = 60_000
/** What changes a table without a move. */
const NOBODYS: Parameters<typeof afterTurn>[1] = { by: null, undone: false, settled: false }

/** The user leaves: a bot plays on until they come back. */
export function leave(hub: Hub, room: Room, me: Me): Promise<void> {
  return atTable(hub, room, me, async (record, seat) => {
    if (!isPlaying(record.chairs[seat])) return
    await saveLeft(hub, room, standsIn(record, seat, 'left', hub.clock.now()))
  })
}

/**
 * The user resigns for good: a bot plays on where others need an opponent, else the match is over.
 * It has no result if not all of several people had a turn.
 */
export function resign(hub: Hub, room: Room, me: Me): Promise<void> {
  return atTable(hub, room, me, async (record, seat) => {
    if (hasResigned(record.chairs[seat])) return
    const after = standsIn(record, seat, 'resigned', hub.clock.now())
    const left = after.chairs.filter(chair => !hasResigned(chair))
    const goesOn = left.length > 1 && left.some(chair => chair.kind === 'person')
    const ending = haveAllPlayed(room) ? 'resigned' : 'unplayed'
    await saveRecord(hub, room, goesOn ? after : ended(after, ending, scoresAt(room)))
  })
}

function haveAllPlayed({ record, course }: Room): boolean {
  const people = [...record.chairs.keys()].filter(seat => record.chairs[seat]?.kind === 'person')
  const played = new Set(course?.log.map(entry => entry.seat))
  return people.length < 2 || people.every(seat => played.has(seat))
}

/** The user takes their seat back from the bot. */
export function comeBack(hub: Hub, room: Room, me: Me): Promise<void> {
  return atTable(hub, room, me, async (record, seat) => {
    const chair = record.chairs[seat]
    if (chair?.kind !== 'person' || chair.standIn === undefined) return
    if (chair.standIn === 'resigned')
      throw problem(409, 'resigned', 'You have resigned: your seat is not yours any more.')
    const clock = record.clocks[seat]
    const mayRest = hasBotPlayed(room, seat) || (chair.standIn === 'time' && !hasRested(room, seat))
    if (!mayRest && clock?.left === 0)
      throw problem(409, 'bot-plays', 'Your time is up: a bot plays this turn. Come back after it.')
    const { standIn: _, ...back } = chair
    const clocks = record.clocks.map((each, index) =>
      index === seat && mayRest
        ? { left: Math.max(each.left, AT_LEAST_MS), since: null, missed: 0 }
        : each,
    )
    const chairs = withChair(record, seat, back)
    const now = hub.clock.now()
    const after = withStoryLine({ ...record, chairs, clocks }, 'back', seat, now)
    await saveRecord(hub, room, after, db => holdSitter(hub, db, me.id))
  })
}

/** Whether a bot has played on this seat since its player has gone. */
function hasBotPlayed({ record, course }: Room, seat: Seat): boolean {
  const gone = record.life.story.findLast(
    line => line.seat === seat && (line.type === 'left' || line.type === 'time'),
  )
  const since = gone?.at ?? Infinity
  return (course?.log.findLast(entry => entry.seat === seat)?.at ?? 0) >= since
}

/** Whether the player has come back before in this turn: it gets no further minute. */
function hasRested({ record, course }: Room, seat: Seat): boolean {
  if (!record.actors.includes(seat)) return false
  const decided = course?.log.findLast(entry => entry.seat === seat)?.at ?? 0
  return record.life.story.some(
    ({ type, seat: each, at }) => type === 'back' && each === seat && at > decided,
  )
}

/**
 * The user agrees to end the match here, or withdraws that. When all its people agree, it ends
 * without a result.
 */
export function wishEnd(hub: Hub, room: Room, me: Me, end: boolean): Promise<void> {
  return atTable(hub, room, me, async (record, seat) => {
    const { life, chairs } = record
    if (!isPlaying(chairs[seat]))
      throw problem(409, 'stand-in', 'A bot plays for you: take your seat back first.')
    if (life.enders.includes(seat) === end) return
    const enders = end ? [...life.enders, seat] : life.enders.filter(each => each !== seat)
    const after = withStoryLine(
      { ...record, life: { ...life, enders } },
      end ? 'end' : 'on',
      seat,
      hub.clock.now(),
    )
    const all = chairs.every((chair, index) => !isPlaying(chair) || enders.includes(index))
    await saveRecord(hub, room, all ? ended(after, 'agreed', scoresAt(room)) : after)
  })
}

/** The record with a bot in place of the person on this seat. */
export function standsIn(record: TableRecord, seat: Seat, why: StandIn, now: number): TableRecord {
  const chair = record.chairs[seat]
  if (chair?.kind !== 'person')
    throw new Error(`No person sits on seat ${seat}, so no bot can take their place.`)
  const life = { ...record.life, enders: record.life.enders.filter(each => each !== seat) }
  return withStoryLine(
    { ...record, chairs: withChair(record, seat, { ...chair, standIn: why }), life },
    why,
    seat,
    now,
  )
}

/** Stores the new state of a running table and sends it to everybody there. */
export async function saveRecord(
  hub: Hub,
  room: Room,
  wanted: TableRecord,
  job?: Job<Schema, void>,
): Promise<void> {
  const record = afterTurn({ ...room, record: wanted }, NOBODYS)
  await become(hub, room, { record }, job)
}

/** The same, of a table that somebody leaves; throws a problem if that is one too many for bots. */
const saveLeft = (hub: Hub, room: Room, left: TableRecord): Promise<void> =>
  saveRecord(hub, room, left, db => checkBotTables(hub, db, left))

/**
 * Stores the new state of a running table from which somebody has gone. Where only bots play at too
 * many tables already, it ends without a result.
 */
export async function leaveToBots(hub: Hub, room: Room, left: TableRecord): Promise<void> {
  try {
    await saveLeft(hub, room, left)
  } catch (error) {
    if (!isProblem(error) || error.why !== BOT_TABLES) throw error
    await saveRecord(hub, room, ended(left, 'unplayed', []))
  }
}

/** Something the user does at a running table where they sit. */
function atTable(
  hub: Hub,
  room: Room,
  me: Me,
  act: (record: TableRecord, seat: Seat) => Promise<void>,
): Promise<void> {
  return inTurn(hub, room, async () => {
    const { record } = room
    const seat = seatAt(record, me.id)
    if (record.status === 'open') throw notBegun()
    if (record.status === 'over') throw over()
    await loadClocksOf(hub.store.db, hub.timing, record)
    await act(record, seat)
  })
}

/** The record with one more line in its story. */
export function withStoryLine(
  record: TableRecord,
  type: StoryLine['type'],
  seat: Seat,
  at: number,
): TableRecord {
  const story = withLine(record.life.story, { type, seat, at })
  return { ...record, updatedAt: at, life: { ...record.life, story } }
}

function withChair({ chairs }: TableRecord, seat: Seat, chair: Chair): Chair[] {
  return chairs.map((each, index) => (index === seat ? chair : each))
}

function scoresAt({ course, game }: Room) {
  if (course === null) throw new Error('A match that has not begun cannot end.')
  return game.scores(course.match.state)
}
