import { stream } from '../../kernel/chance.ts'
import type { GameTypes, PerSeat } from '../../kernel/game.ts'
import type { Ply } from '../../kernel/match.ts'
import type { Knowledge } from '../knowledge.ts'
import { playAgain } from '../review/play-again.ts'
import { foresightFor } from '../review/trials.ts'
import { changeBy } from '../review/walk.ts'
import type { Plan } from './plan.ts'

/**
 * What chance gave each seat of a played game beside what it gives on average, in payoffs, as the
 * judgement sees it. Its mean over many games is 0 however wrong the judgement is; so results less
 * it are as true, and vary less (AIVAT: Burch and others 2018). Null where nothing judges.
 */
export function drawnIn(
  { game, options, players: { length: seats } }: Plan,
  knowledge: Knowledge,
  seed: string,
  log: readonly Ply<GameTypes['move']>[],
): PerSeat<number> | null {
  const start = game.setup(seats, options, stream(seed, 0))
  const foresight = foresightFor(knowledge, game.view(start, null))
  if (foresight.judgement === null) return null
  const record = { game: game.id, version: game.version, seats, options, seed, log }
  const drawn = new Array<number>(seats).fill(0)
  for (const again of playAgain(game, record, start)) {
    const change = changeBy(game, again, foresight, seats)
    for (let seat = 0; seat < seats; seat++) drawn[seat] += change.drawn[seat]
  }
  return drawn
}
