import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { game } from '../../games/merchant-of-goldfish/engine/index.ts'
import { replay } from '../../kernel/match.ts'
import { dataFolder } from '../../server/test/databases.fixture.ts'
import { tianguis, tianguisHere } from '../cli.fixture.ts'

const GAME = 'merchant-of-goldfish'
const simulate = (line: string) => tianguisHere(['simulate', GAME, ...line.split(' ')])

test('the same seed gives the same report to the last digit, with any number of threads', async () => {
  const line = '--players greedy,random,mcts:5 --games 3 --seed a --json'
  const one = await simulate(`${line} --workers 0`)
  const two = await simulate(`${line} --workers 0`)
  const threads = await tianguis(['simulate', GAME, ...line.split(' '), '--workers', '2'])
  expect(one).toMatchObject({ code: 0, err: '' })
  expect(two.out).toBe(one.out)
  expect(threads.out).toBe(one.out)
  const report = JSON.parse(one.out)
  expect(report).toMatchObject({ game: GAME, games: 3, seed: 'a', stopped: 0 })
  expect(report).not.toHaveProperty('roles')
  expect(report.players.map((row: { player: string }) => row.player)).toEqual([
    'greedy',
    'random',
    'mcts:5',
  ])
  expect(report.players.map((row: { games: number }) => row.games)).toEqual([3, 3, 3])
})

test('tables for people', async () => {
  const { code, out } = await simulate('--players greedy,random,random --games 30')
  expect(code).toBe(0)
  expect(out).toMatch(/greedy +30 +1\.\d\d ± \d\.\d\d +\d+\.\d % +\d+\.\d % to \d+\.\d %/)
  expect(out).toContain('random 2')
  expect(out).toMatch(/plies a game: mean \d/)
})

test('where seats have different roles, the roles are counted too', async () => {
  const line = ['simulate', 'merchants-cove', '--players', 'random,random,random', '--games', '4']
  const [json, text] = [await tianguisHere([...line, '--json']), await tianguisHere(line)]
  const { roles } = JSON.parse(json.out)
  expect(roles.map(({ role }: { role: string }) => role)).toEqual(['alc', 'bla', 'cap', 'chr'])
  expect(roles.reduce((sum: number, { games }: { games: number }) => sum + games, 0)).toBe(12)
  expect(text.out).toMatch(/role +games[^]*Alchemist +\d/)
})

test('a trace holds every game and every ply, and replays', async () => {
  const file = join(dataFolder(), 'games.jsonl')
  expect(await simulate(`--players greedy,random --games 4 --json --trace ${file}`)).toMatchObject({
    code: 0,
  })
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
  const [games, plies, ends] = ['game', 'ply', 'end'].map(type =>
    lines.filter(line => line.type === type),
  )
  expect([games?.length, ends?.length]).toEqual([4, 4])
  expect(plies).toHaveLength(ends?.reduce((sum, end) => sum + end.plies, 0))
  for (const [i, { chronicle }] of (games ?? []).entries()) {
    const again = replay(game, chronicle)
    expect(again.ok && game.scores(again.value.state)).toEqual(ends?.[i].scores)
  }
})

test('an option can be varied: a table by its values, and every game in the trace has its own', async () => {
  const file = join(dataFolder(), 'games.jsonl')
  const line = `--players greedy,random --games 4 --vary games --trace ${file}`
  const { code, out } = await simulate(line)
  expect(code).toBe(0)
  expect(out).toMatch(/\ngames +games +mean rank[^]*\n3 +greedy +2 /)
  const played = readFileSync(file, 'utf8').matchAll(/"chronicle":\{[^}]*"games":(\d)/g)
  expect([...played].map(([, games]) => games)).toEqual(['1', '3', '1', '3'])
  expect(await simulate('--vary content')).toMatchObject({ code: 2, out: '' })
})

test('a trace that cannot be written is one sentence', async () => {
  const outcome = await simulate('--trace /nowhere/at/all.jsonl')
  expect(outcome).toMatchObject({ code: 1, out: '' })
  expect(outcome.err).toMatch(
    /^The trace cannot be written to \/nowhere\/at\/all\.jsonl \(\w+\)\.\n$/,
  )
})
