import { describe, expect, it } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { broken, whoAt } from '../../../kit/words/text.fixture.ts'
import { contentSets, standard } from '../content/index.ts'
import { game } from '../engine/index.ts'
import { goodOf } from '../engine/market/goods.ts'
import { MERCHANT_IDS } from '../engine/names.ts'
import type { Event, Options } from '../engine/state.ts'
import { act, content, position } from '../engine/table.fixture.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'
import { labelOf, spaceKey, staffKey, townsperson } from './terms.ts'
import { merchantOf } from './words.ts'

const [en, es] = [textIn(sayIn('en', english)), textIn(sayIn('es', spanish))]
const OPTIONS: Options = { content, merchants: 'random', townsfolk: 'all', rogue: 'criminals' }
const who = (me: Viewer) => whoAt(me, OPTIONS)

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  it('says why an action can do nothing', () => {
    const brew = text.refusal({
      rule: 'COV-R21',
      why: 'no-effect',
      with: { merchant: 'alc', space: 'alc.brew' },
    })
    const other = text.refusal({
      rule: 'COV-R21',
      why: 'no-effect',
      with: { merchant: 'cap', space: 'cap.row' },
    })
    expect(brew).not.toBe(other)
    expect(other).toMatch(/^[A-Z].*\.$/)
  })

  it('counts Adventurers who were drawn together and are alike', () => {
    const drew = (...adventurers: number[]) =>
      text.event({ type: 'drew', seat: 1, adventurers, reveals: true }, who(0))
    expect(drew(2, 2)).toMatch(/\b2 [Bb]ard/)
    expect(drew(1, 2)).not.toMatch(/\d/)
  })

  it('says which Goods the piers of a side take, where a boat is to dock', () => {
    const hints = [0, 3].map(boat => {
      const asked = { at: 'dock.berth', seat: 0, boat } as const
      return text.prompt(
        game.view(position({ merchants: ['cap', 'alc'], agenda: [asked] }), 0),
        who(0),
      ).hint
    })
    expect(hints[0]).toMatch(/Baza/)
    expect(hints[1]).toMatch(/Black Market.* Corruption|Mercado Negro.* Corrupción/)
  })

  it('says what somebody who goes aboard buys, and how much of that I have', () => {
    const state = position({ merchants: ['cap', 'alc'] })
    state.agenda = [{ at: 'load.boat', seat: 0 }]
    state.players[0].shelf[goodOf('small', 1)] = 2
    state.players[0].shelf[goodOf('large', 1)] = 1
    const hint = (...drawn: number[]) => text.prompt(game.view({ ...state, drawn }, 0), who(0)).hint
    expect(hint(1)).toMatch(/(red|rojas)\D* 3\)/)
    expect(hint(4)).toMatch(/(yellow|amarillas)\D* 0\)/)
    // Rogues buy only where the day's card says so.
    expect(hint(5)).not.toMatch(/\d/)
  })

  it('tells what is rare', () => {
    const rare: Event[] = [
      { type: 'reshuffled', count: 12 },
      { type: 'returned', adventurers: [1] },
      { type: 'returned', adventurers: [5, 2] },
      { type: 'conjured', seat: 0, pier: 1, rogues: 2 },
      { type: 'alc.flushed', seat: 0, ichor: 3 },
      { type: 'alc.transmuted', seat: 1, give: 1, take: 4 },
      { type: 'cap.netted', seat: 1, zone: 2, good: 1 },
      { type: 'chr.reshuffled', seat: 0, count: 10 },
      { type: 'advanced', seat: 0, hours: 6, to: 23, hands: [0, 1], indicators: 0 },
      { type: 'advanced', seat: 1, hours: 4, to: 16, hands: [], indicators: 2 },
      { type: 'left', boat: 5, aboard: [0, 0, 0, 0, 0, 0], why: 'market' },
      {
        type: 'sold',
        seat: 1,
        merchant: 'bla',
        pier: 1,
        good: 3,
        customers: 4,
        rogues: 2,
        gold: 16,
      },
      { type: 'unmasked', seat: 1, cards: [0, 0, 0], reveals: true },
      {
        type: 'ended',
        gold: [50, 50],
        unsold: [2, 2],
        cards: [1, 1],
        winners: [0, 1],
        reveals: true,
      },
    ]
    const said = rare.flatMap(event => [null, 0, 1].map(viewer => text.event(event, who(viewer))))
    expect(broken(said)).toEqual([])
  })

  it('names every card, every option and the set of values', () => {
    const names = standard.townsfolk.map(card => townsperson(text.say, card))
    expect(new Set(names).size).toBe(36)
    expect(townsperson(text.say, { name: 'Somebody Else' })).toBe('Somebody Else')
    expect(text.ours.length).toBeGreaterThan(200)
    expect(text.options.rogue.value('robbers')).toBe(text.say('rogue', { n: 'robbers' }))
    const sets = [contentSets.standard, ...contentSets.former, '0123456789']
    expect(new Set(sets.map(set => text.options.content.value(set))).size).toBe(3)
  })
})

it('every card of the standard set has a name in every language', () => {
  const names = (catalogue: object) =>
    Object.keys(catalogue).flatMap(key =>
      key.startsWith('townsfolk.') ? [key.slice('townsfolk.'.length)] : [],
    )
  const cards = standard.townsfolk.map(({ name }) => name).toSorted()
  expect(names(english).toSorted()).toEqual(cards)
  expect(names(spanish).toSorted()).toEqual(cards)
})

it('every question has its reason, also those that are seldom asked', () => {
  const keys = Object.keys(english)
  const kinds = keys.flatMap(key => /^prompt\.(.+)\.hint$/.exec(key)?.[1] ?? [])
  expect(kinds.filter(kind => !keys.includes(`why.${kind}`))).toEqual([])
})

it('every action space and every member of staff has a name and says what it does', () => {
  const tables = contentSets.tables(content)
  for (const { say } of [en, es]) {
    const keys = MERCHANT_IDS.flatMap(merchant => [
      ...tables.boards[merchant].spaces.map((__, space) => spaceKey(tables, merchant, space)),
      ...[0, 1, 2, 3].map(slot => staffKey(merchant, slot)),
    ])
    const labels = keys.map(key => labelOf(say, key))
    expect(labels.filter(({ name, does }) => name === '' || does === '')).toEqual([])
  }
})

it('says whose words an event, a question or a refusal is in', () => {
  expect(MERCHANT_IDS.map(id => merchantOf(`${id}.staff`))).toEqual([...MERCHANT_IDS])
  expect(['alc-new', 'pay.hourglass', 'clock.route'].map(merchantOf)).toEqual(['alc', 'chr', null])
})

it('tells who hires for a place that somebody makes room, if anybody works yet', () => {
  const hint = (state: ReturnType<typeof position>) => en.prompt(game.view(state, 0), who(0)).hint
  const state = position({ merchants: ['cap', 'bla'] })
  state.agenda = [{ at: 'recruit.slot', seat: 0, place: 0 }]
  expect(hint(state)).toBe('the action “Staff” uses what is written there')
  state.players[0].staff[1] = 3
  expect(hint(state)).toBe('whoever works there makes room')
})

/** On a phone two buttons share a line; two lines of the larger one hold so much. */
const TWO_LINES = 48

it('COV-46 the ways round the clock take two lines of a phone', () => {
  const state = position({
    merchants: ['cap', 'bla'],
    round: 2,
    hours: [6, 8],
    agenda: [{ at: 'nextTurn' }, { at: 'clock.route', seat: 0, hours: 3 }],
  })
  const said = [en, es].flatMap(text =>
    [[], [0]].map(hands => text.move({ type: 'clock.route', hands }, game.view(state, 0))),
  )
  expect(said.filter(words => words.length > TWO_LINES)).toEqual([])
})

describe('the log says why', () => {
  const told = (event: Event, me: Viewer = 0) => [en, es].map(text => text.event(event, who(me)))

  it('COV-66 what a sale earned, and of whom', () => {
    const sold = {
      type: 'sold',
      seat: 0,
      merchant: 'alc',
      pier: 1,
      good: 1,
      customers: 4,
      rogues: 0,
      gold: 12,
    } as const
    expect(told(sold)).toEqual([
      'You sold a small red Potion to 4 Warriors for 12 Gold',
      'Vendiste una poción roja pequeña a 4 Guerreros por 12 de oro',
    ])
    expect(told({ ...sold, good: 7, customers: 3, rogues: 2, gold: 24 }, 1)).toEqual([
      'Ana sold a large blue Elixir to 1 Wizard and 2 Rogues for 24 Gold',
      'Ana vendió un elixir azul grande a 1 Mago y 2 Pícaros por 24 de oro',
    ])
  })

  it('COV-36 what Corruption cards were drawn for; their icons only to their owner', () => {
    const drawn: Event = {
      type: 'corrupted',
      seat: 0,
      why: 'hand',
      count: 1,
      cards: [0, 1],
      reveals: true,
    }
    expect(told(drawn)).toEqual([
      'You drew 1 Corruption card at the Clock Hand: 1 skull',
      'Tomaste 1 carta de Corrupción por la manecilla: 1 calavera',
    ])
    expect(told({ ...drawn, cards: null }, null)[0]).toBe(
      'Ana drew 1 Corruption card at the Clock Hand',
    )
  })

  it('COV-54 why a boat leaves, and where those aboard go', () => {
    expect(told({ type: 'left', boat: 1, aboard: [0, 1, 0, 0, 0, 1], why: 'closed' })).toEqual([
      'Both berths of its side are taken: left boat 2 leaves, 1 Warrior to the Hall and 1 Rogue to the Lair',
      'Los dos atracaderos de su lado están ocupados: el barco izquierdo 2 se va, 1 Guerrero a su Salón y 1 Pícaro a la Guarida',
    ])
  })

  it('COV-93 who won, and by what', () => {
    const ended: Event = {
      type: 'ended',
      gold: [50, 50],
      unsold: [2, 1],
      cards: [4, 4],
      winners: [0],
      reveals: true,
    }
    expect(told(ended)).toEqual([
      'You won with 50 Gold, thanks to more unsold Goods',
      'Ganaste con 50 de oro, por tener más mercancías sin vender',
    ])
    expect(told({ ...ended, unsold: [1, 1], cards: [3, 4] })[0]).toContain('fewer Corruption cards')
    expect(told({ ...ended, gold: [50, 40] })[0]).toBe('You won with 50 Gold')
  })

  it('COV-48 a way round says what it leads to and costs', () => {
    const state = position({ merchants: ['cap', 'bla'], round: 2, hours: [6, 9] })
    act(state, { type: 'chooseSpace', space: 0 }, { type: 'stop' })
    const view = game.view(state, 0)
    const moves = game.legal(state, 0)
    expect(moves.map(move => en.move(move, view))).toEqual([
      'Straight to 7 o’clock: load 1',
      'Onto Hand 6:30: 1 Corruption card',
    ])
    expect(es.move(moves[0], view)).toBe('A las 7: embarca 1')
  })

  it('COV-42 a way past double indicators says how many are loaded', () => {
    const state = position({ merchants: ['cap', 'bla'], round: 3, hours: [9, 11] })
    act(state, { type: 'chooseSpace', space: 0 }, { type: 'stop' })
    const [straight] = game.legal(state, 0)
    const view = game.view(state, 0)
    expect(en.move(straight, view)).toBe('Straight to 10 o’clock: load 2')
    expect(es.move(straight, view)).toBe('A las 10: embarcan 2')
  })
})
