import { expect, test } from 'vitest'
import { digest } from '../../../kernel/digest.ts'
import { DIGEST, standard } from './index.ts'
import { compile } from './compile.ts'
import { contentSets } from '../engine/index.ts'
import { COLOUR_NAMES, GOODS } from '../engine/names.ts'
import { tables } from '../engine/table.fixture.ts'

test('the digest written beside the standard set is its own', () => {
  expect(DIGEST).toBe(digest(standard))
})

test('COV-71, COV-R31 prices, and four small and three large Goods of each colour for each merchant', () => {
  expect(tables.prices).toEqual([0, 3, 3, 4, 4, 6, 6, 8, 8])
  for (const board of Object.values(tables.boards)) {
    expect(board.supply).toEqual([0, 4, 4, 4, 4, 3, 3, 3, 3])
    expect(board.supply).toHaveLength(GOODS + 1)
  }
})

test('COV-8, COV-9, COV-R35 three Rogue cards', () => {
  expect(tables.rogues).toEqual({
    criminals: { lair: 2, bag: 4, customersOnly: true },
    cultists: { lair: 1, bag: 6, customersOnly: false },
    robbers: { lair: 2, bag: 5, customersOnly: true },
  })
})

test('COV-87 Townsfolk show 14 icons of each Faction and 10 of Corruption', () => {
  const sum = (count: (card: (typeof tables.townsfolk)[number]) => number) =>
    tables.townsfolk.reduce((all, card) => all + count(card), 0)
  expect(COLOUR_NAMES.map((_, i) => sum(({ factions }) => factions[i + 1]))).toEqual([
    14, 14, 14, 14,
  ])
  expect(sum(({ corruption }) => corruption)).toBe(10)
})

test('COV-71 other printed values can take their place: dearer Goods, another digest', () => {
  const dear = {
    ...standard,
    goodsPrices: standard.goodsPrices.map(each => ({ ...each, price: each.price + 1 })),
  }
  expect(compile(dear).prices).toEqual([0, 4, 4, 5, 5, 7, 7, 9, 9])
  expect(digest(dear)).not.toBe(digest(standard))
  expect(contentSets.digests[0]).toBe(digest(standard))
})
