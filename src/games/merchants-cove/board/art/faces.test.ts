import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { elements } from '../../../../web/elements.fixture.ts'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { contentSets } from '../../content/index.ts'
import { MERCHANT_IDS } from '../../engine/names.ts'
import { FolkFace, MerchantFace } from './portrait.tsx'

const FILE = readFileSync(new URL('faces.svg', import.meta.url), 'utf8')

test('the file has every part that a face is put together of, and no other', () => {
  const { townsfolk } = contentSets.tables(contentSets.standard)
  const faces = [
    ...townsfolk.map(({ name }, card) => FolkFace({ name, card })),
    ...MERCHANT_IDS.map(merchant => MerchantFace({ merchant })),
  ]
  const used = faces
    .flatMap(face => elements(face, 'use'))
    .flatMap(({ props }) => /faces.*#(.+)/.exec(String(props['href']))?.[1] ?? [])
  const there = [...FILE.matchAll(/ id="([\w-]+)"/g)].map(([, name]) => name)
  expect([...new Set(used)].toSorted()).toEqual(there.toSorted())
})

test('what a merchant carries is printed in the inks of all things', () => {
  const colours = [...FILE.matchAll(/#[\da-f]{6}/g)].map(([colour]) => colour)
  expect(colours.filter(colour => !Object.values<string>(INKS).includes(colour))).toEqual([])
  expect(colours).not.toEqual([])
})
