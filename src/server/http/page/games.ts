import { Type } from 'typebox'
import { GAMES } from '../../../games/index.ts'
import { ContentAnswer, Digest, GameList } from '../../../protocol/http.ts'
import { findContent } from '../../tables/room/contents.ts'
import type { Hub } from '../../tables/room/hub.ts'
import { everyone } from '../route/access.ts'
import { chapter, route } from '../route/route.ts'

/** The content of a digest never changes. */
const FOREVER = 'public, max-age=31536000, immutable'

/** The games here, and their sets of printed values. */
export const gameRoutes = chapter('Games', [
  route.get('/api/games', {
    operationId: 'listGames',
    summary: 'The games that can be played here.',
    access: everyone,
    answer: GameList,
    handle: listGames,
  }),
  route.get('/api/contents/:digest', {
    operationId: 'getContent',
    summary: 'A set of printed values; it never changes.',
    access: everyone,
    params: Type.Object({ digest: Digest }),
    answer: ContentAnswer,
    async handle(_hub, { params, reply }) {
      const found = await findContent(params.digest)
      reply.header('cache-control', FOREVER)
      return found
    },
  }),
])

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
