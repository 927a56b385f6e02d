import type { Game, MoveFn } from 'boardgame.io'
import { HIGHEST } from '../../src/games/merchant-of-goldfish/content/index.ts'
import type { State } from '../../src/games/merchant-of-goldfish/engine/state.ts'
import { mayExchange, mayGive, mayStop, mayTake } from './goldfish-sums.ts'

/*
 * Merchant of Goldfish as one would write it for boardgame.io: moves that check and change G, turns
 * ended by events, `enumerate` for bots. The deal is passed in, so that both engines play the same
 * deals.
 */

type Events = Parameters<MoveFn<State>>[0]['events']
interface Choice {
  readonly move: string
  readonly args: number[]
}

const INVALID = 'INVALID_MOVE'

export const goldfish: Game<State, Record<string, unknown>, State> = {
  name: 'merchant-of-goldfish',
  setup: (_, deal) => {
    if (deal) return deal
    throw new Error('The deal is handed in')
  },
  disableUndo: true,
  turn: {
    order: {
      first: ({ G }) => G.turn,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  moves: {
    play: move(
      (G, seat, value, count) => G.phase === 'turn' && mayPlay(G, seat, value, count),
      play,
    ),
    pass: move(G => G.phase === 'turn' && G.count > 0, pass),
    keep: move(G => G.phase === 'give' && G.owed === 0, complete),
    give: move((G, seat, value) => G.phase === 'give' && mayGive(G, seat, value), give),
    enough: move(G => G.phase === 'give' && mayStop(G), enough),
    take: move((G, _, value) => G.phase === 'take' && mayTake(G, value), take),
    collect: move((G, _, value) => G.phase === 'collect' && G.market[value] > 0, collect),
    decline: move(G => G.phase === 'collect', lead),
  },
  endIf: ({ G }) =>
    G.phase === 'over' ? { winner: String(G.ranking[0]), ranking: G.ranking } : undefined,
  ai: { enumerate: (G, _, playerID) => choices(G, Number(playerID)) },
}

type Act = (G: State, seat: number, events: Events, value: number, count: number) => void

/** A move as boardgame.io expects it: refused, or made on the draft. */
function move(
  allowed: (G: State, seat: number, value: number, count: number) => boolean,
  act: Act,
): MoveFn<State> {
  return ({ G, playerID, events }, value: number, count: number) => {
    const seat = Number(playerID)
    if (!allowed(G, seat, value, count)) return INVALID
    return act(G, seat, events, value, count)
  }
}

function choices(G: State, seat: number): Choice[] {
  const found: Choice[] = []
  const offer = (move: string, ...args: number[]) => found.push({ move, args })
  switch (G.phase) {
    case 'turn':
      for (let v = 1; v <= HIGHEST; v++)
        for (let n = 1; n <= G.hands[seat][v]; n++) if (mayPlay(G, seat, v, n)) offer('play', v, n)
      if (G.count > 0) offer('pass')
      break
    case 'give':
      if (G.owed === 0) offer('keep')
      else if (mayStop(G)) offer('enough')
      for (let v = 1; v <= HIGHEST; v++) if (mayGive(G, seat, v)) offer('give', v)
      break
    case 'take':
      for (let v = 1; v <= HIGHEST; v++) if (mayTake(G, v)) offer('take', v)
      break
    case 'collect':
      offer('decline')
      for (let v = 1; v <= HIGHEST; v++) if (G.market[v] > 0) offer('collect', v)
      break
    case 'over':
  }
  return found
}

function mayPlay(G: State, seat: number, value: number, count: number): boolean {
  if (!(count >= 1) || !(G.hands[seat][value] >= count)) return false
  return (
    G.count === 0 || (value > G.value ? count === G.count : value === G.value && count > G.count)
  )
}

function play(G: State, seat: number, events: Events, value: number, count: number): void {
  G.discard[G.value] += G.count
  leave(G, seat, value, count)
  Object.assign(G, { value, count, owner: seat, seeded: false, passes: 0, traded: false })
  if (G.sizes[seat] === 0) G.out.push(seat)
  G.turns++
  if (!ended(G)) turnTo(G, events, after(G, seat))
}

function pass(G: State, seat: number, events: Events): void {
  if (mayExchange(G, seat)) G.phase = 'give'
  else complete(G, seat, events)
}

function give(G: State, _: number, __: Events, value: number): void {
  G.given[value]++
  G.owed += value
  G.last = value
}

function enough(G: State): void {
  G.phase = 'take'
  G.last = HIGHEST
}

function take(G: State, seat: number, events: Events, value: number): void {
  G.taken[value]++
  G.owed -= value
  G.last = value
  if (G.owed === 0) complete(G, seat, events)
}

function collect(G: State, seat: number, events: Events, value: number): void {
  enter(G, seat, value, 1)
  G.market[value]--
  lead(G, seat, events)
}

function leave(G: State, seat: number, value: number, count: number): void {
  G.hands[seat][value] -= count
  G.sizes[seat] -= count
  G.known[seat][value] = Math.max(0, G.known[seat][value] - count)
}

function enter(G: State, seat: number, value: number, count: number): void {
  G.hands[seat][value] += count
  G.sizes[seat] += count
  G.known[seat][value] += count
}

/** The pass is complete: the cards change hands, and the trick may be over. */
function complete(G: State, seat: number, events: Events): void {
  for (let v = 1; v <= HIGHEST; v++) {
    if (G.given[v] + G.taken[v] === 0) continue
    if (G.given[v] > 0) G.traded = true
    leave(G, seat, v, G.given[v])
    enter(G, seat, v, G.taken[v])
    G.market[v] += G.given[v] - G.taken[v]
    G.given[v] = 0
    G.taken[v] = 0
  }
  Object.assign(G, { owed: 0, last: HIGHEST, phase: 'turn' })
  G.passes++
  G.turns++
  if (ended(G)) return
  const active = G.sizes.filter(size => size > 0).length
  if (G.passes < (G.sizes[G.owner] > 0 ? active - 1 : active)) turnTo(G, events, after(G, seat))
  else reset(G, events)
}

function reset(G: State, events: Events): void {
  const stuck = G.seeded && !G.traded
  G.discard[G.value] += G.count
  Object.assign(G, { value: 0, count: 0 })
  if (G.sizes[G.owner] > 0) {
    G.phase = 'collect'
    return turnTo(G, events, G.owner)
  }
  const next = after(G, G.owner)
  if (stuck) return lead(G, next, events)
  sweep(G)
  const value = G.market.findIndex(copies => copies > 0)
  G.market[value]--
  Object.assign(G, { value, count: 1, seeded: true, passes: 0, traded: false })
  turnTo(G, events, next)
}

function sweep(G: State): void {
  for (let v = 1; v <= HIGHEST; v++) G.market[v] += G.discard[v]
  G.discard.fill(0)
}

function lead(G: State, seat: number, events: Events): void {
  sweep(G)
  Object.assign(G, { phase: 'turn', owner: seat, seeded: false, passes: 0, traded: false })
  turnTo(G, events, seat)
}

function turnTo(G: State, events: Events, seat: number): void {
  if (G.turn !== seat) events.endTurn({ next: String(seat) })
  G.turn = seat
}

function after(G: State, seat: number): number {
  let next = seat
  do next = (next + 1) % G.sizes.length
  while (G.sizes[next] === 0)
  return next
}

/** Whether only one is left, or the safety limit is reached; then ranks everybody. */
function ended(G: State): boolean {
  const seats = G.sizes.length
  const limit = G.sizes.length - G.out.length > 1
  if (limit && (G.maxTurns === 0 || G.turns < G.maxTurns)) return false
  const worth = (seat: number) =>
    G.hands[seat].reduce((sum, copies, value) => sum + copies * value, 0)
  const distance = (seat: number) => (seat - G.start + seats) % seats
  const left = G.sizes.map((_, seat) => seat).filter(seat => G.sizes[seat] > 0)
  left.sort((a, b) => G.sizes[a] - G.sizes[b] || worth(a) - worth(b) || distance(a) - distance(b))
  G.ranking = [...G.out, ...left]
  G.ranking.forEach((seat, index) => (G.points[seat] += seats - index - 1))
  Object.assign(G, { phase: 'over', limit })
  return true
}
