import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { scratchFolder } from '../../../test/scratch.ts'
import { trainedFor } from '../../bots/games.ts'
import { HABITS } from '../../bots/train/habits.ts'
import { courseFor, examine } from '../../bots/train/orders.ts'
import { judgesBy } from '../../kit/judgement/judgement.ts'
import { networkOf } from '../../kit/judgement/network.ts'
import type { Weights } from '../../kit/judgement/weights.ts'
import { ensureCli, MAIN, tianguisHere } from '../cli.fixture.ts'
import { curveSvg } from './curve.ts'
import type { Point } from './record.ts'

const GAME = 'mercadito'
const QUICK = `--seats 2 --hidden 4 --threads 1 --exam 1`
/** Where the trainings of these tests lie: the first has learned 32 games. */
const folder = mkdtempSync(join(scratchFolder(), 'tianguis-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Trains in this process. */
const train = (line: string, out = 'one') =>
  tianguisHere(['train', GAME, ...line.split(' ').filter(Boolean), '--out', join(folder, out)])

const read = (name: string, out = 'one') => readFileSync(join(folder, out, name), 'utf8')

test('a training writes where it says', async () => {
  const { code, out } = await train(`${QUICK} --games 32 --seed 7`)
  expect(code).toBe(0)
  expect(out).toMatch(/^Finished after 32 games/)
  expect(out).toContain(join(folder, 'one', 'weights.json'))
})

test('a training that is resumed writes the weights of one that was not interrupted', async () => {
  cpSync(join(folder, 'one'), join(folder, 'resumed'), { recursive: true })
  await train(`${QUICK} --games 64 --seed 7 --resume`, 'resumed')
  await train(`${QUICK} --games 64 --seed 7`, 'whole')
  const weights = read('weights.json', 'resumed')
  expect(weights).toBe(read('weights.json', 'whole'))
  expect(weights).not.toBe(read('weights.json'))
  const points = JSON.parse(read('curve.json', 'resumed')) as readonly Point[]
  expect(points.map(({ games }) => games)).toEqual([32, 64])
})

test('a long exam says so, and Ctrl-C ends it: the games before it are kept', async () => {
  await ensureCli()
  const options = `--seats 2 --hidden 4 --threads 2 --games 32 --exam 10000`.split(' ')
  const out = ['--out', join(folder, 'examined')]
  const child = spawn(process.execPath, [MAIN, 'train', GAME, ...options, ...out])
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  child.stdout.on('data', text => (said += String(text)))
  child.stderr.on('data', text => {
    if (String(text).includes('exam: 10000 deals with 2 seats')) child.kill('SIGINT')
  })
  expect(await new Promise(done => child.once('close', done))).toBe(0)
  expect(said).toMatch(/^Stopped after 32 games/)
  expect(existsSync(join(folder, 'examined', 'checkpoint'))).toBe(true)
})

test('what was written is used by the bots, and plays the same every time', async () => {
  const weights = JSON.parse(read('weights.json')) as Weights
  const trained = await trainedFor(GAME)
  const order = { game: GAME, contentSet: null, options: {}, seats: [2], seed: 1, habits: HABITS }
  const course = await courseFor(order)
  const { game } = course
  const exam = { seats: 2, deals: 1, seed: 3 }
  const [one, two] = [1, 2].map(() => examine(course, networkOf(weights), exam))
  expect(one).toEqual(two)
  expect(trained && judgesBy({ ...trained, weights }, game.version)).not.toBeNull()
  expect(weights).toMatchObject({ format: 1, game: GAME, version: game.version, hidden: 4 })
  const { values } = weights.layers.first
  expect(values.every(value => Number.isInteger(value) && Math.abs(value) <= 127)).toBe(true)
})

test('the card says what is known about the weights', async () => {
  const card = JSON.parse(read('card.json'))
  expect(card).toMatchObject({ game: GAME, games: 32, seed: 7, hidden: 4, seats: [2], threads: 1 })
  expect(card.greedy).toMatchObject([{ seats: 2, games: 2 }])
  const { code, out } = await train('--card')
  expect(code).toBe(0)
  expect(out).toMatch(/^game +mercadito, rules version \d+[^]*32 games[^]*against greedy +\d+ %/)
})

test.each([
  ['--games 32 --minutes 1', /^Name either --games or --minutes, not both\.\n$/],
  ['--seats 9', /^mercadito takes 2, 3, 4.* seats, not 9\.\n$/],
  ['--resume --games 32', /^There is no training to resume in .*checkpoint\.\n$/],
  ['--card', /^There is no card in .*card\.json\.\n$/],
  ['--options colour=red', /^No option "colour"\./],
])('%s is refused in one sentence', async (line, sentence) => {
  const { code, err } = await train(line, 'nowhere')
  expect(code).toBeGreaterThan(0)
  expect(err).toMatch(sentence)
})

test('a training is resumed only as what it was', async () => {
  const { code, err } = await train('--seats 2 --hidden 5 --seed 7 --games 64 --resume')
  expect([code, err]).toEqual([2, 'The training kept there has another --hidden.\n'])
})

test('the curve has a line for each number of seats', () => {
  const standing = { games: 8, rank: 1.5, winsMargin: 0.1, rankMargin: 0.1 }
  const points = [100, 1000].map(games => ({
    games,
    positions: 9,
    seconds: 1,
    loss: 0.6,
    against: [2, 4].map(seats => ({ ...standing, seats, wins: games / 2000 })),
  }))
  const svg = curveSvg('Nim', points)
  expect(svg.match(/<path d="M[^"]*L[^"]*"/g)).toHaveLength(2)
  expect(svg).not.toMatch(/NaN|undefined/)
})
