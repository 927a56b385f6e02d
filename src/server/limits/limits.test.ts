import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LIMIT_NAMES, LIMITS } from './limits.ts'

test('every budget is documented with its value', () => {
  const docs = readFileSync('docs/hosting.md', 'utf8')
  const missing = LIMIT_NAMES.filter(
    name => !docs.includes(`| \`${name}\` | ${LIMITS[name].value} |`),
  )
  expect(missing).toEqual([])
})
