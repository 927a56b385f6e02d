import { expect, test } from 'vitest'
import { digest } from '../../../kernel/digest.ts'
import { standard } from './index.ts'
import { compile } from './compile.ts'
import { contentSets, game } from '../engine/index.ts'
import { COLOUR_NAMES, GOODS } from '../engine/names.ts'

const tables = contentSets.tables(contentSets.standard)

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

/** What was changed to give every merchant the same chance. */
const balanced = ({ alc, bla, cap, chr, boards }: typeof tables) => ({
  rack: alc.rack,
  dice: bla.dice,
  tray: bla.startTray,
  compass: cap.compass,
  smuggling: boards.cap.spaces[3].corruption,
  hourglasses: chr.startHourglasses,
})

test('COV-ALC-6, COV-BLA-1, COV-CAP-6, COV-CAP-9, COV-CHR-1 the merchants as they were balanced', () => {
  expect(balanced(tables)).toEqual({
    rack: 12,
    dice: [0, 3, 3, 3, 3, 6],
    tray: [0, 0, 0, 1, 1, 6],
    compass: [3, 3, 4, 0, 4, 4, 3, 0],
    smuggling: 2,
    hourglasses: 1,
  })
})

test('the values of before are known, and are not offered', () => {
  const [second = '', first = ''] = contentSets.former
  expect([second, first]).toEqual(['03b9793ccaae1d5a', 'c01b56fbaea817ac'])
  expect(game.options.content).toEqual([contentSets.standard])
  expect(game.retired?.['content']).toEqual([second, first])
  expect(balanced(contentSets.tables(first))).toEqual({
    rack: 10,
    dice: [0, 3, 3, 2, 2, 6],
    tray: [0, 1, 0, 0, 0, 6],
    compass: [1, 2, 3, 3, 4, 4, 4, 0],
    smuggling: 1,
    hourglasses: 2,
  })
  expect(balanced(contentSets.tables(second))).toEqual({
    rack: 11,
    dice: [0, 3, 3, 3, 3, 6],
    tray: [0, 1, 1, 1, 2, 6],
    compass: [1, 2, 1, 0, 4, 4, 1, 0],
    smuggling: 2,
    hourglasses: 1,
  })
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
