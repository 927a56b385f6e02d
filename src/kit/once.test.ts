import { expect, test } from 'vitest'
import { once, perLanguage } from './once.ts'

test('it is made when it is first asked for, and only then', () => {
  let times = 0
  const made = once(() => ({ times: ++times }))
  expect(times).toBe(0)
  expect([made(), made()]).toEqual([{ times: 1 }, { times: 1 }])
})

test('of what is made for each language, each is made when it is first asked for', () => {
  const made: string[] = []
  const spoken = perLanguage(language => made.push(language))
  expect(made).toEqual([])
  expect((['es', 'en', 'es'] as const).map(spoken)).toEqual([1, 2, 1])
  expect(made).toEqual(['es', 'en'])
})
