import { expect, test } from 'vitest'
import { rebuildRatings } from '../../identity/rebuild.ts'
import {
  BEGINNER,
  ENOUGH_MATCHES,
  FEWEST_PLIES,
  MOST_OF_A_PAIR,
  rateMatch,
  reachOf,
  shownRating,
} from '../../domain/ratings.ts'
import type { Db } from '../database/schema.ts'
import { forgetUser } from '../people/users.ts'
import { rateAgain } from './rate-again.ts'
import { bot, database, DAY, GAME, match, person, stored, storeOf } from './results.fixture.ts'
import { bestAt, keepResults, recordsOf } from './results.ts'
import { changeTable } from './write-table.ts'

const ratingOf = async (db: Db, user: string) => (await recordsOf(db, user))[0]?.rating

test('a beginner has 1000; winners rise, losers fall, tied players stay equal', () => {
  expect(shownRating(BEGINNER)).toBe(1000)
  const [first, second, third] = rateMatch([BEGINNER, BEGINNER, BEGINNER], [1, 2, 2])
  expect(first.mu).toBeGreaterThan(BEGINNER.mu)
  expect(second.mu).toBeLessThan(BEGINNER.mu)
  expect(second.mu).toBeCloseTo(third.mu, 10)
})

test('a match counts once, in the write that ends it', async () => {
  const db = await database()
  const over = await match(db, [person('ana'), person('ben')], [1, 2])
  const once = await stored(db)
  expect(once.ratings.map(({ user_id, matches }) => [user_id, matches])).toEqual([
    ['ana', 1],
    ['ben', 1],
  ])
  await changeTable(db, over, over, 1)
  await keepResults(db, over, () => null)
  expect(await stored(db)).toEqual(once)
})

test('places are counted; bots are left out of the ratings, and a match with bots alone is not rated', async () => {
  const db = await database()
  await match(db, [person('ana'), bot, person('ben')], [1, 2, 3])
  await match(db, [person('ana'), bot], [2, 1])
  const [ana] = await recordsOf(db, 'ana')
  expect(ana).toEqual({
    game: GAME,
    played: 2,
    won: 1,
    places: [1, 1],
    rating: expect.any(Number) as unknown,
  })
  const { ratings } = await stored(db)
  const [[winner], [loser]] = [ratings, ratings.slice(1)]
  const [alone] = rateMatch([BEGINNER, BEGINNER], [1, 2])
  expect(winner.mu).toBeCloseTo(alone.mu, 10)
  expect([winner.matches, loser.matches]).toEqual([1, 1])
})

test('a player who left, resigned or ran out of time is last; a match ended by agreement has no result', async () => {
  const db = await database()
  await match(db, [person('ana'), person('ben', 'resigned'), person('eva', 'time')], [2, 1, 3])
  const places = (await stored(db)).results.map(({ user_id, place }) => [user_id, place])
  expect(places).toEqual([
    ['ana', 2],
    ['ben', 3],
    ['eva', 3],
  ])
  expect(await ratingOf(db, 'ana')).toBeGreaterThan((await ratingOf(db, 'ben')) ?? 0)
  const before = await stored(db)
  await match(db, [person('ana'), person('ben')], null)
  expect(await stored(db)).toEqual(before)
})

test('partners are one team: they rise and fall together, unless one leaves the other; without rivals nothing is rated', async () => {
  const db = await database()
  const AZTEC = 'aztec-market'
  const pairs = [person('ana'), person('ben'), person('eva'), person('dan')]
  const mus = async () => (await stored(db)).ratings.map(({ user_id, mu }) => [user_id, mu])
  await match(db, pairs, [1, 3, 1, 3], AZTEC)
  const [up, down] = rateMatch([BEGINNER, BEGINNER, BEGINNER, BEGINNER], [1, 3, 1, 3], [0, 1, 0, 1])
  const together = [
    ['ana', up.mu],
    ['ben', down.mu],
    ['dan', down.mu],
    ['eva', up.mu],
  ]
  expect(await mus()).toEqual(together)
  expect(rateMatch([BEGINNER, BEGINNER, BEGINNER, BEGINNER], [1, 3, 1, 3])[0].mu).not.toBeCloseTo(
    up.mu,
  )

  await match(db, [person('ana'), bot, person('eva'), bot], [1, 3, 1, 3], AZTEC)
  expect(await mus()).toEqual(together)

  await match(
    db,
    [person('ana'), person('ben'), person('eva', 'left'), person('dan')],
    [1, 3, 1, 3],
    AZTEC,
  )
  const [ana, , , eva] = (await mus()).map(([, mu]) => Number(mu))
  expect(ana).toBeGreaterThan(up.mu)
  expect(eva).toBeLessThan(up.mu)
  const kept = await stored(db)
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
  await rateAgain(storeOf(db), AZTEC)
  expect(await stored(db)).toEqual(kept)
})

test('the leaderboard has those who have played enough and still have an account, best first', async () => {
  const db = await database()
  for (let round = 1; round < ENOUGH_MATCHES; round++)
    await match(db, [person('ana'), person('ben')], [2, 1])
  expect(await bestAt(db, GAME, 10)).toEqual([])
  await match(db, [person('ana'), person('ben'), person('eva')], [2, 1, 3])
  const best = await bestAt(db, GAME, 10)
  expect(best.map(({ id, name, matches }) => [id, name, matches])).toEqual([
    ['ben', 'BEN', ENOUGH_MATCHES],
    ['ana', 'ANA', ENOUGH_MATCHES],
  ])
  expect(best[0].rating).toBeGreaterThan(best[1].rating)
  await forgetUser(db, 'ben')
  expect((await bestAt(db, GAME, 10)).map(({ id }) => id)).toEqual(['ana'])
  expect(await bestAt(db, 'mercado', 10)).toEqual([])
})

test('a rating stands on the people who were beaten, and those of one network count as one', async () => {
  const db = await database()
  const play = async (winner: string, loser: string, mark: number | null) =>
    match(db, [person(winner), person(loser)], [1, 2], GAME, { markOf: () => mark })
  const ratings = async () => (await stored(db)).ratings
  // Dan rises by Eva, whom nobody else has met, until he stands well above a beginner.
  for (let day = 0; day < 40; day++) await play('dan', 'eva', null)
  const dan = (await ratingOf(db, 'dan')) ?? 0
  const alone = reachOf([1000])
  expect(dan).toBeGreaterThan(1500)
  expect(dan).toBeLessThan(alone)
  for (let day = 0; day < 60; day++) await play('ana', 'eva', 7)
  await play('ana', 'dan', 7)
  const one = (await ratings()).find(({ user_id: user }) => user === 'ana')
  expect(one?.shown).toBeCloseTo(shownRating(one ?? BEGINNER, reachOf([dan])), 0)
  // The same ratings follow from what is stored.
  const kept = await stored(db)
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
  // Ben, who is at their address, adds nothing: Dan stands for them all.
  for (let day = 0; day < 40; day++) await play('ben', 'eva', 7)
  expect(await ratingOf(db, 'ben')).toBeGreaterThan(1500)
  await play('ana', 'ben', 7)
  const same = (await ratings()).find(({ user_id: user }) => user === 'ana')
  const strongest = Math.max((await ratingOf(db, 'dan')) ?? 0, (await ratingOf(db, 'ben')) ?? 0)
  expect(same?.shown).toBeCloseTo(shownRating(same ?? BEGINNER, reachOf([strongest])), -1)
})

test('whom somebody has beaten before their latest 300 matches does not lift them any more', async () => {
  const db = await database()
  const play = async (winner: string, loser: string) =>
    match(db, [person(winner), person(loser)], [1, 2], GAME)
  for (let day = 0; day < 40; day++) await play('dan', 'eva')
  await play('ana', 'dan')
  const stands = async () => {
    const ana = (await stored(db)).ratings.find(({ user_id: user }) => user === 'ana') ?? BEGINNER
    return (shown: number) => shownRating(ana, reachOf([shown]))
  }
  for (let day = 0; day < 299; day++) await play('ana', 'eva')
  const dan = (await ratingOf(db, 'dan')) ?? 0
  expect(await ratingOf(db, 'ana')).toBeCloseTo((await stands())(dan), 0)
  await play('ana', 'eva')
  expect(await ratingOf(db, 'ana')).toBeCloseTo((await stands())(1000), 0)
  const kept = await stored(db)
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
})

const ratedOf = async (db: Db) => (await stored(db)).results.map(({ rated }) => rated)

test('guests who can be made in a moment rate nobody', async () => {
  const db = await database()
  await match(db, [person('ana'), person('gus', 'resigned')], [1, 2])
  expect(await ratedOf(db)).toEqual([0, 0])
  await match(db, [person('ana'), person('gus'), person('ben')], [1, 2, 3])
  expect((await ratedOf(db)).slice(2)).toEqual([1, 0, 1])
})

test('a match in which hardly anything was played is not rated', async () => {
  const db = await database()
  await match(db, [person('ana'), person('ben')], [1, 2], GAME, { plies: FEWEST_PLIES - 1 })
  expect(await ratedOf(db)).toEqual([0, 0])
})

test('a pair rates each other a few times a day, and the next day again', async () => {
  const db = await database()
  const pair = [person('ana'), person('ben')]
  const at = 1000 * DAY
  for (let hour = 0; hour <= MOST_OF_A_PAIR; hour++)
    await match(db, pair, [1, 2], GAME, { at: at + hour })
  const rated = async () => (await ratedOf(db)).filter(each => each === 1).length
  expect(await rated()).toBe(2 * MOST_OF_A_PAIR)
  await match(db, [person('ana'), person('eva')], [1, 2], GAME, { at: at + 5 })
  await match(db, pair, [1, 2], GAME, { at: at + 2 * DAY })
  expect(await rated()).toBe(2 * MOST_OF_A_PAIR + 4)
  const kept = await stored(db)
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
})
