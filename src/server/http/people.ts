import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { BestAnswer, PersonAnswer } from '../../protocol/account.ts'
import { Problem } from '../../protocol/http.ts'
import { Id } from '../../protocol/table.ts'
import { findGame } from '../../games/index.ts'
import { problem } from '../errors.ts'
import { ENOUGH_MATCHES } from '../domain/ratings.ts'
import { bestAt, recordsOf } from '../store/results.ts'
import { finishedTables } from '../store/tables-of.ts'
import { findUser } from '../store/users.ts'
import type { Hub } from '../tables/hub.ts'
import { tableInfo } from '../domain/info.ts'
import { seatOf } from '../domain/record.ts'
import { anybody } from './access.ts'
import { whoIs } from './guests.ts'

/** The most rows a list shows. */
const LONGEST_HISTORY = 50
const LONGEST_BEST = 50
const Person = Type.Object({ id: Id })
const GameId = Type.Object({ game: Type.String({ maxLength: 40 }) })
const NOBODY_HERE: ReadonlySet<string> = new Set()

/**
 * Each person's record in each game with their matches, and the leaderboard of each game.
 */
export function peopleRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  const { db } = hub.store

  return async app => {
    app.get(
      '/api/people/:id',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'A person’s records and finished matches.',
          tags: ['People'],
          params: Person,
          response: { 200: PersonAnswer, '4xx': Problem },
        },
      },
      async request => {
        const me = await whoIs(hub, request)
        const person = await findUser(db, request.params.id)
        if (person === null) throw problem(404, 'no-person', 'There is no such person here.')
        const finished = await finishedTables(db, person.id, me?.id ?? null, LONGEST_HISTORY)
        return {
          person,
          records: (await recordsOf(db, person.id)).map(record => ({
            ...record,
            places: [...record.places],
          })),
          history: finished.map(record => {
            return { table: tableInfo(record, NOBODY_HERE), seat: seatOf(record, person.id) ?? 0 }
          }),
        }
      },
    )

    app.get(
      '/api/games/:game/best',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'The leaderboard of a game.',
          tags: ['People'],
          params: GameId,
          response: { 200: BestAnswer, '4xx': Problem },
        },
      },
      async request => {
        const { game } = request.params
        if (findGame(game) === undefined)
          throw problem(404, 'no-game', 'There is no such game here.')
        return { enough: ENOUGH_MATCHES, best: await bestAt(db, game, LONGEST_BEST) }
      },
    )
  }
}
