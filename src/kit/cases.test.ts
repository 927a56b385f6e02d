import { expect, test } from 'vitest'
import { byCases } from './cases.ts'
import type { ByType } from './variants.ts'

test('each thing is made something of by its type; what has no case is the rest', () => {
  type Event = ByType<{ drew: { count: number }; passed: { seat: number }; toString: {} }>
  const told = byCases<Event, string, [name: string]>(
    { drew: ({ count }, name) => `${name} drew ${count}`, passed: (_, name) => `${name} passed` },
    '',
  )
  expect(told({ type: 'drew', count: 2 }, 'Ana')).toBe('Ana drew 2')
  expect(told({ type: 'passed', seat: 1 }, 'Bo')).toBe('Bo passed')
  expect(told({ type: 'toString' }, 'Bo')).toBe('')
})
