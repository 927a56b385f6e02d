import type { Game, Seat, Viewer, GameTypes } from './game.ts'

/*
 * A toy with everything a match must handle: all bid at once and in secret, the highest then digs
 * in small steps: quiet ones, a draw by chance, a look that shows something to everybody. The
 * others may cheer meanwhile, or not.
 */

export type ToyMove =
  | { readonly type: 'bid'; readonly coins: number; readonly aloud: boolean }
  | { readonly type: 'step'; readonly by: number }
  | { readonly type: 'draw' }
  | { readonly type: 'show' }
  | { readonly type: 'stop' }
  | { readonly type: 'cheer' }

export type ToyEvent =
  | { readonly type: 'opened'; readonly bids: readonly number[]; readonly reveals: true }
  | { readonly type: 'stepped'; readonly seat: Seat; readonly by: number }
  | { readonly type: 'drew'; readonly seat: Seat; readonly found: number }
  | { readonly type: 'showed'; readonly seat: Seat; readonly reveals: true }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'cheered'; readonly seat: Seat }

export type ToyState = {
  phase: 'bid' | 'dig' | 'over'
  bids: (number | null)[]
  digger: Seat
  depth: number
  purse: number[]
  round: number
  rounds: number
}

export interface Toy extends GameTypes {
  options: { rounds: number; mood: 'calm' | 'wild' }
  state: ToyState
  view: Omit<ToyState, 'bids'> & { viewer: Viewer; bids: (number | null)[]; said: boolean[] }
  move: ToyMove
  event: ToyEvent
}

const BIDS: readonly ToyMove[] = [1, 2, 3].map(coins => ({ type: 'bid', coins, aloud: false }))
const DIGS: readonly ToyMove[] = [
  { type: 'step', by: 1 },
  { type: 'step', by: 2 },
  { type: 'draw' },
  { type: 'show' },
  { type: 'stop' },
]
const CHEERS: readonly ToyMove[] = [{ type: 'cheer' }]

export const toy: Game<Toy> = {
  id: 'toy',
  version: 3,
  seats: [2, 4],
  vocabulary: { moves: ['bid', 'step', 'draw', 'show', 'stop', 'cheer'], refusals: ['no'] },
  options: { rounds: [1, 2], mood: ['calm', 'wild'] },
  validateOptions: (seats, { rounds }) =>
    seats === 4 && rounds === 2 ? 'Two rounds are too long for four.' : null,

  setup: (seats, { rounds }, rng) => ({
    phase: 'bid',
    bids: new Array<null>(seats).fill(null),
    digger: 0,
    depth: rng.below(1000),
    purse: new Array<number>(seats).fill(0),
    round: 1,
    rounds,
  }),

  actors(state) {
    if (state.phase === 'bid')
      return state.bids.flatMap((bid, seat) => (bid === null ? [seat] : []))
    return state.phase === 'dig' ? [state.digger] : []
  },

  legal(state, seat) {
    if (this.actors(state).includes(seat)) return state.phase === 'bid' ? BIDS : DIGS
    return state.phase === 'dig' && seat in state.purse ? CHEERS : []
  },

  play(state, seat, move, ply) {
    const emit = (event: ToyEvent) => ply.emit(event)
    switch (move.type) {
      case 'bid': {
        state.bids[seat] = move.coins
        const bids = state.bids.filter(bid => bid !== null)
        if (bids.length < state.bids.length) return
        emit({ type: 'opened', bids, reveals: true })
        state.digger = bids.indexOf(Math.max(...bids))
        state.phase = 'dig'
        return
      }
      case 'step':
        state.depth += move.by
        return emit({ type: 'stepped', seat, by: move.by })
      case 'draw': {
        const found = ply.rng.below(6)
        state.purse[seat] += found
        return emit({ type: 'drew', seat, found })
      }
      case 'show':
        return emit({ type: 'showed', seat, reveals: true })
      case 'cheer':
        return emit({ type: 'cheered', seat })
      case 'stop':
        emit({ type: 'stopped', seat })
        state.phase = state.round === state.rounds ? 'over' : 'bid'
        state.bids.fill(null)
        state.round++
    }
  },

  scores: state => state.purse.map(coins => [coins]),
  view: (state, viewer) => ({
    ...state,
    viewer,
    purse: [...state.purse],
    bids: state.bids.map((bid, seat) => (seat === viewer ? bid : null)),
    said: state.bids.map(bid => bid !== null),
  }),
  redact: event => event,
  determinize: ({ viewer: _, said, ...view }) => ({
    ...view,
    purse: [...view.purse],
    bids: view.bids.map((bid, seat) => bid ?? (said[seat] ? 1 : null)),
  }),
  explain(state, seat, move) {
    const type = (move as { type?: unknown } | null)?.type
    if (this.legal(state, seat).some(offer => offer.type === type)) return null
    return { rule: 'TOY-1', why: 'no', with: { seat } }
  },
  faults(state) {
    const { purse, depth } = state as Partial<ToyState>
    const found = Array.isArray(purse) ? [] : ['No purse.']
    return Number.isInteger(depth) ? found : [...found, 'No depth.']
  },
}

export const bid = (coins: number): ToyMove => ({ type: 'bid', coins, aloud: false })
export const step = (by: number): ToyMove => ({ type: 'step', by })
export const draw: ToyMove = { type: 'draw' }
export const show: ToyMove = { type: 'show' }
export const stop: ToyMove = { type: 'stop' }
export const cheer: ToyMove = { type: 'cheer' }
