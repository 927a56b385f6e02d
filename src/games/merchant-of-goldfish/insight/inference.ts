import type { Frozen, Seat } from '../../../kernel/game.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { listed, noCounts } from '../../../kit/counts.ts'
import { copyOf } from '../../../kernel/json.ts'
import { determinize } from '../engine/view.ts'
import type { Event, State, View } from '../engine/state.ts'
import { HIGHEST } from '../content/index.ts'
import { likelihood } from './likelihood.ts'
import { type Decision, decisionsIn } from './past.ts'

/** Decisions count a little less than they seem to say: they are not made by rules of thumb. */
const POWER = 0.7
/** Swaps before the first world, and between two. */
const BURN = 120
const GAP = 8
/** The same for who wants fewer worlds than so, and soon. */
const FEW = 48
const QUICK_BURN = 110
const QUICK_GAP = 5

/** A hand that is not seen, as it may be. */
interface Guess {
  readonly seat: Seat
  hand: number[]
  readonly known: readonly number[]
  readonly decisions: readonly Decision[]
  /** The logarithm of how likely these decisions are with this hand. */
  fit: number
}

/**
 * Deals of the unseen cards, drawn by how well they explain what the others played, passed and
 * swapped: a chain in which two hands swap cards and keep what they got the surer the better it
 * fits (Metropolis). Null where nothing is hidden or nothing was seen.
 */
export function worlds(
  view: Frozen<View>,
  past: readonly Frozen<Event>[],
  rng: Rng,
  count: number,
): readonly State[] | null {
  const decisions = decisionsIn(view, past)
  const hidden = [...view.sizes.keys()].filter(
    seat => view.hands[seat] === null && view.sizes[seat],
  )
  if (decisions.length === 0 || hidden.length < 2) return null
  const world = determinize(view, rng)
  const guesses = hidden.map((seat): Guess => {
    const mine = decisions.filter(decision => decision.seat === seat)
    const [hand, known] = [world.hands[seat], view.known[seat]]
    return { seat, hand, known, decisions: mine, fit: fitOf(mine, hand) }
  })
  const [burn, gap] = count < FEW ? [QUICK_BURN, QUICK_GAP] : [BURN, GAP]
  const found: State[] = []
  for (let swap = 1; found.length < count; swap++) {
    trySwap(guesses, rng)
    if (swap < burn || (swap - burn) % gap > 0) continue
    for (const { seat, hand } of guesses) world.hands[seat] = hand
    found.push(copyOf(world))
  }
  return found
}

/** Two hands swap one or two cards, if that fits; where it fits less, by chance. */
function trySwap(guesses: readonly Guess[], rng: Rng): void {
  const [one, other] = rng.shuffle([...guesses])
  const [mine, theirs] = [unknownOf(one), unknownOf(other)]
  const count = Math.min(1 + rng.below(2), mine.length, theirs.length)
  if (count === 0) return
  const [myHand, theirHand] = [[...one.hand], [...other.hand]]
  for (const value of rng.shuffle(mine).slice(0, count)) {
    myHand[value]--
    theirHand[value]++
  }
  for (const value of rng.shuffle(theirs).slice(0, count)) {
    theirHand[value]--
    myHand[value]++
  }
  const least = one.fit + other.fit + Math.log(rng.unit())
  const myFit = fitOf(one.decisions, myHand, least)
  const theirFit = myFit < least ? -Infinity : fitOf(other.decisions, theirHand, least - myFit)
  if (myFit + theirFit < least) return
  Object.assign(one, { hand: myHand, fit: myFit })
  Object.assign(other, { hand: theirHand, fit: theirFit })
}

/** The cards of a hand that somebody else may have. */
const unknownOf = ({ hand, known }: Guess): number[] =>
  listed(hand.map((copies, value) => copies - known[value]))

/** Scratch: a hand as it was. */
const then = noCounts(HIGHEST)

/** How well a hand explains these decisions: at most 0. Less than `least` is not told exactly. */
function fitOf(decisions: readonly Decision[], hand: readonly number[], least = -Infinity): number {
  let fit = 0
  for (const decision of decisions) {
    if (fit < least) break
    for (let value = 1; value <= HIGHEST; value++) then[value] = hand[value] + decision.more[value]
    fit += POWER * likelihood(decision, then)
  }
  return fit
}
