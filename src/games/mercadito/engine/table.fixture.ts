import type { Seat } from '../../../kernel/game.ts'
import { same } from '../../../kernel/json.ts'
import { Rng } from '../../../kernel/rng.ts'
import { played, sound, whyNot } from '../../../kit/play.fixture.ts'
import { CARDS, cardOf } from '../content/index.ts'
import { offerSteps } from './draft.ts'
import { game } from './index.ts'
import { seatsOf, startRound } from './setup.ts'
import type { Card, Event, Move, State } from './state.ts'

/*
 * Small positions made by hand, with cards by their names, and moves in words, the seat first:
 * `act(state, '0 pick tomato', '1 pass', '0 offer 1: tomato > chile', '1 accept 1')`.
 */

export interface Setting {
  readonly players: number
  readonly phase?: 'choose' | 'final'
  readonly round?: number
  readonly hands?: readonly (readonly string[])[]
  /** Left out: the round is dealt. */
  readonly market?: readonly string[]
  /** What is on top; cards named nowhere lie below, in the order of the list of cards. */
  readonly deck?: readonly string[]
  readonly discard?: readonly string[]
  readonly removed?: readonly string[]
  /** In which order the discards come after they have been shuffled. */
  readonly reshuffles?: readonly (readonly string[])[]
  readonly votes?: readonly boolean[]
  readonly offersLeft?: readonly number[]
  readonly openMemory?: boolean
}

export function card(id: string): Card {
  const found = cardOf(id)
  if (found === -1) throw new Error(`There is no card ${id}.`)
  return found
}
export const idOf = (which: Card) => CARDS[which].id
const rising = (ids: readonly string[]) => ids.map(card).sort((a, b) => a - b)

/** A sound position. */
export function position(setting: Setting): State {
  const {
    players,
    phase = 'choose',
    market = [],
    deck = [],
    discard = [],
    removed = [],
    reshuffles = [],
  } = setting
  const { hands = Array.from({ length: players }, () => []) } = setting
  const named = new Set([...hands.flat(), ...market, ...deck, ...discard, ...removed])
  const below = CARDS.map(({ id }) => id).filter(id => !named.has(id))
  const base = game.setup(players, { openMemory: setting.openMemory ?? false }, Rng.from(1))
  const limit = { 2: 8, 3: 7, 4: 6 }[players] ?? 0
  const state: State = {
    ...base,
    phase,
    round: setting.round ?? 1,
    hands: hands.map(rising),
    deck: rising([...deck, ...below]),
    stacked: [...new Set([...deck, ...below, ...reshuffles.flat()])].map(card),
    market: base.market.map((_, slot) => (market[slot] === undefined ? null : card(market[slot]))),
    discard: discard.map(card),
    removed: removed.map(card),
    choosers: phase === 'choose' ? seatsOf(base).filter(seat => hands[seat].length < limit) : [],
    votes: [...(setting.votes ?? base.votes)],
    offersLeft: [...(setting.offersLeft ?? base.offersLeft)],
  }
  if (phase === 'choose' && market.length === 0)
    startRound(state, { rng: Rng.from(1), emit: () => undefined })
  return sound(game, state)
}

/** What a seat says, as the small steps it is made of. */
export function steps(verb: string, rest: string): Move[] {
  const [target, cards = ''] = rest.split(/: */)
  const [give, want = ''] = cards.split(/ *> */)
  const ids = (text: string) => text.split(' ').filter(Boolean).map(card)
  const [first, second] = rest.split(' ')
  switch (verb) {
    case 'offer':
      return offerSteps({ to: Number(target), give: ids(give), want: ids(want), answers: 0 })
    case 'answer':
      return offerSteps({ to: 0, give: ids(give), want: ids(want), answers: Number(target) })
    case 'pick':
    case 'give':
    case 'want':
      return [{ type: verb, card: card(first) }]
    case 'juice':
    case 'address':
      return [{ type: verb, to: Number(first) }]
    case 'accept':
    case 'decline':
    case 'cancel':
    case 'counter':
      return [{ type: verb, offer: Number(first) }]
    case 'reveal':
      return [{ type: verb, card: card(first), to: second === 'all' ? 'all' : Number(second) }]
    default:
      return [{ type: verb } as Move]
  }
}

/** Plays one small step; false, and nothing is changed, if it is not legal. */
export function step(state: State, seat: Seat, move: Move, events: Event[] = []): boolean {
  const offered = game.legal(state, seat).find(offer => same(offer, move))
  if (offered === undefined) return false
  game.play(state, seat, offered, { rng: Rng.from(1), emit: event => events.push(event) })
  sound(game, state, JSON.stringify(move))
  return true
}

function spoken(words: string): { seat: Seat; moves: Move[] } {
  const [, seat, verb, rest = ''] = /^(\d) (\w+) ?(.*)$/.exec(words) ?? []
  return { seat: Number(seat), moves: steps(verb, rest) }
}

/** Plays moves in words and tells what happened. An illegal one throws. */
export function act(state: State, ...said: readonly string[]): Event[] {
  return said.flatMap(words => {
    const { seat, moves } = spoken(words)
    return moves.flatMap(move => played(game, state, seat, move, Rng.from(1), words))
  })
}

/**
 * Why the last step of a move in words is refused: `'MTO-9 not-in-market'`, or null if it is not.
 */
export function refusal(state: State, words: string): string | null {
  const there = structuredClone(state)
  const { seat, moves } = spoken(words)
  for (const move of moves) {
    const refused = whyNot(game, there, seat, move)
    if (refused) return refused
    step(there, seat, move)
  }
  return null
}

/** What is offered to a seat, in words. */
export function offers(state: State, seat: Seat): string[] {
  return game
    .legal(state, seat)
    .map(({ type, ...rest }) =>
      [
        type,
        ...Object.entries(rest).map(([name, value]) =>
          name === 'card' ? idOf(Number(value)) : String(value),
        ),
      ].join(' '),
    )
}

/** The cards of each hand, by name. */
export const handsOf = (state: State) => state.hands.map(hand => hand.map(idOf))
/** A list of cards by name; null stays. */
export const ids = (cards: readonly (Card | null)[]) =>
  cards.map(each => (each === null ? null : idOf(each)))

/** Random positions on the way of a random game: the same seed, the same way. */
export function* wander(seats: number, seed: number, openMemory = false): Generator<State> {
  const rng = Rng.from(seed)
  const state = game.setup(seats, { openMemory }, rng)
  yield state
  while (state.phase !== 'over') {
    const able = seatsOf(state).filter(seat => game.legal(state, seat).length > 0)
    const seat = rng.pick(able)
    const moves = game.legal(state, seat)
    const types = [...new Set(moves.map(({ type }) => type))]
    const type = rng.pick(types)
    game.play(state, seat, rng.pick(moves.filter(move => move.type === type)), {
      rng,
      emit: () => undefined,
    })
    yield state
  }
}

/** Three hands of the final phase. */
export const HANDS = [
  ['tomato', 'onion', 'list-salsa'],
  ['chile', 'lime', 'mango'],
  ['banana', 'juice', 'list-lime-soup'],
]

/** The final phase of three players. */
export const last = (more: Partial<Setting> = {}): State =>
  position({ players: 3, phase: 'final', round: 8, hands: HANDS, ...more })

/** A round of three players that has just begun. */
export const rounds = (): State =>
  position({ players: 3, market: ['pinata', 'lime', 'onion', 'cheese', 'credit'] })
