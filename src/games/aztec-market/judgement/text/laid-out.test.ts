import { expect, test } from 'vitest'
import { Rng } from '../../../../kernel/rng.ts'
import type { Language } from '../../../../kit/meta.ts'
import { AMBASSADOR, CROWD, KING, PORTER } from '../../content/index.ts'
import { aztecMarket } from '../../index.ts'
import { game } from '../../engine/index.ts'
import type { Move, Options } from '../../engine/state.ts'

const OPTIONS: Options = { removal: 'random', removed: 4, market: 'players', start: 'random' }

/** What a hint says of a tile laid into a cell by seat 0 of four, who looks from the south. */
async function saidOf(holding: number, cell: number, language: Language = 'en'): Promise<string> {
  const words = await aztecMarket.reasons?.(language)
  const state = game.setup(4, OPTIONS, Rng.from(1))
  Object.assign(state, { phase: 'place', turn: 0, holding })
  const move: Move = { type: 'place', cell }
  return words?.text.move(move, game.view(state, 0)) ?? ''
}

test('AZT-2: a hint says whom a tile helps or hinders right before a buyer', async () => {
  expect(await saidOf(0, 13)).toContain('between it and a buyer of yours')
  expect(await saidOf(AMBASSADOR, 2)).toContain(
    'Saves the coin of the buyer that it stands before, your partner’s',
  )
  expect(await saidOf(CROWD, 4)).toContain('Blocks a whole column of the others')
  expect(await saidOf(PORTER, 7, 'es')).toContain('ante un comprador de los demás, devuelve')
})

test('of a tile that helps the others there, hinders me, or stands between both, no such thing is said', async () => {
  const usual = await saidOf(KING, 5)
  const cells: [number, number][] = [
    [0, 4],
    [CROWD, 14],
    [AMBASSADOR, 12],
    [CROWD, 0],
    [KING, 13],
  ]
  for (const [holding, cell] of cells) expect(await saidOf(holding, cell)).toBe(usual)
})
