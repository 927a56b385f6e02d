import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FunctionComponent } from 'preact'
import { expect, test } from 'vitest'
import { emblemFile } from './emblem-file.fixture.ts'

const GAMES = fileURLToPath(new URL('../../games/', import.meta.url))
const DRAWINGS = import.meta.glob<FunctionComponent>('../../games/*/board/art/emblem.tsx', {
  import: 'Emblem',
  eager: true,
})

test.each(Object.entries(DRAWINGS))('the picture %s lies beside it as a file', (path, Drawing) => {
  const folder = `${GAMES}${path.split('/games/')[1]?.replace('emblem.tsx', '')}`
  const made = emblemFile(<Drawing />, readFileSync(`${folder}art.css`, 'utf8'))
  if (process.env['UPDATE_EMBLEMS']) writeFileSync(`${folder}emblem.svg`, made)
  const kept = readFileSync(`${folder}emblem.svg`, 'utf8')
  expect(kept === made, 'changed; UPDATE_EMBLEMS=1 npm test -- unit emblem').toBe(true)
})
