import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aztecMarket } from '../../games/aztec-market/index.ts'
import { contentSets } from '../../games/mercado/content/index.ts'
import { mercado as mercadoEntry } from '../../games/mercado/index.ts'
import { merchantOfGoldfish } from '../../games/merchant-of-goldfish/index.ts'
import { dataFolder } from '../../server/test/databases.fixture.ts'
import { ladder } from './ladder.ts'
import { playersOf, wantedOf } from './pairings.ts'
import { duelsOf, type PlayedDeal, readResults } from './results.ts'
import * as strength from './strength.ts'

const { meta: aztec } = aztecMarket
const { meta: goldfish } = merchantOfGoldfish
const { meta: mercado } = mercadoEntry

let [folder, said] = ['', '']
beforeEach(() => {
  folder = dataFolder()
  said = ''
  vi.spyOn(process.stdout, 'write').mockImplementation(text => (said += String(text)) !== '')
})
afterEach(() => vi.restoreAllMocks())

const QUICK = { levels: ['random', 'greedy'], seats: ['2'], workers: 0 }

test('writes nothing of a file without results, and of levels that play no pairing', async () => {
  const results = join(folder, 'none.jsonl')
  await expect(ladder(goldfish.id, { ...QUICK, results, only: true })).rejects.toThrow(
    /none\.jsonl has no results/,
  )
  await expect(ladder(goldfish.id, { levels: ['genius'], results })).rejects.toThrow(
    /^No pairing .* Pairings: greedy and random, .* master and hard\.$/,
  )
  expect(said).toBe('')
})

test('plays what is missing and no more, and drops a line that was not finished', async () => {
  const results = join(folder, 'results.jsonl')
  await ladder(goldfish.id, { ...QUICK, results, games: 4 })
  const first = readFileSync(results, 'utf8')
  expect(first.split('\n')).toHaveLength(3)
  await ladder(goldfish.id, { ...QUICK, results, games: 4 })
  expect(readFileSync(results, 'utf8')).toBe(first)
  await ladder(goldfish.id, { ...QUICK, results, games: 6 })
  const grown = readFileSync(results, 'utf8')
  expect(grown.startsWith(first)).toBe(true)
  appendFileSync(results, '{"game":"mer')
  expect((await readResults(results)).map(({ deal }) => deal)).toEqual([0, 1, 2])
})

test('what results of one’s own say is printed; the project’s page stays as it is', async () => {
  const page = readFileSync('docs/strength.md', 'utf8')
  await ladder(goldfish.id, { ...QUICK, results: join(folder, 'results.jsonl'), games: 2 })
  expect(said).toMatch(/^# How strong the bots are\n[^]*\| greedy \| random \| 2 \|/)
  expect(readFileSync('docs/strength.md', 'utf8')).toBe(page)
})

test('the page tells of every pairing, and what is stronger is rated higher', async () => {
  const results = join(folder, 'results.jsonl')
  await ladder(goldfish.id, { ...QUICK, results, games: 12 })
  const [table] = await strength.tablesOf(await readResults(results))
  const elo = new Map(table?.ratings.map(({ player, elo }) => [player, elo]))
  expect(elo.get('greedy')).toBe(1000)
  expect(elo.get('random')).toBeLessThan(900)
  const page = strength.pageOf(table ? [table] : [])
  expect(page).toMatch(/\| greedy \| random \| 12 \| \d+ % ± \d+ % \| 50 % \|/)
})

test('the page shows an Elo only if it is known well enough', async () => {
  const games = [{ mine: [1], theirs: [2] }]
  const pairing = { game: goldfish.id, seats: 2, level: 'hard', others: 'greedy' }
  const deals: PlayedDeal[] = [{ ...pairing, version: 1, pace: null, deal: 0, games }]
  const [table] = await strength.tablesOf(deals)
  if (!table) throw new Error('no table')
  const rated = (low: number, high: number) => {
    const ratings = [{ player: 'hard', elo: 1300, low, high }]
    return strength.strengthsOf([{ ...table, ratings }])[goldfish.id]?.['2']
  }
  expect(rated(1200, 1400)).toEqual({ hard: 1300 })
  expect(rated(1000, 1700)).toEqual({})
})

test('games by printed values of before are told apart, and left out once there are newer ones', async () => {
  const results = join(folder, 'results.jsonl')
  await ladder(mercado.id, { ...QUICK, results, games: 2 })
  const [now] = await readResults(results)
  if (!now) throw new Error('nothing played')
  expect(now.content).toBe(contentSets.standard)
  const before = { ...now, content: 'before' }
  const rows = async (...deals: PlayedDeal[]) =>
    strength.pageOf(await strength.tablesOf(deals)).match(/\| greedy \| random.+?\d+ \|/g)
  expect(await rows(before, { ...before, deal: 1 })).toEqual(['| greedy | random, before | 4 |'])
  expect(await rows(before, now)).toEqual(['| greedy | random | 2 |'])
})

test('partners are of one level, and the whole ladder is played at each number of seats', () => {
  const pairing = { game: 'x', seats: 4, level: 'hard', others: 'easy' }
  expect(playersOf(aztec, pairing)).toEqual(['hard', 'easy', 'hard', 'easy'])
  expect(playersOf(goldfish, pairing)).toEqual(['hard', 'easy', 'easy', 'easy'])
  const wanted = wantedOf(goldfish, {})
  expect(new Set(wanted.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4, 5, 6]))
  expect(wanted.every(({ deals, seats }) => deals * seats >= 48)).toBe(true)
})

test('a game counts once, however many sit at its table; a shared place counts half', () => {
  const games = [{ mine: [2], theirs: [1, 2, 4] }]
  const table = { game: 'x', seats: 4, level: 'a', others: 'b' }
  const deal: PlayedDeal = { ...table, version: 1, pace: null, deal: 0, games }
  expect(duelsOf(deal)).toEqual([{ one: 'a', other: 'b', won: 0.5, weight: 1 }])
})
