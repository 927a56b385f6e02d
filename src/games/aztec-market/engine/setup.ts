import type { Rng } from '../../../kernel/rng.ts'
import { BUYERS, CELLS, COLOURS, COPIES, NONE, TOKENS } from '../content/index.ts'
import type { Options, State } from './state.ts'

/** @rule AZT-9, AZT-11, AZT-14, AZT-16..AZT-19, AZT-61, AZT-R3, AZT-R4 */
export function setup(seats: number, options: Options, rng: Rng): State {
  const start = options.start === 'random' ? rng.below(seats) : options.start
  const laid = options.market === 'random'
  const cells = laid ? layOut(rng) : new Array<number>(CELLS).fill(NONE)
  const openly = options.removal === 'equal' ? options.removed / COLOURS.length : 0
  return {
    phase: laid ? 'purse' : 'choose',
    turn: start,
    start,
    cells,
    hole: laid ? cells.indexOf(NONE) : NONE,
    holding: NONE,
    stock: COLOURS.map(() => 0),
    king: COLOURS.map(() => 0),
    coins: new Array<number>(seats * BUYERS).fill(0),
    goods: new Array<number>(seats * BUYERS).fill(0),
    colours: new Array<number>(seats * BUYERS).fill(NONE),
    unseen: COLOURS.map(() => TOKENS - openly),
    bag: TOKENS * COLOURS.length - options.removed,
    aside: COLOURS.map(() => openly),
    moved: NONE,
    bought: false,
  }
}

/** All tiles and one hole, each arrangement as likely as another. @rule AZT-R3 */
function layOut(rng: Rng): number[] {
  return rng.shuffle([
    NONE,
    ...COPIES.flatMap((copies, tile) => new Array<number>(copies).fill(tile)),
  ])
}
