import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { canGo, go, offers, play, types } from '../alone.fixture.ts'
import { asked, why } from '../turns.fixture.ts'
import { bla, blacksmithAt, cartOf, dice, die, furnaceOf, trayOf } from './blacksmith.fixture.ts'
import { metalsOf } from './dice.ts'

const [SMELT, FIRE, BELLOWS, CONTRABAND] = [0, 1, 2, 3]
const put = (word: string) => `place ${die(word)}`
/** All alloy out of the cart. */
const ALL_ALLOY = 'r1 r2 r3 g1 g2 g3 b1 b2 y1 y2'

describe('Smelt', () => {
  test('COV-BLA-4 one or two, each rolled into the tray before the next is chosen', () => {
    const state = blacksmithAt()
    go(state, SMELT)
    expect(offers(state)).toEqual(['smelt.pick 1', 'smelt.pick 2', 'smelt.pick 3', 'smelt.pick 4'])
    expect(why(state, { type: 'stop' })).toBe('COV-BLA-4 must-choose')
    const [smelted] = play(state, 'smelt.pick 3')
    expect(smelted).toMatchObject({ type: 'bla.smelted', reveals: true })
    expect([metalsOf(bla(state).tray), cartOf(state)]).toEqual([[0, 0, 0, 1, 0, 6], 'rrrgggbyy'])
    expect(offers(state)).toContain('stop')
    play(state, 'smelt.pick 3')
    expect([cartOf(state), asked(state)]).toEqual(['rrrgggyy', undefined])
  })

  test('COV-BLA-4 only colours in the cart; closed if it is empty', () => {
    const state = blacksmithAt({ tray: 'r1 r1 r1' })
    go(state, SMELT)
    expect(why(state, { type: 'bla.smelt.pick', colour: 1 })).toBe('COV-BLA-4 bla-not-in-cart')
    expect(canGo(blacksmithAt({ tray: ALL_ALLOY }), SMELT)).toBe(false)
  })
})

describe('Fire up', () => {
  test('COV-BLA-5 rakes out what it likes, rolls everything in the tray, then places', () => {
    const state = blacksmithAt({ furnaces: ['r1 c1', 'g1', 'c2'] })
    go(state, FIRE)
    expect(offers(state)).toEqual(['rake 0', 'rake 1', 'rake 2', 'stop'])
    expect(why(state, { type: 'bla.rake', furnace: 3 })).toBe('COV-BLA-5 bla-furnace-empty')
    const events = play(state, 'rake 0', 'rake 2', 'stop')
    expect(events.slice(0, 2)).toEqual([
      { type: 'bla.raked', seat: 0, furnace: 0, dice: dice('r1 c1') },
      { type: 'bla.raked', seat: 0, furnace: 2, dice: dice('c2') },
    ])
    expect(types(events)).toEqual(['bla.raked', 'bla.raked', 'bla.rolled'])
    expect(metalsOf(bla(state).tray)).toEqual([0, 1, 0, 0, 0, 6])
    expect([furnaceOf(state, 1), asked(state)]).toEqual(['g1', 'bla.place'])
  })

  test('COV-BLA-5 everything in the tray is rolled, and only that', () => {
    const seen = new Set<string>()
    for (let seed = 1; seed <= 40; seed++) {
      const state = blacksmithAt({ tray: 'r1' })
      go(state, FIRE, Rng.from(seed))
      expect(trayOf(state).replaceAll(/\d/g, '')).toBe('r c c c c c c')
      for (const word of trayOf(state).split(' ')) seen.add(word)
    }
    expect([...seen].toSorted()).toEqual([
      'c1',
      'c2',
      'c3',
      'c4',
      'c5',
      'c6',
      'r1',
      'r2',
      'r3',
      'r4',
      'r5',
      'r6',
    ])
  })

  test('COV-BLA-5 up to 3 dice, one by one; fewer if one likes', () => {
    const state = blacksmithAt({ coal: 1 })
    go(state, FIRE)
    for (let n = 0; n < 3; n++) {
      expect(offers(state)).toContain('stop')
      play(state, offers(state)[0], `furnace ${n}`)
    }
    expect(asked(state)).toBeUndefined()
    expect(bla(state).furnaces.flat()).toHaveLength(3)
    const idle = blacksmithAt()
    go(idle, FIRE)
    play(idle, 'stop')
    expect([asked(idle), bla(idle).furnaces.flat()]).toEqual([undefined, []])
  })

  test('COV-BLA-5 furnaces alone are enough', () => {
    const state = blacksmithAt({ furnaces: ['c1 c1', 'c1 c1', 'c1 c1'] })
    expect([trayOf(state), canGo(state, FIRE)]).toEqual(['', true])
    go(state, FIRE)
    expect(types(play(state, 'stop'))).toEqual([])
    expect(asked(state)).toBeUndefined()
  })
})

describe('placing', () => {
  const open = () => {
    const state = blacksmithAt({
      tray: 'g5 r6',
      furnaces: ['r6 c4', 'c3 c3', 'r1', 'b2 c1'],
      coal: 4,
    })
    state.agenda.push({ at: 'bla.place', seat: 0, left: 3, must: false })
    return state
  }

  test('COV-BLA-2 which die: equal dice are one move, and some furnace must take it', () => {
    const state = open()
    expect(offers(state)).toEqual([put('r6'), put('g5'), put('c4'), 'stop'])
    expect(why(state, { type: 'bla.place', die: die('c3') })).toBe('COV-BLA-5 bla-not-in-tray')
    const full = blacksmithAt({ tray: 'g5', furnaces: ['r6', 'b6', 'c4 c4', ''], coal: 4 })
    bla(full).furnaces[3] = dice('y1')
    full.agenda.push({ at: 'bla.place', seat: 0, left: 3, must: false })
    expect(why(full, { type: 'bla.place', die: die('g5') })).toBe('COV-BLA-2 bla-no-furnace')
  })

  test('COV-BLA-2 which furnace: alloy, coal and heat are limited', () => {
    const state = open()
    play(state, put('c4'))
    expect(offers(state)).toEqual(['furnace 2', 'furnace 3'])
    const whyNot = (furnace: number) => why(state, { type: 'bla.furnace', furnace })
    expect([whyNot(0), whyNot(1)]).toEqual(['COV-BLA-2 bla-too-hot', 'COV-BLA-2 bla-full-coal'])
    expect(why(state, { type: 'stop' })).toBe('COV-BLA-2 must-choose')
    const [placed] = play(state, 'furnace 3')
    expect(placed).toEqual({
      type: 'bla.placed',
      seat: 0,
      furnace: 3,
      die: die('c4'),
      heat: 7,
      ore: false,
    })
    expect(furnaceOf(state, 3)).toBe('b2 c1 c4')
  })

  test('COV-BLA-2 one alloy die a furnace; a single furnace that takes it is not asked for', () => {
    const state = open()
    play(state, put('r6'))
    expect([furnaceOf(state, 1), offers(state)]).toEqual(['r6 c3 c3', [put('c4'), 'stop']])
    const hot = blacksmithAt({ tray: 'g5', furnaces: ['r1', 'b1'] })
    hot.agenda.push({ at: 'bla.furnace', seat: 0, left: 1, die: die('g5') })
    expect(why(hot, { type: 'bla.furnace', furnace: 1 })).toBe('COV-BLA-2 bla-full-alloy')
  })

  test('COV-BLA-2 never more than 17 moves, with every die in the tray and every furnace empty', () => {
    const state = blacksmithAt({ tray: 'r1 r2 r3 g1 g2 g3 b1 b2 y1 y2 c1 c2 c3 c4 c5 c6' })
    state.agenda.push({ at: 'bla.place', seat: 0, left: 3, must: false })
    expect(offers(state)).toHaveLength(16 + 1)
  })
})

describe('Bellows', () => {
  test('COV-BLA-6, COV-BLA-2 the heat bounds what may be turned up, 1 and 6 what may be turned at all', () => {
    const state = blacksmithAt({ furnaces: ['r2 c5 c5', 'c1', 'g6'], coal: 6 })
    go(state, BELLOWS)
    expect(offers(state)).toEqual([
      `adjust 0 ${die('r2')} -1`,
      `adjust 0 ${die('c5')} -1`,
      `adjust 1 ${die('c1')} 1`,
      `adjust 2 ${die('g6')} -1`,
      'stop',
    ])
    expect(why(state, { type: 'bla.adjust', furnace: 0, die: die('c5'), by: 1 })).toBe(
      'COV-BLA-2 bla-too-hot',
    )
    expect(why(state, { type: 'bla.adjust', furnace: 3, die: die('c5'), by: 1 })).toBe(
      'COV-BLA-6 bla-not-in-furnace',
    )
    expect(why(state, { type: 'bla.adjust', furnace: 2, die: die('g6'), by: 1 })).toBe(
      'COV-26 no-such-move',
    )
  })

  test('COV-BLA-6 the same die twice; then dice are placed, or not', () => {
    const state = blacksmithAt({ furnaces: ['r1 c3'] })
    go(state, BELLOWS)
    const [turned] = play(state, `adjust 0 ${die('c3')} 1`)
    expect(turned).toEqual({
      type: 'bla.turned',
      seat: 0,
      furnace: 0,
      die: die('c3'),
      into: die('c4'),
    })
    play(state, `adjust 0 ${die('c4')} 1`)
    expect([furnaceOf(state, 0), asked(state)]).toEqual(['r1 c5', 'bla.place'])
    play(state, put('c1'), 'furnace 0', 'stop')
    expect([furnaceOf(state, 0), asked(state)]).toEqual(['r1 c1 c5', undefined])
  })

  test('COV-BLA-6 at least one change or placement', () => {
    const state = blacksmithAt({ tray: 'c2', furnaces: ['r1'] })
    go(state, BELLOWS)
    play(state, 'stop')
    expect(why(state, { type: 'stop' })).toBe('COV-BLA-5 must-choose')
    play(state, put('c1'), 'furnace 0')
    expect(offers(state)).toContain('stop')
  })

  test('COV-BLA-6 nothing to turn: straight to placing; nothing to place: a die must be turned', () => {
    const cold = blacksmithAt({ tray: 'c2' })
    go(cold, BELLOWS)
    expect([asked(cold), offers(cold).includes('stop')]).toEqual(['bla.place', false])
    const bare = blacksmithAt({ furnaces: ['c1 c1', 'c1 c1', 'c1 c1'] })
    go(bare, BELLOWS)
    expect(why(bare, { type: 'stop' })).toBe('COV-BLA-6 must-choose')
    play(bare, `adjust 0 ${die('c1')} 1`, 'stop')
    expect([asked(bare), furnaceOf(bare, 0)]).toEqual([undefined, 'c1 c2'])
  })
})

describe('Contraband ore', () => {
  test('COV-BLA-7 any colour of the cart, any face, any furnace that takes it', () => {
    const state = blacksmithAt({ tray: 'b1 b1', furnaces: ['r1', 'c5 c5', 'c6 c6', ''] })
    go(state, CONTRABAND)
    expect(offers(state)).toEqual(['contraband 1', 'contraband 2', 'contraband 4'])
    expect(why(state, { type: 'bla.contraband', colour: 3 })).toBe('COV-BLA-7 bla-not-in-cart')
    play(state, 'contraband 4')
    const places = ['1 1', '1 3', '2 1', '2 3', '3 3', '4 3', '5 3', '6 3']
    expect(offers(state)).toEqual(places.map(at => `contraband.place ${at}`))
    const whyNot = (face: number, furnace: number) =>
      why(state, { type: 'bla.contraband.place', face, furnace })
    expect([whyNot(1, 0), whyNot(3, 1), whyNot(1, 2)]).toEqual([
      'COV-BLA-2 bla-full-alloy',
      'COV-BLA-2 bla-too-hot',
      'COV-BLA-2 bla-too-hot',
    ])
    const [placed] = play(state, 'contraband.place 2 1')
    expect(placed).toEqual({
      type: 'bla.placed',
      seat: 0,
      furnace: 1,
      die: die('y2'),
      heat: 12,
      ore: true,
    })
    expect([cartOf(state), furnaceOf(state, 1)]).toEqual(['rrgggy', 'y2 c5 c5'])
  })

  test('COV-BLA-7, COV-R21 closed without ore or without room', () => {
    expect(canGo(blacksmithAt({ tray: ALL_ALLOY }), CONTRABAND)).toBe(false)
    expect(canGo(blacksmithAt({ furnaces: ['r1', 'g1', 'b1', 'y1'] }), CONTRABAND)).toBe(false)
    expect(canGo(blacksmithAt({ furnaces: ['r1', 'g1', 'b1', 'c6 c6'] }), CONTRABAND)).toBe(false)
    expect(canGo(blacksmithAt({ furnaces: ['r1', 'g1', 'b1', 'c6 c5'] }), CONTRABAND)).toBe(true)
  })
})
