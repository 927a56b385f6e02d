import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCENTS } from '../../kit/meta.ts'

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test.each(ACCENTS)('a game may choose the accent %s: its colour is a token, and set', accent => {
  expect(TOKENS).toContain(`  --${accent}: light-dark(`)
  expect(TOKENS).toContain(`[data-accent='${accent}'] {\n  --accent: var(--${accent});`)
})
