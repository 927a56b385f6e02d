import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const FACES = readFileSync(here('fonts.css'), 'utf8').split('@font-face').slice(1, 3)

const WRITTEN = import.meta.glob<string>(
  [
    '../../kit/text/*.json',
    '../../games/*/text/*.json',
    '../../games/*/rules/*.md',
    '../**/text/*.json',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** What is spelt with; arrows, ticks and stars come from the system's fonts. */
const SPELT = /[\p{L}\p{N}\p{P}\p{Sc}]/u

/** Whether a font face is for this letter. */
function holds(face: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return [...face.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].some(
    ([, first = '', last = first]) => parseInt(first, 16) <= code && code <= parseInt(last, 16),
  )
}

test('all fonts of the page weigh 45 kB at most', () => {
  const sizes = ['fraunces', 'atkinson'].map(name => statSync(here(`fonts/${name}.woff2`)).size)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(45_000)
})

test('the fonts hold every letter that games, rules and pages are written in', () => {
  const letters = new Set(Object.values(WRITTEN).join(''))
  const missing = (face: string) =>
    [...letters].filter(letter => SPELT.test(letter) && !holds(face, letter))
  expect(FACES.map(missing)).toEqual([[], []])
})

test('the fonts hold what names of people in western Europe and Latin America are spelt with', () => {
  for (const letter of 'ÁÉÍÓÚÜÑÇÀÈÌÒÙÂÊÎÔÛÄËÏÖÅÆØŒßãõÿ¿¡«»') {
    expect(FACES.every(face => holds(face, letter))).toBe(true)
  }
})
