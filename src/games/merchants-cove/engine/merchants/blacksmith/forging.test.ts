import { describe, expect, test } from 'vitest'
import { canGo, corruptionOf, go, offers, play, types, use } from '../alone.fixture.ts'
import { asked, why } from '../turns.fixture.ts'
import { bla, blacksmithAt, cartOf, dice, die, furnaceOf, trayOf } from './blacksmith.fixture.ts'
import { metalsOf } from './dice.ts'

const FORGE = 4
const [WEAPON, ARMOUR] = [(colour: number) => colour, (colour: number) => 4 + colour]

describe('Forge', () => {
  test('COV-BLA-8 the Good, the coal to the tray with its faces, the alloy to the cart', () => {
    const state = blacksmithAt({ furnaces: ['g4 c2 c3', 'r1'], coal: 1 })
    go(state, FORGE)
    expect(asked(state)).toBe('bla.keep')
    expect(state.players[0].shelf[WEAPON(2)]).toBe(1)
    expect(trayOf(state)).toBe('c1 c1 c1 c1 c2 c3')
    const [cleared] = play(state, 'keep false')
    expect(cleared).toEqual({
      type: 'bla.cleared',
      seat: 0,
      furnace: 0,
      die: die('g4'),
      kept: false,
    })
    expect([furnaceOf(state, 0), cartOf(state), corruptionOf(state)]).toEqual(['', 'rrgggbbyy', 0])
    expect([furnaceOf(state, 1), asked(state)]).toEqual(['r1', undefined])
  })

  test('COV-BLA-8 for a Corruption card the alloy goes to the tray with its face', () => {
    const state = blacksmithAt({ furnaces: ['g4 c5'] })
    go(state, FORGE)
    expect(types(play(state, 'keep true'))).toEqual(['corrupted', 'bla.cleared'])
    expect([trayOf(state), cartOf(state), corruptionOf(state)]).toEqual([
      'g4 c1 c1 c1 c1 c1 c5',
      'rrrggbbyy',
      1,
    ])
  })

  test('COV-BLA-8, COV-R25 without Corruption cards it may be kept all the same', () => {
    const state = blacksmithAt({ furnaces: ['g4 c5'] })
    state.corruptionDeck.fill(0)
    go(state, FORGE)
    play(state, 'keep true')
    expect([bla(state).tray[die('g4')], corruptionOf(state)]).toEqual([1, 0])
  })

  test('COV-BLA-8, COV-BLA-9 one or more furnaces, one after the other; the others keep their dice', () => {
    const state = blacksmithAt({ furnaces: ['g6', 'r6', 'b6 c4', 'y5'] })
    go(state, FORGE)
    expect(offers(state)).toEqual(['forge.next 0', 'forge.next 1', 'forge.next 2'])
    expect(why(state, { type: 'stop' })).toBe('COV-BLA-8 must-choose')
    const [forged] = play(state, 'forge.next 2')
    expect(forged).toEqual({
      type: 'bla.forged',
      seat: 0,
      furnace: 2,
      good: ARMOUR(3),
      heat: 10,
      coal: dice('c4'),
    })
    expect(offers(state)).toEqual(['keep false', 'keep true'])
    expect(why(state, { type: 'stop' })).toBe('COV-BLA-8 must-choose')
    play(state, 'keep false')
    expect(offers(state)).toEqual(['forge.next 0', 'forge.next 1', 'stop'])
    play(state, 'forge.next 0', 'keep false', 'stop')
    expect([asked(state), furnaceOf(state, 1), furnaceOf(state, 3)]).toEqual([
      undefined,
      'r6',
      'y5',
    ])
  })

  test('COV-BLA-3, COV-BLA-10 only what is ready and in supply', () => {
    const state = blacksmithAt({ furnaces: ['r5', 'c6 c6', 'g6', 'b6'], shelf: { [WEAPON(2)]: 4 } })
    state.agenda.push({ at: 'bla.forge.next', seat: 0, begun: true })
    const whyNot = (furnace: number) => why(state, { type: 'bla.forge.next', furnace })
    expect([0, 1, 2, 3].map(whyNot)).toEqual([
      'COV-BLA-3 bla-not-ready',
      'COV-BLA-3 bla-no-alloy',
      'COV-32 bla-not-in-supply',
      '',
    ])
    expect(canGo(blacksmithAt({ furnaces: ['r5', 'c6 c6'] }), FORGE)).toBe(false)
    expect(canGo(blacksmithAt({ furnaces: ['g6'], shelf: { [WEAPON(2)]: 4 } }), FORGE)).toBe(false)
    expect(canGo(blacksmithAt({ furnaces: ['g6 c4'], shelf: { [WEAPON(2)]: 4 } }), FORGE)).toBe(
      true,
    )
  })

  test('COV-BLA-10 a supply that runs out on the way closes the other furnace of this colour', () => {
    const state = blacksmithAt({ furnaces: ['g6', 'g6', 'b6'], shelf: { [WEAPON(2)]: 3 } })
    go(state, FORGE)
    play(state, 'forge.next 0', 'keep false')
    expect(offers(state)).toEqual(['forge.next 2', 'stop'])
    expect(why(state, { type: 'bla.forge.next', furnace: 1 })).toBe('COV-32 bla-not-in-supply')
  })
})

describe('masterwork', () => {
  test.each([
    ['r6 c4', false],
    ['r6 c5', true],
    ['r6 c6', true],
  ])('COV-BLA-11 "%s" activates the shield: %j', (furnace, active) => {
    const state = blacksmithAt({ furnaces: [furnace, 'g6'] })
    go(state, FORGE)
    const events = play(state, 'forge.next 0')
    expect([state.players[0].shields[1], types(events).includes('shield')]).toEqual([
      active,
      active,
    ])
  })
})

describe('Journeyman', () => {
  test('COV-BLA-12 one die of the tray or a furnace, to any face', () => {
    const state = blacksmithAt({ tray: 'r2 c1 c1 c1', furnaces: ['g6 c5 c1', 'c4 c4'] })
    use(state, 1)
    expect(offers(state)).toEqual([
      `journeyman tray ${die('r2')}`,
      `journeyman tray ${die('c1')}`,
      `journeyman 0 ${die('g6')}`,
      `journeyman 0 ${die('c5')}`,
      `journeyman 1 ${die('c4')}`,
    ])
    const whyNot = (furnace: number | null, word: string) =>
      why(state, { type: 'bla.journeyman', furnace, die: die(word) })
    expect([whyNot(0, 'c1'), whyNot(0, 'c4'), whyNot(null, 'g1')]).toEqual([
      'COV-BLA-2 bla-too-hot',
      'COV-BLA-12 bla-not-in-furnace',
      'COV-BLA-12 bla-not-in-tray',
    ])
    play(state, `journeyman 1 ${die('c4')}`)
    expect(offers(state)).toEqual(['face 1', 'face 2', 'face 3', 'face 5', 'face 6'])
    expect(why(state, { type: 'bla.face', face: 4 })).toBe('COV-BLA-12 bla-same-face')
    play(state, 'face 6')
    expect([furnaceOf(state, 1), asked(state)]).toEqual(['c4 c6', undefined])
  })

  test('COV-BLA-12, COV-BLA-2 in a furnace as far as the heat allows', () => {
    const state = blacksmithAt({ furnaces: ['g6 c3 c1'] })
    use(state, 1)
    play(state, `journeyman 0 ${die('c1')}`)
    expect(offers(state)).toEqual(['face 2', 'face 3'])
    expect(why(state, { type: 'bla.face', face: 4 })).toBe('COV-BLA-2 bla-too-hot')
  })

  test('COV-BLA-12 a die of the tray is turned in the tray', () => {
    const state = blacksmithAt({ furnaces: ['r1'] })
    use(state, 1)
    play(state, `journeyman tray ${die('c1')}`)
    expect(play(state, 'face 6')).toEqual([
      { type: 'bla.turned', seat: 0, furnace: null, die: die('c1'), into: die('c6') },
    ])
    expect(trayOf(state)).toBe('c1 c1 c1 c1 c1 c6')
  })
})

describe('Stoker', () => {
  test('COV-BLA-13 rolls the tray, then places at most one', () => {
    const state = blacksmithAt({ tray: 'r1', furnaces: ['g1'] })
    expect(types(use(state, 2))).toEqual(['bla.rolled'])
    expect(offers(state)).toContain('stop')
    play(state, offers(state)[0], 'furnace 3')
    expect([asked(state), bla(state).furnaces.flat().length]).toEqual([undefined, 2])
    expect(metalsOf(bla(state).tray)).toSatisfy((metals: number[]) => metals[1] + metals[5] === 6)
  })

  test('COV-BLA-13 an empty tray: no effect', () => {
    const state = blacksmithAt({ furnaces: ['c1 c1', 'c1 c1', 'c1 c1'] })
    expect([use(state, 2), asked(state)]).toEqual([[], undefined])
  })
})

describe('Hauler', () => {
  test('COV-BLA-14 the die is rolled, then put into a furnace or left in the tray', () => {
    const state = blacksmithAt({ furnaces: ['r1', 'c1'] })
    use(state, 3)
    expect(offers(state)).toEqual(['haul.pick 1', 'haul.pick 2', 'haul.pick 3', 'haul.pick 4'])
    const [smelted] = play(state, 'haul.pick 4')
    expect(smelted.type).toBe('bla.smelted')
    expect(offers(state)).toEqual(['haul.place 1', 'haul.place 2', 'haul.place 3', 'stop'])
    expect(why(state, { type: 'bla.haul.place', furnace: 0 })).toBe('COV-BLA-2 bla-full-alloy')
    play(state, 'haul.place 1')
    expect(furnaceOf(state, 1)).toMatch(/^y\d c1$/)
    expect([cartOf(state), metalsOf(bla(state).tray)]).toEqual(['rrgggbby', [0, 0, 0, 0, 0, 5]])
  })

  test('COV-BLA-14 left in the tray', () => {
    const state = blacksmithAt()
    use(state, 3)
    play(state, 'haul.pick 2', 'stop')
    expect([metalsOf(bla(state).tray), asked(state)]).toEqual([[0, 0, 1, 0, 0, 6], undefined])
  })

  test('COV-BLA-14 without a furnace that takes it, it stays in the tray unasked', () => {
    const state = blacksmithAt({ furnaces: ['r1', 'g1', 'b1', 'y1'] })
    use(state, 3)
    play(state, 'haul.pick 1')
    expect([metalsOf(bla(state).tray)[1], asked(state)]).toEqual([1, undefined])
  })

  test('COV-BLA-14 an empty cart: no effect', () => {
    const state = blacksmithAt({ tray: 'r1 r2 r3 g1 g2 g3 b1 b2 y1 y2' })
    expect([use(state, 3), asked(state)]).toEqual([[], undefined])
  })
})

describe('Striker', () => {
  test('COV-BLA-15, COV-BLA-11 forges one furnace and keeps the alloy for nothing', () => {
    const state = blacksmithAt({ furnaces: ['r6 c6', 'g6'] })
    use(state, 4)
    expect(offers(state)).toEqual(['strike 0', 'strike 1'])
    expect(why(state, { type: 'bla.strike', furnace: 2 })).toBe('COV-BLA-3 bla-no-alloy')
    expect(types(play(state, 'strike 0'))).toEqual(['bla.forged', 'shield', 'bla.cleared'])
    expect([trayOf(state), corruptionOf(state), asked(state)]).toEqual([
      'r6 c1 c1 c1 c1 c1 c6',
      0,
      undefined,
    ])
  })

  test('COV-BLA-15 nothing ready: no effect', () => {
    const state = blacksmithAt({ furnaces: ['r5'] })
    expect([use(state, 4), asked(state)]).toEqual([[], undefined])
  })
})
