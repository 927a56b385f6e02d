import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { preloadsOf } from './preloads.ts'

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
  expect(preloadsOf(root)('/play/mercado', 'en-GB,en;q=0.9').split(', ')).toEqual([
    '</early.js>; rel=preload; as=script',
    '</assets/index-1.css>; rel=preload; as=style; crossorigin',
    module('index'),
    '</assets/play-1.css>; rel=preload; as=style; crossorigin',
    module('play'),
    module('table'),
    module('mercado-board'),
    module('mercado-rules'),
    module('en'),
  ])
})

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['de-AT, es;q=0.5', 'es'],
  ['fr', 'en'],
  ['', 'en'],
])('who reads %s gets the words in %s', (accepted, language) => {
  expect(preloadsOf(root)('/play/mercado', accepted)).toContain(module(language))
})

test('pages of which nothing is known, and a page that is not built, name nothing', () => {
  expect(preloadsOf(root)('/about', 'en')).toBe('')
  expect(preloadsOf(root)('/play/mercado/replay', 'en')).toBe('')
  expect(preloadsOf(join(root, 'none'))('/play/mercado', 'en')).toBe('')
})
