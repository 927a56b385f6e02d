import { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { rateMarked, rateWhatIsLeft, rebuildRatings } from '../../identity/rebuild.ts'
import {
  BEGINNER,
  ENOUGH_MATCHES,
  FEWEST_PLIES,
  MOST_OF_A_PAIR,
  rateMatch,
  shownRating,
} from '../../domain/ratings.ts'
import type { Chair, TableRecord } from '../../domain/record.ts'
import { THREE_PLAY } from '../../domain/record.fixture.ts'
import { saveAddress } from '../people/addresses.ts'
import { migrate } from '../migrations/index.ts'
import { appendPlies } from './plies.ts'
import { markRatings, rateAgain } from './rate-again.ts'
import { deleteRows } from './delete-table.ts'
import { RevisionConflict } from '../database/revision-conflict.ts'
import type { Store } from '../store.ts'
import { bestAt, keepResults, recordsOf } from './results.ts'
import type { Db, Schema } from '../database/schema.ts'
import { sqliteDialect } from '../database/sqlite.ts'
import { changeTable, insertTable } from './write-table.ts'
import { forgetUser, insertUser } from '../people/users.ts'

const GAME = 'merchant-of-goldfish'

async function database(): Promise<Db> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect(':memory:') })
  onTestFinished(() => db.destroy())
  await migrate(db)
  for (const id of ['ana', 'ben', 'eva', 'dan', 'gus']) {
    await insertUser(db, { id, name: id.toUpperCase() }, 1)
    if (id !== 'gus') await saveAddress(db, id, `${id}@example.org`, 1)
  }
  return db
}

const person = (user: string, standIn?: 'time' | 'left' | 'resigned'): Chair => {
  return { kind: 'person', round: 0, user, name: user, ...(standIn !== undefined && { standIn }) }
}
const bot: Chair = { kind: 'bot', round: 0, level: 'hard' }
let made = 0

const DAY = 24 * 3600_000

/** Plays a match with this result, one a day; `ranks` null = it ended by agreement. */
async function match(
  db: Db,
  chairs: readonly Chair[],
  ranks: readonly number[] | null,
  game = GAME,
  { plies = FEWEST_PLIES, at = made * DAY } = {},
): Promise<TableRecord> {
  const running: TableRecord = {
    ...THREE_PLAY,
    id: `match-${++made}`,
    game,
    chairs,
    createdAt: at,
    updatedAt: at,
  }
  await insertTable(db, running)
  const moves = Array.from({ length: plies * chairs.length }, (_, index) => index)
  await appendPlies(
    db,
    running.id,
    moves.map(index => {
      const seat = index % chairs.length
      return {
        ply: index + 1,
        seat,
        move: { type: 'pass' },
        takes: null,
        events: [],
        key: null,
        at,
      }
    }),
  )
  const over: TableRecord = { ...running, status: 'over', actors: [], ranks }
  await changeTable(db, running, over, 0)
  return over
}
const stored = async (db: Db) => ({
  results: await db.selectFrom('results').selectAll().orderBy('match_id').orderBy('seat').execute(),
  ratings: await db.selectFrom('ratings').selectAll().orderBy('user_id').execute(),
})
const storeOf = (db: Db): Pick<Store, 'db' | 'write'> => ({ db, write: job => job(db) })
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
  await keepResults(db, over)
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

test('all ratings can be computed again, and come out the same', async () => {
  const db = await database()
  const people = [person('ana'), person('ben'), person('eva')]
  for (let round = 0; round < 6; round++)
    await match(
      db,
      people,
      [
        [1, 2, 3],
        [2, 1, 2],
        [3, 3, 1],
      ][round % 3] ?? [],
    )
  const kept = await stored(db)
  await db.updateTable('ratings').set({ mu: 0, shown: 0 }).execute()
  expect(await rebuildRatings(storeOf(db))).toBe(6)
  expect(await stored(db)).toEqual(kept)
  await db.updateTable('ratings').set({ mu: 0, shown: 0 }).execute()
  await rateAgain(storeOf(db), GAME)
  expect(await stored(db)).toEqual(kept)
})

test('matches from before results were stored are computed at the first start, and not again', async () => {
  const db = await database()
  await match(db, [person('ana'), person('ben')], [1, 2])
  const kept = await stored(db)
  const store = storeOf(db)
  for (const table of ['results', 'ratings'] as const) await db.deleteFrom(table).execute()
  await rateWhatIsLeft(store)
  expect(await stored(db)).toEqual(kept)
  await db.deleteFrom('ratings').execute()
  await rateWhatIsLeft(store)
  expect((await stored(db)).ratings).toEqual([])
})

/** Nine matches, and what is stored of them without this one. */
async function nineWithout(db: Db, gone: number) {
  const people = [person('ana'), person('ben'), person('eva')]
  const played: TableRecord[] = []
  for (let round = 0; round < 9; round++)
    played.push(await match(db, people, round % 2 === 0 ? [1, 2, 3] : [3, 2, 1]))
  return played[gone]?.id ?? ''
}

const COUNTED = { ratings: 3, matches: 8 }

test('ratings without a deleted match are computed by the next server, if this one dies meanwhile', async () => {
  const db = await database()
  const gone = await nineWithout(db, 2)
  const before = await stored(db)
  expect(await deleteRows(db, gone)).toMatchObject({ rated: true })
  await markRatings(db, GAME)
  expect((await stored(db)).ratings).toEqual(before.ratings)
  await rateWhatIsLeft(storeOf(db))
  const { ratings } = await stored(db)
  expect(ratings).toHaveLength(COUNTED.ratings)
  expect(ratings.map(({ matches }) => matches)).toEqual(Array(3).fill(COUNTED.matches))
  expect(ratings.map(({ mu }) => mu)).not.toEqual(before.ratings.map(({ mu }) => mu))
  expect(await db.selectFrom('settings').selectAll().execute()).toEqual([])
  await rebuildRatings(storeOf(db))
  expect((await stored(db)).ratings).toEqual(ratings)
})

test('a match that ends while ratings are computed again counts, and nobody waits for it', async () => {
  const db = await database()
  await deleteRows(db, await nineWithout(db, 2))
  await markRatings(db, GAME)
  const people = [person('eva'), person('ana')]
  let ends = 0
  const store: Pick<Store, 'db' | 'write'> = {
    db,
    async write(job) {
      // What others write comes first.
      if (ends++ === 0) await match(db, people, [1, 2])
      return job(db)
    },
  }
  await expect(rateAgain(store, GAME)).rejects.toThrow(RevisionConflict)
  ends = 0
  await rateMarked(store)
  const kept = await stored(db)
  expect(kept.ratings.map(({ matches }) => matches)).toEqual([10, 8, 10])
  await rebuildRatings(storeOf(db))
  expect(await stored(db)).toEqual(kept)
})

test('another match that is deleted meanwhile is seen, too', async () => {
  const db = await database()
  await deleteRows(db, await nineWithout(db, 2))
  await markRatings(db, GAME)
  const store = storeOf(db)
  let writes = 0
  const late: typeof store = {
    db,
    async write(job) {
      const done = await job(db)
      if (writes++ === 0) {
        await deleteRows(db, `match-${made}`)
        await markRatings(db, GAME)
      }
      return done
    },
  }
  await rateMarked(late)
  const kept = await stored(db)
  expect(kept.ratings.map(({ matches }) => matches)).toEqual([7, 7, 7])
  await rebuildRatings(store)
  expect(await stored(db)).toEqual(kept)
})

test('results that are missing, wrong or too many are made anew, and what counted counts', async () => {
  const db = await database()
  await nineWithout(db, 0)
  await match(db, [person('ana'), person('gus')], [1, 2])
  const kept = await stored(db)
  const [first, second] = kept.results
  const one = (match: string) => db.updateTable('results').where('match_id', '=', match)
  await one(first?.match_id ?? '')
    .set({ place: 7 })
    .execute()
  await db
    .deleteFrom('results')
    .where('match_id', '=', `match-${made - 1}`)
    .execute()
  expect(second?.match_id).toBe(first?.match_id)
  await rebuildRatings(storeOf(db))
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

const ratedOf = async (db: Db) => (await stored(db)).results.map(({ rated }) => rated)

test('finding 11: guests who can be made in a moment rate nobody', async () => {
  const db = await database()
  await match(db, [person('ana'), person('gus', 'resigned')], [1, 2])
  expect(await ratedOf(db)).toEqual([0, 0])
  await match(db, [person('ana'), person('gus'), person('ben')], [1, 2, 3])
  expect((await ratedOf(db)).slice(2)).toEqual([1, 0, 1])
})

test('finding 11: a match in which hardly anything was played is not rated', async () => {
  const db = await database()
  await match(db, [person('ana'), person('ben')], [1, 2], GAME, { plies: FEWEST_PLIES - 1 })
  expect(await ratedOf(db)).toEqual([0, 0])
})

test('finding 11: a pair rates each other a few times a day, and the next day again', async () => {
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
