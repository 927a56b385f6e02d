import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { bareClass, classesOfElements, filesIn, read, selectorsOf } from './styles.fixture.ts'

/*
 * What is loaded by itself, a page or a panel, brings the style sheets of all it shows: else it
 * looks right only for those who have seen something else before.
 */

interface Module {
  /** What it brings along, and what it loads when that is needed. */
  readonly brings: readonly string[]
  readonly loads: readonly string[]
  /** The classes of its elements, or those that it says how they look. */
  readonly classes: readonly string[]
}

function readModule(file: string): Module {
  if (file.endsWith('.css'))
    return { brings: [], loads: [], classes: selectorsOf(file).flatMap(bareClass) }
  const source = read(file)
  const found = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(([, path]) =>
      path === undefined ? [] : posix.join(posix.dirname(file), path),
    )
  return {
    brings: found(/^(?:import|export)\s(?!type\s)[^;]*?'(\.[^']+)'$/gm),
    loads: found(/\bimport\('(\.[^']+)'\)/g),
    classes: classesOfElements(source),
  }
}

const modules = new Map(
  ['.ts', '.tsx', '.css']
    .flatMap(ending => filesIn('.', ending))
    .filter(file => !/\.(test|fixture)\./.test(file))
    .map(file => [posix.normalize(file), readModule(posix.normalize(file))]),
)

/** A module and all that comes with it. */
function withAll(root: string, seen = new Set<string>()): Set<string> {
  if (!modules.has(root) || seen.has(root)) return seen
  seen.add(root)
  for (const brought of modules.get(root)?.brings ?? []) withAll(brought, seen)
  return seen
}

/**
 * What is loaded by itself: the page, and whatever some module loads when it is needed. Boards, the
 * usual one too, always lie in a table's frame.
 */
const roots = ['main.tsx', ...[...modules.values()].flatMap(({ loads }) => loads)].filter(
  (path, at, all) =>
    modules.has(path) && all.indexOf(path) === at && !path.startsWith('default-board/'),
)
const parts = new Map(roots.map(root => [root, withAll(root)]))

const isLoadedBy = (root: string, other: string) =>
  [...(parts.get(other) ?? [])].some(part => modules.get(part)?.loads.includes(root))

/** What is there for certain once this root is shown: its own, and what all that load it have. */
function there(root: string, above: readonly string[] = []): Set<string> {
  const known = [...above, root]
  const loaders = roots.filter(other => !known.includes(other) && isLoadedBy(root, other))
  const [first = new Set<string>(), ...others] = loaders.map(other => there(other, known))
  const common = [...first].filter(part => others.every(other => other.has(part)))
  return new Set([...(parts.get(root) ?? []), ...common])
}

const classesOf = (files: Iterable<string>, ending: string) =>
  new Set(
    [...files]
      .filter(file => file.endsWith(ending))
      .flatMap(file => modules.get(file)?.classes ?? []),
  )

test('whatever is loaded by itself brings the style sheets of all it shows', () => {
  const styled = classesOf(modules.keys(), '.css')
  expect(styled.has('dialog')).toBe(true)
  const bare = roots.flatMap(root => {
    const sheets = classesOf(there(root), '.css')
    return [...classesOf(parts.get(root) ?? [], '.tsx')]
      .filter(name => styled.has(name) && !sheets.has(name))
      .map(name => `${root}: ${name}`)
  })
  expect(bare).toEqual([])
})
