import { expect, test } from 'vitest'
import { game } from '../../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { clone } from '../../../kernel/json.ts'
import { carryOut, opening, takeBack } from '../../domain/course.ts'
import type { TableRecord } from '../../domain/record.ts'
import { noKeys } from '../../domain/keys.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import { pseudoRandom } from '../../test/lines.fixture.ts'
import { ALONE, type TableNews } from '../../store/database/peers.ts'
import { makeSeal } from '../../store/database/seal.ts'
import { makeEvents } from './events.ts'
import type { Hub } from './hub.ts'
import { follow, isFollowed, newsOf } from './peer-change.ts'
import type { Watcher } from './crowd.ts'
import type { Room } from './room.ts'

const goldfish = game as unknown as Game
/** One process that has the table in memory, without a database. */
function process() {
  const hub = {
    store: { peers: { ...ALONE, ...makeSeal('secret'), any: true }, db: null },
    timing: { clock: { now: () => 0 }, stops: [], aways: new Map() },
    events: makeEvents(),
  } as unknown as Hub
  const room = {
    game: goldfish,
    record: THREE_PLAY,
    course: opening(goldfish, THREE_PLAY),
    revision: 4,
    commitKnown: true,
    sights: new Map(),
    keys: noKeys(),
    watchers: new Set<Watcher>(),
    elsewhere: new Map([['other', { users: ['ben'], looking: [], at: 0 }]]),
    thinking: new Set(),
    timing: hub.timing,
    stops: [],
    gone: null,
  } as unknown as Room
  return { hub, room }
}

const pick = pseudoRandom(11)

/** A random move, or now and then an undo, as the process of its seat carries it out. */
function play({ hub, room }: ReturnType<typeof process>): TableNews {
  const { course } = room
  if (course === null) throw new Error('No match.')
  const seat = goldfish.actors(course.match.state)[0] ?? 0
  const undone = pick([0, 1, 2]) === 0 ? takeBack(course, seat, 'key', 7) : null
  const offers = goldfish.legal(course.match.state, seat)
  const played = undone?.ok ? undone : carryOut(course, seat, [pick([...offers])], 'key', 7)
  if (!played.ok) throw new Error(played.why)
  const actors = goldfish.actors(played.course.match.state)
  const after: TableRecord = { ...room.record, actors, updatedAt: 7 }
  const news = newsOf(hub, room, after, played.fresh)
  Object.assign(room, { record: after, course: played.course, revision: room.revision + 1 })
  return clone(news)
}

function textOf({ course }: Room): string {
  return JSON.stringify({ ...course, match: { ...course?.match, game: null } })
}

test('a process that gets the moves of another has the same match after each, without reading it', async () => {
  const [here, there] = [process(), process()]
  while (here.room.record.actors.length > 0) {
    await follow(there.hub, there.room, play(here))
    expect(there.room.revision).toBe(here.room.revision)
    expect(there.room.record).toEqual(here.room.record)
    expect(textOf(there.room)).toBe(textOf(here.room))
  }
  expect(here.room.course?.log.some(entry => entry.takes !== null)).toBe(true)
})

test('news of what a process knows already changes nothing; a gap, and news of a stranger, are read', async () => {
  const [here, there] = [process(), process()]
  const [first, second, third] = [play(here), play(here), play(here)]
  await follow(there.hub, there.room, first)
  const { course } = there.room
  await follow(there.hub, there.room, first)
  expect(there.room.course).toBe(course)
  // Asking the database fails here, because there is none.
  await expect(follow(there.hub, there.room, third)).rejects.toThrow('null')
  const forged = { ...second, played: makeSeal('guess').seal('{}', 'the-table 6') }
  await expect(follow(there.hub, there.room, forged)).rejects.toThrow('null')
  await follow(there.hub, there.room, second)
  expect(there.room.revision).toBe(6)
})

test('what a move does not change, and what nobody looks at elsewhere, is told without the change', () => {
  const { hub, room } = process()
  expect(play({ hub, room }).played).toBeDefined()
  room.elsewhere.clear()
  const news = play({ hub, room })
  expect(news).toEqual({
    type: 'changed',
    table: 'the-table',
    revision: 6,
    users: ['ana', 'ben', 'cai'],
  })
})

test('a table is followed where somebody looks at it', () => {
  const { room } = process()
  expect(isFollowed(room)).toBe(false)
  room.watchers.add({ user: null, seat: null, seq: 0, visible: true, send() {}, leave() {} })
  expect(isFollowed(room)).toBe(true)
})
