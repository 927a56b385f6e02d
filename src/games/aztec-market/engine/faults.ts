import { faultsBy, type Need } from '../../../kit/define-game.ts'
import { from, isFlag, listOf, oneOf, type Shape, shapeBySeats } from '../../../kit/shape.ts'
import { BUYERS, CELLS, COLOURS, COPIES, DRAW, NONE, TILES, TOKENS } from '../content/index.ts'
import { unplaced } from './placing.ts'
import { openQuestion } from './questions.ts'
import { PHASES, type State } from './state.ts'
import { seatsOf } from './turn.ts'

const ALL_TOKENS = TOKENS * COLOURS.length
const sum = (counts: readonly number[]) => counts.reduce((total, n) => total + n, 0)

/** For every field of a state at a table of so many: what it must be, as a test and in words. */
function shapeFor(seats: number): Shape<State> {
  const buyers = seats * BUYERS
  const isSeat = from(0, seats - 1)
  const seat = `a seat, 0 to ${seats - 1}`
  const cell = 'a cell, 0 to 15, or -1'
  const ofColours = listOf(from(0, TOKENS), COLOURS.length)
  const tokens = 'a number of tokens for each of four colours'
  return {
    phase: [oneOf(PHASES), `one of ${PHASES.join(', ')}`],
    turn: [isSeat, seat],
    start: [isSeat, seat],
    cells: [listOf(from(NONE, TILES.length - 1), CELLS), '16 kinds of tiles, 0 to 9, or -1'],
    hole: [from(NONE, CELLS - 1), cell],
    holding: [from(NONE, TILES.length - 1), 'a kind of tile, 0 to 9, or -1'],
    stock: [ofColours, tokens],
    king: [ofColours, tokens],
    coins: [listOf(from(0, 1), buyers), `${buyers} times 0 or 1`],
    goods: [listOf(from(0, TOKENS), buyers), `a number of tokens for each of ${buyers} buyers`],
    colours: [listOf(from(NONE, COLOURS.length - 1), buyers), `${buyers} colours, 0 to 3, or -1`],
    unseen: [ofColours, tokens],
    bag: [from(0, ALL_TOKENS), 'a number of tokens'],
    aside: [ofColours, tokens],
    moved: [from(NONE, CELLS - 1), cell],
    bought: [isFlag, 'true or false'],
  }
}

/** What a state must look like: `coins` has a place for each buyer. */
export const shape = shapeBySeats('coins', shapeFor, BUYERS)

/** Every token is somewhere, once. @rule AZT-3, AZT-17, AZT-18, AZT-R14, AZT-R20 */
function tokenFaults(s: State, need: Need): void {
  COLOURS.forEach((name, colour) => {
    const bought = sum(s.goods.filter((_, at) => s.colours[at] === colour))
    const tokens = s.stock[colour] + s.king[colour] + s.unseen[colour] + s.aside[colour] + bought
    need(tokens === TOKENS, `There are ${tokens} ${name} tokens, not ${TOKENS} (AZT-3).`)
  })
  const bound = s.goods.every((n, at) => n > 0 === s.colours[at] >= 0)
  need(bound, 'colours: of those buyers that hold tokens, only.')
  const hidden = sum(s.unseen) - s.bag
  const drawable = hidden >= 0 && s.bag % DRAW === 0
  need(drawable, 'bag: a multiple of 4, no more than are unseen (AZT-R14).')
  const even = s.aside.every(n => n === s.aside[0])
  need(even, 'aside: equally many of each colour (AZT-18).')
  const oneWay = s.aside[0] === 0 || hidden <= 0
  need(oneWay, 'Tokens are removed at random, or equally, not both (AZT-18).')
}

/** Every tile is somewhere, once. @rule AZT-2, AZT-9, AZT-10 */
function tileFaults(s: State, need: Need): void {
  const left = unplaced(s.cells)
  const laying = s.phase === 'choose' || s.phase === 'place'
  left.forEach((n, tile) => {
    const placed = `There are ${COPIES[tile] - n} tiles ${TILES[tile]} (AZT-2).`
    need(n === 0 || (n > 0 && laying), placed)
  })
  need(!laying || sum(left) > 0, `${s.phase}: all tiles are placed (AZT-10).`)
  const hole = laying ? NONE : s.cells.indexOf(NONE)
  need(s.hole === hole, 'hole: the cell left over, when all tiles are placed (AZT-9).')
  const held = s.phase === 'place' ? s.holding !== NONE && left[s.holding] > 0 : s.holding === NONE
  need(held, 'holding: a kind that is left, in place; else -1.')
  const placer = (s.start + sum(COPIES) - sum(left)) % seatsOf(s)
  need(!laying || s.turn === placer, `turn: seat ${placer} places the next tile (AZT-10).`)
}

/**
 * Before the first turn nobody has bought or drawn anything. @rule AZT-14, AZT-15, AZT-19, AZT-R23
 */
function setupFaults(s: State, need: Need): void {
  const seats = seatsOf(s)
  const given = s.phase === 'purse' ? (s.turn - s.start + seats) % seats : 0
  for (let i = 0; i < seats; i++) {
    const seat = (s.start + i) % seats
    const coins = sum(s.coins.slice(seat * BUYERS, (seat + 1) * BUYERS))
    const first = i < given ? 1 : 0
    need(coins === first, `coins: seat ${seat} has ${coins} before the first turn (AZT-15).`)
  }
  const tokens = sum(s.stock) + sum(s.king) + sum(s.goods)
  need(tokens === 0, 'Before the first turn vendors, king and buyers have no tokens (AZT-19).')
  need(s.bag > 0, 'bag: not empty before the first turn.')
}

/** What is remembered of the turn fits the question. @rule AZT-33, AZT-53, AZT-R5, AZT-R7 */
function turnFaults(s: State, need: Need): void {
  const playing = s.phase === 'play' || s.phase === 'paid'
  need(playing || !s.bought, 'bought: false but in play and paid.')
  const fits = s.moved === NONE ? s.phase !== 'second' : playing || s.phase === 'second'
  const elsewhere = s.moved !== s.hole || s.hole === NONE
  need(fits && elsewhere, 'moved: the cell of the tile moved last in this turn, or -1.')
  const last = (s.start + seatsOf(s) - 1) % seatsOf(s)
  const ended = s.phase !== 'over' || (s.bag <= 0 && s.turn === last)
  need(ended, 'over: after a whole round, with an empty bag (AZT-53).')
}

/** The question asked has an answer. @rule AZT-R6 */
function answerFaults(s: State, need: Need): void {
  const answers = openQuestion(s)?.moves(s, s.turn)
  const some = answers?.some(({ type }) => type !== 'leave') ?? true
  need(some, `${s.phase}: there is nothing to choose from.`)
}

/** Broken invariants of a state that has the right shape, each in a sentence. */
export function invariants(s: State): readonly string[] {
  const before = s.phase === 'choose' || s.phase === 'place' || s.phase === 'purse'
  return faultsBy(
    need => {
      tokenFaults(s, need)
      tileFaults(s, need)
      if (before) setupFaults(s, need)
    },
    need => turnFaults(s, need),
    need => answerFaults(s, need),
  )
}
