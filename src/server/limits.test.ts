import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMIT_NAMES, LIMITS, limitsWith } from './limits.ts'

test('every budget stands in the documentation with its value', () => {
  const docs = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8')
  for (const name of LIMIT_NAMES) expect(docs).toContain(`| \`${name}\` | ${LIMITS[name].value} |`)
})

test('the operator may set a budget; the others keep their values', () => {
  expect(limitsWith({ botTablesPerPerson: 9 })).toEqual({ ...limitsWith(), botTablesPerPerson: 9 })
  expect(limitsWith().botTablesPerPerson).toBe(LIMITS.botTablesPerPerson.value)
})
