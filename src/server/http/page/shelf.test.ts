import { expect, test } from 'vitest'
import { problem } from '../../errors.ts'
import { makeShelf } from './shelf.ts'

test('a recent item is not made again; over the limit the least recently used goes first', async () => {
  const shelf = makeShelf<{ readonly size: number }>(10)
  const made: string[] = []
  const take = (id: string, size: number) =>
    shelf(id, () => {
      made.push(id)
      return Promise.resolve({ size })
    })
  await Promise.all([take('a', 4), take('a', 4)])
  await take('b', 4)
  await take('a', 4)
  expect(made).toEqual(['a', 'b'])
  await take('c', 4)
  for (const id of ['a', 'c', 'b']) await take(id, 4)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
  await take('huge', 11)
  await take('huge', 11)
  expect(made.slice(4)).toEqual(['huge', 'huge'])
})

test('a failed item is tried again', async () => {
  const shelf = makeShelf<{ readonly size: number }>(10)
  await expect(shelf('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await shelf('a', () => Promise.resolve({ size: 1 }))).toEqual({ size: 1 })
})

test('what is refused for good is not tried again, as long as there is room; what is only busy is', async () => {
  const shelf = makeShelf<{ readonly size: number }>(1000)
  const tried: string[] = []
  const ask = (id: string, status: number) =>
    shelf(id, () => {
      tried.push(id)
      return Promise.reject(problem(status, 'no', 'No.'))
    }).catch(({ why }: { why: string }) => why)
  for (const [id, status] of [
    ['no review', 409],
    ['other rules', 410],
    ['busy', 429],
  ] as const)
    for (const _ of [1, 2]) expect(await ask(id, status)).toBe('no')
  expect(tried).toEqual(['no review', 'other rules', 'busy', 'busy'])
  await shelf('long', () => Promise.resolve({ size: 900 }))
  await ask('no review', 409)
  expect(tried.at(-1)).toBe('no review')
})
