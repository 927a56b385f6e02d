import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ACCENTS } from '../../kit/meta.ts'

const TOKENS = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

test.each(ACCENTS)('a game may choose the accent %s: its colour is a token, and set', accent => {
  expect(TOKENS).toContain(`  --${accent}: light-dark(`)
  expect(TOKENS).toContain(`[data-accent='${accent}'] {\n  --accent: var(--${accent});`)
})

/** The two values of a token: in the light, and in the dark. */
function token(name: string): readonly [string, string] {
  const [, light = '', dark = ''] =
    new RegExp(`  --${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`).exec(TOKENS) ?? []
  return [light, dark]
}

/** How bright a colour is to the eye, 0 to 1, as WCAG has it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

test.each(ACCENTS)('words in %s can be read on a stall, and words on it too', accent => {
  const [stall, onAccent] = [token('stall'), token('on-accent')]
  for (const [scheme, colour] of token(accent).entries()) {
    expect(contrast(colour, stall[scheme] ?? '')).toBeGreaterThanOrEqual(4.5)
    expect(contrast(colour, onAccent[scheme] ?? '')).toBeGreaterThanOrEqual(4.5)
  }
})
