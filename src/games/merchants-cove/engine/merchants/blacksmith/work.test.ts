import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { range, upTo } from '../../../../../kit/moves.ts'
import { everyMove, shopAlone, survey } from '../alone.fixture.ts'
import { numbersOf } from '../../../text/merchants/index.ts'
import { die } from './blacksmith.fixture.ts'
import { DICE, faceOf } from './dice.ts'
import { FURNACES } from './furnaces.ts'
import { merchants } from '../../standard.fixture.ts'
import { text as en } from '../../../text/blacksmith/en.ts'
import { text as es } from '../../../text/blacksmith/es.ts'
import type { BlacksmithEvent, BlacksmithMove, BlacksmithShop } from './words.ts'

const colour = range(1, 4)
const furnace = upTo(FURNACES)
const dice = range(1, DICE)
const EVERY = [
  ...everyMove('stop', {}),
  ...['bla.smelt.pick', 'bla.contraband', 'bla.haul.pick'].flatMap(type =>
    everyMove(type, { colour }),
  ),
  ...['bla.rake', 'bla.furnace', 'bla.forge.next', 'bla.haul.place', 'bla.strike'].flatMap(type =>
    everyMove(type, { furnace }),
  ),
  ...everyMove('bla.place', { die: dice }),
  ...everyMove('bla.adjust', { furnace, die: dice, by: [1, -1] }).filter(
    move => move.type === 'bla.adjust' && range(1, 6).includes(faceOf(move.die) + move.by),
  ),
  ...everyMove('bla.contraband.place', { face: range(1, 6), furnace }),
  ...everyMove('bla.keep', { keep: [true, false] }),
  ...everyMove('bla.journeyman', { furnace: [null, ...furnace], die: dice }),
  ...everyMove('bla.face', { face: range(1, 6) }),
]

const shop: BlacksmithShop = merchants.bla.setup(Rng.from(1))
const who = (me: number) => ({ me, options: {}, name: () => 'Ana' })

describe('the Blacksmith at work', () => {
  test('COV-BLA-1, COV-BLA-2 dice are conserved; every question, event and reason has its words; lists stay short', () => {
    const found = survey(shopAlone(shop), EVERY, 1500, 12)
    expect([...found.flaws]).toEqual([])
    expect(found.longest).toBeLessThanOrEqual(25)
    expect([...found.questions].toSorted()).toEqual([
      'bla.adjust',
      'bla.contraband',
      'bla.contraband.place',
      'bla.face',
      'bla.forge.next',
      'bla.furnace',
      'bla.haul.pick',
      'bla.haul.place',
      'bla.journeyman',
      'bla.keep',
      'bla.place',
      'bla.rake',
      'bla.smelt.pick',
      'bla.strike',
    ])
    expect([...found.events]).toEqual(
      expect.arrayContaining(['bla.turned', 'bla.cleared', 'corrupted', 'shield']),
    )
    expect([...found.reasons].toSorted()).toEqual(Object.keys(en.refusals))
  })
})

test('what is no shop and no task of the Blacksmith is told apart', () => {
  for (const wrong of [
    { at: 'bla.keep', seat: 0, furnace: 4 },
    { at: 'bla.face', seat: 0, furnace: null, die: 31 },
    { at: 'bla.place', seat: 0, left: 1 },
    { at: 'bla.nothing', seat: 0 },
    { at: 'constructor', seat: 0 },
  ])
    expect(merchants.bla.taskShape(wrong)).toBe(false)
  const unsorted = [[die('c1'), die('r1')], [], [], []]
  for (const wrong of [
    null,
    [],
    {},
    { ...shop, furnaces: unsorted },
    { ...shop, furnaces: [] },
    { ...shop, cart: [0] },
  ])
    expect(merchants.bla.shape(wrong)).toBe(false)
})

describe('the Blacksmith in words', () => {
  const hot = { ...shop, furnaces: [[die('r4'), die('c5')], [], [], []] }
  const said = (event: BlacksmithEvent, me = 0) => [
    en.event(event, who(me)),
    es.event(event, who(me)),
  ]
  const called = (move: BlacksmithMove) => [en.move(move, hot), es.move(move, hot)]

  test('what happened, to whoever did it and to others', () => {
    const forged = { type: 'bla.forged', seat: 0, furnace: 0, heat: 9, coal: [die('c5')] } as const
    expect(said({ ...forged, good: 1 })).toEqual([
      'You forged a red Weapon at heat 9',
      'Forjaste un arma roja con calor 9',
    ])
    expect(said({ ...forged, good: 5 }, 1)).toEqual([
      'Ana forged red Armour at heat 9',
      'Ana forjó una armadura roja con calor 9',
    ])
    expect(
      said({ type: 'bla.placed', seat: 0, furnace: 2, die: die('c3'), heat: 7, ore: false }),
    ).toEqual(['You put coal 3 into furnace 3: heat 7', 'Pusiste carbón 3 en el horno 3: calor 7'])
  })

  test('what may be done', () => {
    expect(called({ type: 'bla.forge.next', furnace: 0 })).toEqual([
      'Forge furnace 1: red 4 and coal 5',
      'Forjar el horno 1: rojo 4 y carbón 5',
    ])
    expect(called({ type: 'bla.adjust', furnace: 0, die: die('c5'), by: -1 })).toEqual([
      'Coal 5 in furnace 1 to 4: heat 8',
      'Carbón 5 del horno 1 a 4: calor 8',
    ])
  })
  test('what may not', () => {
    const hotter = numbersOf({ heat: 13, bound: 12 })
    expect([en.refusals['bla-too-hot'](hotter), es.refusals['bla-too-hot'](hotter)]).toEqual([
      'The heat would be 13, and 12 is the limit.',
      'El calor sería 13, y el límite es 12.',
    ])
  })
})
