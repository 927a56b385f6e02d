import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { here } from './lib/paths.mjs'

/**
 * What the first page may weigh, compressed by gzip: all script and style a visitor must have
 * before anything shows.
 */
const BUDGET = 120_000

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?:
 * string[] }} Chunk
 */

/**
 * Weighs the first page (the entry, all it imports statically, their styles), then lists what loads
 * later.
 * @param {string} folder where Vite has built to
 */
export function budget(folder) {
  /** @type {{ [key: string]: Chunk }} */
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  const entries = Object.keys(manifest).filter(key => key.endsWith('index.html'))
  const first = new Set(follow(manifest, entries).flatMap(key => filesOf(manifest[key])))
  const assets = readdirSync(join(folder, 'assets')).map(name => `assets/${name}`)
  const rows = [...first].map(file => weigh(folder, file))
  const rest = assets
    .filter(file => isCode(file) && !first.has(file))
    .map(file => weigh(folder, file))
  const sum = total(rows)
  const fits = rows.length > 0 && sum.gzip <= BUDGET
  const lines = [
    line('first page', 'raw', 'gzip', 'brotli'),
    ...rows.sort(heaviest).map(row => line(row.file, kB(row.raw), kB(row.gzip), kB(row.brotli))),
    line(`all, of ${kB(BUDGET)} allowed`, kB(sum.raw), kB(sum.gzip), kB(sum.brotli)),
    ...(rest.length ? [line('later', '', '', '')] : []),
    ...rest.sort(heaviest).map(row => line(row.file, kB(row.raw), kB(row.gzip), kB(row.brotli))),
  ]
  return { lines, fits }
}

/**
 * Everything reached by static imports. @param {{ [key: string]: Chunk }} manifest @param
 * {string[]} keys
 */
function follow(manifest, keys) {
  const seen = new Set(keys)
  for (const key of seen) for (const next of manifest[key]?.imports ?? []) seen.add(next)
  return [...seen]
}

/** @param {Chunk | undefined} chunk */
function filesOf(chunk) {
  return chunk ? [chunk.file, ...(chunk.css ?? [])].filter(isCode) : []
}

/** @param {string} file */
const isCode = file => /\.(js|css)$/.test(file)

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

/** @param {Row} a @param {Row} b */
const heaviest = (a, b) => b.gzip - a.gzip

/** @param {number} bytes */
const kB = bytes => `${(bytes / 1000).toFixed(1)} kB`

/** @param {string} name @param {string[]} numbers */
const line = (name, ...numbers) =>
  `  ${name.padEnd(48)}${numbers.map(number => number.padStart(11)).join('')}`

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
