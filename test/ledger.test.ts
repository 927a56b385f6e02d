import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { ledgerOf } from '../scripts/lib/ledger.mjs'

/*
 * Every rule and ruling has a number, at the end of what the rulebook says of it. This test checks
 * that a test cites each of them, and that no test, rule, refusal or comment cites a number that
 * does not exist.
 */

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const read = (path: string) => readFileSync(ROOT + path, 'utf8')

const games = readdirSync(`${ROOT}src/games`, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(entry => entry.name)

test('there are games to check', () => {
  expect(games.length).toBeGreaterThan(0)
})

describe.each(games)('the ledger of %s', game => {
  const ledger = ledgerOf(game)

  test('lists the numbers of its rules, each once', () => {
    expect(ledger.length, 'the rulebook must number its rules').toBeGreaterThan(0)
    expect(
      ledger.filter((id, at) => ledger.indexOf(id) !== at),
      'listed twice',
    ).toEqual([])
  })

  test('every rule is cited by a test', () => {
    const tests = [
      ...filesIn(`src/games/${game}`).filter(path => /\.test\.tsx?$/.test(path)),
      ...filesIn('test').filter(path => path.endsWith('.ts')),
    ]
    const cited = new Set(tests.flatMap(path => numbers(ledger, read(path))))
    const missing = ledger.filter(id => !cited.has(id))
    console.log(
      `${game}: ${ledger.length - missing.length} of ${ledger.length} rules are cited by tests`,
    )
    expect(missing, 'rules that no test cites').toEqual([])
  })

  test('every number cited exists', () => {
    const known = new Set(ledger)
    const unknown = filesIn(`src/games/${game}`).flatMap(path =>
      numbers(ledger, read(path))
        .filter(id => !known.has(id))
        .map(id => `${path} cites ${id}`),
    )
    expect(unknown, 'not in the rulebook').toEqual([])
  })
})

/** The rule numbers of this game that a text cites. */
function numbers(ledger: readonly string[], text: string): string[] {
  const prefixes = [...new Set(ledger.map(id => id.replace(/-R?\d+$/, '')))]
  return prefixes.length
    ? (text.match(new RegExp(`\\b(?:${prefixes.join('|')})-R?\\d+\\b`, 'g')) ?? [])
    : []
}

function filesIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  )
}
