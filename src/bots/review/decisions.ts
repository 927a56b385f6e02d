import type { Game, GameTypes } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import { borneOut, judged } from './judge-move.ts'
import { LEAST } from './least.ts'
import { reasonsFor } from './reasons.ts'
import type { CostlyDecision, Effort } from './result.ts'
import { type Foresight, tryMoves } from './trials.ts'
import { changeOf, FIRST_LOOK, type Suspect, type Walked } from './walk.ts'

/**
 * By how much the judgement itself is mistaken, in payoff: games played on from decisions of five
 * games bear out of costs above 0.1 nine of ten, of those below 0.05 hardly more than half.
 */
const MISJUDGED = 0.1
/** So many of each seat. */
const MOST_DECISIONS = 5

/**
 * Looks at the suspects again, in fresh determinizations, enters what they changed, and tells the
 * costliest.
 */
export function* costliest<W extends GameTypes>(
  game: Game<W>,
  { suspects }: Walked<W>,
  foresight: Foresight<W>,
  { worlds }: Effort,
): Generator<number, readonly CostlyDecision<W['move']>[]> {
  const found: CostlyDecision<W['move']>[] = []
  for (const [index, suspect] of suspects.entries()) {
    const decision = again(game, suspect, foresight, worlds)
    if (decision !== null) found.push(decision)
    yield FIRST_LOOK + ((1 - FIRST_LOOK) * (index + 1)) / suspects.length
  }
  const sorted = found.toSorted((one, other) => other.cost - one.cost)
  return sorted.filter(
    ({ seat }, at) =>
      sorted.slice(0, at).filter(other => other.seat === seat).length < MOST_DECISIONS,
  )
}

/** Judges a suspect by more worlds; null if nothing speaks for another move any more. */
function again<W extends GameTypes>(
  game: Game<W>,
  { entry, view, offers, move, rivals, lost }: Suspect<W>,
  foresight: Foresight<W>,
  worlds: number,
): CostlyDecision<W['move']> | null {
  const { ply, seat } = entry
  const decision = { game, seat, view, offers, rng: Rng.from(~(ply * 2)) }
  const moves = rivals.includes(move) ? rivals : [...rivals, move]
  const trials = tryMoves(decision, foresight, moves, worlds)
  for (const [other, change] of changeOf(trials, moves.indexOf(move)).entries())
    entry.skill[other] = lost * change
  const ranked = judged(trials)
  const [best] = ranked
  const chosen = ranked.find(other => other.move === move)
  if (chosen === undefined || chosen.cost <= chosen.doubt) return null
  const { cost, doubt } = borneOut(foresight, chosen, lost)
  if (cost < LEAST) return null
  return {
    ply,
    seat,
    move,
    better: best.move,
    cost,
    doubt,
    sure: likelihood(cost / Math.hypot(doubt, MISJUDGED)),
    reasons: reasonsFor(foresight.judgement, best.inputs, chosen.inputs),
  }
}

/** How likely something is that lies so many standard errors above nothing. */
function likelihood(errors: number): number {
  return 1 / (1 + Math.exp(-1.702 * errors))
}
