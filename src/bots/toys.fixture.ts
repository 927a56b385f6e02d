import type { Game, GameTypes } from '../kernel/game.ts'

/** Small games whose best play is known. */

export interface Nim extends GameTypes {
  options: Record<string, never>
  state: { left: number; turn: number; winner: number }
  view: { left: number; turn: number; winner: number }
  move: { readonly type: 'take'; readonly count: number }
}
const TAKES: readonly Nim['move'][] = [1, 2, 3].map(count => ({ type: 'take', count }))

/** Take one to three; the last one taken wins. Leave a multiple of four. */
export const nim: Game<Nim> = {
  ...common('nim'),
  setup: () => ({ left: 15, turn: 0, winner: -1 }),
  actors: state => (state.left === 0 ? [] : [state.turn]),
  legal: (state, seat) =>
    seat === state.turn ? TAKES.filter(({ count }) => count <= state.left) : [],
  play(state, seat, move) {
    state.left -= move.count
    if (state.left === 0) state.winner = seat
    state.turn = 1 - seat
  },
  scores: state => [[state.winner === 0 ? 1 : 0], [state.winner === 1 ? 1 : 0]],
  view: state => ({ ...state }),
  determinize: view => ({ ...view }),
}

interface Pennies extends GameTypes {
  options: Record<string, never>
  state: { shown: number[] }
  view: { shown: number[] }
  move: { readonly type: 'show'; readonly side: number }
}
const SIDES: readonly Pennies['move'][] = [0, 1].map(side => ({ type: 'show', side }))
const matched = ({ shown }: { readonly shown: readonly number[] }) =>
  !shown.includes(-1) && shown[0] === shown[1]

/** Both show a side at once: seat 0 wins if they match, else seat 1. No strategy beats guessing. */
export const pennies: Game<Pennies> = {
  ...common('pennies'),
  setup: () => ({ shown: [-1, -1] }),
  actors: state => [0, 1].filter(seat => state.shown[seat] === -1),
  legal: (state, seat) => (state.shown[seat] === -1 ? SIDES : []),
  play(state, seat, move) {
    state.shown[seat] = move.side
  },
  scores: state => (matched(state) ? [[1], [0]] : [[0], [1]]),
  view: (state, viewer) => {
    const open = !state.shown.includes(-1)
    return { shown: state.shown.map((side, seat) => (open || seat === viewer ? side : -1)) }
  },
  determinize: view => ({ shown: [...view.shown] }),
}

export interface Dice extends GameTypes {
  options: Record<string, never>
  state: { points: number[]; rolled: number }
  view: { points: number[]; rolled: number }
  move: { readonly type: 'roll' }
}
const ROLL: readonly Dice['move'][] = [{ type: 'roll' }]
const ROLLS = 6

/** Both roll a die by turns; more points win. Nothing but chance. */
export const dice: Game<Dice> = {
  ...common('dice'),
  setup: () => ({ points: [0, 0], rolled: 0 }),
  actors: state => (state.rolled === ROLLS ? [] : [state.rolled % 2]),
  legal: (state, seat) => (seat === state.rolled % 2 ? ROLL : []),
  play(state, seat, _move, { rng }) {
    state.points[seat] += 1 + rng.below(6)
    state.rolled++
  },
  scores: ({ points }) => points.map(sum => [sum]),
  view: state => ({ ...state, points: [...state.points] }),
  determinize: view => ({ ...view, points: [...view.points] }),
}

function common(id: string) {
  return {
    id,
    version: 1,
    seats: [2, 2],
    options: {},
    vocabulary: { moves: [], refusals: [] },
    validateOptions: () => null,
    redact: (event: GameTypes['event']) => event,
    explain: () => null,
    faults: () => [],
  } as const
}
