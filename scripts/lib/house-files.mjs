import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Which files the tree has and which layer each belongs to. Games lie in one folder each.
 */

/** The folders that hold code. */
export const FOLDERS = ['src', 'test', 'bench', 'scripts']

/** The layers in the order of the printed table; a game's folder is split by kind. */
export const LAYERS = [
  'kernel',
  'kit',
  'engine',
  'content',
  'text',
  'insight',
  'judgement',
  'board',
  'terminal',
  'entry',
  'registry',
  'bots',
  'protocol',
  'server',
  'web',
  'cli',
  'bench',
  'scripts',
]

/** All files of code below a folder, as paths from the root. @param {string} root @param {string} folder @returns {string[]} */
export function codeIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && /\.(ts|tsx|mts|mjs)$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(join(root, '/').length))
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => !path.includes('node_modules/'))
    .sort()
}

/** Whether a file is a test or helps tests only. @param {string} path */
export function isTest(path) {
  return /\.(test|e2e|fixture)\.tsx?$/.test(path) || /(^|\/)test\//.test(path)
}

/** The layer of a file. @param {string} path */
export function layerOf(path) {
  const [, game, inside] = /^src\/games\/([^/]+)\/(.+)$/.exec(path) ?? []
  if (game && inside) return kindOf(inside)
  if (path.startsWith('src/games/')) return 'registry'
  const [top = '', below = ''] = path.split('/')
  return top === 'src' ? below : top
}

/** The kind of a file, by its path inside a game's folder. @param {string} inside */
function kindOf(inside) {
  if (/^(index|meta)\.ts$/.test(inside)) return 'entry'
  const named = /^(engine|content|text|insight|judgement|board|terminal|test)(\/|\.)/.exec(
    inside,
  )?.[1]
  return named ?? (/^(content|compile)/.test(inside) ? 'content' : 'engine')
}

/** The id of the game whose folder this is in; null for what belongs to no game. @param {string} path */
export function gameOf(path) {
  return /^src\/games\/([^/]+)\//.exec(path)?.[1] ?? null
}
