import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { range, upTo } from '../../../../../kit/moves.ts'
import { everyMove, shopAlone, survey } from '../alone.fixture.ts'
import { die } from './blacksmith.fixture.ts'
import { DICE, faceOf } from './dice.ts'
import { FURNACES } from './furnaces.ts'
import { merchants } from '../../first.fixture.ts'
import english from '../../../text/en.json' with { type: 'json' }
import type { BlacksmithShop } from './words.ts'

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
const REASONS = Object.keys(english).flatMap(key =>
  key.startsWith('refusal.bla-') ? [key.slice('refusal.'.length)] : [],
)

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
    expect([...found.reasons].toSorted()).toEqual(REASONS)
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
