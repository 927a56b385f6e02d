import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { game as goldfish } from '../../games/merchant-of-goldfish/engine/index.ts'
import type { Game } from '../../kernel/game.ts'
import { fitOptions, must } from '../../kernel/match.ts'
import { BYTES, CHEATS, provenMatch, receiptFor } from '../../kit/fairness/fair.fixture.ts'
import { tianguisHere } from '../cli.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'tianguis-verify-'))
afterAll(() => rmSync(folder, { recursive: true }))

const game: Game = goldfish
const options = must(fitOptions(game, 2, {}))
const honest = provenMatch({ game, options, doings: BYTES.map(bytes => ({ bytes })) })

let files = 0
function fileOf(json: unknown): string {
  const file = join(folder, `${++files}.json`)
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json))
  return file
}
const receipt = fileOf(receiptFor(honest, 0))

const check = (...args: string[]) => tianguisHere(['verify', ...args])

describe('tianguis verify', () => {
  test('a file alone agrees with itself; a receipt or a noted promise proves it', async () => {
    const file = fileOf(honest)
    const alone = await check(file)
    expect([alone.code, alone.err]).toEqual([0, ''])
    expect(alone.out).toMatch(/^The file agrees with itself: .*\nNot proved: /)
    const beside = await check(file, '--receipt', receipt)
    expect(beside.out).toMatch(/^Proved: nobody, the server included, chose or changed this/)
    const noted = await check(file, '--commitment', honest.fairness.commitment)
    expect(noted.out).toMatch(/^Proved: the match was played from the shuffle that was promised/)
    expect(noted.out).not.toMatch(/The receipt has/)
  })

  test('who was away, who withheld, and starts called off are said', async () => {
    const match = provenMatch({
      game,
      options,
      start: 3,
      doings: [{ bytes: BYTES[0] ?? '' }, 'withheld'],
    })
    const { out } = await check(fileOf(match), '--receipt', fileOf(receiptFor(match, 0)))
    expect(out).toContain('Not everybody has contributed')
    expect(out).toContain('did not show it: seat 1.')
    expect(out).toContain('called off before: 2.')
    const spanish = await check(fileOf(match), '--lang', 'es')
    expect(spanish.out).toContain('no la mostró: lugar 1.')
    expect(spanish.out).toContain('anulados antes: 2.')
  })

  test('a match that its people ended, or whose end is left out, is said to be no whole one', async () => {
    const file = fileOf(provenMatch({ game, options, doings: ['bot', 'bot'], most: 9 }))
    expect((await check(file)).out).toMatch(
      /^The file agrees .*\nThe game was not over at the last/,
    )
    expect((await check(file, '--lang', 'es')).out).toMatch(/\nEl juego no había terminado/)
    expect((await check(fileOf(honest))).out).not.toMatch(/not over/)
  })

  test.each(CHEATS)('a server that $does is caught', async ({ cheat, alone, beside }) => {
    const file = fileOf(cheat(honest, game))
    const compared = await check(file, '--receipt', receipt, '--json')
    expect(compared.code).toBe(1)
    expect(JSON.parse(compared.out)).toMatchObject({
      finding: 'broken',
      faults: expect.arrayContaining([beside]) as string[],
    })
    expect((await check(file)).code).toBe(alone === null ? 0 : 1)
  })

  test('another promise than the one that was noted is no proof', async () => {
    const { code, out } = await check(fileOf(honest), '--commitment', 'ab'.repeat(32))
    expect([code, out]).toEqual([1, expect.stringContaining('The promise is not the one')])
  })

  test('a match without a server, or from before version 0.8, has no proof, which is no fault', async () => {
    const { fairness: _, ...old } = honest
    const { code, out } = await check(fileOf(old))
    expect([code, out]).toEqual([
      0,
      'No proof: this match was played without a server, or before version 0.8.\n',
    ])
  })

  test.each([
    ['no JSON', '{', /cannot be read/],
    ['no match', '{}', /is not a file of a finished match\.\n$/],
    ['a half proof', { ...honest, fairness: {} }, /is not a file of a finished match\.\n$/],
    ['an unknown game', { ...honest, game: 'chess' }, /chess/],
  ])('%s is refused in a sentence', async (_, json, said) => {
    const { code, err } = await check(fileOf(json))
    expect(code).toBeGreaterThan(0)
    expect(err).toMatch(said)
    const other = await check(fileOf(honest), '--receipt', fileOf({}))
    expect(other.err).toMatch(/is not a receipt\.\n$/)
  })
})
