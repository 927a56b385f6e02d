import { describe, expect, test } from 'vitest'
import { listed, total } from '../../../kit/counts.ts'
import { compile } from '../content/compile.ts'
import { type Price, standard } from '../content/index.ts'
import { coinsOn, COMPLETE, holdingOf, LEGAL, priceTable, SIZE, WEIGHT, WHITE } from './prices.ts'
import { coins } from './table.fixture.ts'

/** A price as it is written. */
function priceOf(text: string): Price {
  const price = {
    text,
    size: 0,
    fixed: {} as { [colour: string]: number },
    white: 0,
    same: 0,
    diff: 0,
  }
  for (const word of text.split(' ')) {
    const [, name, digits] = /^(\D+)(\d)$/.exec(word) ?? []
    const n = Number(digits)
    price.size += n
    if (name === 'W') price.white += n
    else if (name === 'same' || name === 'diff') price[name] += n
    else price.fixed[name] = n
  }
  return price
}

const answer = (price: string, held: string, add: string) => {
  const pays = priceTable(priceOf(price))
  const before = holdingOf(coins(held))
  const [coin] = listed(coins(add))
  return {
    legal: ((pays[before] >> (coin - 1)) & 1) === 1,
    complete: (pays[before + WEIGHT[coin]] & COMPLETE) !== 0,
  }
}

/** Every price of the grammar: two to four coins, at most one group of many-coloured ones. */
function grammar(): Price[] {
  const found: Price[] = []
  const upTo = [0, 1, 2, 3, 4]
  for (const G of upTo)
    for (const S of upTo)
      for (const C of upTo)
        for (const T of upTo) {
          for (const white of upTo) {
            const base = G + S + C + T + white
            for (let free = 0; base + free <= 4; free++) {
              const size = base + free
              if (size < 2) continue
              const price = { text: '', size, fixed: { G, S, C, T }, white }
              if (free === 0) found.push({ ...price, same: 0, diff: 0 })
              else found.push({ ...price, same: free, diff: 0 }, { ...price, same: 0, diff: free })
            }
          }
        }
  return found
}

/**
 * A price read slot by slot, as at the table: can these coins be laid on its slots, each on one
 * that takes it? The colours for the many-coloured slots are tried one by one.
 */
function fitsBySlots({ fixed, white, same, diff }: Price, held: readonly number[]): boolean {
  const colours = [1, 2, 3, 4]
  const printed = colours.flatMap((colour, at) =>
    new Array<number>(Object.values(fixed)[at] ?? 0).fill(colour),
  )
  const frees: number[][] = []
  const choose = (chosen: number[]) => {
    if (chosen.length === diff) frees.push(chosen)
    else for (const colour of colours) if (!chosen.includes(colour)) choose([...chosen, colour])
  }
  if (diff > 0) choose([])
  else if (same > 0) for (const colour of colours) frees.push(new Array<number>(same).fill(colour))
  else frees.push([])
  return frees.some(free => {
    const slots = [...printed, ...free, ...new Array<number>(white).fill(WHITE)]
    const lay = (left: readonly number[], open: readonly number[]): boolean => {
      if (left.length === 0) return true
      const [coin, ...rest] = left
      return open.some(
        (slot, at) => (slot === coin || coin === WHITE) && lay(rest, open.toSpliced(at, 1)),
      )
    }
    return lay(listed(held), slots)
  })
}

describe('what may be placed for a price', () => {
  test.each([
    ['G2 T2', 'G1 T1', 'W', true, false],
    ['G2 T2', 'G1 T1 W1', 'G', true, true],
    ['G2 T2', 'G2 W1', 'G', false, false],
    ['G2 T2', 'G2 W2', 'T', false, false],
    ['G2 T2', '', 'S', false, false],
    ['same3', 'S1', 'G', false, false],
    ['same3', 'W2', 'C', true, true],
    ['same3', 'W2', 'W', true, true],
    ['diff3', 'G1', 'G', false, false],
    ['diff3', 'G1 W1', 'S', true, true],
    ['diff3', 'G1 S1 T1', 'C', false, false],
    ['W1 same2', 'S2', 'S', false, false],
    ['W1 same2', 'S1', 'W', true, false],
    ['W1 same2', 'S1 W1', 'W', true, true],
    ['W1 same2', 'S1 W1', 'S', true, true],
    ['W1 S1', 'W1', 'W', true, true],
  ])(
    'MER-29, MER-33, MER-R8, MER-R9, MER-R10 %s with %s takes %s: %s, then complete: %s',
    (price, held, add, legal, complete) => {
      expect(answer(price, held, add)).toEqual({ legal, complete: legal && complete })
    },
  )

  test('TV-3 MER-30, MER-31 colours of a free choice', () => {
    for (const colour of ['G', 'S', 'C', 'T']) {
      expect(answer('same3', `${colour}2`, colour)).toEqual({ legal: true, complete: true })
    }
    expect(answer('diff3', 'G1 S1', 'T')).toEqual({ legal: true, complete: true })
  })

  test('MER-R11 a single many-coloured coin is any colour', () => {
    for (const colour of ['G', 'S', 'C', 'T', 'W'])
      expect(answer('G1 same1', 'G1', colour).legal).toBe(true)
    expect(answer('G1 same1', 'G1', 'S').complete).toBe(true)
  })

  test('MER-12, MER-13, MER-32 a white coin fits every price that is not full, a black one has no place', () => {
    for (const { price, pays } of compile(standard).tiles) {
      expect(WEIGHT.length).toBe(WHITE + 1)
      for (let holding = 0; holding < pays.length; holding++) {
        if ((pays[holding] & LEGAL) === 0) continue
        const takesWhite = ((pays[holding] >> (WHITE - 1)) & 1) === 1
        expect([price.text, holding, takesWhite]).toEqual([
          price.text,
          holding,
          SIZE[holding] < price.size,
        ])
      }
    }
  })

  test('MER-29 to MER-33, MER-37 every price of the grammar, coin by coin, as if laid on its slots', () => {
    const prices = grammar()
    expect(prices.length).toBeGreaterThan(150)
    const wrong: unknown[] = []
    const small = Array.from({ length: 3125 }, (_, holding) => holding).filter(
      holding => SIZE[holding] <= 5,
    )
    for (const price of prices) {
      const pays = priceTable(price)
      for (const holding of small) {
        const held = coinsOn(holding)
        const legal = total(held) <= price.size && fitsBySlots(price, held)
        const complete = legal && total(held) === price.size
        if (((pays[holding] & LEGAL) !== 0) !== legal) wrong.push({ price, held, legal })
        if (((pays[holding] & COMPLETE) !== 0) !== complete) wrong.push({ price, held, complete })
        if (!legal) continue
        for (let coin = 1; coin <= WHITE; coin++) {
          const more = held.with(coin, held[coin] + 1)
          const fits = total(more) <= price.size && fitsBySlots(price, more)
          if (((pays[holding] >> (coin - 1)) & 1) !== Number(fits))
            wrong.push({ price, held, coin, fits })
        }
      }
    }
    expect(wrong.slice(0, 3)).toEqual([])
  })

  test('MER-33, MER-36 no edge is ever dead: what is legal can be completed', () => {
    const stuck = grammar().flatMap(price =>
      [...priceTable(price)].flatMap((bits, holding) =>
        bits === LEGAL ? [{ price, held: coinsOn(holding) }] : [],
      ),
    )
    expect(stuck).toEqual([])
  })

  test('a holding is its coins', () => {
    for (let holding = 0; holding < 3125; holding++)
      expect(holdingOf(coinsOn(holding))).toBe(holding)
    expect(coinsOn(holdingOf(coins('G1 T2 W4')))).toEqual(coins('G1 T2 W4'))
  })
})
