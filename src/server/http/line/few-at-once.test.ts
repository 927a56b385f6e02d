import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { fewAtOnce } from './few-at-once.ts'

test('of many requests that come at once a few are begun, and others have their turn before the next', async () => {
  const hook = fewAtOnce()
  const begun: number[] = []
  const ask = (many: number) => {
    for (let at = begun.length; many > 0; many--, at++) {
      const begin = () => void begun.push(at)
      hook.call({} as never, {} as never, {} as never, begin)
    }
  }
  const counts: number[] = []
  ask(20)
  for (let turns = 0; turns < 5; turns++) {
    counts.push(begun.length)
    await setImmediate()
  }
  expect(counts).toEqual([8, 16, 20, 20, 20])
  expect(begun).toEqual([...begun.keys()])
  ask(1)
  expect(begun).toHaveLength(21)
})
