import { describe, expect, test } from 'vitest'
import type { Price } from '../content/index.ts'
import { reach, sockets } from './sockets.ts'

const price = (part: Partial<Price>): Price => {
  const whole = { text: '', fixed: {}, white: 0, same: 0, diff: 0, ...part }
  const fixed = Object.values(whole.fixed).reduce((sum, n) => sum + n, 0)
  return { ...whole, size: fixed + whole.white + whole.same + whole.diff }
}
/** Coins by letter: "GGTW". */
const coins = (letters: string) => [
  0,
  ...['G', 'S', 'C', 'T', 'W', 'B'].map(one => letters.split(one).length - 1),
]
const row = (of: Price, held: string) =>
  sockets(of, coins(held))
    .map(
      ({ colour, has }) =>
        `${colour === null ? '?' : '.GSCTWB'.charAt(colour)}${has === null ? '-' : '.GSCTWB'.charAt(has)}`,
    )
    .join(' ')

describe('a price as a row of sockets', () => {
  test('real coins lie where they belong, white ones fill from the right', () => {
    expect(row(price({ fixed: { G: 2, T: 2 } }), 'GTW')).toBe('GG G- TT TW')
    expect(row(price({ fixed: { G: 2, T: 2 } }), '')).toBe('G- G- T- T-')
  })

  test('a free colour is bound by the first real coin, not by a white one', () => {
    expect(row(price({ same: 3 }), 'W')).toBe('?- ?- ?W')
    expect(row(price({ same: 3 }), 'CW')).toBe('CC C- CW')
    expect(row(price({ diff: 3 }), 'GT')).toBe('GG TT ?-')
  })

  test('white sockets take white coins first', () => {
    expect(row(price({ white: 1, same: 2 }), 'SW')).toBe('WW SS S-')
    expect(row(price({ white: 1, same: 2 }), 'SWW')).toBe('WW SS SW')
  })
})

describe('how far one is from buying', () => {
  const far = (of: Price, held: string, hand: string, purse = '', tray = '') =>
    reach(of, coins(held), [coins(hand), coins(purse), coins(tray)])
  const tapestry = price({ fixed: { G: 2, T: 2 } })

  test('with hand, purse, character tile, or never', () => {
    expect(far(tapestry, 'GT', 'GT')).toBe('hand')
    expect(far(tapestry, 'GT', 'G', 'T')).toBe('purse')
    expect(far(tapestry, 'GT', 'G', '', 'T')).toBe('later')
    expect(far(tapestry, 'GT', 'GGG', 'SC', 'B')).toBe('never')
  })

  test('what is complete already needs nothing', () => {
    expect(far(tapestry, 'GGTT', 'GT')).toBe('full')
    expect(far(tapestry, 'GTWW', '')).toBe('full')
  })

  test('white coins stand in for what is missing, but nothing stands in for them', () => {
    expect(far(tapestry, 'GT', 'WW')).toBe('hand')
    expect(far(tapestry, 'GTW', 'T')).toBe('hand')
    expect(far(price({ white: 1, same: 2 }), 'SS', 'SCGT')).toBe('never')
    expect(far(price({ white: 1, same: 2 }), 'SW', 'GW')).toBe('hand')
  })

  test('one colour only, or different ones', () => {
    expect(far(price({ same: 3 }), 'G', 'GC', 'CC')).toBe('never')
    expect(far(price({ same: 3 }), '', 'GC', 'CC')).toBe('purse')
    expect(far(price({ diff: 4 }), 'GS', 'CC', 'W')).toBe('purse')
    expect(far(price({ diff: 4 }), 'GS', 'CC', 'GS')).toBe('never')
  })
})
