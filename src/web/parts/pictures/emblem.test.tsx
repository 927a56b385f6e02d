import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FunctionComponent } from 'preact'
import { expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { Emblem } from './emblem.tsx'
import { svgFile } from './svg-file.fixture.ts'

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url))
const EMBLEMS = import.meta.glob<FunctionComponent>('../../../games/*/board/art/emblem.tsx', {
  import: 'Emblem',
  eager: true,
})
type Named = { readonly [name: string]: FunctionComponent }
const PICTURES = import.meta.glob<Named>('../../../games/*/board/art/pictures.tsx', {
  import: 'PICTURES',
  eager: true,
})
const FILES = import.meta.glob<Named>('../../../games/*/board/art/files.tsx', {
  import: 'FILES',
  eager: true,
})

/** Every drawing that lies beside its module as a file, by the path of the file. */
const DRAWINGS = [
  ...Object.entries(EMBLEMS).map(([path, drawing]) => ({
    path: path.replace('.tsx', '.svg'),
    drawing,
  })),
  ...Object.entries({ ...PICTURES, ...FILES }).flatMap(([path, drawings]) =>
    Object.entries(drawings).map(([name, drawing]) => ({
      path: path.replace('.tsx', `/${name}.svg`),
      drawing,
    })),
  ),
].map(({ path, drawing }) => ({ path: path.split('/games/')[1] ?? '', drawing }))

test.each(DRAWINGS)('$path is as it is drawn', ({ path, drawing: Drawing }) => {
  const file = `${GAMES}${path}`
  const css = readFileSync(`${GAMES}${path.split('/')[0]}/board/art/art.css`, 'utf8')
  const made = svgFile(<Drawing />, css)
  if (process.env['UPDATE_EMBLEMS']) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, made)
  }
  const kept = existsSync(file) ? readFileSync(file, 'utf8') : ''
  expect(kept === made, 'changed; UPDATE_EMBLEMS=1 npm test -- unit emblem').toBe(true)
})

const DRAWN = Object.keys(EMBLEMS).flatMap(path => path.split('/').slice(-4, -3))

test.each(DRAWN)('%s shows its own', async game => {
  const { all } = await screen(<Emblem game={game} />)
  expect(all('img')).toHaveLength(1)
})
