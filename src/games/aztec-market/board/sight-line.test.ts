import { expect, test } from 'vitest'
import { AMBASSADOR, CROWD, GOVERNOR, MESSENGER, NONE, PORTER } from '../content/index.ts'
import { game } from '../engine/index.ts'
import type { View } from '../engine/state.ts'
import { Rng } from '../../../kernel/rng.ts'
import { between, sightLine, worthOf } from './sight-line.ts'

const RED = 2

/** Seat 0 looks along the line of its first buyer, who has a coin; the tiles nearest first. */
function looking(line: readonly number[], stock: number, changes: Partial<View> = {}) {
  const options = { removal: 'random', removed: 4, market: 'random', start: 0 } as const
  const view = game.view(game.setup(2, options, Rng.from(1)), 0)
  const cells = new Array<number>(16).fill(NONE)
  for (const [step, tile] of line.entries()) cells[12 - 4 * step] = tile
  const seen: View = {
    ...view,
    cells,
    stock: [0, 0, stock, 0],
    coins: view.coins.with(0, 1),
    ...changes,
  }
  const found = sightLine(seen, 0, 0)
  return { ...found, view: seen, signs: [...between(seen, found, found.targets[0] ?? null)] }
}

test('what stands between takes its share, and is marked; what stands beyond is not', () => {
  const { targets, signs, coin, hindrance } = looking([PORTER, AMBASSADOR, RED, GOVERNOR], 3)
  expect(coin).toBe(true)
  expect(hindrance).toBeNull()
  expect(targets.map(({ cell, purchase }) => ({ cell, ...purchase }))).toEqual([
    { cell: 4, gained: 2, back: 1, king: 0, kept: true },
  ])
  expect(signs).toEqual([
    [12, 'porter'],
    [8, 'ambassador'],
  ])
})

test('before something is bought: how many points more it is at once', () => {
  const points = (line: readonly number[], king: readonly number[]) => {
    const { view, targets, ...seen } = looking(line, 3, { king: [...king] })
    const [target] = targets
    return target && worthOf(view, { ...seen, targets }, target)
  }
  expect(points([RED], [0, 0, 0, 0])).toBe(0)
  expect(points([RED], [0, 0, 2, 0])).toBe(6)
  // One of three goes to the king, and counts for the two others.
  expect(points([GOVERNOR, RED], [0, 0, 1, 0])).toBe(4)
})

test('where nothing can be bought it says why', () => {
  expect(looking([MESSENGER, CROWD, RED], 3)).toMatchObject({
    hindrance: 'crowd',
    signs: [[8, 'crowd']],
  })
  expect(looking([MESSENGER, RED], 0).hindrance).toBe('empty')
  expect(looking([PORTER, AMBASSADOR, RED], 1).hindrance).toBe('vain')
  expect(looking([MESSENGER, PORTER], 0).hindrance).toBe('none')
  const bound = {
    colours: [0, ...new Array<number>(7).fill(NONE)],
    goods: [2, 0, 0, 0, 0, 0, 0, 0],
  }
  expect(looking([RED], 3, bound).hindrance).toBe('bound')
})
