import type { State } from '../engine/state.ts'
import { cards } from '../engine/table.fixture.ts'

/*
 * The rules once more, for comparison: slow, with whole turns as moves and cards as sorted lists,
 * written from the rulebook and the rulings without looking at the engine.
 */

export interface Desk {
  readonly asks: 'turn' | 'collect' | 'over'
  readonly turn: number
  readonly hands: readonly (readonly number[])[]
  readonly market: readonly number[]
  readonly discard: readonly number[]
  readonly inPlay: readonly number[]
  /** Whose set is in play, as far as passes and the reset are concerned. */
  readonly owner: number
  readonly seeded: boolean
  readonly passes: number
  readonly swaps: number
  readonly turns: number
  readonly maxTurns: number
  readonly start: number
  /** Seats in the order they went out. */
  readonly out: readonly number[]
  readonly ranking: readonly number[]
}

const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const without = (list: readonly number[], gone: readonly number[]) => {
  const left = [...list]
  for (const card of gone) left.splice(left.indexOf(card), 1)
  return left
}

/** Every different choice of cards from a sorted list worth at most `limit`, each once. */
function choices(list: readonly number[], limit: number): number[][] {
  const all: number[][] = [[]]
  for (let i = 0; i < list.length; i++) {
    if (list[i] > limit) break
    if (i > 0 && list[i] === list[i - 1]) continue
    for (const rest of choices(list.slice(i + 1), limit - list[i])) all.push([list[i], ...rest])
  }
  // Starting from each different card in turn makes [] once a level: only the outermost counts.
  return all.filter((choice, at) => at === 0 || choice.length > 0)
}

/** Every exchange of this hand with this market, in words. @rule GOL-22, GOL-23, GOL-R5 */
export function swaps(hand: readonly number[], market: readonly number[]): string[] {
  const payable = new Map<number, number[][]>()
  for (const take of choices(sorted(market), 14))
    payable.set(sum(take), [...(payable.get(sum(take)) ?? []), take])
  return choices(sorted(hand), 14)
    .filter(give => give.length > 0)
    .flatMap(give =>
      (payable.get(sum(give)) ?? [])
        .filter(take => !take.some(card => give.includes(card)))
        .map(take => `swap ${give.join(' ')} > ${take.join(' ')}`),
    )
}

/** Every set of one value in a hand, in words. @rule GOL-14 */
function sets(hand: readonly number[]): number[][] {
  return [...new Set(hand)].flatMap(value => {
    const copies = hand.filter(card => card === value)
    return copies.map((_, i) => copies.slice(0, i + 1))
  })
}

/**
 * Everything that may be done now, as whole moves in words; without exchanges, which `swaps` lists.
 */
export function choicesAt(desk: Desk): string[] {
  if (desk.asks === 'over') return []
  if (desk.asks === 'collect')
    return ['decline', ...new Set(desk.market.map(card => `collect ${card}`))]
  const { inPlay, hands, turn } = desk
  const plays = sets(hands[turn]).filter(set => {
    if (inPlay.length === 0) return true
    const higher = set.length === inPlay.length && set[0] > inPlay[0]
    const more = set.length > inPlay.length && set[0] === inPlay[0]
    return higher || more
  })
  return [...plays.map(set => set.join(' ')), ...(inPlay.length > 0 ? ['pass'] : [])]
}

const numbers = (text: string) => text.split(' ').map(Number)

/** The desk after a whole move of the seat to act. */
export function carryOut(desk: Desk, words: string): Desk {
  if (words === 'decline') return nextLead(desk, desk.turn)
  if (words.startsWith('collect ')) {
    const card = Number(words.slice(8))
    const taken = handOf(desk, desk.turn, hand => sorted([...hand, card]))
    return nextLead({ ...taken, market: without(desk.market, [card]) }, desk.turn)
  }
  const turns = desk.turns + 1
  if (words === 'pass') return passed({ ...desk, turns, passes: desk.passes + 1 })
  if (words.startsWith('swap ')) {
    const [give, take] = words.slice(5).split(' > ').map(numbers)
    const swapped = handOf(desk, desk.turn, hand => sorted([...without(hand, give), ...take]))
    const market = sorted([...without(desk.market, take), ...give])
    return passed({ ...swapped, market, turns, passes: desk.passes + 1, swaps: desk.swaps + 1 })
  }
  const set = numbers(words)
  const played = handOf(desk, desk.turn, hand => without(hand, set))
  const discard = sorted([...desk.discard, ...desk.inPlay])
  const trick = {
    inPlay: set,
    discard,
    owner: desk.turn,
    seeded: false,
    passes: 0,
    swaps: 0,
    turns,
  }
  const out = played.hands[desk.turn].length === 0 ? [...desk.out, desk.turn] : desk.out
  const after = { ...played, ...trick, out }
  if (holding(after).length === 1) return ended(after)
  return limited(after) ?? { ...after, turn: following(after, desk.turn) }
}

function handOf(
  desk: Desk,
  seat: number,
  change: (hand: readonly number[]) => readonly number[],
): Desk {
  return { ...desk, hands: desk.hands.map((hand, other) => (other === seat ? change(hand) : hand)) }
}

const holding = (desk: Desk) => desk.hands.flatMap((hand, seat) => (hand.length > 0 ? [seat] : []))

/** The next seat clockwise that holds cards. @rule GOL-11, GOL-33, GOL-R12 */
function following(desk: Desk, seat: number): number {
  const there = holding(desk)
  return there.find(other => other > seat) ?? there[0]
}

function limited(desk: Desk): Desk | null {
  return desk.maxTurns > 0 && desk.turns >= desk.maxTurns ? ended(desk) : null
}

/** @rule GOL-35, GOL-36, GOL-R18 */
function ended(desk: Desk): Desk {
  const seats = desk.hands.length
  const order = Array.from({ length: seats }, (_, i) => (desk.start + i) % seats)
  const left = order.filter(seat => desk.hands[seat].length > 0)
  left.sort(
    (a, b) =>
      desk.hands[a].length - desk.hands[b].length || sum(desk.hands[a]) - sum(desk.hands[b]),
  )
  return { ...desk, asks: 'over', ranking: [...desk.out, ...left] }
}

/** @rule GOL-26..33, GOL-R7, GOL-R10, GOL-R11, GOL-R22 */
function passed(desk: Desk): Desk {
  const stopped = limited(desk)
  if (stopped) return stopped
  const others = holding(desk).filter(seat => seat !== desk.owner)
  if (desk.passes < others.length) return { ...desk, turn: following(desk, desk.turn) }
  const closed = { ...desk, discard: sorted([...desk.discard, ...desk.inPlay]), inPlay: [] }
  if (desk.hands[desk.owner].length > 0) {
    if (desk.market.length === 0) return nextLead(closed, desk.owner)
    return { ...closed, asks: 'collect', turn: desk.owner }
  }
  const next = following(desk, desk.owner)
  if (desk.seeded && desk.swaps === 0) return nextLead(closed, next)
  const [lowest, ...market] = sorted([...desk.market, ...closed.discard])
  const seeded = { inPlay: [lowest], market, discard: [], seeded: true, passes: 0, swaps: 0 }
  return { ...closed, ...seeded, turn: next }
}

function nextLead(desk: Desk, seat: number): Desk {
  const market = sorted([...desk.market, ...desk.discard])
  const empty = { inPlay: [], discard: [], passes: 0, swaps: 0, seeded: false }
  return { ...desk, ...empty, market, asks: 'turn', turn: seat, owner: seat }
}

/** The desk as the engine's state has it, between whole moves. */
export function deskOf(state: State): Desk {
  return {
    asks: state.phase === 'give' || state.phase === 'take' ? 'turn' : state.phase,
    turn: state.turn,
    hands: state.hands.map(cards),
    market: cards(state.market),
    discard: cards(state.discard),
    inPlay: new Array<number>(state.count).fill(state.value),
    owner: state.owner,
    seeded: state.seeded,
    passes: state.passes,
    swaps: Number(state.traded),
    turns: state.turns,
    maxTurns: state.maxTurns,
    start: state.start,
    out: [...state.out],
    ranking: [...state.ranking],
  }
}
