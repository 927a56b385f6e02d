import { describe, expect, test } from 'vitest'
import { canGo, corruptionOf, go, offers, play, types, use } from '../alone.fixture.ts'
import { asked, why } from '../turns.fixture.ts'
import { alc, alchemistAt, rackOf } from './alchemist.fixture.ts'

const BREW = 4
/** Goods by size and colour. */
const [POTION, ELIXIR] = [(colour: number) => colour, (colour: number) => 4 + colour]

describe('Brew', () => {
  test('COV-ALC-8 a Potion of 2 marbles, an Elixir of 3; Ichor stands in, but not for all', () => {
    const state = alchemistAt({ rack: 'rrgii' })
    go(state, BREW)
    expect(offers(state)).toEqual([
      `brew.next ${POTION(1)} 0`,
      `brew.next ${POTION(1)} 1`,
      `brew.next ${POTION(2)} 1`,
      `brew.next ${ELIXIR(1)} 1`,
      `brew.next ${ELIXIR(1)} 2`,
      `brew.next ${ELIXIR(2)} 2`,
    ])
  })

  test('COV-ALC-8 up to 4 Goods, each of marbles of its own', () => {
    const state = alchemistAt({ rack: 'rrrrrrrrgg' })
    go(state, BREW)
    const red = `brew.next ${POTION(1)} 0`
    const events = play(state, red, red, red, red)
    expect(types(events)).toEqual(['alc.brewed', 'alc.brewed', 'alc.brewed', 'alc.brewed'])
    expect([asked(state), rackOf(state)]).toEqual([undefined, 'gg'])
    expect(state.players[0].shelf[POTION(1)]).toBe(4)
  })

  test('COV-ALC-8 one may stop after the first, not before', () => {
    const state = alchemistAt({ rack: 'rrgg' })
    go(state, BREW)
    expect(why(state, { type: 'stop' })).toBe('COV-ALC-8 must-choose')
    play(state, `brew.next ${POTION(1)} 0`, 'stop')
    expect([asked(state), rackOf(state)]).toEqual([undefined, 'gg'])
  })

  test('COV-ALC-8 why not', () => {
    const state = alchemistAt({ rack: 'rrriig', shelf: { [POTION(1)]: 4 } })
    go(state, BREW)
    const whyNot = (good: number, ichor: number) =>
      why(state, { type: 'alc.brew.next', good, ichor })
    expect(whyNot(POTION(2), 2)).toBe('COV-26 no-such-move')
    expect(whyNot(ELIXIR(1), 3)).toBe('COV-26 no-such-move')
    expect(whyNot(POTION(2), 0)).toBe('COV-ALC-8 alc-marbles-missing')
    expect(whyNot(POTION(4), 1)).toBe('COV-ALC-8 alc-marbles-missing')
    expect(whyNot(POTION(1), 0)).toBe('COV-32 alc-not-in-supply')
    expect(whyNot(ELIXIR(1), 0)).toBe('')
    const dry = alchemistAt({ rack: 'rrrgg' })
    go(dry, BREW)
    expect(why(dry, { type: 'alc.brew.next', good: POTION(1), ichor: 1 })).toBe(
      'COV-ALC-8 alc-ichor-missing',
    )
  })

  test('COV-ALC-9, COV-R21 closed if nothing can be made, be it for the supply', () => {
    expect(canGo(alchemistAt({ rack: 'rgby' }), BREW)).toBe(false)
    expect(canGo(alchemistAt({ rack: 'iiii' }), BREW)).toBe(false)
    expect(canGo(alchemistAt({ rack: 'rr' }), BREW)).toBe(true)
    expect(canGo(alchemistAt({ rack: 'ri' }), BREW)).toBe(true)
    expect(canGo(alchemistAt({ rack: 'rr', shelf: { [POTION(1)]: 4 } }), BREW)).toBe(false)
    expect(
      canGo(alchemistAt({ rack: 'rrr', shelf: { [POTION(1)]: 4, [ELIXIR(1)]: 2 } }), BREW),
    ).toBe(true)
  })

  test('COV-ALC-10 colours go to the bag, Ichor to the Toxic Waste', () => {
    const state = alchemistAt({ rack: 'bbi' })
    const before = alc(state).bag[3]
    go(state, BREW)
    const [brewed] = play(state, `brew.next ${ELIXIR(3)} 1`)
    expect(brewed).toEqual({ type: 'alc.brewed', seat: 0, good: ELIXIR(3), marbles: 2, ichor: 1 })
    expect([alc(state).bag[3], alc(state).waste, rackOf(state)]).toEqual([before + 2, 1, ''])
  })

  test('COV-ALC-3, COV-ALC-10 brewing does not fill the decanter', () => {
    const state = alchemistAt({ arms: ['rr'], rack: 'bb' })
    go(state, BREW)
    expect(alc(state).arms[0]).toHaveLength(2)
  })
})

describe('Toxic Waste', () => {
  test('COV-ALC-11 three Ichor go back to the bag for a Corruption card, after the whole Brew', () => {
    const state = alchemistAt({ rack: 'rigibi', waste: 1 })
    go(state, BREW)
    play(state, `brew.next ${POTION(1)} 1`, `brew.next ${POTION(2)} 1`)
    expect([alc(state).waste, corruptionOf(state)]).toEqual([3, 0])
    // The last one is the only choice left, so it is offered beside "stop".
    const events = play(state, `brew.next ${POTION(3)} 1`)
    expect(types(events)).toEqual(['alc.brewed', 'alc.flushed', 'corrupted'])
    expect([alc(state).waste, corruptionOf(state)]).toEqual([1, 1])
  })

  test('COV-ALC-11 twice if there are six', () => {
    const state = alchemistAt({ rack: 'riigii', waste: 2 })
    go(state, BREW)
    play(state, `brew.next ${ELIXIR(1)} 2`, `brew.next ${ELIXIR(2)} 2`)
    expect([alc(state).waste, corruptionOf(state)]).toEqual([0, 2])
  })

  test('COV-ALC-11, COV-R25 without Corruption cards the Ichor goes back all the same', () => {
    const state = alchemistAt({ rack: 'ri', waste: 2 })
    state.corruptionDeck.fill(0)
    go(state, BREW)
    expect([alc(state).waste, corruptionOf(state)]).toEqual([0, 0])
  })
})

describe('shields', () => {
  test('COV-ALC-12 the first Elixir of a colour activates its shield, the second changes nothing', () => {
    const state = alchemistAt({ rack: 'bbbbbbrr' })
    go(state, BREW)
    expect(types(play(state, `brew.next ${ELIXIR(3)} 0`))).toEqual(['alc.brewed', 'shield'])
    expect(state.players[0].shields).toEqual([false, false, false, true, false])
    expect(types(play(state, `brew.next ${ELIXIR(3)} 0`))).toEqual(['alc.brewed'])
  })

  test('COV-ALC-12 a Potion activates none', () => {
    const state = alchemistAt({ rack: 'rr' })
    go(state, BREW)
    expect(state.players[0].shields).not.toContain(true)
  })
})

describe('Bottler', () => {
  test('COV-ALC-14, COV-ALC-11, COV-ALC-12 one Good, by the rules of Brew', () => {
    const state = alchemistAt({ rack: 'riirr', waste: 1 })
    use(state, 2)
    const events = play(state, `brew.next ${ELIXIR(1)} 2`)
    expect(types(events)).toEqual(['alc.brewed', 'shield', 'alc.flushed', 'corrupted'])
    expect([asked(state), rackOf(state)]).toEqual([undefined, 'rr'])
  })

  test('COV-ALC-14 with nothing to brew it does nothing', () => {
    const state = alchemistAt({ rack: 'rg' })
    expect([use(state, 2), asked(state)]).toEqual([[], undefined])
  })
})

describe('Transmuter', () => {
  test('COV-ALC-15 up to twice, a coloured marble for another colour', () => {
    const state = alchemistAt({ rack: 'rri' })
    use(state, 3)
    expect(offers(state)).toEqual(['transmute 1 2', 'transmute 1 3', 'transmute 1 4', 'stop'])
    play(state, 'transmute 1 3', 'transmute 3 4')
    expect([rackOf(state), asked(state)]).toEqual(['ryi', undefined])
  })

  test('COV-ALC-15 it may be left after one, or at once', () => {
    const state = alchemistAt({ rack: 'rri' })
    use(state, 3)
    play(state, 'transmute 1 2', 'stop')
    use(state, 3)
    play(state, 'stop')
    expect([rackOf(state), asked(state)]).toEqual(['rgi', undefined])
  })

  test('COV-ALC-15 the bag must hold the colour, and Ichor is neither given nor taken', () => {
    const state = alchemistAt({ arms: ['gggg', 'gggg', 'gg'], rack: 'rii' })
    use(state, 3)
    expect(why(state, { type: 'alc.transmute', give: 1, take: 2 })).toBe(
      'COV-ALC-15 alc-not-in-bag',
    )
    expect(why(state, { type: 'alc.transmute', give: 3, take: 4 })).toBe(
      'COV-ALC-15 alc-not-in-rack',
    )
    expect(why(state, { type: 'alc.transmute', give: 5, take: 1 })).toBe('COV-26 no-such-move')
    expect(why(state, { type: 'alc.transmute', give: 1, take: 1 })).toBe('COV-26 no-such-move')
    const ichor = alchemistAt({ rack: 'ii' })
    expect([use(ichor, 3), asked(ichor)]).toEqual([[], undefined])
  })
})

describe('Taster', () => {
  test('COV-ALC-16, COV-74 Gold for the Hall of a colour on the shelf, at once; no shield', () => {
    const state = alchemistAt({ shelf: { [POTION(1)]: 1, [ELIXIR(4)]: 2 } })
    state.halls = [0, 1, 2, 3, 4]
    use(state, 4)
    expect(offers(state)).toEqual(['taste 1', 'taste 4'])
    expect(why(state, { type: 'alc.taste', colour: 2 })).toBe('COV-ALC-16 alc-not-on-shelf')
    expect(play(state, 'taste 4')).toEqual([
      { type: 'sponsored', seat: 0, colour: 4, gold: 4, at: 'once' },
    ])
    expect([state.players[0].gold, state.players[0].shields.includes(true)]).toEqual([4, false])
  })

  test('COV-ALC-16 no Good, no effect', () => {
    const state = alchemistAt()
    expect([use(state, 4), asked(state)]).toEqual([[], undefined])
  })
})
