import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeIn, FOLDERS, isTest, layerOf } from './house-files.mjs'
import { functionsIn, importOf, parse, tally, walk } from './house-syntax.mjs'
import { worldlyNames } from './house-world.mjs'
import { here } from './paths.mjs'

/*
 * Reads the whole tree once: what `npm run house` counts and what the architecture test checks.
 */

/** Lines longer than this are wide: the width that the formatter keeps. */
const WIDTH = 100

/** @typedef {ReturnType<typeof sourceOf>} Source */

/**
 * Every file of code. Tests are only counted by their lines; they import and do what they like.
 * @param {string} root the folder of a checkout
 * @param {{ formatted?: boolean }} [how] `formatted`: as our formatter would write it
 */
export async function survey(root, { formatted = false } = {}) {
  const format = formatted ? await formatter() : null
  const paths = FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(folder =>
    codeIn(root, folder),
  )
  return Promise.all(
    paths.map(async path => {
      const text = readFileSync(join(root, path), 'utf8')
      return sourceOf(path, format ? await format(path, text) : text)
    }),
  )
}

/** Our formatter with our settings, for measuring trees of another width beside ours. */
async function formatter() {
  const { format } = await import('oxfmt')
  const settings = JSON.parse(readFileSync(here('.oxfmtrc.json'), 'utf8'))
  const options = { ...settings, $schema: undefined, ignorePatterns: undefined }
  /** @param {string} path @param {string} text */
  return async (path, text) => (await format(path, text, options)).code
}

/** What one file says, by its text. @param {string} path @param {string} text */
export function sourceOf(path, text) {
  const lines = text.trimEnd().split('\n')
  const file = {
    path,
    layer: layerOf(path),
    test: isTest(path),
    lines: lines.length,
    wide: lines.filter(line => line.length > WIDTH).length,
  }
  return { ...file, ...(file.test ? NOTHING : syntaxOf(path, text)) }
}

/** @type {ReturnType<typeof syntaxOf>} */
const NOTHING = { imports: [], functions: [], counts: tally().counts, worldly: [] }

/** @param {string} path @param {string} text */
function syntaxOf(path, text) {
  /** @type {import('./house-syntax.mjs').Import[]} */
  const imports = []
  const functions = functionsIn(text)
  const { visit: count, counts } = tally()
  const world = worldlyNames()
  walk(parse(path, text), (node, key, parent) => {
    const found = importOf(node)
    if (found) imports.push(found)
    functions.visit(node, key, parent)
    count(node, key, parent)
    world.visit(node, key, parent)
  })
  return { imports, functions: functions.found, counts, worldly: world.found() }
}
