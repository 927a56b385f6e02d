import { describe, expect, test } from 'vitest'
import { game } from './index.ts'
import type { Event, State } from './state.ts'
import { act, card, HANDS, ids, last, position, rounds } from './table.fixture.ts'

const VIEWERS = [null, 0, 1, 2]
const looks = (state: State) => VIEWERS.map(viewer => JSON.stringify(game.view(state, viewer)))
/** Who sees the two positions otherwise. */
const whoSees = (a: State, b: State) => VIEWERS.filter((_, i) => looks(a)[i] !== looks(b)[i])
/** An event as every viewer has it. */
const heard = (event: Event) => VIEWERS.map(viewer => game.redact(event, viewer))

describe('what is seen', () => {
  test('MTO-R24 a hand by its owner only; of the others its size', () => {
    const view = game.view(last(), 1)
    expect(view.hands.map(ids)).toEqual([[], HANDS[1], []])
    expect(view.sizes).toEqual([3, 3, 3])
    expect(game.view(last(), null).hands).toEqual([[], [], []])
  })

  test('MTO-R25 market, discards and removed cards in their order by all; of the deck its size', () => {
    const state = position({
      players: 2,
      market: ['lime'],
      discard: ['rice', 'beans'],
      removed: ['pinata'],
      deck: ['juice'],
    })
    for (const viewer of [null, 0, 1]) {
      const view = game.view(state, viewer)
      expect([ids(view.discard), ids(view.removed), view.deckSize]).toEqual([
        ['rice', 'beans'],
        ['pinata'],
        22,
      ])
      expect(JSON.stringify(view)).not.toContain('stacked')
      expect(JSON.stringify(view)).not.toContain('"deck"')
    }
  })

  test('MTO-10 a choice by its maker only; of the others that it was made, whatever it was', () => {
    const [lime, onion, none] = ['0 pick lime', '0 pick onion', '0 pass'].map(words => {
      const state = rounds()
      const events = act(state, words)
      expect(events).toEqual([{ type: 'committed', seat: 0, reveals: true }])
      return state
    })
    expect(whoSees(lime, onion)).toEqual([0])
    expect(whoSees(lime, none)).toEqual([0])
    expect(game.view(lime, 1)).toMatchObject({ committed: [true, false, false], mine: null })
    expect(game.view(lime, 0).mine).toEqual({ type: 'pick', card: card('lime') })
  })

  test('MTO-17 a declaration likewise, also one with the Juice', () => {
    const said = ['0 hold', '0 cede', '0 leave', '0 juice 1'].map(words => {
      const state = position({ players: 3, market: ['pinata', 'lime'], hands: [['juice'], [], []] })
      act(state, '0 pick pinata', '1 pick pinata', '2 pass', words)
      return state
    })
    for (const other of said.slice(1)) expect(whoSees(said[0], other)).toEqual([0])
  })

  test('MTO-34 a draft by its player only: others see nothing, not even that there is one', () => {
    const state = last()
    act(state, '0 address 1', '0 give tomato')
    expect(whoSees(state, last())).toEqual([0])
    expect(game.view(state, 0).draft).toEqual({
      to: 1,
      give: [card('tomato')],
      want: [],
      answers: 0,
    })
  })

  test('MTO-R28 an open offer by its two players; by others, how many cards', () => {
    const state = last()
    const [offered] = act(state, '0 offer 1: tomato > chile lime')
    const all = { give: [card('tomato')], want: [card('chile'), card('lime')] }
    const seen = VIEWERS.map(viewer => game.view(state, viewer).offers[0])
    const numbers = { id: 1, from: 0, to: 1, gives: 1, wants: 2 }
    const none = { give: null, want: null }
    expect(seen).toEqual([none, all, all, none].map(cards => ({ ...numbers, ...cards })))
    expect(heard(offered)).toMatchObject([none, all, all, none])
    const other = last()
    act(other, '0 offer 1: onion > mango pinata')
    expect(whoSees(state, other)).toEqual([0, 1])
  })

  test('MTO-38, MTO-R28 a trade likewise', () => {
    const [a, b] = ['tomato > chile', 'onion > mango'].map(offer => {
      const state = last()
      act(state, `0 offer 1: ${offer}`)
      const traded = act(state, '1 accept 1')[0]
      const none = { give: null, want: null, gives: 1, wants: 1 }
      expect(heard(traded)).toMatchObject([none, { gives: 1 }, { wants: 1 }, none])
      expect(heard(traded)[1]).toEqual(traded)
      return state
    })
    expect(whoSees(a, b)).toEqual([0, 1])
  })

  test('MTO-43 a card shown privately by the two; by others, that one was shown, and to whom', () => {
    const [a, b] = ['tomato', 'onion'].map(id => {
      const state = last()
      const [shown] = act(state, `0 reveal ${id} 1`)
      expect(heard(shown)).toEqual(
        [null, card(id), card(id), null].map(each => ({ ...shown, card: each })),
      )
      return state
    })
    expect(whoSees(a, b)).toEqual([0, 1])
    expect(ids(game.view(a, 1).hands[0])).toEqual(['tomato'])
    expect(game.view(a, 2)).toMatchObject({ hands: [[], [], { length: 3 }], shown: [] })
  })

  test('MTO-43 a card shown to all also by onlookers', () => {
    const state = last()
    act(state, '0 reveal tomato 1', '0 reveal tomato all')
    for (const viewer of [null, 1, 2])
      expect(ids(game.view(state, viewer).hands[0])).toEqual(['tomato'])
  })

  test('MTO-43 who has seen a card does not learn who else has', () => {
    const [a, b] = [['0 reveal onion 2'], ['0 reveal tomato 2']].map(more => {
      const state = last()
      act(state, '0 reveal tomato 1', ...more)
      return state
    })
    expect(whoSees(a, b)).toEqual([0, 2])
  })
})

describe('an open view', () => {
  const open = (state: State) => VIEWERS.map(viewer => game.view(state, viewer, true))

  test('MTO-R24 shows every hand to everybody', () => {
    for (const view of open(last())) expect(view.hands.map(ids)).toEqual(HANDS)
    for (const viewer of VIEWERS)
      expect(game.view(last(), viewer, false)).toEqual(game.view(last(), viewer))
    expect(game.view(last(), null).hands).toEqual([[], [], []])
  })

  test('MTO-10, MTO-34 what was answered in secret, and what is put together', () => {
    const chosen = rounds()
    act(chosen, '0 pick lime')
    const lime = { type: 'pick', card: card('lime') }
    for (const view of open(chosen)) expect(view.answers).toEqual([lime, null, null])
    const drafting = last()
    act(drafting, '0 address 1', '0 give tomato')
    const draft = { to: 1, give: [card('tomato')], want: [], answers: 0 }
    for (const view of open(drafting)) expect(view.drafts).toEqual([draft, null, null])
    for (const viewer of VIEWERS)
      expect(Object.keys(game.view(chosen, viewer))).not.toContain('answers')
  })

  test('MTO-R28, MTO-43 what two offer or show each other', () => {
    const state = last()
    act(state, '0 offer 1: tomato > chile', '2 reveal juice 0')
    for (const view of open(state)) {
      expect(view.offers).toMatchObject([{ give: [card('tomato')], want: [card('chile')] }])
      expect(view.shown).toEqual([{ card: card('juice'), to: [0], open: false }])
    }
  })

  test('MTO-R25 and not what nobody knows: which cards the deck deals next', () => {
    const [a, b] = ['juice', 'rice'].map(next =>
      position({ players: 2, market: ['lime'], deck: [next] }),
    )
    expect(a.stacked).not.toEqual(b.stacked)
    expect(JSON.stringify(open(a))).toBe(JSON.stringify(open(b)))
  })
})

describe('what everybody may remember', () => {
  const played = (openMemory: boolean) => {
    const state = position({
      players: 2,
      market: ['pinata', 'lime', 'juice'],
      hands: [['onion'], []],
      openMemory,
    })
    act(state, '0 pick lime', '1 pick juice')
    return state
  }

  test('MTO-R24 who took what, during the round', () => {
    const state = rounds()
    act(state, '0 pick lime', '1 pick pinata', '2 pick pinata')
    for (const viewer of VIEWERS)
      expect(game.view(state, viewer).known.map(ids)).toEqual([['lime'], [], []])
    act(state, '1 hold', '2 cede', '2 pass')
    expect(state.known).toEqual([[], [], []])
  })

  test('MTO-R24 and ever after if the table plays with open memory; hands are sent as without', () => {
    const [open, closed] = [true, false].map(played)
    expect(open.known.map(ids)).toEqual([['lime'], ['juice']])
    expect(closed.known).toEqual([[], []])
    expect(game.view(open, 0).hands).toEqual(game.view(closed, 0).hands)
  })

  test('MTO-18 the Juice is seen to change hands', () => {
    const state = position({
      players: 3,
      market: ['pinata', 'lime'],
      hands: [['juice'], [], []],
      openMemory: true,
    })
    act(state, '0 pick pinata', '1 pick pinata', '2 pass', '0 juice 1', '1 hold')
    expect(state.known.map(ids)).toEqual([['pinata'], ['juice'], []])
  })

  test('MTO-39 after a trade nothing of the traders’ hands', () => {
    const state = position({
      players: 3,
      round: 8,
      market: ['pinata', 'lime', 'juice'],
      openMemory: true,
    })
    act(
      state,
      '0 pick lime',
      '1 pick juice',
      '2 pick pinata',
      '0 offer 1: lime > juice',
      '1 accept 1',
    )
    expect(state.known.map(ids)).toEqual([[], [], ['pinata']])
  })
})
