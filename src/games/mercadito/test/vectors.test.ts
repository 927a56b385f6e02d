import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clone } from '../../../kernel/json.ts'
import { onTimeout } from '../engine/clock.ts'
import { offerSteps } from '../engine/draft.ts'
import { game } from '../engine/index.ts'
import { tally } from '../engine/scoring.ts'
import type { Event, Move, State } from '../engine/state.ts'
import { card, handsOf, idOf, ids, position, type Setting, step } from '../engine/table.fixture.ts'

/*
 * The test vectors of the rules' document, whole moves and cards by name, as they were written
 * there; offers are translated into the small steps they are made of.
 */

interface WholeMove {
  readonly type: string
  readonly card?: string
  readonly to?: number | 'all'
  readonly offer?: number
  readonly give?: readonly string[]
  readonly want?: readonly string[]
}
type Said = readonly [player: number | 'clock', move: WholeMove]
interface Vector {
  readonly vector: string
  readonly title: string
  readonly setup: Setting
  readonly moves?: readonly Said[]
  readonly expect?: { readonly [name: string]: unknown }
  readonly legal?: { readonly [seat: string]: readonly WholeMove[] }
  readonly illegal?: readonly (readonly [number, WholeMove])[]
  readonly scores?: readonly (readonly [
    hand: string[],
    players: number,
    points: number,
    spent: number,
  ])[]
}

const FILE = new URL('vectors.fixture.json', import.meta.url)
const vectors = JSON.parse(readFileSync(FILE, 'utf8')) as readonly Vector[]

function stepsOf(move: WholeMove): Move[] {
  const { type, give, want, to, offer = 0 } = move
  if (give && want) {
    return offerSteps({
      to: Number(to),
      give: give.map(card),
      want: want.map(card),
      answers: type === 'counter' ? offer : 0,
    })
  }
  const small = { ...move, type: type === 'choose' ? 'pick' : type }
  return [(move.card === undefined ? small : { ...small, card: card(move.card) }) as Move]
}

/** Carries out a whole move; false, and nothing changed, if any step of it is refused. */
function carryOut(state: State, [player, move]: Said, events: Event[]): boolean {
  const there = clone(state)
  const said =
    player === 'clock'
      ? onTimeout(there)
      : stepsOf(move).map(each => ({ seat: player, move: each }))
  if (!said.every(each => step(there, each.seat, each.move, events))) return false
  Object.assign(state, there)
  return true
}

/** What the vectors speak of, read from a state. */
function readings(state: State, events: readonly Event[]) {
  const ended = events.find(event => event.type === 'ended')
  return {
    phase: state.phase,
    round: state.round,
    wave: state.wave,
    hands: handsOf(state).map(hand => hand.sort()),
    market: ids(state.market),
    deckCount: state.deck.length,
    deckTop: state.stacked.filter(each => state.deck.includes(each)).map(idOf),
    discard: ids(state.discard),
    removed: ids(state.removed),
    choosers: game.actors(state),
    reshuffled: events.filter(event => event.type === 'reshuffled').length,
    votes: state.votes,
    offersLeft: state.offersLeft,
    offerIds: state.offers.map(({ id }) => id),
    offers: state.offers.map(offer => ({ ...offer, give: ids(offer.give), want: ids(offer.want) })),
    shown: Object.fromEntries(state.shown.map(each => [idOf(each.card), each.to])),
    result: ended && { scores: ended.points, spent: ended.spent, winners: ended.winners },
  }
}

const sortedHands = (value: unknown) => (value as string[][]).map(hand => [...hand].sort())

test('all 33 vectors are here', () => {
  expect(vectors.map(({ vector }) => vector)).toEqual(
    Array.from({ length: 33 }, (_, i) => `MTO-V${i + 1}`),
  )
})

describe.each(vectors)('$vector. $title', vector => {
  const state = position(vector.setup)
  const events: Event[] = []
  for (const said of vector.moves ?? []) {
    if (!carryOut(state, said, events))
      throw new Error(`${vector.vector}: ${JSON.stringify(said)} is refused.`)
  }

  test('leads where it says', () => {
    const expected = Object.entries(vector.expect ?? {})
    const read = readings(state, events) as { readonly [name: string]: unknown }
    for (const [name, value] of expected) {
      expect({ [name]: read[name] }).toEqual({
        [name]: name === 'hands' ? sortedHands(value) : value,
      })
    }
    for (const [hand, players, points, spent] of vector.scores ?? []) {
      expect({ hand, ...tally(hand.map(card), players) }).toMatchObject({ hand, points, spent })
    }
    expect(expected.length + (vector.scores?.length ?? 0)).toBeGreaterThan(0)
  })

  test('and what is legal there, and what is not', () => {
    for (const [seat, moves] of Object.entries(vector.legal ?? {})) {
      expect(game.legal(state, Number(seat))).toEqual(moves.flatMap(stepsOf))
    }
    for (const said of vector.illegal ?? []) {
      const before = clone(state)
      expect({ said, legal: carryOut(state, said, []) }).toEqual({ said, legal: false })
      expect(state).toEqual(before)
    }
  })
})
