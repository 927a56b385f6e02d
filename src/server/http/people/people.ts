import { Type } from 'typebox'
import { BestAnswer, CompanionsAnswer, PersonAnswer } from '../../../protocol/account.ts'
import type { Me } from '../../../protocol/http.ts'
import { findGame } from '../../../games/index.ts'
import { tableInfo } from '../../domain/info.ts'
import { apart } from '../../domain/names.ts'
import { ENOUGH_MATCHES } from '../../domain/ratings.ts'
import { seatOf } from '../../domain/record.ts'
import { problem } from '../../errors.ts'
import { bestAt, recordsOf } from '../../store/tables/results.ts'
import { finishedTables } from '../../store/tables/tables-of.ts'
import { companionsOf } from '../../store/people/companions.ts'
import { findUser } from '../../store/people/users.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { anybody, everyone, needs } from '../route/access.ts'
import { BY_ID, chapter, route } from '../route/route.ts'

/** The most rows a list shows. */
const LONGEST_HISTORY = 50
const LONGEST_BEST = 50
const MOST_COMPANIONS = 30
const NOBODY_HERE: ReadonlySet<string> = new Set()

/**
 * Each person's record in each game with their matches, whom I know, and the leaderboard of each
 * game.
 */
export const peopleRoutes = chapter('People', [
  route.get('/api/people/:id', {
    operationId: 'getPerson',
    summary: 'A person’s records and finished matches.',
    access: anybody('read'),
    limit: 'few',
    params: BY_ID,
    answer: PersonAnswer,
    handle: (hub, { me, params }) => personFor(hub, me, params.id),
  }),
  route.get('/api/me/companions', {
    operationId: 'listMyCompanions',
    summary: 'The people with whom I have finished a match, the latest first.',
    access: needs('read'),
    limit: 'few',
    answer: CompanionsAnswer,
    async handle({ store, clock }, { me }) {
      return {
        people: (await companionsOf(store.db, me.id, clock.now())).slice(0, MOST_COMPANIONS),
      }
    },
  }),
  route.get('/api/games/:game/best', {
    operationId: 'getLeaderboard',
    summary: 'The leaderboard of a game.',
    access: everyone,
    params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
    answer: BestAnswer,
    async handle({ store }, { params: { game } }) {
      if (findGame(game) === undefined) throw problem(404, 'no-game', 'There is no such game here.')
      const best = await bestAt(store.db, game, LONGEST_BEST)
      const names = apart(best.map(({ name }) => name))
      return {
        enough: ENOUGH_MATCHES,
        best: best.map((each, index) => ({ ...each, name: names[index] ?? each.name })),
      }
    },
  }),
])

async function personFor({ store }: Hub, me: Me | null, id: string): Promise<PersonAnswer> {
  const { db } = store
  const person = await findUser(db, id)
  if (person === null) throw problem(404, 'no-person', 'There is no such person here.')
  const records = await recordsOf(db, person.id)
  const finished = await finishedTables(db, person.id, me?.id ?? null, LONGEST_HISTORY)
  return {
    person,
    records: records.map(record => ({ ...record, places: [...record.places] })),
    history: finished.map(record => ({
      table: tableInfo(record, NOBODY_HERE),
      seat: seatOf(record, person.id) ?? 0,
    })),
  }
}
