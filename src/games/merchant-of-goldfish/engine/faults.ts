import {
  distinct,
  from,
  isFlag,
  isWhole,
  listOf,
  oneOf,
  shapeBySeats,
  type Test,
} from '../../../kit/shape.ts'
import { DECK, EXCHANGE_LIMIT, HIGHEST } from '../content/index.ts'
import { giveable, isEnough, takeable } from './exchange.ts'
import { PHASES } from './questions.ts'
import type { State } from './state.ts'

const isCounts: Test = value =>
  listOf(isWhole, HIGHEST + 1)(value) && (value as readonly number[])[0] === 0

/** What a state must look like: without a sound shape nothing else can be asked. */
export const shape = shapeBySeats<State>('sizes', seats => {
  const whole = [isWhole, 'a whole number, 0 or more'] as const
  const seat = [from(0, seats - 1), `a seat, 0 to ${seats - 1}`] as const
  const flag = [isFlag, 'true or false'] as const
  const counts = [isCounts, `${HIGHEST + 1} counts, index = value, index 0 is 0`] as const
  const hands = [listOf(isCounts, seats), `the counts of ${seats} hands`] as const
  const perSeat = [listOf(isWhole, seats), `${seats} whole numbers`] as const
  const order = distinct(from(0, seats - 1))
  return {
    phase: [oneOf(PHASES), `one of ${PHASES.join(', ')}`],
    turn: seat,
    hands,
    known: hands,
    sizes: perSeat,
    market: counts,
    discard: counts,
    removed: counts,
    value: whole,
    count: whole,
    owner: seat,
    seeded: flag,
    passes: whole,
    traded: flag,
    given: counts,
    taken: counts,
    owed: whole,
    last: whole,
    out: [order, 'different seats, first out first'],
    turns: whole,
    maxTurns: whole,
    game: whole,
    games: whole,
    start: seat,
    points: perSeat,
    ranking: [order, 'different seats, best first'],
    limit: flag,
  }
})

/** Every card is somewhere, once. @rule GOL-2, GOL-6 */
function cardFaults(s: State): string[] {
  const found: string[] = []
  for (let v = 1; v <= HIGHEST; v++) {
    const inHands = s.hands.reduce((sum, hand) => sum + hand[v], 0)
    const cards =
      inHands + s.market[v] + s.discard[v] + s.removed[v] + (s.value === v ? s.count : 0)
    if (cards !== DECK[v])
      found.push(`There are ${cards} cards of value ${v}, not ${DECK[v]} (GOL-2).`)
  }
  s.hands.forEach((hand, seat) => {
    const size = hand.reduce((sum, copies) => sum + copies, 0)
    if (size !== s.sizes[seat])
      found.push(`sizes: seat ${seat} holds ${size} cards, not ${s.sizes[seat]}.`)
    if (s.known[seat].some((known, v) => known > hand[v]))
      found.push(`known: seat ${seat} does not hold all of it.`)
  })
  return found
}

/** Seats, places and whose turn. @rule GOL-34, GOL-36 */
function seatFaults(s: State): string[] {
  const found: string[] = []
  const seats = s.sizes.length
  const over = s.phase === 'over'
  const empty = s.sizes.map((_, seat) => seat).filter(seat => s.sizes[seat] === 0)
  if (empty.length !== s.out.length || !empty.every(seat => s.out.includes(seat))) {
    found.push('out: exactly the seats without cards are out (GOL-34).')
  }
  if (!over && empty.length > seats - 2)
    found.push('At least two seats hold cards until the game is over (GOL-36).')
  if (!over && s.sizes[s.turn] === 0) found.push(`turn: seat ${s.turn} is out (GOL-34).`)
  if (over && (s.ranking.length !== seats || s.game !== s.games))
    found.push('over: the last game is ranked (GOL-36).')
  if (s.game < 1 || s.game > s.games || (s.games !== 1 && s.games !== 3))
    found.push('game: 1 of 1, or 1 to 3 of 3 (GOL-37).')
  if (s.ranking.length !== 0 && s.ranking.length !== seats)
    found.push('ranking: all seats, or none.')
  return found
}

/** The trick and the passes over it. @rule GOL-13, GOL-26, GOL-R7, GOL-R10 */
function trickFaults(s: State): string[] {
  const found: string[] = []
  const open = s.count === 0
  if (s.value > HIGHEST || (s.value === 0) !== open)
    found.push('value and count: both 0, or a set of cards in play.')
  if (open && s.discard.some(copies => copies > 0) && s.phase !== 'collect' && s.phase !== 'over') {
    found.push('discard: empty while the play area is empty (GOL-30).')
  }
  if (s.phase === 'collect' && (!open || s.owner !== s.turn))
    found.push('collect: the owner of a finished trick takes (GOL-28).')
  if ((s.phase === 'give' || s.phase === 'take') && open)
    found.push('Nobody passes over an empty play area (GOL-13).')
  if (s.phase === 'turn' && open && (s.passes > 0 || s.seeded))
    found.push('passes: none before the lead (GOL-13).')
  if (s.seeded && s.phase !== 'over' && (s.count !== 1 || s.sizes[s.owner] > 0)) {
    found.push('seeded: a single card that stands for a seat that is out (GOL-32).')
  }
  const active = s.sizes.filter(size => size > 0).length
  const needed = s.sizes[s.owner] > 0 ? active - 1 : active
  if (!open && s.phase !== 'over' && s.passes >= needed)
    found.push(`passes: ${needed} of them reset the market (GOL-26).`)
  return found
}

/** The exchange being chosen. @rule GOL-22, GOL-23, GOL-R5 */
function exchangeFaults(s: State): string[] {
  const worth = (counts: number[]) => counts.reduce((sum, copies, value) => sum + copies * value, 0)
  const choosing = s.phase === 'give' || s.phase === 'take'
  const found: string[] = []
  if (s.owed !== worth(s.given) - worth(s.taken))
    found.push('owed: what is given less what is taken (GOL-22).')
  if (!choosing && worth(s.given) + worth(s.taken) > 0)
    found.push('given and taken: empty but in give and take.')
  if (worth(s.given) > EXCHANGE_LIMIT)
    found.push(`given: worth at most ${EXCHANGE_LIMIT} (GOL-23).`)
  if (s.phase !== 'take' && worth(s.taken) > 0) found.push('taken: empty before take.')
  for (let v = 1; v <= HIGHEST; v++) {
    if (s.given[v] > s.hands[s.turn][v])
      found.push(`given: seat ${s.turn} has no such ${v}s (GOL-22).`)
    if (s.taken[v] > s.market[v]) found.push(`taken: the market has no such ${v}s (GOL-24).`)
    if (s.given[v] > 0 && s.taken[v] > 0)
      found.push(`given and taken: ${v} on both sides (GOL-R5).`)
  }
  const last = lowest(s.phase === 'give' ? s.given : s.taken)
  if (s.last !== last)
    found.push(`last: ${last}, the lowest chosen so far in this step, or ${HIGHEST} (GOL-R5).`)
  return found.length > 0 || !choosing || canGoOn(s)
    ? found
    : [`${s.phase}: the market cannot pay (GOL-22).`]
}

function lowest(counts: number[]): number {
  const value = counts.findIndex(copies => copies > 0)
  return value === -1 ? HIGHEST : value
}

/** Whether the exchange can still be completed; before its first card it need not be. */
function canGoOn(s: State): boolean {
  if (s.phase === 'take') return takeable(s) !== 0
  return s.owed === 0 || isEnough(s) || giveable(s, s.turn) !== 0
}

/** Broken invariants of a state that has the right shape, each in a sentence. */
export function invariants(s: State): readonly string[] {
  return [...seatFaults(s), ...cardFaults(s), ...trickFaults(s), ...exchangeFaults(s)]
}
