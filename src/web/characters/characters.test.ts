import { expect, test } from 'vitest'
import { LANGUAGES } from '../../kit/meta.ts'
import { setLanguage } from '../language.ts'
import { characterAt, CHARACTERS } from './characters.ts'
import { tableText } from '../table/text/index.ts'
import { anyFace, PART_NAMES, PARTS, partsOf, withPart } from './parts.ts'

const matches = Array.from({ length: 300 }, (_, nr) => ({ id: 't', commitment: `promise-${nr}` }))
const cast = (match: { id: string; commitment: string }) =>
  [0, 1, 2, 3, 4, 5].map(seat => characterAt(match, seat).id)

test('no two bots at a table are the same character', () => {
  for (const match of matches) expect(new Set(cast(match)).size).toBe(6)
})

test('who comes is decided by the promise of the shuffle, wherever the match is looked at', () => {
  for (const match of matches)
    expect(cast({ id: 'a replay of it', commitment: match.commitment })).toEqual(cast(match))
  expect(cast({ id: 'a', commitment: '' })).not.toEqual(cast({ id: 'b', commitment: '' }))
})

test('every character comes about as often as any other', () => {
  const seen = matches.map(match => characterAt(match, 0).id)
  for (const { id } of CHARACTERS) {
    const times = seen.filter(other => other === id).length
    expect(times).toBeGreaterThan(9)
    expect(times).toBeLessThan(50)
  }
})

test('characters are told apart by their first letters, and by their faces', () => {
  expect(new Set(CHARACTERS.map(({ name }) => name.charAt(0))).size).toBe(CHARACTERS.length)
  expect(new Set(CHARACTERS.map(({ face }) => face)).size).toBe(CHARACTERS.length)
  for (const { face } of CHARACTERS) expect(partsOf(face)).not.toBeNull()
})

test.each(LANGUAGES)('each has a manner in one short sentence: %s', language => {
  setLanguage(language)
  for (const { id } of CHARACTERS) expect(tableText(`manners.${id}`)).toMatch(/^.{10,60}\.$/)
  setLanguage('en')
})

test('a face is one digit a part; anything else is no face', () => {
  expect(partsOf('01234567')).toBeNull()
  expect(partsOf('0123')).toBeNull()
  expect(partsOf('0123401x')).toBeNull()
  expect(partsOf('00000000')).toMatchObject({ ground: 0, cloth: 0 })
  expect(withPart('00000000', 'wear', 4)).toBe('00000040')
})

test('a face by chance is a face, of the first kinds as of the last', () => {
  expect(partsOf(anyFace(() => 0))).not.toBeNull()
  const last = partsOf(anyFace(() => 0.999))
  for (const part of PART_NAMES) expect(last?.[part]).toBe(PARTS[part].length - 1)
})
