import { expect, test } from 'vitest'
import { game as goldfish } from '../../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Past } from '../../../protocol/http.ts'
import { manualClock } from '../../clock.fixture.ts'
import { runSql } from '../../test/databases.fixture.ts'
import { carryOut, opening } from '../../domain/course.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import { makeTiming } from '../../domain/timing.ts'
import { type Line, playOn, stepsOf } from '../../test/lines.fixture.ts'
import { serve } from '../../test/server.fixture.ts'
import { guest, together, visitor, type Visitor } from '../../test/visitors.fixture.ts'
import { makeRoom } from '../room/hub.ts'
import { MOST_STEPS_BACK, pastOf } from './past.ts'

const game = goldfish as unknown as Game

/** A match of two people, played at random to its end. */
async function played(wish: Parameters<typeof together>[1]) {
  const server = await serve()
  const [ana, ben] = [await guest(server), await guest(server)]
  const id = await together([ana, ben], { options: {}, ...wish })
  const eyes = [ana, ben, visitor(server)]
  const lines = await Promise.all(eyes.map(who => who.watch(id)))
  return { server, eyes, lines, id, path: `/api/tables/${id}/past` }
}

const framesFor = async (who: Visitor, path: string) => (await who.get<Past>(path)).body.frames

/** Every position that a line has received, by the number of its step. */
function shownTo({ messages }: Line): Map<number, unknown> {
  return new Map(
    messages.flatMap(message =>
      'moment' in message && message.moment ? [[message.moment.seq, message.moment.view]] : [],
    ),
  )
}

test.each([{ game: 'merchant-of-goldfish', options: { games: 1 } }, { game: 'mercadito' }])(
  'everybody can look back at what they were shown, and at nothing else: $game',
  async wish => {
    const { eyes, lines, path } = await played(wish)
    const players = lines.slice(0, 2)
    for (let round = 0; round < 12; round++) {
      await playOn(players, 3)
      for (const line of lines) await line.settle()
      for (const [index, line] of lines.entries()) {
        const steps = stepsOf(line)
        const frames = await framesFor(eyes[index], path)
        expect(frames.map(({ step }) => step)).toEqual([null, ...steps])
        const shown = shownTo(line)
        // Between several moves of one message nobody was shown anything.
        const known = frames.filter(({ step }) => shown.has(step?.seq ?? 0))
        for (const { step, ...frame } of known)
          expect(frame).toEqual({ view: shown.get(step?.seq ?? 0) })
        const since = Math.floor(steps.length / 2)
        expect(await framesFor(eyes[index], `${path}?since=${since}`)).toEqual(frames.slice(since))
      }
    }
  },
  60_000,
)

test('nobody looks back further than the limit, nor before the match', async () => {
  const { eyes, lines, path, id, server } = await played({ game: 'mercado' })
  const [ana] = eyes
  await playOn(lines.slice(0, 2), MOST_STEPS_BACK + 10)
  const frames = await framesFor(ana, path)
  expect(frames).toHaveLength(MOST_STEPS_BACK + 1)
  expect(frames.at(-1)?.step).toEqual(stepsOf(lines[0]).at(-1))
  expect(await framesFor(ana, `${path}?since=100000`)).toEqual([])
  expect(await ana.get(`${path}?since=-1`)).toMatchObject({ status: 400 })
  const { table: open } = await ana.make({ chairs: ['me', 'open'] })
  expect(await ana.get(`/api/tables/${open.id}/past`)).toMatchObject({
    status: 409,
    body: { why: 'not-begun' },
  })
  await server.stop()
  await runSql(server, `UPDATE tables SET version = 0 WHERE id = '${id}'`)
  const again = await serve({ data: server.data })
  expect(await visitor(again, ana.cookie).get(path)).toMatchObject({
    status: 410,
    body: { why: 'not-kept' },
  })
})

/** A match in memory, and how many views it takes to look back at it. */
function countedRoom(id: string) {
  let views = 0
  const counting: Game = {
    ...game,
    view: (...asked) => (views++, game.view(...asked)),
  }
  const record = { ...THREE_PLAY, id }
  const hub = { clock: manualClock(0), timing: makeTiming(manualClock(0)) }
  const room = makeRoom(hub, counting, record, opening(counting, record))
  const play = () => {
    const course = room.course ?? opening(counting, record)
    const seat = counting.actors(course.match.state)[0] ?? 0
    const offers = counting.legal(course.match.state, seat)
    const played = carryOut(course, seat, offers.slice(0, 1), `key-${course.log.length}`, 1)
    if (!played.ok) throw new Error(played.why)
    room.course = played.course
  }
  const shown = async () => {
    views = 0
    await pastOf(room, null, 0)
    return views
  }
  return { room, play, shown }
}

test('a match that went on is played on, and not again from its beginning', async () => {
  const { play, shown } = countedRoom('a long table')
  for (let plies = 0; plies < 10; plies++) play()
  expect(await shown()).toBeGreaterThan(5)
  expect(await shown()).toBe(0)
  play()
  expect(await shown()).toBeLessThanOrEqual(1)
})

test('of many long matches only the latest lookbacks stay, of short ones many', async () => {
  const short = Array.from({ length: 20 }, (_, n) => countedRoom(`short ${n}`))
  for (const { shown } of short) await shown()
  for (const { shown } of short) expect(await shown()).toBe(0)
  const long = Array.from({ length: 4 }, (_, n) => countedRoom(`long ${n}`))
  for (const { room, shown } of long) {
    // Only its length tells how much it is.
    const log = Object.assign([], { length: 20_000, slice: () => [] })
    room.course = { ...opening(room.game, room.record), log }
    await shown()
  }
  const again = []
  for (const { shown } of long.toReversed()) again.push(await shown())
  expect(again).toEqual([0, 0, 1, 1])
  for (const { shown } of short) expect(await shown()).toBe(1)
})
