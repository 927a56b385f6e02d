import type { Game, GameTypes } from '../kernel/game.ts'
import type { Insight } from '../kit/judgement/insight.ts'
import type { Judges } from '../kit/judgement/judgement.ts'
import { insightFor, judgesFor, partnersIn } from './games.ts'

/** What a bot knows about a game: rules of thumb, and what was learned by playing. */
export interface Knowledge<W extends GameTypes = GameTypes> {
  readonly insight: Insight<W>
  readonly judges: Judges<W>
  /** With so many seats those who face each other are partners; left out: nobody is. */
  readonly partners?: number | undefined
}

/** What is known about a game, loaded when first asked for. */
export async function knowledgeFor<W extends GameTypes>(game: Game<W>): Promise<Knowledge<W>> {
  const [insight, judges] = await Promise.all([insightFor(game), judgesFor(game)])
  return { insight, judges, partners: partnersIn(game.id) }
}

/** Rules of thumb alone. */
export function onlyInsight<W extends GameTypes>(insight: Insight<W>): Knowledge<W> {
  return { insight, judges: () => null }
}
