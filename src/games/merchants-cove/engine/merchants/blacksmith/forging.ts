import type { Frozen, Refusal, Seat, PlyContext } from '../../../../../kernel/game.ts'
import { contentSets } from '../../../content/index.ts'
import { drawCorruption } from '../../corruption.ts'
import { colourOf, isLarge } from '../../goods.ts'
import { intern, NO_MOVES, STOP, upTo } from '../../moves.ts'
import { activateShield } from '../../sponsorship.ts'
import type { Event, State } from '../../state.ts'
import { push, type Questions, refuse } from '../../steps.ts'
import { gain, inSupply } from '../../supply.ts'
import { shopOf } from '../merchant.ts'
import { metalOf } from './dice.ts'
import { alloyOf, FURNACES, heatOf, isMasterwork, wareOf } from './furnaces.ts'
import type { BlacksmithMove, BlacksmithTask } from './words.ts'

/*
 * What the heat is for: Forge and Striker.
 */

const FORGE = upTo(FURNACES).map(furnace =>
  intern<BlacksmithMove>({ type: 'bla.forge.next', furnace }),
)
const STRIKE = upTo(FURNACES).map(furnace =>
  intern<BlacksmithMove>({ type: 'bla.strike', furnace }),
)
const KEEP = [false, true].map(keep => intern<BlacksmithMove>({ type: 'bla.keep', keep }))

type ForgingTask = Extract<
  BlacksmithTask,
  { readonly at: 'bla.forge.next' | 'bla.keep' | 'bla.strike' }
>

/** Of each furnace, whether it is ready for a Good in supply. @rule COV-BLA-10 */
function forgeable(state: Frozen<State>, seat: Seat): boolean[] {
  const { bla } = contentSets.tables(state.content)
  return shopOf(state, seat, 'bla').furnaces.map(dice => {
    const good = wareOf(bla, dice)
    return good !== null && inSupply(state, seat, good)
  })
}

/** @rule COV-BLA-10 */
export const canForge = (state: Frozen<State>, seat: Seat): boolean =>
  forgeable(state, seat).includes(true)

/**
 * The Good comes to the shelf, the coal to the tray; the alloy die still lies in the furnace. @rule
 * COV-BLA-8, COV-BLA-11
 */
function forge(state: State, seat: Seat, furnace: number, ply: PlyContext<Event>): void {
  const { bla } = contentSets.tables(state.content)
  const { tray, furnaces } = shopOf(state, seat, 'bla')
  const dice = furnaces[furnace]
  const good = wareOf(bla, dice)
  if (good === null) throw new Error(`Furnace ${furnace} is not ready.`)
  const heat = heatOf(dice)
  const masterwork = isLarge(good) && isMasterwork(bla, dice)
  const coal = dice.splice(1)
  for (const die of coal) tray[die]++
  gain(state, seat, good)
  ply.emit({ type: 'bla.forged', seat, furnace, good, heat, coal })
  if (masterwork) activateShield(state, seat, colourOf(good), ply)
}

/** The alloy die of a furnace goes to the tray, or to the ore cart. @rule COV-BLA-8 */
function clear(
  state: State,
  seat: Seat,
  furnace: number,
  kept: boolean,
  ply: PlyContext<Event>,
): void {
  const { tray, cart, furnaces } = shopOf(state, seat, 'bla')
  const [die] = furnaces[furnace].splice(0, 1)
  if (kept) tray[die]++
  else cart[metalOf(die)]++
  ply.emit({ type: 'bla.cleared', seat, furnace, die, kept })
}

/** Why a furnace cannot be forged. */
function whyNotForged(state: Frozen<State>, seat: Seat, furnace: number): Refusal {
  const { bla } = contentSets.tables(state.content)
  const dice = shopOf(state, seat, 'bla').furnaces[furnace]
  if (alloyOf(dice) === null) return refuse('COV-BLA-3', 'bla-no-alloy', { furnace })
  const good = wareOf(bla, dice)
  if (good !== null) return refuse('COV-32', 'bla-not-in-supply', { good })
  return refuse('COV-BLA-3', 'bla-not-ready', { furnace, heat: heatOf(dice), bound: bla.weapon[0] })
}

export const forgingQuestions: Questions<ForgingTask> = {
  'bla.forge.next': {
    rule: 'COV-BLA-8',
    moves(state, { seat, begun }) {
      const can = forgeable(state, seat)
      const moves = FORGE.filter((_, furnace) => can[furnace])
      return begun && moves.length > 0 ? [...moves, STOP] : moves
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'stop') return
      forge(state, seat, move.furnace, ply)
      push(state, { at: 'bla.forge.next', seat, begun: true })
      push(state, { at: 'bla.keep', seat, furnace: move.furnace })
    },
    refuse: (state, { seat }, { furnace }) => whyNotForged(state, seat, furnace),
  },

  'bla.keep': {
    rule: 'COV-BLA-8',
    moves: (state, { seat, furnace }) =>
      alloyOf(shopOf(state, seat, 'bla').furnaces[furnace]) === null ? NO_MOVES : KEEP,
    run(state, { seat, furnace }, move, ply) {
      const kept = move.type !== 'stop' && move.keep
      if (kept) drawCorruption(state, seat, 1, ply)
      clear(state, seat, furnace, kept, ply)
    },
    refuse: (_, { furnace }) => refuse('COV-BLA-8', 'bla-no-alloy', { furnace }),
  },

  'bla.strike': {
    rule: 'COV-BLA-15',
    moves(state, { seat }) {
      const can = forgeable(state, seat)
      return STRIKE.filter((_, furnace) => can[furnace])
    },
    run(state, { seat }, move, ply) {
      if (move.type === 'stop') return
      forge(state, seat, move.furnace, ply)
      clear(state, seat, move.furnace, true, ply)
    },
    refuse: (state, { seat }, { furnace }) => whyNotForged(state, seat, furnace),
  },
}
