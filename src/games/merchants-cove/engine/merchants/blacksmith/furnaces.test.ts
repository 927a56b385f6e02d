import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { total } from '../../../../../kit/counts.ts'
import { shopAlone } from '../alone.fixture.ts'
import { dice, die } from './blacksmith.fixture.ts'
import { DICE, dieOf, faceOf, isCoal, metalOf, metalsOf } from './dice.ts'
import { fits, heatOf, insert, isMasterwork, remove, roomIn, turnable, wareOf } from './furnaces.ts'
import { merchants, tables } from '../../first.fixture.ts'

const rules = tables.bla
const room = (words: string) => roomIn(rules, dice(words))

test('COV-BLA-1 a die is its metal and its face', () => {
  for (let each = 1; each <= DICE; each++) expect(dieOf(metalOf(each), faceOf(each))).toBe(each)
  expect([die('r1'), die('c6')]).toEqual([1, 30])
  expect([isCoal(die('y6')), isCoal(die('c1'))]).toEqual([false, true])
})

describe('a furnace', () => {
  test('COV-BLA-2 takes one alloy die and two coal dice', () => {
    expect(fits(room(''), die('r6'))).toBe(true)
    expect(fits(room('r1'), die('g1'))).toBe(false)
    expect(fits(room('r1 c1'), die('c1'))).toBe(true)
    expect(fits(room('r1 c1 c1'), die('c1'))).toBe(false)
    expect(fits(room('c1 c1'), die('r1'))).toBe(true)
    expect(fits(room('c1 c1'), die('c1'))).toBe(false)
  })

  test('COV-BLA-2 up to heat 12, by placing as by turning', () => {
    expect(fits(room('r6 c3'), die('c3'))).toBe(true)
    expect(fits(room('r6 c3'), die('c4'))).toBe(false)
    expect(turnable(room('r6 c4 c1'), die('c1'), 2)).toBe(true)
    expect(turnable(room('r6 c4 c1'), die('c1'), 3)).toBe(false)
    expect(turnable(room('r6 c5 c1'), die('r6'), 1)).toBe(true)
    expect(turnable(room('r2'), die('r2'), 2)).toBe(false)
  })

  test.each([
    ['r5', null],
    ['r3 c2', null],
    ['r6', 1],
    ['r3 c3', 1],
    ['g4 c5', 2],
    ['b4 c6', 7],
    ['y6 c3 c3', 8],
    ['c6 c6', null],
    ['', null],
  ])('COV-BLA-3 "%s" is ready for Good %j', (words, good) => {
    expect(wareOf(rules, dice(words))).toBe(good)
  })

  test('COV-BLA-11 heat 11 and 12 make a masterwork', () => {
    expect(['r6 c4', 'r6 c5', 'r6 c6'].map(words => isMasterwork(rules, dice(words)))).toEqual([
      false,
      true,
      true,
    ])
  })

  test('COV-BLA-2 its dice lie in order, the alloy first', () => {
    const furnace = dice('c4')
    for (const each of dice('c2 r6')) insert(furnace, each)
    expect(furnace).toEqual(dice('r6 c2 c4'))
    remove(furnace, die('c2'))
    expect([furnace, heatOf(furnace)]).toEqual([dice('r6 c4'), 10])
  })
})

describe('set-up', () => {
  test('COV-BLA-1 six coal and a red die rolled into the tray; the other alloy in the cart', () => {
    const shop = merchants.bla.setup(Rng.from(5))
    expect(metalsOf(shop.tray)).toEqual([0, 1, 0, 0, 0, 6])
    expect(shop.cart).toEqual([0, 2, 3, 2, 2])
    expect(shop.furnaces).toEqual([[], [], [], []])
    expect(total(shop.tray) + total(shop.cart)).toBe(16)
    expect(merchants.bla.faults(shop)).toEqual([])
  })

  test('COV-BLA-1, COV-BLA-2 what cannot be is noticed', () => {
    const shop = merchants.bla.setup(Rng.from(5))
    shop.cart[3]--
    shop.furnaces[1] = dice('r6 r6 c6')
    expect(merchants.bla.faults(shop)).toEqual([
      'COV-BLA-1: 5 dice of metal 1, not 3.',
      'COV-BLA-1: 1 dice of metal 3, not 2.',
      'COV-BLA-1: 7 dice of metal 5, not 6.',
      'COV-BLA-2: furnace 2 holds more than 1 alloy die.',
      'COV-BLA-2: furnace 2 is hotter than 12.',
    ])
    expect(() => shopAlone(shop)).toThrow('hotter than 12')
    const smoky = merchants.bla.setup(Rng.from(5))
    smoky.furnaces[3] = dice('c1 c1 c1')
    expect(merchants.bla.faults(smoky)).toContain(
      'COV-BLA-2: furnace 4 holds more than 2 coal dice.',
    )
  })
})
