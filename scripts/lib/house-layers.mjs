import { gameOf, layerOf } from './house-files.mjs'

/*
 * What may import what. An arrow that is not named here goes up.
 */

/** @typedef {import('./house-graph.mjs').Arrow} Arrow */

/** The kinds of file that the rules of a game consist of, in the order of their arrows. */
const RULES = ['kernel', 'kit', 'content', 'engine']

/**
 * Which layers a layer may import, beside itself. A layer that is not listed does not exist; bench
 * and scripts may use everything.
 * @type {{ readonly [layer: string]: readonly string[] }}
 */
export const MAY_IMPORT = {
  kernel: [],
  kit: ['kernel'],
  content: ['kernel', 'kit', 'engine'],
  engine: ['kernel', 'kit', 'content', 'entry'],
  text: RULES,
  insight: RULES,
  terminal: [...RULES, 'text'],
  board: [...RULES, 'text', 'web'],
  entry: [...RULES, 'text', 'insight', 'terminal'],
  registry: ['kernel', 'kit', 'entry'],
  bots: ['kernel', 'kit', 'registry'],
  protocol: ['kernel'],
  server: ['kernel', 'kit', 'registry', 'bots', 'protocol'],
  web: ['kernel', 'kit', 'registry', 'bots', 'protocol'],
  cli: ['kernel', 'kit', 'registry', 'bots', 'protocol', 'server'],
}

/** The content files that read the engine: one makes tables of it, others check it from outside. */
const READS_ENGINE = /\/content\/(compile|schema[\w-]*)\.ts$/

/** What boards may use of the page. */
const FOR_BOARDS = /^src\/web\/(board-kit|parts|table)\//

/** The arrows that go up from a layer to one above it. @param {readonly Arrow[]} arrows */
export function upward(arrows) {
  return arrows.filter(arrow => {
    const [from, to] = [layerOf(arrow.source), layerOf(arrow.target)]
    const allowed = MAY_IMPORT[from]
    if (allowed === undefined || from === to) return false
    if (!allowed.includes(to)) return true
    if (from === 'content' && to === 'engine')
      return !arrow.typeOnly && !READS_ENGINE.test(arrow.source)
    if (from === 'engine' && to === 'entry') return !arrow.target.endsWith('/meta.ts')
    return from === 'board' && to === 'web' && !FOR_BOARDS.test(arrow.target)
  })
}

/** The arrows from one game to another. @param {readonly Arrow[]} arrows */
export function betweenGames(arrows) {
  return arrows.filter(({ source, target }) => {
    const [own, other] = [gameOf(source), gameOf(target)]
    return own !== null && other !== null && own !== other
  })
}

/**
 * The rooms of the server, lowest first. Files beside the rooms lie below all of them, but for those
 * that put the server together.
 */
const ROOMS = [
  '',
  'mail',
  'store',
  'tables',
  'identity',
  'words',
  'streams',
  'notify',
  'jobs',
  'admin',
  'http',
  'socket',
  'TOP',
]
const TOP = /^src\/server\/(main|app|assemble|background|backup)\.ts$/

/** The arrows inside the server that go up from a room to one above it. @param {readonly Arrow[]} arrows */
export function upwardInServer(arrows) {
  return arrows.filter(
    ({ source, target }) =>
      source.startsWith('src/server/') &&
      target.startsWith('src/server/') &&
      rank(target) > rank(source),
  )
}

/** @param {string} path inside src/server */
function rank(path) {
  if (TOP.test(path)) return ROOMS.indexOf('TOP')
  return ROOMS.indexOf(path.split('/').slice(2, -1)[0] ?? '')
}
