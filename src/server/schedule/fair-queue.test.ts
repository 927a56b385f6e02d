import { expect, test } from 'vitest'
import { type Caps, fairQueue, type Path } from './fair-queue.ts'

const ONE: Caps = [1, 1, 1, 1]

/** Serves one after another, each at the same cost unless its name says more; the order. */
function served(items: readonly (readonly [string, Path])[], cost = (_: string) => 1): string[] {
  const queue = fairQueue<string>(ONE)
  for (const [item, path] of items) queue.add(item, path, 0)
  return items.flatMap((_, now) => {
    const turn = queue.take(now + 1)
    turn?.charge(cost(turn.item))
    turn?.end()
    return turn === null ? [] : [turn.item]
  })
}

test('people take turns, and each of them serves their tables by turns', () => {
  const order = served([
    ['a1', ['home', 'ana', 'one']],
    ['a2', ['home', 'ana', 'one']],
    ['a3', ['home', 'ana', 'two']],
    ['b1', ['home', 'ben', 'three']],
    ['c1', ['flat', 'cleo', 'four']],
    ['c2', ['flat', 'cleo', 'four']],
  ])
  expect(order).toEqual(['a1', 'c1', 'b1', 'c2', 'a3', 'a2'])
})

test('service counts, not turns: who got three at once waits for three of the others', () => {
  const own = (item: string, name: string) => [item, [name, name, name]] as const
  const items = [own('a1', 'a'), own('a2', 'a'), ...[1, 2, 3, 4].map(i => own(`b${i}`, 'b'))]
  const order = served(items, item => (item === 'a1' ? 3 : 1))
  expect(order).toEqual(['a1', 'b1', 'b2', 'b3', 'a2', 'b4'])
})

test('time without waiting saves up no claim', () => {
  const queue = fairQueue<string>(ONE)
  const take = (now: number) => {
    const turn = queue.take(now)
    turn?.charge(1)
    turn?.end()
    return turn?.item
  }
  for (let i = 0; i < 20; i++) queue.add(`b${i}`, ['b', 'b', 'b'], 0)
  for (let i = 0; i < 10; i++) take(i)
  for (let i = 0; i < 4; i++) queue.add(`a${i}`, ['a', 'a', 'a'], 10)
  expect([11, 12, 13, 14].map(take)).toEqual(['a0', 'b10', 'a1', 'b11'])
})

test('no more is served at once than the caps say, of a table, a person, an address and in all', () => {
  const queue = fairQueue<string>([4, 3, 2, 1])
  const add = (item: string, path: Path) => queue.add(item, path, 0)
  for (const item of ['a', 'b']) add(`${item}1`, ['home', 'ana', 'one'])
  for (const item of ['a', 'b']) add(`${item}2`, ['home', 'ana', item])
  for (const item of ['a', 'b']) add(`${item}3`, ['home', 'ben', item])
  for (const item of ['a', 'b']) add(`${item}4`, ['flat', 'cleo', item])
  const turns = Array.from({ length: 8 }, () => queue.take(1))
  const items = turns.flatMap(turn => (turn === null ? [] : [turn.item]))
  expect(items).toHaveLength(4)
  expect(items.filter(item => /[123]$/.test(item)).length).toBeLessThanOrEqual(3)
  expect(items.filter(item => /[12]$/.test(item)).length).toBeLessThanOrEqual(2)
  expect(items).not.toEqual(expect.arrayContaining(['a1', 'b1']))
  turns[0]?.end()
  expect(queue.take(2)).not.toBeNull()
})

test('a turn says with how many it shares, and whether its person has waited longest', () => {
  const queue = fairQueue<string>(ONE)
  const next = (now: number) => {
    const turn = queue.take(now)
    turn?.charge(1)
    turn?.end()
    return [turn?.item, turn?.turns, turn?.longest]
  }
  queue.add('c1', ['flat', 'cleo', 'one'], 0)
  expect(next(1)).toEqual(['c1', 1, false])
  queue.add('a1', ['home', 'ana', 'one'], 2)
  queue.add('a2', ['home', 'ana', 'one'], 2)
  queue.add('a3', ['home', 'ana', 'two'], 2)
  queue.add('b1', ['home', 'ben', 'three'], 3)
  queue.add('c2', ['flat', 'cleo', 'four'], 4)
  expect(next(5)).toEqual(['a1', 2 * 2 * 2 * 2, true])
  expect(next(6)).toEqual(['c2', 2, false])
  expect(next(7)).toEqual(['b1', 2, true])
  expect(next(8)).toEqual(['a3', 2, false])
  expect(next(9)).toEqual(['a2', 1, false])
  expect(queue.take(10)).toBeNull()
})
