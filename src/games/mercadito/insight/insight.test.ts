import { describe, expect, test } from 'vitest'
import { CARDS, cardOf } from '../content/index.ts'
import { game } from '../engine/index.ts'
import { setOf, worthOf } from '../engine/scoring.ts'
import type { Event, Mercadito, Move, State } from '../engine/state.ts'
import type { Seat } from '../../../kernel/game.ts'
import { must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import type { Bot, Question } from '../../../bots/bot.ts'
import { greedy } from '../../../bots/greedy.ts'
import { onlyInsight } from '../../../bots/knowledge.ts'
import { findBot } from '../../../bots/levels.ts'
import { search } from '../../../bots/search.ts'
import { compare } from '../../../bots/tournament.ts'
import { position } from '../engine/table.fixture.ts'
import { insight } from './index.ts'
import { daily } from '../../../../test/deep.ts'

const cards = (ids: readonly string[]) => ids.map(cardOf).sort((a, b) => a - b)

/** A final phase with these hands; all other cards are in the deck. */
const final = (hands: readonly (readonly string[])[]) =>
  position({ players: hands.length, phase: 'final', hands })

function question(state: State, seat: Seat, seed = 1): Question<Mercadito> {
  const view = game.view(state, seat)
  return { game, seat, view, offers: game.legal(state, seat), rng: Rng.from(seed), now: () => 0 }
}
const rule: Bot<Mercadito> = asked => greedy(asked, insight)
const chosen = (state: State, seat: Seat): Move => rule(question(state, seat)).move
/** What the seat shows before it does anything else. */
function shownBy(state: State, seat: Seat): Move[] {
  const shown: Move[] = []
  for (let move = chosen(state, seat); move.type === 'reveal'; move = chosen(state, seat)) {
    shown.push(move)
    game.play(state, seat, move, quiet)
  }
  return shown
}
const quiet = { rng: Rng.from(1), emit: () => undefined }

/** A whole game of bots, rule bots if left out, and what happened in it. */
function played(seats: number, seed: number, openMemory = true, bot = rule) {
  const rng = Rng.from(seed)
  const state = game.setup(seats, { openMemory }, rng)
  const events: Event[] = []
  let plies = 0
  let losses = 0
  let blind = 0
  for (let [seat] = game.actors(state); seat !== undefined; [seat] = game.actors(state)) {
    const { move } = bot(question(state, seat, plies))
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
  test('a short search is no worse than the rule bot', () => {
    const setting = {
      game,
      options: { openMemory: false },
      seed: 1,
      now: () => 0,
      seats: 2,
      deals: daily(2, 8),
    }
    const known = onlyInsight(insight)
    const short: Bot<Mercadito> = asked => search(asked, known, { ms: Infinity, iterations: 60 })
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
    expect(offered('rice', 'tomato').type).not.toBe('accept')
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
    shownBy(state, 0)
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
    shownBy(state, 0)
    expect(chosen(state, 0)).toEqual({ type: 'vote' })
    state.shown.push({ card: cardOf('chile'), to: [0, 2], open: true })
    expect(chosen(state, 0)).toEqual({ type: 'address', to: 1 })
  })

  test('MTO-43 a bot shows all the others what it can spare, and no card twice', () => {
    const state = final([
      ['list-salsa', 'list-guacamole', 'sweet-bread'],
      ['beans', 'rice'],
      ['juice', 'tantrum'],
    ])
    expect(shownBy(state, 0)).toEqual(
      cards(['list-salsa', 'list-guacamole']).map(card => ({ type: 'reveal', card, to: 'all' })),
    )
  })

  test('MTO-43 a bot asks for what it needs by showing the list that lacks it', () => {
    const hands = [['tomato', 'onion', 'list-salsa'], ['chile'], ['rice']]
    const list = { type: 'reveal', card: cardOf('list-salsa'), to: 'all' }
    expect(shownBy(final(hands), 0)).toContainEqual(list)
  })

  test('MTO-43 a bot that sees a list shows its holder the card it lacks, unless it needs it', () => {
    const state = final([
      ['chile', 'mango', 'banana'],
      ['tomato', 'onion', 'list-salsa'],
      ['beans', 'rice'],
    ])
    const asked = { type: 'reveal', card: cardOf('chile'), to: 1 }
    expect(shownBy(state, 0)).not.toContainEqual(asked)
    state.shown = [{ card: cardOf('list-salsa'), to: [0, 2], open: true }]
    expect(chosen(state, 0)).toEqual(asked)
  })

  test('MTO-41 a bot counters an offer that gives it too little with one that both can like', () => {
    const state = final([
      ['chile', 'sweet-bread', 'list-rice-and-beans', 'tantrum'],
      ['tomato', 'onion', 'list-salsa', 'beans', 'rice'],
      ['juice', 'mango'],
    ])
    state.known[1] = cards(['tomato', 'onion', 'list-salsa', 'beans', 'rice'])
    state.offers = [{ id: 1, from: 1, to: 0, give: cards(['tomato']), want: cards(['chile']) }]
    state.nextOffer = 2
    state.offersLeft[1] = 19
    const steps: Move['type'][] = []
    while (state.offers[0]?.from !== 0) {
      const move = chosen(state, 0)
      steps.push(move.type)
      game.play(state, 0, move, quiet)
    }
    expect(steps[0]).toBe('counter')
    expect(state.offers).toMatchObject([{ id: 2, from: 0, to: 1 }])
    expect(chosen(state, 1)).toEqual({ type: 'accept', offer: 2 })
  })

  test('MTO-35 no counter-offer asks for what the other lacks: without knowing more, no', () => {
    const state = final([['chile', 'rice'], ['tomato', 'onion'], ['juice']])
    state.offers = [{ id: 1, from: 1, to: 0, give: cards(['tomato']), want: cards(['chile']) }]
    state.nextOffer = 2
    state.offersLeft[1] = 19
    expect(chosen(state, 0)).toEqual({ type: 'decline', offer: 1 })
  })

  test('MTO-R24 what a bot does with its cards does not hang on cards that it has not seen', () => {
    const world = (theirs: readonly string[]) => {
      const state = final([
        ['chile', 'rice', 'list-salsa', 'tomato'],
        ['beans', ...theirs],
        ['juice'],
      ])
      state.known[1] = cards(['beans'])
      state.offers = [{ id: 1, from: 1, to: 0, give: cards(['beans']), want: cards(['chile']) }]
      const moves = game.legal(state, 0)
      const weights = new Float64Array(moves.length)
      insight.weigh(state, 0, moves, weights)
      return { moves, weights: [...weights] }
    }
    expect(world(['onion', 'basket'])).toEqual(world(['pinata', 'credit']))
  })

  test('MTO-34 in a playout an offer that was begun is made, if there is one worth making', () => {
    const state = final([['list-salsa', 'tomato', 'onion', 'mango'], ['chile', 'banana'], ['rice']])
    state.shown = [{ card: cardOf('chile'), to: [0, 2], open: true }]
    state.known[1] = cards(['chile', 'banana'])
    const rng = Rng.from(1)
    const go = (seat: Seat) =>
      game.play(state, seat, insight.choose(state, seat, game.legal(state, seat), rng), quiet)
    game.play(state, 0, { type: 'address', to: 1 }, quiet)
    while (state.drafts[0] !== null) go(0)
    expect(state.offers).toMatchObject([{ from: 0, to: 1, want: cards(['chile']) }])
    game.play(state, 1, { type: 'address', to: 2 }, quiet)
    go(1)
    expect(state.drafts[1]).toBeNull()
    expect(state.offers).toHaveLength(1)
  })

  test('MTO-42 bots that haggle stop: each makes few offers', () => {
    const { events } = played(4, 7)
    for (let seat = 0; seat < 4; seat++) {
      const made = events.filter(event => event.type === 'offered' && event.from === seat)
      expect(made.length).toBeLessThanOrEqual(6)
    }
  })

  test('MTO-34, MTO-37 in whole games bots trade, and no offer wants what the other lacks', () => {
    const games = Array.from({ length: 12 }, (_, seed) => played(4, seed + 1, seed % 2 === 0))
    expect(games.map(({ blind }) => blind)).toEqual(games.map(() => 0))
    const events = games.flatMap(each => each.events)
    expect(events.filter(({ type }) => type === 'traded').length).toBeGreaterThan(3)
  })

  test('MTO-37 bots that overlook and misjudge ask for no card that they have not seen there', () => {
    const easy = must(findBot('easy@4', onlyInsight(insight)))
    const trader: Bot<Mercadito> = asked => (asked.view.phase === 'final' ? easy : rule)(asked)
    const games = [1, 2, 3, 4].map(seed => played(4, seed, true, trader))
    expect(games.map(({ blind }) => blind)).toEqual([0, 0, 0, 0])
    const events = games.flatMap(each => each.events)
    expect(events.filter(({ type }) => type === 'offered').length).toBeGreaterThan(3)
  })

  test('MTO-44, MTO-47 the final phase is soon over, and no trade was anybody’s loss', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const { plies, losses } = played(4, seed)
      expect(plies).toBeLessThan(300)
      expect(losses).toBe(0)
    }
  })
})
