import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMIT_NAMES, LIMITS } from './limits.ts'

test('the documented budgets are those there are, with their values', () => {
  const rows = readFileSync('docs/hosting.md', 'utf8').matchAll(/^\| `(\w+)` \| ([\d.]+) \|/gm)
  const documented = [...rows].map(([, name = '', value]) => [name, Number(value)] as const)
  const values = LIMIT_NAMES.map(name => [name, LIMITS[name].value] as const)
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(values))
})
