import type { Frozen, Refusal, Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { refuse } from '../../../kit/refuse.ts'
import { BUYERS, CELLS, COLOURS, LINES, MESSENGER, NONE, TILES } from '../content/index.ts'
import { purse } from './moves.ts'
import { phases } from './phases.ts'
import { preview } from './purchase.ts'
import type { Move, PhaseName, State } from './state.ts'

/** The numbers a move of each type has, and how many values each may take. */
const FIELDS: { readonly [type in Move['type']]: { readonly [field: string]: number } } = {
  tile: { tile: TILES.length },
  place: { cell: CELLS },
  coin: { buyer: BUYERS },
  pass: {},
  play: {},
  move: { cell: CELLS },
  king: { colour: COLOURS.length },
  leave: {},
  buy: { buyer: BUYERS, colour: COLOURS.length },
  pay: { buyer: BUYERS },
  end: {},
}

/** Whether this says a move in the game's words, possible or not. */
function isMove(move: unknown): move is Move {
  if (typeof move !== 'object' || move === null || Array.isArray(move)) return false
  const { type, ...rest } = move as { [field: string]: unknown }
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) return false
  const fields = FIELDS[type as Move['type']]
  const names = Object.keys(fields)
  if (Object.keys(rest).length !== names.length) return false
  return names.every(name => {
    const value = rest[name]
    return Number.isInteger(value) && (value as number) >= 0 && (value as number) < fields[name]
  })
}

/** The answers to each question. */
const ANSWERS: { readonly [phase in PhaseName]: readonly Move['type'][] } = {
  choose: ['tile'],
  place: ['place'],
  purse: ['coin'],
  turn: ['pass', 'play'],
  first: ['move'],
  second: ['move'],
  coin: ['coin'],
  king: ['king', 'leave'],
  play: ['buy', 'move', 'pay', 'end'],
  paid: ['move'],
  over: [],
}

/** Right answer, wrong moment: what is asked instead. */
const INSTEAD: { readonly [phase in PhaseName]: Refusal } = {
  choose: refuse('AZT-10', 'choose-tile'),
  place: refuse('AZT-10', 'choose-cell'),
  purse: refuse('AZT-15', 'first-coin'),
  turn: refuse('AZT-63', 'pass-or-play'),
  first: refuse('AZT-22', 'move-tile'),
  second: refuse('AZT-22', 'move-another'),
  coin: refuse('AZT-25', 'take-coin'),
  king: refuse('AZT-28', 'king-first'),
  play: refuse('AZT-32', 'playing'),
  paid: refuse('AZT-34', 'move-paid'),
  over: refuse('AZT-53', 'over'),
}

/** @rule AZT-22, AZT-34, AZT-35, AZT-R5, AZT-R6, AZT-R7 */
function whyNotMove(state: Frozen<State>, cell: number): Refusal {
  const tile = state.cells[cell]
  if (tile === NONE) return refuse('AZT-22', 'hole')
  if (state.phase === 'play' && tile !== MESSENGER) return refuse('AZT-34', 'pay-first')
  if (state.phase === 'paid' && tile === MESSENGER) return refuse('AZT-35', 'messenger-free')
  if (cell === state.moved)
    return refuse(state.phase === 'play' ? 'AZT-R5' : 'AZT-R7', 'just-moved', { tile })
  return refuse('AZT-R6', 'out-of-reach')
}

/** @rule AZT-28 */
function whyNotKing(state: Frozen<State>, colour: number): Refusal {
  return refuse('AZT-28', state.stock[colour] === 0 ? 'none-to-take' : 'not-facing-king', {
    colour,
  })
}

/** @rule AZT-37..AZT-41, AZT-R8, AZT-R9 */
function whyNotBuy(state: Frozen<State>, seat: Seat, buyer: number, colour: number): Refusal {
  const at = seat * BUYERS + buyer
  const line = LINES[seat][buyer]
  if (state.coins[at] === 0) return refuse('AZT-37', 'no-coin')
  if (!line.includes(state.cells.indexOf(colour)))
    return refuse('AZT-38', 'not-in-column', { colour })
  const bound = state.colours[at]
  if (bound !== NONE && bound !== colour) return refuse('AZT-39', 'other-colour', { colour, bound })
  if (state.stock[colour] === 0) return refuse('AZT-R8', 'sold-out', { colour })
  const unstocked = { ...state, stock: state.stock.map(() => CELLS) }
  return preview(unstocked, seat, buyer, colour) === null
    ? refuse('AZT-40', 'crowd', { colour })
    : refuse('AZT-R9', 'nothing-left', { colour })
}

/** Why a move with the right answer at the right moment is not offered. */
function whyNot(state: Frozen<State>, seat: Seat, move: Move): Refusal {
  switch (move.type) {
    case 'tile':
      return refuse('AZT-2', 'none-left', { tile: move.tile })
    case 'place':
      return refuse('AZT-10', 'cell-taken')
    case 'coin':
      return refuse('AZT-27', 'has-coin')
    case 'play':
      return refuse('AZT-R6', purse(state, seat) === 0 ? 'no-coins' : 'cannot-buy')
    case 'move':
      return whyNotMove(state, move.cell)
    case 'king':
      return whyNotKing(state, move.colour)
    case 'buy':
      return whyNotBuy(state, seat, move.buyer, move.colour)
    case 'pay':
      return state.coins[seat * BUYERS + move.buyer] === 0
        ? refuse('AZT-34', 'no-coin-to-pay')
        : refuse('AZT-R6', 'out-of-reach')
    case 'end':
      return refuse('AZT-33', 'must-buy')
    case 'pass':
    case 'leave':
      return INSTEAD[state.phase]
  }
}

/** Which rule forbids the move; null exactly if `legal` offers it. */
export function explain(state: Frozen<State>, seat: Seat, move: unknown): Refusal | null {
  if (phases.legal(state, seat).some(offer => same(offer, move))) return null
  if (state.phase === 'over') return INSTEAD.over
  if (!isMove(move)) return refuse('AZT-63', 'no-such-move')
  if (seat !== state.turn) return refuse('AZT-62', 'not-your-turn')
  return ANSWERS[state.phase].includes(move.type) ? whyNot(state, seat, move) : INSTEAD[state.phase]
}
