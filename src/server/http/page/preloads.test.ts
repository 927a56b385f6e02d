import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { manifestIn, preloadsOf, tableIn } from './preloads.ts'

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', css: ['assets/index-1.css'] },
  'pages/play/play.tsx': {
    file: 'assets/play-1.js',
    css: ['assets/play-1.css'],
    imports: ['index.html', '_table-1.js'],
  },
  '_table-1.js': { file: 'assets/table-1.js', name: 'table', imports: ['index.html'] },
  '_mercado-board-1.js': {
    file: 'assets/mercado-board-1.js',
    name: 'mercado-board',
    imports: ['_table-1.js', '_mercado-rules-1.js'],
  },
  '_mercado-rules-1.js': { file: 'assets/mercado-rules-1.js', name: 'mercado-rules' },
  '../games/mercado/board/art/emblem.svg': { file: 'assets/emblem-1.svg' },
  'text/en.json': { file: 'assets/words-en-1.js' },
  'text/es.json': { file: 'assets/words-es-1.js' },
  'table/text/en.json': { file: 'assets/table-en-1.js' },
  'table/text/es.json': { file: 'assets/table-es-1.js' },
  '../games/mercado/text/en.json': { file: 'assets/en-1.js' },
  '../games/mercado/text/es.json': { file: 'assets/es-1.js' },
}

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(root, '.vite'))
  writeFileSync(join(root, '.vite', 'manifest.json'), JSON.stringify(MANIFEST))
})
afterEach(() => rmSync(root, { recursive: true }))

const module = (name: string) => `</assets/${name}-1.js>; rel=modulepreload`

test('a table names all files it begins with, each once, first what is painted first', () => {
  expect(preloadsOf(manifestIn(root))('/play/mercado', 'en').split(', ')).toEqual([
    '</early.js>; rel=preload; as=script',
    '</assets/index-1.css>; rel=preload; as=style; crossorigin',
    module('index'),
    module('words-en'),
    '</assets/emblem-1.svg>; rel=preload; as=image; fetchpriority=high',
    '</assets/play-1.css>; rel=preload; as=style; crossorigin',
    module('play'),
    module('table'),
  ])
  expect(tableIn(manifestIn(root), 'mercado', 'en-GB,en;q=0.9')).toEqual([
    'assets/mercado-board-1.js',
    'assets/mercado-rules-1.js',
    'assets/table-en-1.js',
    'assets/en-1.js',
  ])
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-AT, es;q=0.5', 'es'],
  ['fr', 'en'],
  ['', 'en'],
])('who reads %s gets the words in %s', (accepted, language) => {
  const words = tableIn(manifestIn(root), 'mercado', accepted).slice(-2)
  expect(words).toEqual([`assets/table-${language}-1.js`, `assets/${language}-1.js`])
  expect(preloadsOf(manifestIn(root))('/', accepted)).toContain(module(`words-${language}`))
})

test('pages of which nothing is known name what all begin with; one that is not built, nothing', () => {
  const all = [
    '</early.js>; rel=preload; as=script',
    '</assets/index-1.css>; rel=preload; as=style; crossorigin',
    module('index'),
    module('words-en'),
  ].join(', ')
  for (const path of ['/', '/about', '/play/mercado/replay'])
    expect([path, preloadsOf(manifestIn(root))(path, 'en')]).toEqual([path, all])
  expect(preloadsOf(manifestIn(join(root, 'none')))('/play/mercado', 'en')).toBe('')
})
