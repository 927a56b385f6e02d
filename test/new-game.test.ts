import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { main as newGame, ruleOf } from '../scripts/lib/new-game.mjs'
import { GAMES } from '../src/games/index.ts'

/* What `npm run new-game` refuses; what it makes is played by e2e/new-game.e2e.ts. */

const registry = () => readFileSync(new URL('../src/games/index.ts', import.meta.url), 'utf8')
const there = GAMES[0].meta.id

let said: string[]
let exitCode: typeof process.exitCode
beforeEach(() => {
  said = []
  exitCode = process.exitCode
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text))
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text))
})
afterEach(() => {
  vi.restoreAllMocks()
  process.exitCode = exitCode
})

test.each([
  ['no id', ['Card Nim'], '"Card Nim" is no id of a game.'],
  ['an id too short', ['go'], '"go" is no id of a game.'],
  ['an id that leaves the folder', ['../kit'], '"../kit" is no id of a game.'],
  ['a hyphen at the end', ['card-'], '"card-" is no id of a game.'],
  ['a game that is there', [there], `src/games/${there} is there already.`],
  ['to remove what is not there', ['not-there', '--remove'], 'There is no src/games/not-there.'],
])('%s is refused, and nothing changes', (_, args, message) => {
  const before = registry()
  newGame(args)
  expect(said.map(text => text.split('\n')[0])).toEqual([message])
  expect(process.exitCode).toBe(1)
  expect(registry()).toBe(before)
})

test.each([[[]], [['--help']], [['one', 'two']]])('after %j it tells what it does', args => {
  newGame(args)
  expect(said.join()).toContain('npm run new-game <id>')
})

test('the rules of a new game have letters that no other game has', () => {
  expect(ruleOf('card-nim')).toBe('CAR')
  expect(ruleOf('merlin')).toBe('MERL')
  expect(ruleOf('mer')).toBe('MERX')
})
