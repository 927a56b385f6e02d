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
  engine: ['kernel', 'kit', 'content'],
  text: RULES,
  insight: RULES,
  judgement: [...RULES, 'insight'],
  terminal: [...RULES, 'text'],
  board: [...RULES, 'text', 'web'],
  entry: [...RULES, 'text', 'insight', 'judgement', 'terminal'],
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
const FOR_BOARDS = /^src\/web\/(board-kit|parts)\//

/** The arrows that go up from a layer to one above it. @param {readonly Arrow[]} arrows */
export function upward(arrows) {
  return arrows.filter(arrow => {
    const [from, to] = [layerOf(arrow.source), layerOf(arrow.target)]
    const allowed = MAY_IMPORT[from]
    if (allowed === undefined || from === to) return false
    if (!allowed.includes(to)) return true
    if (from === 'content' && to === 'engine')
      return !arrow.typeOnly && !READS_ENGINE.test(arrow.source)
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
 * The layers of the server, lowest first: a folder may import its own files and those of the layers
 * below. Folders of one layer do not import each other. Files beside the folders, and limits/, lie
 * below all of them, but for those that put the server together.
 */
const SERVER_LAYERS = [
  [''],
  ['domain'],
  ['store'],
  ['tables'],
  ['identity'],
  ['schedule', 'notify', 'chat', 'streams'],
  ['http'],
  ['socket', 'admin'],
  ['TOP', 'command'],
]
const TOP = /^src\/server\/(main|app|assemble|config|backup|routes|document-worker)\.ts$/

/** The arrows inside the server that go up, or across a layer. @param {readonly Arrow[]} arrows */
export function upwardInServer(arrows) {
  return arrows.filter(({ source, target }) => {
    const [from, to] = [folderInServer(source), folderInServer(target)]
    if (from === null || to === null || from === to) return false
    const [low, high] = [rank(from), rank(to)]
    return high > low || (high === low && from !== 'TOP' && to !== 'TOP')
  })
}

/** @param {string} folder */
function rank(folder) {
  const found = SERVER_LAYERS.findIndex(layer => layer.includes(folder))
  if (found < 0) throw new Error(`The folder src/server/${folder} is in no layer of the server.`)
  return found
}

/** The layer of a file inside the server; null for a file elsewhere. @param {string} path */
function folderInServer(path) {
  if (!path.startsWith('src/server/')) return null
  if (TOP.test(path)) return 'TOP'
  const [folder = ''] = path.split('/').slice(2, -1)
  return folder === 'limits' ? '' : folder
}
