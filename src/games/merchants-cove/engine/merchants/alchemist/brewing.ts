import type { Frozen, Refusal, Seat } from '../../../../../kernel/game.ts'
import { contentSets } from '../../../content/index.ts'
import { drawCorruption } from '../../corruption.ts'
import { colourOf, isLarge } from '../../goods.ts'
import { STOP } from '../../moves.ts'
import { GOODS } from '../../names.ts'
import { activateShield } from '../../sponsorship.ts'
import type { Move, State } from '../../state.ts'
import { type Errands, push, type Questions, refuse } from '../../steps.ts'
import { gain, inSupply } from '../../supply.ts'
import { shopOf } from '../merchant.ts'
import { ICHOR } from './decanter.ts'
import type { Brew } from './numbers.ts'
import type { AlchemistTask } from './words.ts'

/*
 * What the marbles are for: Brew and Bottler.
 */

type BrewingTask = Extract<AlchemistTask, { readonly at: 'alc.brew.next' | 'alc.flush' }>

/** How many marbles of its own colour a Good takes if so many are Ichor. @rule COV-ALC-8 */
const ownMarbles = (state: Frozen<State>, { good, ichor }: Brew) =>
  contentSets.tables(state.content).alc.recipe[good] - ichor

/** What rack and supply allow to brew. @rule COV-ALC-8 */
function brews(state: Frozen<State>, seat: Seat): Move[] {
  const { recipe, brews: all } = contentSets.tables(state.content).alc
  const { rack } = shopOf(state, seat, 'alc')
  const found: Move[] = []
  for (let good = 1; good <= GOODS; good++) {
    const own = rack[colourOf(good)]
    if (own === 0 || !inSupply(state, seat, good)) continue
    for (
      let ichor = Math.max(0, recipe[good] - own);
      ichor < recipe[good] && ichor <= rack[ICHOR];
      ichor++
    ) {
      found.push(all[good][ichor])
    }
  }
  return found
}

/** @rule COV-ALC-9 */
export const canBrew = (state: Frozen<State>, seat: Seat) => brews(state, seat).length > 0

/** What the rack or the supply lacks for this. @rule COV-ALC-8 */
function lack(state: Frozen<State>, seat: Seat, move: Brew): Refusal {
  const { good, ichor } = move
  const { rack } = shopOf(state, seat, 'alc')
  const colour = colourOf(good)
  const own = ownMarbles(state, move)
  // With other printed values a Good may take more Ichor than with these.
  if (own < 1) return refuse('COV-ALC-8', 'no-such-move')
  if (rack[colour] < own) return refuse('COV-ALC-8', 'alc-marbles-missing', { count: own, colour })
  if (rack[ICHOR] < ichor) return refuse('COV-ALC-8', 'alc-ichor-missing', { count: ichor })
  return refuse('COV-32', 'alc-not-in-supply', { good })
}

/** Coloured marbles go to the bag, Ichor to the Toxic Waste. @rule COV-ALC-10, COV-ALC-12 */
function brew(state: State, seat: Seat, move: Brew): void {
  const shop = shopOf(state, seat, 'alc')
  const colour = colourOf(move.good)
  const own = ownMarbles(state, move)
  shop.rack[colour] -= own
  shop.bag[colour] += own
  shop.rack[ICHOR] -= move.ichor
  shop.waste += move.ichor
  gain(state, seat, move.good)
}

export const brewingQuestions: Questions<BrewingTask> = {
  'alc.brew.next': {
    rule: 'COV-ALC-8',
    moves(state, { seat, begun }) {
      const moves = brews(state, seat)
      if (begun) moves.push(STOP)
      return moves
    },
    run(state, { seat, left }, move, ply) {
      if (move.type === 'stop') return
      const { good, ichor } = move
      brew(state, seat, move)
      ply.emit({ type: 'alc.brewed', seat, good, marbles: ownMarbles(state, move), ichor })
      if (isLarge(good)) activateShield(state, seat, colourOf(good), ply)
      if (left > 1) push(state, { at: 'alc.brew.next', seat, left: left - 1, begun: true })
    },
    refuse: (state, { seat }, move) => lack(state, seat, move),
  },
}

export const brewingErrands: Errands<BrewingTask> = {
  'alc.flush'(state, { seat }, ply) {
    const shop = shopOf(state, seat, 'alc')
    const { flush } = contentSets.tables(state.content).alc
    while (shop.waste >= flush) {
      shop.waste -= flush
      shop.bag[ICHOR] += flush
      ply.emit({ type: 'alc.flushed', seat, ichor: flush })
      drawCorruption(state, seat, 1, ply)
    }
  },
}
