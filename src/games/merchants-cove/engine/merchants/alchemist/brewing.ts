import type { Frozen, Refusal, Seat } from '../../../../../kernel/game.ts'
import { upTo } from '../../../../../kit/moves.ts'
import type { MoveOf } from '../../../../../kit/questions.ts'
import { push } from '../../../../../kit/tasks.ts'
import type { Tables } from '../../../content/compile.ts'
import { ask, DECLINED, type Does, type Moves } from '../../ask.ts'
import { drawCorruption } from '../../market/corruption.ts'
import { colourOf, isLarge } from '../../market/goods.ts'
import { MOST_MARBLES } from '../../limits.ts'
import { GOODS } from '../../names.ts'
import { refuse, UNKNOWN } from '../../refusals.ts'
import { activateShield } from '../../townsfolk/sponsorship.ts'
import type { Cove, State } from '../../state.ts'
import { STOP } from '../../stop.ts'
import { gain, inSupply } from '../../market/supply.ts'
import { shopOf } from '../merchant.ts'
import { ICHOR } from './decanter.ts'

/*
 * What the marbles are for: Brew and Bottler.
 */

type Brew = MoveOf<Cove, 'alc.brew.next'>

/** `BREW[good][ichor]`: so many of its marbles are Ichor. */
const BREW = upTo(GOODS + 1).map(good =>
  upTo(MOST_MARBLES).map((ichor): Brew => ({ type: 'alc.brew.next', good, ichor })),
)

/** How many marbles of its own colour a Good takes if so many are Ichor. @rule COV-ALC-8 */
const ownMarbles = ({ alc }: Tables, { good, ichor }: Brew) => alc.recipe[good] - ichor

/** What rack and supply allow to brew. @rule COV-ALC-8 */
function brews(tables: Tables, state: Frozen<State>, seat: Seat): Brew[] {
  const { recipe } = tables.alc
  const { rack } = shopOf(state, seat, 'alc')
  const found: Brew[] = []
  for (let good = 1; good <= GOODS; good++) {
    const own = rack[colourOf(good)]
    if (own === 0 || !inSupply(tables, state, seat, good)) continue
    const least = Math.max(0, recipe[good] - own)
    for (let ichor = least; ichor < recipe[good] && ichor <= rack[ICHOR]; ichor++)
      found.push(BREW[good][ichor])
  }
  return found
}

/** @rule COV-ALC-9 */
export const canBrew = (tables: Tables, state: Frozen<State>, seat: Seat) =>
  brews(tables, state, seat).length > 0

/** What the rack or the supply lacks for this. @rule COV-ALC-8 */
function lack(tables: Tables, state: Frozen<State>, seat: Seat, move: Brew): Refusal {
  const { good, ichor } = move
  const { rack } = shopOf(state, seat, 'alc')
  const colour = colourOf(good)
  const own = ownMarbles(tables, move)
  // Other printed values may ask for more Ichor.
  if (own < 1) return UNKNOWN
  if (rack[colour] < own) return refuse('COV-ALC-8', 'alc-marbles-missing', { count: own, colour })
  if (rack[ICHOR] < ichor) return refuse('COV-ALC-8', 'alc-ichor-missing', { count: ichor })
  return refuse('COV-32', 'alc-not-in-supply', { good })
}

/** Coloured marbles go to the bag, Ichor to the Toxic Waste. @rule COV-ALC-10, COV-ALC-12 */
function brew(state: State, seat: Seat, { good, ichor }: Brew, own: number): void {
  const shop = shopOf(state, seat, 'alc')
  const colour = colourOf(good)
  shop.rack[colour] -= own
  shop.bag[colour] += own
  shop.rack[ICHOR] -= ichor
  shop.waste += ichor
  gain(state, seat, good)
}

/** @rule COV-ALC-8, COV-ALC-9, COV-ALC-10 */
export const brewNext = (tables: Tables) =>
  ask<'alc.brew.next' | 'stop'>('COV-ALC-8', {
    moves(state, { seat, begun }) {
      const moves: Moves<'alc.brew.next' | 'stop'> = brews(tables, state, seat)
      if (begun) moves.push(STOP)
      return moves
    },
    answers: {
      'alc.brew.next': {
        play(state, { seat, left }, move, ply) {
          const { good, ichor } = move
          const marbles = ownMarbles(tables, move)
          brew(state, seat, move, marbles)
          ply.emit({ type: 'alc.brewed', seat, good, marbles, ichor })
          if (isLarge(good)) activateShield(state, seat, colourOf(good), ply)
          if (left > 1) push(state, { at: 'alc.brew.next', seat, left: left - 1, begun: true })
        },
        refuse: (state, { seat }, move) => lack(tables, state, seat, move),
      },
      stop: DECLINED,
    },
  })

/** @rule COV-ALC-11 */
export const flush =
  ({ alc }: Tables): Does<'alc.flush'> =>
  (state, { seat }, ply) => {
    const shop = shopOf(state, seat, 'alc')
    while (shop.waste >= alc.flush) {
      shop.waste -= alc.flush
      shop.bag[ICHOR] += alc.flush
      ply.emit({ type: 'alc.flushed', seat, ichor: alc.flush })
      drawCorruption(state, seat, 1, ply)
    }
  }
