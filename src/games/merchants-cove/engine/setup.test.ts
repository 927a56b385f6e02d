import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { total } from '../../../kit/counts.ts'
import { standard } from '../content/index.ts'
import { game } from './index.ts'
import { MERCHANT_IDS, ROGUES, SET_CHOICES } from './names.ts'
import type { Options } from './state.ts'
import { act, answers, asked, content, crowd, goOn, position, tables } from './table.fixture.ts'

const options: Options = {
  content,
  merchants: 'random',
  townsfolk: 'locals-mercenaries',
  rogue: 'criminals',
}
const deal = (seats: number, chosen: Partial<Options> = {}, seed = 1) =>
  game.setup(seats, { ...options, ...chosen }, Rng.from(seed))

describe('setup', () => {
  test('COV-1, COV-R1 two to four players, every merchant a part of its own with rules of its own', () => {
    expect(game.seats).toEqual([2, 4])
    for (const { spaces } of standard.merchants) {
      for (const { rule } of spaces) expect(rule).toMatch(/^COV-(8\d|[A-Z]{3}-\d+)$/)
      expect(new Set(spaces.map(({ id }) => id)).size).toBe(spaces.length)
    }
    expect(tables.loads[5][3]).toBe(0)
  })

  test('COV-2, COV-R3, COV-R4 six boats of four, four berths', () => {
    const state = deal(3)
    expect(state.boats.map(({ at }) => at)).toEqual(['sea', 'sea', 'sea', 'sea', 'sea', 'sea'])
    expect(state.berths).toEqual([null, null, null, null])
    expect(tables.capacity).toBe(4)
  })

  test('COV-3, COV-4 at least two of three sets of 12, four cards in the square', () => {
    for (const townsfolk of SET_CHOICES) {
      const state = deal(2, { townsfolk })
      expect(state.square).not.toContain(null)
      expect(state.deck.length + 4).toBe(townsfolk === 'all' ? 36 : 24)
      const sets = new Set(
        [...state.deck, ...state.square].map(card => tables.townsfolk[card ?? 0].set),
      )
      expect(sets.size).toBe(townsfolk === 'all' ? 3 : 2)
    }
  })

  test('COV-5, COV-37 sixty Corruption cards of nine kinds, 72 Corruption icons and 6 of each Faction', () => {
    expect(total(deal(2).corruptionDeck)).toBe(60)
    const kinds = tables.corruption.flatMap(kind => (kind ? [kind] : []))
    expect(kinds).toHaveLength(9)
    expect(kinds.reduce((sum, kind) => sum + kind.copies * kind.corruption, 0)).toBe(72)
    for (const colour of [1, 2, 3, 4]) {
      expect(kinds.reduce((sum, kind) => sum + kind.copies * kind.factions[colour], 0)).toBe(6)
    }
  })

  test('TV-4, COV-6, COV-7, COV-8, COV-9 one in each Hall, the others and the Rogues of the card in bag and Lair', () => {
    const numbers = { criminals: [2, 4], cultists: [1, 6], robbers: [2, 5] }
    for (const rogue of ROGUES) {
      const state = deal(4, { rogue })
      expect(state.halls).toEqual([0, 1, 1, 1, 1])
      const [lair, bag] = numbers[rogue]
      expect(state.lair).toBe(lair)
      const everywhere = state.boats.reduce(
        (all, { aboard }) => all.map((n, i) => n + aboard[i]),
        state.bag,
      )
      expect(everywhere).toEqual(crowd({ red: 12, green: 12, blue: 8, yellow: 8, grey: bag }))
    }
  })

  test('COV-10, COV-12, COV-14 nobody has Gold, all Timepieces lie on hour 1 in random order', () => {
    const stacks = new Set<string>()
    for (let seed = 1; seed < 60; seed++) {
      const state = deal(3, {}, seed)
      expect(state.timepieces).toEqual([2, 2, 2])
      expect(state.players.map(({ gold }) => gold)).toEqual([0, 0, 0])
      stacks.add(state.stack.join())
    }
    expect(stacks.size).toBe(6)
  })

  test('COV-11 the indicator starts on 12, both hands are covered', () => {
    const state = deal(2)
    expect(state.indicator).toBe(12)
    expect(tables.hands.map(({ covered }) => covered >= state.round)).toEqual([true, true])
  })

  test('TV-4, COV-13, COV-43, COV-R6 indicators at 3:30, 6:30, 9:30 and 11:30, tokens by number of players', () => {
    const at = (players: number) => [3, 6, 9, 11].map(hour => tables.loads[players][hour])
    expect([2, 3, 4, 5].map(at)).toEqual([
      [1, 1, 2, 2],
      [1, 1, 1, 2],
      [1, 1, 1, 1],
      [0, 1, 1, 1],
    ])
    expect(tables.loads[4].filter(draws => draws > 0)).toHaveLength(4)
  })
})

describe('merchants', () => {
  test('COV-15, COV-R2 chance gives each player another one', () => {
    for (let seed = 1; seed < 20; seed++) {
      const merchants = deal(4, {}, seed).players.map(({ merchant }) => merchant)
      expect(MERCHANT_IDS.every(id => merchants.includes(id))).toBe(true)
    }
  })

  test('COV-15, COV-R2 or they are chosen in seat order; who is last has no choice with four players', () => {
    const state = deal(4, { merchants: 'choose' })
    expect(state.phase).toBe('merchants')
    expect(game.actors(state)).toEqual([0])
    expect(answers(state)).toHaveLength(5)
    act(state, { type: 'chooseMerchant', merchant: 'cap' })
    expect(game.actors(state)).toEqual([1])
    expect(game.explain(state, 1, { type: 'chooseMerchant', merchant: 'cap' })).toMatchObject({
      rule: 'COV-R2',
    })
    const events = act(
      state,
      { type: 'chooseMerchant', merchant: 'random' },
      { type: 'chooseMerchant', merchant: 'random' },
    )
    expect(events.filter(({ type }) => type === 'merchant')).toMatchObject([
      { chance: true },
      { chance: true },
      {},
    ])
    expect(state.players.every(({ merchant, shop }) => merchant === shop?.merchant)).toBe(true)
    expect(state.phase).toBe('production')
  })

  test('COV-R2 or drafted: whose Timepiece lies lowest chooses first', () => {
    for (let seed = 1; seed < 9; seed++) {
      const state = deal(3, { merchants: 'draft' }, seed)
      expect(game.actors(state)).toEqual([state.stack[0]])
      act(state, { type: 'chooseMerchant', merchant: 'alc' })
      expect(game.actors(state)).toEqual([state.stack[1]])
    }
  })

  test('COV-R20 all figures start off the board', () => {
    const state = deal(4)
    expect(state.players.flatMap(({ figures }) => figures)).toEqual([null, null, null, null, null])
    expect(asked(state)).toBe('chooseSpace')
  })
})

describe('arrival', () => {
  test('COV-R36 the bag runs out of Customers: boats stay short, Rogues in the bag', () => {
    const state = position({
      merchants: ['cap', 'bla'],
      bag: { red: 3, grey: 4 },
      agenda: [{ at: 'arrive' }],
    })
    goOn(state)
    expect(state.boats.map(({ aboard }) => aboard[1])).toEqual([2, 1, 0, 0, 0, 0])
    expect(state.bag).toEqual(crowd({ grey: 4 }))
  })

  test('COV-19, COV-20, COV-R37 two Adventurers on each of six boats', () => {
    for (let seed = 1; seed < 9; seed++) {
      expect(deal(2, {}, seed).boats.map(({ aboard }) => total(aboard))).toEqual([2, 2, 2, 2, 2, 2])
    }
  })

  test('COV-18, COV-21, COV-22 Criminals and Robbers let only Customers board, Cultists Rogues too', () => {
    const rogues = (rogue: Options['rogue']) => {
      let aboard = 0
      for (let seed = 1; seed < 30; seed++) {
        const state = deal(2, { rogue }, seed)
        for (const boat of state.boats) aboard += boat.aboard[5]
        expect(state.bag[5] + state.boats.reduce((sum, boat) => sum + boat.aboard[5], 0)).toBe(
          tables.rogues[rogue].bag,
        )
      }
      return aboard
    }
    expect(rogues('criminals')).toBe(0)
    expect(rogues('robbers')).toBe(0)
    expect(rogues('cultists')).toBeGreaterThan(10)
  })
})
