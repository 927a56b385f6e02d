import { total } from '../../../kit/counts.ts'
import { faultsBy, type Need } from '../../../kit/define-game.ts'
import { upTo } from '../../../kit/moves.ts'
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
import { PHASES, type State } from './state.ts'

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
function cardFaults(s: State, need: Need): void {
  for (let v = 1; v <= HIGHEST; v++) {
    const inHands = s.hands.reduce((sum, hand) => sum + hand[v], 0)
    const cards =
      inHands + s.market[v] + s.discard[v] + s.removed[v] + (s.value === v ? s.count : 0)
    need(cards === DECK[v], `There are ${cards} cards of value ${v}, not ${DECK[v]} (GOL-2).`)
  }
  s.hands.forEach((hand, seat) => {
    const size = total(hand)
    need(size === s.sizes[seat], `sizes: seat ${seat} holds ${size} cards, not ${s.sizes[seat]}.`)
    const held = s.known[seat].every((known, v) => known <= hand[v])
    need(held, `known: seat ${seat} does not hold all of it.`)
  })
}

/** Seats, places and whose turn. @rule GOL-34, GOL-36 */
function seatFaults(s: State, need: Need): void {
  const seats = s.sizes.length
  const over = s.phase === 'over'
  const empty = upTo(seats).filter(seat => s.sizes[seat] === 0)
  const out = empty.length === s.out.length && empty.every(seat => s.out.includes(seat))
  need(out, 'out: exactly the seats without cards are out (GOL-34).')
  const two = over || empty.length <= seats - 2
  need(two, 'At least two seats hold cards until the game is over (GOL-36).')
  need(over || s.sizes[s.turn] > 0, `turn: seat ${s.turn} is out (GOL-34).`)
  const last = s.ranking.length === seats && s.game === s.games
  need(!over || last, 'over: the last game is ranked (GOL-36).')
  const numbered = s.game >= 1 && s.game <= s.games && (s.games === 1 || s.games === 3)
  need(numbered, 'game: 1 of 1, or 1 to 3 of 3 (GOL-37).')
  need([0, seats].includes(s.ranking.length), 'ranking: all seats, or none.')
}

/** The trick and the passes over it. @rule GOL-13, GOL-26, GOL-R7, GOL-R10 */
function trickFaults(s: State, need: Need): void {
  const { phase } = s
  const open = s.count === 0
  const set = s.value <= HIGHEST && (s.value === 0) === open
  need(set, 'value and count: both 0, or a set of cards in play.')
  const swept = !open || total(s.discard) === 0 || phase === 'collect' || phase === 'over'
  need(swept, 'discard: empty while the play area is empty (GOL-30).')
  const won = phase !== 'collect' || (open && s.owner === s.turn)
  need(won, 'collect: the owner of a finished trick takes (GOL-28).')
  const passing = phase === 'give' || phase === 'take'
  need(!passing || !open, 'Nobody passes over an empty play area (GOL-13).')
  const fresh = phase !== 'turn' || !open || (s.passes === 0 && !s.seeded)
  need(fresh, 'passes: none before the lead (GOL-13).')
  const single = !s.seeded || phase === 'over' || (s.count === 1 && s.sizes[s.owner] === 0)
  need(single, 'seeded: a single card that stands for a seat that is out (GOL-32).')
  const active = s.sizes.filter(size => size > 0).length
  const needed = s.sizes[s.owner] > 0 ? active - 1 : active
  const running = open || phase === 'over' || s.passes < needed
  need(running, `passes: ${needed} of them reset the market (GOL-26).`)
}

/** The exchange being chosen. @rule GOL-22, GOL-23, GOL-R5 */
function exchangeFaults(s: State, need: Need): void {
  const worth = (counts: number[]) => counts.reduce((sum, copies, value) => sum + copies * value, 0)
  const choosing = s.phase === 'give' || s.phase === 'take'
  const [given, taken] = [worth(s.given), worth(s.taken)]
  need(s.owed === given - taken, 'owed: what is given less what is taken (GOL-22).')
  need(choosing || given + taken === 0, 'given and taken: empty but in give and take.')
  need(given <= EXCHANGE_LIMIT, `given: worth at most ${EXCHANGE_LIMIT} (GOL-23).`)
  need(s.phase === 'take' || taken === 0, 'taken: empty before take.')
  for (let v = 1; v <= HIGHEST; v++) {
    need(s.given[v] <= s.hands[s.turn][v], `given: seat ${s.turn} has no such ${v}s (GOL-22).`)
    need(s.taken[v] <= s.market[v], `taken: the market has no such ${v}s (GOL-24).`)
    need(s.given[v] === 0 || s.taken[v] === 0, `given and taken: ${v} on both sides (GOL-R5).`)
  }
  const last = lowest(s.phase === 'give' ? s.given : s.taken)
  const sentence = `last: ${last}, the lowest chosen so far in this step, or ${HIGHEST} (GOL-R5).`
  need(s.last === last, sentence)
}

function lowest(counts: number[]): number {
  const value = counts.findIndex(copies => copies > 0)
  return value === -1 ? HIGHEST : value
}

/** The exchange can still be completed; before its first card it need not be. @rule GOL-22 */
function paymentFaults(s: State, need: Need): void {
  const payable =
    s.phase === 'take'
      ? takeable(s) !== 0
      : s.phase !== 'give' || s.owed === 0 || isEnough(s) || giveable(s, s.turn) !== 0
  need(payable, `${s.phase}: the market cannot pay (GOL-22).`)
}

/** Broken invariants of a state that has the right shape, each in a sentence. */
export const invariants = (s: State): readonly string[] => [
  ...faultsBy(need => {
    seatFaults(s, need)
    cardFaults(s, need)
    trickFaults(s, need)
  }),
  ...faultsBy(
    need => exchangeFaults(s, need),
    need => paymentFaults(s, need),
  ),
]
