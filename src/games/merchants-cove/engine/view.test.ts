import { describe, expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { total } from '../../../kit/counts.ts'
import { game } from './index.ts'
import { act, answers, position, RECRUIT } from './table.fixture.ts'
import { redact, view } from './view.ts'

const state = () =>
  position({
    merchants: ['cap', 'bla', 'chr'],
    boats: [{}, {}, {}, {}, {}, {}],
    square: ['town-loc-01', 'town-loc-02', 'town-loc-03', 'town-loc-09'],
    corruption: [[1, 5], [1, 2, 9], []],
  })

describe('secrets', () => {
  test('COV-36 own cards are seen, those of others counted', () => {
    const s = state()
    expect(view(s, 0).players.map(({ corruption }) => corruption)).toEqual([
      s.players[0].corruption,
      null,
      null,
    ])
    expect(view(s, null).players.map(({ corruption }) => corruption)).toEqual([null, null, null])
    expect(view(s, 0).players.map(({ cards }) => cards)).toEqual([2, 3, 0])
    expect(view(s, 2).corruptionDeck).toBe(55)
  })

  test('COV-R47 what is discarded only the discarder knows', () => {
    const s = state()
    const events = act(
      s,
      { type: 'chooseSpace', space: RECRUIT('cap') },
      { type: 'recruit.card', place: 0 },
      { type: 'recruit.discard', card: 5 },
    )
    const [event] = events.filter(({ type }) => type === 'discarded')
    expect(redact(event, 0)).toMatchObject({ card: 5 })
    for (const viewer of [1, 2, null])
      expect(redact(event, viewer)).toMatchObject({ seat: 0, card: null })
    expect(view(s, 0).players[0].tossed?.[5]).toBe(1)
    expect(view(s, 1).players[0]).toMatchObject({ tossed: null, discards: 1 })
  })

  test('COV-36, COV-95 who has one kind of card only is asked all the same: nobody shall tell it', () => {
    const one = state()
    one.players[0].corruption[5]--
    one.players[0].corruption[1]++
    one.corruptionDeck[5]++
    one.corruptionDeck[1]--
    const two = state()
    for (const s of [one, two])
      act(s, { type: 'chooseSpace', space: RECRUIT('cap') }, { type: 'recruit.card', place: 0 })
    expect([answers(one), answers(two)].map(list => list.length)).toEqual([1, 2])
    for (const viewer of [1, 2, null]) expect(view(one, viewer)).toEqual(view(two, viewer))
  })

  test('COV-36, COV-R47 an open view shows everybody’s cards and discards', () => {
    const s = state()
    s.players[1].tossed[2]++
    s.corruptionDeck[2]--
    for (const viewer of [null, 0, 1, 2]) {
      const { players } = view(s, viewer, true)
      expect(players.map(({ corruption }) => corruption)).toEqual(
        s.players.map(({ corruption }) => corruption),
      )
      expect(players.map(({ tossed }) => tossed)).toEqual(s.players.map(({ tossed }) => tossed))
      expect(view(s, viewer, false)).toEqual(view(s, viewer))
    }
    expect(view(s, null).players.map(({ corruption, tossed }) => corruption ?? tossed)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('COV-36 and not the order of the deck, which is not decided before a card is drawn', () => {
    const s = state()
    for (const seed of [1, 2, 3])
      expect(game.determinize(view(s, null, true), Rng.from(seed))).toEqual(s)
    expect(view(s, 0, true).corruptionDeck).toBe(55)
  })

  test('COV-R50 the bag can be counted: all else is open', () => {
    const s = state()
    expect(view(s, null).bag).toEqual(s.bag)
  })
})

describe('worlds that look alike', () => {
  test('COV-R47 unseen cards are dealt to hands, discards and deck, each as many as there are', () => {
    const s = state()
    s.players[1].tossed[2]++
    s.corruptionDeck[2]--
    const others = new Set<string>()
    for (let seed = 0; seed < 20; seed++) {
      const world = game.determinize(view(s, 0), Rng.from(seed))
      expect(game.faults(world)).toEqual([])
      expect(view(world, 0)).toEqual(view(s, 0))
      expect(world.players.map(({ corruption }) => total(corruption))).toEqual([2, 3, 0])
      expect(total(world.players[1].tossed)).toBe(1)
      others.add(world.players[1].corruption.join())
    }
    expect(others.size).toBeGreaterThan(3)
  })
})
