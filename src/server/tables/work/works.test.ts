import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { game as goldfish } from '../../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../../kernel/game.ts'
import { carryOut, opening } from '../../domain/course.ts'
import { perceives } from '../../domain/perceive.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import { pseudoRandom } from '../../test/lines.fixture.ts'
import { WORKS } from './works.ts'

const game = goldfish as unknown as Game
/** More than are handed on at once, twice. */
const LONG = 850

test('a long match is recorded in pieces, and read as one', async () => {
  const record = { ...THREE_PLAY, options: { ...THREE_PLAY.options, games: 3, maxTurns: 0 } }
  const pick = pseudoRandom()
  let course = opening(game, record)
  while (course.log.length < LONG) {
    const [seat = 0] = game.actors(course.match.state)
    const offers = game.legal(course.match.state, seat)
    const pass = offers.find(({ type }) => type === 'pass') ?? pick([...offers])
    const played = carryOut(course, seat, [pass], `key-${course.log.length}`, 1)
    if (!played.ok) throw new Error(played.why)
    course = played.course
  }
  const { log } = course
  for (const [eyes, gzipped] of await WORKS.frame({ record, log })) {
    const frames = JSON.parse(gunzipSync(gzipped).toString()) as { ply: number }[]
    const seen = log.filter(entry => eyes === 'all' || perceives(game, log, entry, eyes))
    expect(frames.map(({ ply }) => ply)).toEqual([0, ...seen.map(({ ply }) => ply)])
  }
})

test('a match of more plies than anybody plays has no review', async () => {
  const log = Array.from({ length: 4001 }, () => ({ seat: 0, move: { type: 'pass' } }))
  const record = { game: goldfish.id, version: 1, seats: 2, options: {}, seed: 'ab', log }
  await expect(WORKS.review(record)).rejects.toMatchObject({ why: 'no-review' })
})
