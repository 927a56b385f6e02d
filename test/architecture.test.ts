import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseAst } from 'rolldown/parseAst'
import { describe, expect, test } from 'vitest'

/*
 * What may import what, what the rules of a game may not know of the world, and how long a file may
 * be. The compiler enforces the directions too (a project a layer); this says it in words, and
 * catches what the compiler cannot.
 */

/** Which layers a layer may import. A layer that is not listed does not exist. */
const LAYERS: { readonly [layer: string]: readonly string[] } = {
  kernel: [],
  kit: ['kernel'],
  games: ['kernel', 'kit'],
  bots: ['kernel', 'kit', 'games'],
  protocol: ['kernel', 'games'],
  server: ['kernel', 'kit', 'games', 'bots', 'protocol'],
  cli: ['kernel', 'kit', 'games', 'bots', 'protocol', 'server'],
  web: ['kernel', 'kit', 'games', 'bots', 'protocol'],
  board: ['kernel', 'kit', 'games', 'web'],
}

/** Which packages a layer may import; those not listed (server, cli) may use any. */
const PACKAGES: { readonly [layer: string]: readonly RegExp[] } = {
  kernel: [/^@noble\/hashes\//],
  kit: [],
  games: [],
  bots: [],
  protocol: [/^typebox$/, /^typebox\//],
  web: [
    /^preact(-iso)?($|\/)/,
    /^@preact\/signals$/,
    /^marked$/,
    /^@simplewebauthn\/browser$/,
    /^@fontsource-variable\//,
    /^@iconify-json\//,
    /^virtual:/,
  ],
}

/**
 * What checks content files from outside, in kit and games, may use this too; the page never loads
 * it.
 */
const CHECKS_CONTENT = /\/content(\/|-)schema[\w-]*\.ts$/
/** The entry of a game: it names parts, each loaded when it is needed. */
const ENTRY = /^src\/games\/[^/]+\/index\.ts$/
const FOR_CHECKS = /^typebox($|\/)/

/**
 * The layers that know neither clock nor chance nor any outer world, and the names they may not
 * speak.
 */
const PURE = ['kernel', 'kit', 'games', 'bots']
/** The thread a bot runs in: it alone hands it a clock. */
const THREAD = 'src/bots/worker.ts'
const WORLD = new Set(
  'Date performance process document window self globalThis navigator localStorage fetch crypto setTimeout setInterval setImmediate queueMicrotask console require'.split(
    ' ',
  ),
)

/** A board is the part of a game that knows the page. */
const BOARD = /^src\/games\/[^/]+\/board\//

const LIMIT = 360
const TEST_LIMIT = 500
const EXEMPT = /\/content\/|\.fixture\.ts$/

interface Import {
  readonly from: string
  readonly typeOnly: boolean
}
interface Source {
  readonly path: string
  readonly layer: string
  readonly test: boolean
  readonly imports: readonly Import[]
  readonly worldly: readonly string[]
}

interface LockEntry {
  readonly optionalDependencies?: { readonly [name: string]: string }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const sources = codeIn('src').map(sourceOf)
const shipped = sources.filter(source => !source.test)

describe('imports', () => {
  test('the whole tree was read', () => {
    expect(shipped.length).toBeGreaterThan(40)
    expect(shipped.flatMap(source => source.imports).length).toBeGreaterThan(80)
    for (const layer of Object.keys(LAYERS))
      expect(shipped.map(source => source.layer)).toContain(layer)
  })

  test('there are no other layers than the known ones', () => {
    expect(sources.filter(source => !(source.layer in LAYERS)).map(source => source.path)).toEqual(
      [],
    )
  })

  test('nothing imports a layer above its own', () => {
    const wrong = links().filter(
      ({ source, target }) =>
        target.layer !== source.layer && !(LAYERS[source.layer] ?? []).includes(target.layer),
    )
    expect(wrong.map(({ said }) => said)).toEqual([])
  })

  test('a game knows no other game, and not the registry', () => {
    const wrong = links().filter(({ source, target }) => {
      const own = gameOf(source.path)
      return own !== null && target.path.startsWith('src/games/') && gameOf(target.path) !== own
    })
    expect(wrong.map(({ said }) => said)).toEqual([])
  })

  test('of the page a board knows its kit and the shared parts, and neither knows tables or pages', () => {
    const forBoards = /^src\/web\/(board-kit|parts)\//
    const wrong = links().filter(
      ({ source, target }) =>
        (source.layer === 'board' && target.layer === 'web' && !forBoards.test(target.path)) ||
        (forBoards.test(source.path) && /^src\/web\/(table|pages|session)\//.test(target.path)),
    )
    expect(wrong.map(({ said }) => said)).toEqual([])
  })

  test('of the bots one file knows the registry', () => {
    const allowed = /^src\/bots\/games\.ts$/
    const wrong = links().filter(
      ({ source, target }) =>
        source.layer === 'bots' && target.layer === 'games' && !allowed.test(source.path),
    )
    expect(wrong.map(({ said }) => said)).toEqual([])
  })

  test('the page takes nothing but types from the protocol, the protocol nothing but types from games', () => {
    const wrong = links().filter(
      ({ source, target, typeOnly }) =>
        !typeOnly &&
        ((source.layer === 'web' && target.layer === 'protocol') ||
          (source.layer === 'protocol' && target.layer === 'games')),
    )
    expect(wrong.map(({ said }) => said)).toEqual([])
  })

  test('each layer uses only the packages it may', () => {
    const wrong = shipped.flatMap(source => {
      const own = PACKAGES[source.layer]
      const allowed = CHECKS_CONTENT.test(source.path) ? own?.concat(FOR_CHECKS) : own
      return source.imports
        .filter(
          ({ from }) =>
            allowed && !from.startsWith('.') && !allowed.some(pattern => pattern.test(from)),
        )
        .map(({ from }) => `${source.path} imports the package ${from}`)
    })
    expect(wrong).toEqual([])
  })
})

test('only command line and server load what checks content files; a registry entry names it', () => {
  const page = reachable([
    'src/web/main.tsx',
    'src/web/session/local/local-worker.ts',
    'src/bots/worker.ts',
  ])
  expect(page.size).toBeGreaterThan(100)
  expect([...page].filter(path => CHECKS_CONTENT.test(path))).toEqual([])
  const uses = shipped.filter(source => /\.content\.load\(/.test(read(source.path)))
  expect(uses.map(source => source.path)).toEqual(['src/games/contents.ts'])
  expect([...page]).not.toContain('src/games/contents.ts')
})

test('the rules of the games know neither clock nor chance nor any outer world', () => {
  const wrong = shipped
    .filter(source => PURE.includes(source.layer) && source.path !== THREAD)
    .flatMap(source => source.worldly.map(name => `${source.path} uses ${name}`))
  expect(wrong).toEqual([])
})

test('no file is too long to be read', () => {
  const wrong = ['src', 'test', 'bench', 'scripts'].flatMap(codeIn).flatMap(path => {
    const limit = isTest(path) ? TEST_LIMIT : LIMIT
    const lines = read(path).trimEnd().split('\n').length
    return lines > limit && !EXEMPT.test(path)
      ? [`${path} has ${lines} lines, of ${limit} allowed`]
      : []
  })
  expect(wrong).toEqual([])
})

test('the lockfile knows the optional packages of every platform', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: { [path: string]: LockEntry }
  }
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
    ),
  )
  expect(missing, 'run `npm run lock`').toEqual([])
})

/** Every import of one file of ours by another, outside of tests. */
function links() {
  return shipped.flatMap(source =>
    source.imports
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from, typeOnly }) => {
        const path = posix.join(posix.dirname(source.path), from)
        return {
          source,
          typeOnly,
          target: { path, layer: layerOf(path) },
          said: `${source.path} imports ${path}`,
        }
      }),
  )
}

/**
 * All files that run when these do, now or later. Types do not count, nor do content checks that
 * a game's entry only names.
 */
function reachable(from: readonly string[]): Set<string> {
  const reached = new Set(from)
  const running = links().filter(
    ({ source, target, typeOnly }) =>
      !typeOnly && !(ENTRY.test(source.path) && CHECKS_CONTENT.test(target.path)),
  )
  for (const path of reached) {
    for (const { source, target } of running) if (source.path === path) reached.add(target.path)
  }
  return reached
}

function sourceOf(path: string): Source {
  const imports: Import[] = []
  const worldly = new Set<string>()
  const own = new Set<string>()
  walk(
    parseAst(read(path), { lang: path.endsWith('x') ? 'tsx' : 'ts' }, path),
    (node, key, parent) => {
      const from = importedBy(node)
      if (from !== null) imports.push({ from, typeOnly: isTypeOnly(node) })
      const name = worldlyName(node, key, parent)
      if (name) worldly.add(name)
      for (const bound of boundBy(node)) own.add(bound)
    },
  )
  const strange = [...worldly].filter(name => !own.has(name))
  return { path, layer: layerOf(path), test: isTest(path), imports, worldly: strange }
}

/**
 * The names that a file takes out of an object or declares: they are its own, whatever else is
 * called so.
 */
function boundBy(node: Node): string[] {
  const patterns =
    node.type === 'VariableDeclarator'
      ? [node.id]
      : node.type === 'ObjectPattern'
        ? values(node)
        : []
  return patterns.flatMap(pattern =>
    isNode(pattern) && pattern.type === 'Identifier' ? String(pattern.name) : [],
  )
}

function values({ properties }: Node): unknown[] {
  return Array.isArray(properties)
    ? properties.map(property => (isNode(property) ? property.value : null))
    : []
}

interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

/** Visits every node of a syntax tree, telling where in its parent it hangs. */
function walk(node: unknown, visit: (node: Node, key: string, parent: Node | null) => void): void {
  const go = (value: unknown, key: string, parent: Node | null) => {
    if (Array.isArray(value)) for (const item of value) go(item, key, parent)
    else if (isNode(value)) {
      visit(value, key, parent)
      for (const [name, child] of Object.entries(value)) go(child, name, value)
    }
  }
  go(node, '', null)
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  )
}

/**
 * What an import, a re-export, an `import()` or an `import('…')` type names; null for any other
 * node.
 */
function importedBy(node: Node): string | null {
  const imports =
    /^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$|^TSImportType$/.test(node.type)
  const source = imports ? node.source : null
  return isNode(source) && typeof source.value === 'string' ? source.value : null
}

function isTypeOnly(node: Node): boolean {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type'
}

/**
 * A name of the outer world, where it is used as a value: not as a type, a key or somebody's
 * property.
 */
function worldlyName(node: Node, key: string, parent: Node | null): string | null {
  if (node.type === 'MemberExpression')
    return isNamed(node.object, 'Math') && isNamed(node.property, 'random') ? 'Math.random' : null
  if (node.type !== 'Identifier' || !WORLD.has(String(node.name)) || parent === null) return null
  if (parent.type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(parent.type))
    return null
  if (
    (key === 'property' || key === 'key') &&
    parent.computed !== true &&
    parent.shorthand !== true
  )
    return null
  return String(node.name)
}

function isNamed(node: unknown, name: string): boolean {
  return isNode(node) && node.type === 'Identifier' && node.name === name
}

/** The id of the game whose folder this is in; null for what belongs to no game. */
function gameOf(path: string): string | null {
  return /\/games\/([^/]+)\//.exec(path)?.[1] ?? null
}

function layerOf(path: string): string {
  return BOARD.test(path) ? 'board' : (path.split('/')[1] ?? '')
}

function isTest(path: string): boolean {
  return /\.(test|e2e|fixture)\.tsx?$/.test(path) || /(^|\/)test\//.test(path)
}

function read(path: string): string {
  return readFileSync(ROOT + path, 'utf8')
}

function codeIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap(entry => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? codeIn(path) : /\.(ts|tsx|mts|mjs)$/.test(entry.name) ? [path] : []
  })
}
