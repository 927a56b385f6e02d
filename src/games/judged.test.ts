import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../kit/meta.ts'
import { GAMES } from './index.ts'

const learning = GAMES.filter(entry => entry.judgement !== undefined)

test.each(learning.map(entry => ({ id: entry.meta.id, entry })))(
  'what $id says of a judgement is about inputs that there are',
  async ({ id, entry }) => {
    const loaded = await entry.judgement?.()
    const { inputs = [], claims = {}, sums = {}, names = {} } = loaded?.judgement.features ?? {}
    const groups = new Set(inputs.map(input => input.split('/')[0]))
    const known = new Set([...groups, ...inputs])
    const parts = [...Object.values(claims), ...Object.values(sums)].flatMap(Object.keys)
    expect([...parts, ...Object.keys(names)].filter(name => !known.has(name))).toEqual([])
    expect(Object.keys({ ...claims, ...sums }).filter(group => !groups.has(group))).toEqual([])
    for (const language of LANGUAGES) {
      const path = new URL(`${id}/judgement/text/${language}.json`, import.meta.url)
      const said = JSON.parse(readFileSync(path, 'utf8')) as { [key: string]: string }
      const words = (await entry.reasons?.(language))?.text
      const nameless = Object.values(names).filter(name => !words?.say.find(name))
      expect(nameless).toEqual([])
      const keys = Object.keys(said).filter(key => key.startsWith('judged.'))
      const told = new Set(keys.map(key => key.split('.')[1]))
      expect([...told].filter(group => !groups.has(group))).toEqual([])
      // A sentence that fits either way says so by an empty claim.
      expect([...told].filter(group => group !== undefined && !(group in claims))).toEqual([])
      expect(told.size).toBeGreaterThan(0)
      expect(keys).toHaveLength(told.size)
      for (const key of keys) {
        for (const n of [0, 1, 3])
          expect(words?.say.find(key, { n, what: 'none' })).toMatch(/^[A-ZÁÉÍÓÚÑ][^{}]*\.$/)
      }
    }
  },
)
