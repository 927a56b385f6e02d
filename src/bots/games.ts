import { findGame } from '../games/index.ts'
import type { Game, GameTypes } from '../kernel/game.ts'
import type { LoadedGame } from '../kit/game-entry.ts'
import { type Insight, plainInsight } from '../kit/judgement/insight.ts'
import { type Judges, judgesBy, type Trained } from '../kit/judgement/judgement.ts'

/** What we know about playing this game, loaded when first asked for. */
export async function insightFor<W extends GameTypes>(game: Game<W>): Promise<Insight<W>> {
  const known = await findGame(game.id)?.insight?.()
  return known === undefined ? plainInsight(game) : known.insight
}

/** The game of this id. An id that is not in the registry is a bug of the caller's. */
export async function loadGame(id: string): Promise<LoadedGame> {
  const entry = findGame(id)
  if (entry === undefined) throw new Error(`No game "${id}"`)
  return entry.load()
}

/** What there is to learn a game by, and what was learned; null for a game without it. */
export async function trainedFor(id: string): Promise<Trained | null> {
  return (await findGame(id)?.judgement?.())?.judgement ?? null
}

/** Who judges the matches of a game by what was learned, loaded when first asked for. */
export async function judgesFor<W extends GameTypes>(game: Game<W>): Promise<Judges<W>> {
  const trained = await trainedFor(game.id)
  return trained === null ? () => null : judgesBy<W>(trained, game.version)
}

/** With how many seats those who face each other are partners, if with any. */
export const partnersIn = (id: string): number | undefined => findGame(id)?.meta.partners
