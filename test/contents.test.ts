import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { printedForRules } from '../scripts/lib/printed.mjs'
import { lineOf } from '../scripts/lessons/line-of.ts'
import { readContent } from '../src/games/contents.ts'
import { GAMES } from '../src/games/index.ts'
import type { ContentSets } from '../src/kit/content/sets.ts'

/* The printed values that come with a game are sound; if not, file, line and field are said. */

const ROOT = join(import.meta.dirname, '..')
const files = GAMES.filter(({ content }) => content !== undefined).map(
  ({ meta }) => `src/games/${meta.id}/content/content.json`,
)

/** One step from a value of JSON: to a field, or to the item of this id, or of this place from 1. */
function step(value: unknown, word: string): string | null {
  if (typeof value !== 'object' || value === null) return null
  if (!Array.isArray(value)) return word in value ? word : null
  const at = value.findIndex(item =>
    Object.values(item ?? {})
      .map(String)
      .includes(word),
  )
  return at !== -1 ? `${at}` : Number(word) >= 1 ? `${Number(word) - 1}` : null
}

/** The line that a problem is about: it begins with where it is, "objects O04: price.size is 3". */
function lineOfProblem(json: string, problem: string): number {
  const position = /not JSON.* position (\d+)/.exec(problem)?.[1]
  if (position !== undefined) return json.slice(0, Number(position)).split('\n').length
  const path: string[] = []
  let value: unknown = JSON.parse(json)
  for (const word of problem.replace(' no. ', ' ').split(/[\s:.,]+/)) {
    const name = step(value, word)
    if (name === null) break
    path.push(name)
    value = (value as Record<string, unknown>)[name]
  }
  return lineOf(json, path.join('.'))
}

test.each(files)('%s can be played with', async file => {
  const json = readFileSync(join(ROOT, file), 'utf8')
  const read = await readContent(json)
  const problems = read.ok ? [] : read.problems
  expect(problems.map(said => `${file}:${lineOfProblem(json, said)}: ${said}`)).toEqual([])
})

/** JSON that tells what was read of it, of all that `left` has not. */
function watched(
  json: unknown,
  left: unknown,
  path: string,
  tell: (path: string) => void,
): unknown {
  if (typeof json !== 'object' || json === null) return json
  return new Proxy(json, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value
      if (!Object.hasOwn(left as object, key)) tell(`${path}${key}`)
      const inner: unknown = Reflect.get(left as object, key)
      return watched(value, inner, `${path}${key}.`, tell)
    },
  })
}

test.each(GAMES.filter(({ content }) => content !== undefined).map(({ meta }) => meta.id))(
  '%s is played, and files of it are checked, without what its printed values say to people',
  async id => {
    const path = `../src/games/${id}/content`
    const folder = join(ROOT, path.slice(3))
    const json: unknown = JSON.parse(readFileSync(join(folder, 'content.json'), 'utf8'))
    const read: string[] = []
    vi.resetModules()
    vi.doMock(`${path}/content.json`, () => ({
      default: watched(json, printedForRules(json, folder), '', place => read.push(place)),
    }))
    const { contentSets } = (await import(`${path}/index.ts`)) as { contentSets: ContentSets }
    await import(`${path}/schema.ts`)
    contentSets.tables(contentSets.standard)
    vi.doUnmock(`${path}/content.json`)
    vi.resetModules()
    expect(read).toEqual([])
  },
)

describe('the line of a problem', () => {
  const json = JSON.stringify({ sizes: [7, 8], tiles: [{ id: 'A' }, { id: 'B', price: { n: 2 } }] })
  const lines = JSON.stringify(JSON.parse(json), null, 1).split('\n')
  test.each([
    ['tiles B: price.n is 2; at most 1.', '"n": 2'],
    ['tiles B: points is missing.', '{'],
    ['tiles no. 2: price is a list.', '"price": {'],
    ['tiles: there are 2; exactly 3.', '"tiles": ['],
    ['sizes 2: it is 8.', '8'],
    ['The field "schema" is missing.', '{'],
    ['This is not JSON: there is something at position 16.', '7,'],
  ])('%s', (problem, line) => {
    const said = lines[lineOfProblem(lines.join('\n'), problem) - 1]
    expect(said?.trim()).toBe(line)
  })
})
