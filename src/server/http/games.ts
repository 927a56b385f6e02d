import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox'
import { GAMES } from '../../games/index.ts'
import { ContentAnswer, Digest, GameList, Problem } from '../../protocol/http.ts'
import { findContent } from '../tables/contents.ts'
import type { Hub } from '../tables/hub.ts'
import { anybody } from './access.ts'

const Params = Type.Object({ digest: Digest })
/** The content of a digest never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** The games here, and their sets of printed values. */
export function gameRoutes(hub: Hub): FastifyPluginAsyncTypebox {
  return async app => {
    app.get(
      '/api/games',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'The games that can be played here.',
          tags: ['Games'],
          response: { 200: GameList },
        },
      },
      () => listGames(hub),
    )

    app.get(
      '/api/contents/:digest',
      {
        config: { access: anybody('read') },
        schema: {
          summary: 'A set of printed values; it never changes.',
          tags: ['Games'],
          params: Params,
          response: { 200: ContentAnswer, '4xx': Problem },
        },
      },
      async (request, reply) => {
        const found = await findContent(request.params.digest)
        return reply.header('cache-control', FOREVER).send(found)
      },
    )
  }
}

async function listGames({ offers }: Hub): Promise<GameList> {
  const games = GAMES.map(async entry => {
    const { meta } = entry
    const { game } = await entry.load()
    const options: GameList['games'][number]['options'] = {}
    for (const [name, values] of Object.entries(game.options)) options[name] = [...values]
    const contents = offers.get(meta.id)
    if (contents !== undefined) options.content = [...contents]
    const { id, title, author, seats, minutes, age } = meta
    return {
      id,
      version: game.version,
      title: { ...title },
      author,
      seats: [...seats],
      minutes: [...minutes],
      age,
      options,
    }
  })
  return { games: await Promise.all(games) }
}
