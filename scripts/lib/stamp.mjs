import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { here } from './paths.mjs'

/** @typedef {{ from: string[], config: string[], makes: string }} Sources */

/**
 * Whether a build was made from exactly the sources that lie here now. @param {string} name @param
 * {Sources} sources
 */
export function fresh(name, sources) {
  const file = stampFile(name)
  return (
    existsSync(here(sources.makes)) &&
    existsSync(file) &&
    readFileSync(file, 'utf8') === hash(sources)
  )
}

/**
 * The sources as they are now; `save` it once the build is done, so that what changed meanwhile
 * counts as stale.
 * @param {Sources} sources
 */
export function stamp(sources) {
  const now = hash(sources)
  return {
    /** @param {string} name */
    save(name) {
      mkdirSync(here('.cache/build'), { recursive: true })
      writeFileSync(stampFile(name), now)
    },
  }
}

/** @param {string} name */
const stampFile = name => here(`.cache/build/${name}.stamp`)

/**
 * Content counts, not time: a fresh checkout or a touched file builds nothing anew. @param
 * {Sources} sources
 */
function hash({ from, config }) {
  const sum = createHash('sha1')
  for (const path of [...config, ...from.flatMap(files)]) {
    sum.update(path).update('\0')
    if (existsSync(here(path))) sum.update(readFileSync(here(path)))
  }
  return sum.digest('hex')
}

/** @param {string} folder @returns {string[]} */
function files(folder) {
  if (!existsSync(here(folder))) return []
  return readdirSync(here(folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !/\.(test|fixture)\.tsx?$|^tsconfig\.json$/.test(entry.name))
    .map(entry => `${entry.parentPath ?? entry.path}/${entry.name}`.replaceAll('\\', '/'))
    .map(path => path.slice(path.indexOf(folder)))
    .sort()
}
