import type { Seat } from '../../kernel/game.ts'
import type { StandIn, StoryLine } from '../../protocol/life.ts'
import type { Me } from '../../protocol/http.ts'
import { problem } from '../errors.ts'
import { become, inTurn } from './change.ts'
import type { Hub } from './hub.ts'
import { ended, hasResigned } from '../domain/outcome.ts'
import { type Chair, isPlaying, seatOf, type TableRecord } from '../domain/record.ts'
import type { Room } from './room.ts'
import { afterTurn } from '../domain/timing.ts'
import { loadClocksOf } from './clocks.ts'

/*
 * What people do at a running table besides playing. They may leave, and nobody is punished: a bot
 * plays on in their place, and they may come back. A player who resigns may not.
 */

/** What a table remembers of its story. */
const LONGEST_STORY = 50
/** The least time that a player who comes back finds on a live clock. */
const AT_LEAST_MS = 60_000

/** The user leaves: a bot plays on until they come back. */
export function leave(hub: Hub, room: Room, me: Me): Promise<void> {
  return atTable(hub, room, me, async (record, seat) => {
    if (!isPlaying(record.chairs[seat])) return
    await saveRecord(hub, room, standsIn(record, seat, 'left', hub.clock.now()))
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
    const { standIn: _, ...back } = chair
    const clocks = record.clocks.map((clock, index) =>
      index === seat ? { ...clock, left: Math.max(clock.left, AT_LEAST_MS), missed: 0 } : clock,
    )
    const chairs = withChair(record, seat, back)
    await saveRecord(
      hub,
      room,
      withStoryLine({ ...record, chairs, clocks }, 'back', seat, hub.clock.now()),
    )
  })
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
export async function saveRecord(hub: Hub, room: Room, wanted: TableRecord): Promise<void> {
  const record = afterTurn({ ...room, record: wanted }, { by: null, undone: false, settled: false })
  await become(hub, room, { record })
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
    const seat = seatOf(record, me.id)
    if (seat === null) throw problem(409, 'not-seated', 'You do not sit at this table.')
    if (record.status === 'open') throw problem(409, 'not-begun', 'The match has not begun.')
    if (record.status === 'over') throw problem(409, 'over', 'The match is over.')
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
  const story = [...record.life.story, { type, seat, at }].slice(-LONGEST_STORY)
  return { ...record, updatedAt: at, life: { ...record.life, story } }
}

function withChair({ chairs }: TableRecord, seat: Seat, chair: Chair): Chair[] {
  return chairs.map((each, index) => (index === seat ? chair : each))
}

function scoresAt({ course, game }: Room) {
  if (course === null) throw new Error('A match that has not begun cannot end.')
  return game.scores(course.match.state)
}
