import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GLYPHS } from './glyphs.tsx'

test('the file has every glyph that can be named, and no other', () => {
  const file = readFileSync(new URL('glyphs.svg', import.meta.url), 'utf8')
  const there = [...file.matchAll(/<path id="([\w-]+)" d="[^"]+"\/>/g)].map(([, name]) => name)
  expect(there).toEqual(GLYPHS)
})
