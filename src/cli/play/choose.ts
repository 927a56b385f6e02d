import { GAMES } from '../../games/index.ts'
import type { GameMeta, Language } from '../../kit/meta.ts'
import { range } from '../../kit/moves.ts'
import { pick } from './menu.ts'
import { levelName, newcomersPlayers } from './seats.ts'
import type { PlayWords } from './text/index.ts'

/** How strong people want bots to be, weakest first. */
const LEVELS = ['easy', 'medium', 'hard', 'master']

/** What somebody wants to play, and against whom. */
interface Choice {
  readonly meta: GameMeta
  readonly players: number
  readonly bots: readonly string[]
}

/** Asks what to play somebody who has named no game; null if they would rather not. */
export async function choose(words: PlayWords, language: Language): Promise<Choice | null> {
  const meta = await pick({
    message: words('play.whichGame'),
    options: GAMES.map(({ meta }) => {
      const [from, to] = meta.minutes
      const hint = `${words('play.minutes', { from, to })}. ${meta.blurb[language]}`
      return { value: meta, label: meta.title[language], hint }
    }),
  })
  if (meta === null) return null
  const [least, most] = meta.seats
  const players = await pick({
    message: words('play.howMany'),
    options: range(least, most).map(value => ({ value })),
    initialValue: newcomersPlayers(meta),
  })
  if (players === null) return null
  const level = await pick({
    message: words('play.howStrong'),
    options: LEVELS.map(value => ({ value, label: levelName(value, language) })),
  })
  return level === null ? null : { meta, players, bots: [level] }
}
