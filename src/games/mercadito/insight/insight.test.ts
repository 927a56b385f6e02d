import { describe, expect, test } from 'vitest'
import { CARDS, cardOf } from '../content/index.ts'
import { game } from '../engine/index.ts'
import { setOf, worthOf } from '../engine/scoring.ts'
import type { Event, Mercadito, Move, State } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Bot, Question } from '../../../bots/bot.ts'
import { greedy } from '../../../bots/greedy.ts'
import { random } from '../../../bots/random.ts'
import { search } from '../../../bots/search.ts'
import { compare } from '../../../bots/tournament.ts'
import { insight } from './index.ts'
import { daily } from '../../../../test/deep.ts'

const cards = (ids: readonly string[]) => ids.map(cardOf).sort((a, b) => a - b)

/** A final phase with these hands; all other cards are in the deck. */
function final(hands: readonly (readonly string[])[]): State {
  const state = game.setup(hands.length, { openMemory: false }, Rng.from(1))
  const held = new Set(hands.flatMap(cards))
  const deck = CARDS.map((_, card) => card).filter(card => !held.has(card))
  return {
    ...state,
    phase: 'final',
    hands: hands.map(cards),
    deck,
    market: state.market.map(() => null),
    choosers: [],
  }
}

function question(state: State, seat: Seat, seed = 1): Question<Mercadito> {
  const view = game.view(state, seat)
  return { game, seat, view, offers: game.legal(state, seat), rng: Rng.from(seed), now: () => 0 }
}
const rule: Bot<Mercadito> = asked => greedy(asked, insight)
const chosen = (state: State, seat: Seat): Move => rule(question(state, seat)).move
const quiet = { rng: Rng.from(1), emit: () => undefined }

/** A whole game of rule bots, and what happened in it, with the state before each event. */
function played(seats: number, seed: number, openMemory = true) {
  const rng = Rng.from(seed)
  const state = game.setup(seats, { openMemory }, rng)
  const events: Event[] = []
  let plies = 0
  let losses = 0
  let blind = 0
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const move = chosen(state, seat)
    const before = worthOf(setOf(state.hands[seat]), 6)
    const { to, want } = state.drafts[seat] ?? { to: seat, want: [] }
    if (move.type === 'send' && !want.every(card => state.hands[to]?.includes(card))) blind++
    game.play(state, seat, move, { rng, emit: event => events.push(event) })
    if (move.type === 'accept' && worthOf(setOf(state.hands[seat]), 6) <= before) losses++
    plies++
  }
  return { events, plies, losses, blind }
}

describe('strength', () => {
  test.each([2, 3, 4])('with %i players the rule bot beats chance nearly always', seats => {
    const setting = {
      game,
      options: { openMemory: false },
      seed: 1000,
      now: () => 0,
      seats,
      deals: daily(4, 12),
    }
    expect(compare(setting, rule, random).wins).toBeGreaterThan(0.8)
  })

  test('a short search is no worse than the rule bot', () => {
    const setting = {
      game,
      options: { openMemory: false },
      seed: 1,
      now: () => 0,
      seats: 2,
      deals: daily(2, 8),
    }
    const short: Bot<Mercadito> = asked => search(asked, insight, { ms: Infinity, iterations: 60 })
    expect(compare(setting, short, rule).wins).toBeGreaterThan(0.4)
  })
})

describe('sense', () => {
  test('MTO-9 a card that completes a list is picked', () => {
    const state = game.setup(2, { openMemory: false }, Rng.from(3))
    const hand = cards(['tomato', 'onion', 'list-salsa'])
    const market = ['tantrum', 'chile', 'lime', 'credit', 'beans'].map(cardOf)
    const deck = CARDS.map((_, card) => card).filter(
      card => !hand.includes(card) && !market.includes(card),
    )
    const there = { ...state, round: 7, hands: [hand, []], market, deck }
    expect(game.faults(there)).toEqual([])
    expect(chosen(there, 0)).toEqual({ type: 'pick', card: cardOf('chile') })
  })

  test('MTO-17 nobody holds on for ever, nobody always cedes', () => {
    const said = new Map<string, number>()
    for (let seed = 1; seed <= 12; seed++) {
      for (const event of played(4, seed).events) {
        if (event.type !== 'called') continue
        for (const each of event.declarations) said.set(each.said, (said.get(each.said) ?? 0) + 1)
      }
    }
    expect(said.get('hold')).toBeGreaterThan(30)
    expect(said.get('cede')).toBeGreaterThan(30)
  })

  test('MTO-37 what lowers the own chance is not accepted, what raises it is', () => {
    const hands = [
      ['tomato', 'onion', 'list-salsa', 'mango'],
      ['chile', 'rice'],
      ['beans', 'juice'],
    ]
    const offered = (give: string, want: string) => {
      const state = final(hands)
      state.offers = [{ id: 1, from: 1, to: 0, give: cards([give]), want: cards([want]) }]
      state.nextOffer = 2
      state.offersLeft[1] = 19
      return chosen(state, 0)
    }
    expect(offered('rice', 'tomato')).toEqual({ type: 'decline', offer: 1 })
    expect(offered('chile', 'mango')).toEqual({ type: 'accept', offer: 1 })
  })

  test('MTO-34 a bot proposes what would help it, in small steps, to whom it can', () => {
    const state = final([
      ['tomato', 'onion', 'list-salsa', 'sweet-bread'],
      ['chile', 'rice'],
      ['beans', 'juice'],
    ])
    state.known[1] = cards(['chile'])
    const steps: string[] = []
    for (let i = 0; i < 4; i++) {
      const move = chosen(state, 0)
      steps.push(move.type)
      game.play(state, 0, move, quiet)
    }
    expect(steps).toEqual(['address', 'give', 'want', 'send'])
    expect(state.offers).toMatchObject([{ to: 1, want: cards(['chile']) }])
  })

  test('MTO-34 a bot asks only for a card that it has seen', () => {
    const state = final([
      ['tomato', 'onion', 'list-salsa', 'sweet-bread'],
      ['chile', 'rice'],
      ['juice', 'tantrum'],
    ])
    expect(chosen(state, 0)).toEqual({ type: 'vote' })
    state.shown = cards(['chile']).map(card => ({ card, to: [0, 2], open: true }))
    expect(chosen(state, 0)).toEqual({ type: 'address', to: 1 })
  })

  test('MTO-43 a bot shows all the others what it can spare, and no card twice', () => {
    const state = final([
      ['list-salsa', 'list-guacamole', 'sweet-bread'],
      ['beans', 'rice'],
      ['juice', 'tantrum'],
    ])
    const shown: Move[] = []
    for (let move = chosen(state, 0); move.type === 'reveal'; move = chosen(state, 0)) {
      shown.push(move)
      game.play(state, 0, move, quiet)
    }
    expect(shown).toEqual(
      cards(['list-salsa', 'list-guacamole']).map(card => ({ type: 'reveal', card, to: 'all' })),
    )
  })

  test('MTO-34, MTO-37 in whole games bots trade, and no offer wants what the other lacks', () => {
    const games = Array.from({ length: 12 }, (_, seed) => played(4, seed + 1, seed % 2 === 0))
    expect(games.map(({ blind }) => blind)).toEqual(games.map(() => 0))
    const events = games.flatMap(each => each.events)
    expect(events.filter(({ type }) => type === 'traded').length).toBeGreaterThan(3)
  })

  test('MTO-44, MTO-47 the final phase is soon over, and no trade was anybody’s loss', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { plies, losses } = played(4, seed)
      expect(plies).toBeLessThan(300)
      expect(losses).toBe(0)
    }
  })
})
