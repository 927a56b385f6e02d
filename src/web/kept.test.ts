import { afterEach, expect, test, vi } from 'vitest'
import { kept, oneOf } from './kept.ts'
import { storage } from './storage.ts'
import { keptHere } from './storage.fixture.ts'

const NAME = 'some-choice'
const read = oneOf(['quiet', 'loud'], 'quiet')

afterEach(() => storage.remove(NAME))

test('a choice is what was kept, and from then on also what another tab chooses', () => {
  keptHere({ [`tianguis:${NAME}`]: 'loud' })
  const tabs: ((event: object) => void)[] = []
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => tabs.push(listener))
  const choice = kept(NAME, read)
  const write = (key: string, newValue: string | null) => tabs[0]?.({ key, newValue })
  const seen = [choice.value]
  for (const [key, value] of [
    ['tianguis:another', 'quiet'],
    [`tianguis:${NAME}`, null],
    [`tianguis:${NAME}`, 'loud'],
    [`tianguis:${NAME}`, 'shrill'],
  ] as const) {
    write(key, value)
    seen.push(choice.value)
  }
  expect(seen).toEqual(['loud', 'loud', 'quiet', 'loud', 'quiet'])
})
