import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { game as goldfish } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../kernel/game.ts'
import { fitOptions, must } from '../../kernel/match.ts'
import { BYTES, provenMatch } from '../../kit/fairness/fair.fixture.ts'
import type { Review } from '../../bots/review/result.ts'
import { tianguisHere } from '../cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'tianguis-review-'))
afterAll(() => rmSync(folder, { recursive: true }))

const game: Game = goldfish
const options = must(fitOptions(game, 2, {}))
const match = provenMatch({ game, options, doings: BYTES.map(bytes => ({ bytes })) })

async function review(json: unknown, ...args: string[]) {
  const file = join(folder, 'match.json')
  writeFileSync(file, JSON.stringify(json))
  return tianguisHere(['review', file, '--trials', '100', '--worlds', '4', ...args])
}

test('a file of a finished match is reviewed in sentences, or as JSON', async () => {
  const said = await review(match)
  expect([said.code, said.err]).toEqual([0, ''])
  expect(said.out).toMatch(/seat [01] +[+−]\d\.\d games +[+−]\d\.\d games +\+0\.5 games/)
  const spanish = await review(match, '--lang', 'es')
  expect(spanish.out).toMatch(/^Juzgado por .+\n\nSuerte y juego\n/)
  expect(spanish.out).toMatch(/lugar [01] +[+−]\d,\d partidas +[+−]\d,\d partidas +\+0,5 partidas/)
  const json = await review(match, '--json')
  const { fortunes, plies } = JSON.parse(json.out) as Review
  expect(plies).toBe(match.log.length)
  for (const { luck, skill, par, result } of fortunes)
    expect(luck + skill + par).toBeCloseTo(result, 9)
})

test('a name in a file tells the terminal nothing but itself', async () => {
  const names = ['\u001B[2J\u009BAna', '\u202ENeb']
  const said = await review({ ...match, players: names.map(name => ({ name, level: null })) })
  expect(said.out).toContain('Ana')
  expect(said.out.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  const lost = await review({ ...match, game: 'no\u001B]0;such' })
  expect([lost.code, lost.err]).toEqual([2, expect.stringMatching(/^No game "no]0;such"/)])
})

test('a match of other rules, and a file of something else, are refused', async () => {
  const other = await review({ ...match, version: 99 })
  expect([other.code, other.err]).toEqual([1, expect.stringContaining('other rules')])
  expect((await review({ hello: 1 })).err).toContain('not a file of a finished match')
})
