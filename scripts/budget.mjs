import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { here } from './lib/paths.mjs'

/**
 * What a page may weigh, in bytes: all script and style that it needs before one can use it, as the
 * server sends them (by brotli). A table has its heaviest language.
 */
const BUDGET = { home: 90_000, table: 150_000, fonts: 45_000 }

/**
 * @typedef {{ file: string, imports?: string[], css?: string[] }} Chunk
 *
 * @typedef {{ [key: string]: Chunk }} Manifest
 *
 * @typedef {{ name: string, files: string[], allowed: number }} Page
 */

/**
 * Weighs the home page, a table of each game and the fonts, then every file that is sent.
 * @param {string} folder where Vite has built to
 */
export function budget(folder) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const rows = readdirSync(join(folder, 'assets'))
    .filter(name => /\.(js|css|woff2)$/.test(name))
    .map(name => weigh(folder, `assets/${name}`))
  const pages = pagesOf(manifest, rows).map(({ name, files, allowed }) => {
    const sum = total(rows.filter(row => files.includes(row.file)))
    const title = `${name}, of ${kB(allowed)} allowed`
    return { fits: sum.brotli <= allowed, said: line(title, sum), name }
  })
  const heavy = pages.filter(({ fits }) => !fits).map(({ name }) => name)
  const lines = [
    `  ${''.padEnd(48)}${['raw', 'gzip', 'brotli'].map(word => word.padStart(11)).join('')}`,
    ...pages.map(({ said }) => said),
    ...rows.sort((a, b) => b.gzip - a.gzip).map(row => line(row.file, row)),
    ...(heavy.length > 0 ? [`heavier than the budget allows: ${heavy.join(', ')}`] : []),
  ]
  return { lines, fits: heavy.length === 0 }
}

/** What is weighed together. @param {Manifest} manifest @param {Row[]} rows @returns {Page[]} */
function pagesOf(manifest, rows) {
  const keys = Object.keys(manifest)
  /** The words of a folder in the language that is heaviest. @param {string} folder */
  const words = folder => {
    const texts = keys.filter(key => key.startsWith(`${folder}/`) && key.endsWith('.json'))
    return texts.sort((a, b) => size(rows, manifest[b]) - size(rows, manifest[a])).slice(0, 1)
  }
  const page = [...keys.filter(key => key.endsWith('index.html')), ...words('text')]
  const boards = keys.flatMap(key => /^_(.+)-board-[\w-]+\.js$/.exec(key)?.[1] ?? [])
  const table = keys.filter(key => key === 'pages/play/play.tsx' || key.startsWith('_table-'))
  const tables = boards.map(game => {
    const parts = keys.filter(key => key.startsWith(`_${game}-`))
    const said = ['table/text', '../kit/text', `../games/${game}/text`].flatMap(words)
    const files = filesOf(manifest, [...page, ...table, ...parts, ...said])
    return { name: `table of ${game}`, files, allowed: BUDGET.table }
  })
  return [
    {
      name: 'home page',
      files: filesOf(manifest, [...page, 'pages/home/home.tsx']),
      allowed: BUDGET.home,
    },
    ...tables,
    { name: 'fonts', files: rows.map(row => row.file).filter(isFont), allowed: BUDGET.fonts },
  ]
}

/** @param {string} file */
const isFont = file => file.endsWith('.woff2')

/** @param {Row[]} rows @param {Chunk | undefined} chunk */
const size = (rows, chunk) => rows.find(row => row.file === chunk?.file)?.brotli ?? 0

/** Everything reached by static imports. @param {Manifest} manifest @param {string[]} keys */
function follow(manifest, keys) {
  const seen = new Set(keys)
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
  return [...seen]
}

/** @param {Manifest} manifest @param {string[]} keys */
function filesOf(manifest, keys) {
  return follow(manifest, keys).flatMap(key => {
    const chunk = manifest[key]
    return chunk ? [chunk.file, ...(chunk.css ?? [])] : []
  })
}

/** @param {string} folder @param {string} file */
function weigh(folder, file) {
  const bytes = readFileSync(join(folder, file))
  return {
    file,
    raw: bytes.length,
    gzip: gzipSync(bytes, { level: 9 }).length,
    brotli: brotliCompressSync(bytes).length,
  }
}

/** @typedef {ReturnType<typeof weigh>} Row */

/** @param {Row[]} rows */
function total(rows) {
  const sum = { raw: 0, gzip: 0, brotli: 0 }
  for (const row of rows) {
    sum.raw += row.raw
    sum.gzip += row.gzip
    sum.brotli += row.brotli
  }
  return sum
}

/** @param {number} bytes */
const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`

/** @param {string} name @param {Pick<Row, 'raw' | 'gzip' | 'brotli'>} row */
const line = (name, { raw, gzip, brotli }) =>
  `  ${name.padEnd(48)}${[raw, gzip, brotli].map(bytes => kB(bytes).padStart(11)).join('')}`

if (process.argv[1] === here('scripts/budget.mjs')) {
  const folder = here('dist/web')
  if (!existsSync(folder)) {
    console.error('Nothing is built yet: npm run build')
    process.exit(1)
  }
  const { lines, fits } = budget(folder)
  console.log(lines.join('\n'))
  process.exitCode = fits ? 0 : 1
}
