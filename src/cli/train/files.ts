import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Order } from '../../bots/train/orders.ts'
import type { School } from '../../bots/train/school.ts'
import { CACHE_ROOT, GAMES_ROOT } from '../../server/paths.ts'
import { Failure } from '../failure.ts'
import { writeWhole } from '../write-whole.ts'
import { curveSvg } from './curve.ts'
import { cardOf, type Card, type Point, weightsOf } from './record.ts'
import type { Plan } from './plan.ts'

/** Where a training keeps its results, and what it needs to go on. */
export interface Place {
  readonly results: string
  readonly checkpoint: string
}

/** A folder that was named, or in a source tree the game's own, or a new one here. */
export function placeFor(game: string, out?: string): Place {
  const folder = join(GAMES_ROOT, game)
  if (out === undefined && existsSync(folder)) {
    const checkpoint = join(CACHE_ROOT, 'train', game, 'checkpoint')
    return { results: join(folder, 'judgement'), checkpoint }
  }
  const results = out ?? `${game}-training`
  return { results, checkpoint: join(results, 'checkpoint') }
}

/** A training as it is kept on disk between two sittings. */
export interface Kept {
  readonly format: 1
  readonly order: Order
  readonly version: number
  readonly inputs: readonly string[]
  readonly school: School
  readonly points: readonly Point[]
  readonly seconds: number
}

export async function keep({ checkpoint }: Place, kept: Kept): Promise<void> {
  await put(checkpoint, serialize(kept))
}

/** What `keep` has kept. Only our own files are read: their form is that of this version. */
export async function readKept({ checkpoint }: Place): Promise<Kept> {
  try {
    const kept = deserialize(await readFile(checkpoint)) as Kept
    if (kept.format === 1) return kept
  } catch {
    // Told below.
  }
  throw Failure.world(`There is no training to resume in ${checkpoint}.`)
}

/** Writes weights, card and curve; answers the file of weights. */
export async function writeResults(
  { results }: Place,
  plan: Plan,
  school: School,
  points: readonly Point[],
): Promise<string> {
  const point = points.at(-1)
  const file = join(results, 'weights.json')
  if (point === undefined) return file
  const json = (value: unknown) => `${JSON.stringify(value)}\n`
  const today = new Date().toISOString().slice(0, 10)
  const card = cardOf(plan, school.average.hidden, point, today)
  await put(file, json(weightsOf(plan, school.average)))
  await put(join(results, 'card.json'), `${JSON.stringify(card, null, 2)}\n`)
  await put(join(results, 'curve.json'), json(points))
  await put(join(results, 'curve.svg'), curveSvg(plan.order.game, points))
  return file
}

export async function readCard({ results }: Place): Promise<Card> {
  const file = join(results, 'card.json')
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Card
  } catch {
    throw Failure.world(`There is no card in ${file}.`)
  }
}

/** Writes a file, and makes its folder if need be. */
async function put(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true }).catch((error: unknown) => {
    throw Failure.unwritable(file, error)
  })
  await writeWhole(file, content)
}
