import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { arrowsOf } from '../scripts/lib/house-graph.mjs'
import { MAY_IMPORT } from '../scripts/lib/house-layers.mjs'
import { sourceOf, survey } from '../scripts/lib/house-survey.mjs'
import { breaches } from '../scripts/lib/house-verdict.mjs'
import { ROOT } from '../scripts/lib/paths.mjs'

/*
 * What may import what, what the rules of a game may not know of the world, and how long files and
 * functions may be. The compiler enforces the directions too (a project a layer); this says it in
 * words, and catches what the compiler cannot. `npm run house` prints the figures. The directions
 * are in `scripts/lib/house-layers.mjs`.
 */

const RULES = ['engine', 'content', 'text', 'insight', 'judgement', 'terminal', 'entry', 'registry']

/** Which packages a layer may import; those not listed (server, cli) may use any. */
const PAGE = [
  /^preact(-iso)?($|\/)/,
  /^@preact\/signals$/,
  /^marked$/,
  /^@simplewebauthn\/browser$/,
  /^lean-qr($|\/)/,
  /^@fontsource-variable\//,
  /^@iconify-json\//,
  /^virtual:/,
]
const PACKAGES: { readonly [layer: string]: readonly RegExp[] } = {
  kernel: [/^@noble\/hashes\//],
  kit: [],
  ...Object.fromEntries(RULES.map(layer => [layer, []])),
  bots: [],
  protocol: [/^typebox$/, /^typebox\//],
  web: PAGE,
  board: PAGE,
}

/**
 * What checks content files from outside, in kit and games, may use this too; the page never loads
 * it.
 */
const CHECKS_CONTENT = /\/content(\/|-)schema[\w-]*\.ts$/
/** The entry of a game: it names parts, each loaded when it is needed. */
const ENTRY = /^src\/games\/[^/]+\/index\.ts$/
const FOR_CHECKS = /^typebox($|\/)/

/** Loaded only when somebody brings a content file to the lab. */
const BRINGS_CONTENT = 'src/web/pages/lab/content-file.ts'

/** The layers that know neither clock nor chance nor any outer world. */
const PURE = ['kernel', 'kit', ...RULES, 'bots']
/** The thread a bot runs in: it alone hands it a clock. */
const THREAD = 'src/bots/worker.ts'

interface LockEntry {
  readonly optionalDependencies?: { readonly [name: string]: string }
}

const sources = await survey(ROOT)
const shipped = sources.filter(source => !source.test)

describe('the house', () => {
  test('the whole tree was read', () => {
    const inSource = shipped.filter(({ path }) => path.startsWith('src/'))
    expect(inSource.length).toBeGreaterThan(500)
    expect(arrowsOf(inSource).length).toBeGreaterThan(2000)
    expect(inSource.map(({ layer }) => layer)).toEqual(
      expect.arrayContaining(Object.keys(MAY_IMPORT)),
    )
    expect(inSource.filter(({ layer }) => !(layer in MAY_IMPORT))).toEqual([])
  })

  test('nothing imports what lies above it, and no game another', () => {
    expect(breaches(sources).arrows).toEqual([])
  })

  test('no files import each other in a circle', () => {
    expect(breaches(sources).circles).toEqual([])
  })

  test('no function is too long to be read', () => {
    expect(breaches(sources).functions).toEqual([])
  })

  test('no file is too long to be read', () => {
    expect(breaches(sources).files).toEqual([])
  })

  test('what is wrong is found', () => {
    const long = `export function all() {${'\n'.repeat(80)}}`
    const wrong = breaches([
      sourceOf('src/kernel/one.ts', "import type { A } from '../games/index.ts'"),
      sourceOf('src/games/nim/content/values.ts', "import { b } from '../engine/index.ts'"),
      sourceOf('src/games/nim/board/two.ts', "import type { C } from './three.ts'"),
      sourceOf('src/games/nim/board/three.ts', "export * from './two.ts'"),
      sourceOf('src/games/nim/text/four.ts', "import { d } from '../../tic/text/words.ts'"),
      sourceOf('src/server/domain/clock.ts', "import { e } from '../http/route.ts'"),
      sourceOf('src/bots/five.ts', long + '\n//'.repeat(400)),
    ])
    expect(Object.values(wrong).flat()).toEqual([
      'src/kernel/one.ts imports src/games/index.ts, which lies above it.',
      'src/games/nim/content/values.ts imports src/games/nim/engine/index.ts, which lies above it.',
      'src/games/nim/text/four.ts imports src/games/tic/text/words.ts, which lies above it.',
      'src/server/domain/clock.ts imports src/server/http/route.ts, which lies above it.',
      'These import each other in a circle: src/games/nim/board/three.ts, src/games/nim/board/two.ts.',
      'src/bots/five.ts:1 all has 81 lines.',
      expect.stringMatching(/^src\/bots\/five.ts has 481 lines, of \d+ allowed\.$/),
    ])
  })
})

describe('imports', () => {
  test('of the bots one file knows the registry', () => {
    const allowed = /^src\/bots\/games\.ts$/
    const wrong = links().filter(
      ({ source, target }) =>
        source.layer === 'bots' && target.layer === 'registry' && !allowed.test(source.path),
    )
    expect(wrong.map(({ said }) => said)).toEqual([])
  })

  test('the page takes nothing but types from the protocol, the protocol nothing but types from others', () => {
    const wrong = links().filter(
      ({ source, target, typeOnly }) =>
        !typeOnly &&
        ((source.layer === 'web' && target.layer === 'protocol') ||
          (source.layer === 'protocol' && target.layer !== 'protocol')),
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

test('only command line, server and a file brought to the lab load what checks content files', () => {
  const page = reachable(['src/web/main.tsx', 'src/web/work/worker.ts', 'src/bots/worker.ts'])
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
  const files = new Map(shipped.map(source => [source.path, source]))
  return arrowsOf(shipped).flatMap(({ source, target, typeOnly }) => {
    const [from, to] = [files.get(source), files.get(target)]
    return from && to
      ? [{ source: from, target: to, typeOnly, said: `${source} imports ${target}` }]
      : []
  })
}

/**
 * All files that run when these do, now or later. Types do not count, nor do content checks that
 * a game's entry only names or that the lab loads for a file.
 */
function reachable(from: readonly string[]): Set<string> {
  const reached = new Set(from)
  const running = links().filter(
    ({ source, target, typeOnly }) =>
      !typeOnly &&
      !(
        (ENTRY.test(source.path) || source.path === BRINGS_CONTENT) &&
        CHECKS_CONTENT.test(target.path)
      ),
  )
  for (const path of reached) {
    for (const { source, target } of running) if (source.path === path) reached.add(target.path)
  }
  return reached
}

function read(path: string): string {
  return readFileSync(ROOT + path, 'utf8')
}
