import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('button.css', import.meta.url), 'utf8')

test('a button that is off without being disabled looks as if it were, wherever it stands', () => {
  const rules = css.match(/[^{}]*(?=\{)/g) ?? []
  const disabled = rules.filter(selectors => selectors.includes(':disabled'))
  expect(disabled.length).toBeGreaterThan(3)
  expect(disabled.filter(selectors => !selectors.includes("[aria-disabled='true']"))).toEqual([])
})
