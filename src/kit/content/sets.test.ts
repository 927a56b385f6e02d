import { expect, test, vi } from 'vitest'
import { digest } from '../../kernel/digest.ts'
import { contentSetOf } from './set-of.ts'
import { contentSets } from './sets.ts'

interface Prices {
  readonly bread: number
  readonly wine: number
}
const standard: Prices = { bread: 2, wine: 5 }
const dear: Prices = { bread: 3, wine: 9 }

const open = () => {
  const compile = vi.fn<(prices: Prices) => { both: number }>(prices => ({
    both: prices.bread + prices.wine,
  }))
  return { sets: contentSets(standard, compile), compile }
}

test('the standard set is there from the beginning', () => {
  const { sets } = open()
  expect(sets.digests).toEqual([digest(standard)])
  expect(sets.standard).toBe(digest(standard))
  expect(sets.has(digest(standard))).toBe(true)
  expect(sets.content(digest(standard))).toEqual(standard)
  expect(sets.tables(digest(standard))).toEqual({ both: 7 })
})

test('a set that is added stands after the others, a preferred one before them', () => {
  const { sets } = open()
  const live = sets.digests
  const added = sets.add(dear)
  expect(added).toBe(digest(dear))
  expect(live).toEqual([digest(standard), added])
  sets.prefer(sets.add({ bread: 1, wine: 1 }))
  expect(live).toEqual([digest({ bread: 1, wine: 1 }), digest(standard), added])
})

test('an equal set is kept once, and can still become the preferred one', () => {
  const { sets, compile } = open()
  sets.add(dear)
  const before = sets.tables(digest(dear))
  sets.prefer(sets.add({ wine: 9, bread: 3 }))
  expect(sets.digests).toEqual([digest(dear), digest(standard)])
  expect(sets.tables(digest(dear))).toBe(before)
  expect(compile).toHaveBeenCalledTimes(1)
})

test('a former set is known, made once when it is asked for, and offered only where it is put on offer', () => {
  const cheap = vi.fn<() => Prices>(() => ({ bread: 1, wine: 4 }))
  const name = digest(cheap())
  const sets = contentSets(standard, x => x, digest(standard), [{ digest: name, content: cheap }])
  cheap.mockClear()
  expect(sets.former).toEqual([name])
  expect(sets.digests).toEqual([sets.standard])
  expect(sets.has(name)).toBe(true)
  expect(cheap).not.toHaveBeenCalled()
  expect([sets.content(name), sets.tables(name)]).toEqual([cheap(), cheap()])
  expect(sets.content(sets.standard)).toBe(standard)
  expect(sets.content(name)).toBe(sets.tables(name))

  sets.prefer(name)
  expect(sets.digests).toEqual([name, sets.standard])
  expect(sets.add({ wine: 4, bread: 1 })).toBe(name)
  expect(sets.digests).toEqual([name, sets.standard])
})

test('tables are made once a set, and only when they are asked for', () => {
  const { sets, compile } = open()
  const [first, second] = [digest(standard), sets.add(dear)]
  expect(compile).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) {
    expect(sets.tables(first)).toEqual({ both: 7 })
    expect(sets.tables(second)).toEqual({ both: 12 })
  }
  expect(compile).toHaveBeenCalledTimes(2)
})

test('what is made of tables is made once a set, and only when it is asked for', () => {
  const { sets } = open()
  const make = vi.fn<(tables: { both: number }, name: string) => string>(
    ({ both }, name) => `${name} ${both}`,
  )
  const made = sets.each(make)
  const [first, second] = [digest(standard), sets.add(dear)]
  expect(make).not.toHaveBeenCalled()
  for (let i = 0; i < 3; i++) {
    expect(made(first)).toBe(`${first} 7`)
    expect(made(second)).toBe(`${second} 12`)
  }
  expect(make).toHaveBeenCalledTimes(2)
  expect(() => made('0123456789abcdef')).toThrow(/0123456789abcdef/)
})

test("an unknown digest is the caller's bug", () => {
  const { sets } = open()
  expect(sets.has('0123456789abcdef')).toBe(false)
  expect(() => sets.content('0123456789abcdef')).toThrow(/0123456789abcdef/)
  expect(() => sets.tables('')).toThrow(/digest/)
})

test('a match says by its options which set it is played with', () => {
  const { sets } = open()
  const name = sets.add(dear)
  expect(contentSetOf(sets, { content: name })).toEqual({ digest: name, content: dear })
  expect(contentSetOf(sets, { side: 'A' })).toBeNull()
  expect(contentSetOf(undefined, { content: name })).toBeNull()
})
