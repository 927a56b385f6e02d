import type * as Prompts from '@clack/prompts'
import { CANCEL_SYMBOL, select } from '@clack/prompts'
import { expect, test, vi } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { begin } from '../../kernel/match.ts'
import { choose } from './choose.ts'
import { playWords } from './text/index.ts'

vi.mock('@clack/prompts', async original => ({
  ...(await original<typeof Prompts>()),
  select: vi.fn<typeof select>(),
}))
const picked = vi.mocked(select)

test('somebody who only presses Enter sits at a table for a newcomer', async () => {
  picked.mockImplementation(({ options, initialValue }) =>
    Promise.resolve(initialValue ?? options[0]?.value),
  )
  const meta = GAMES[0]?.meta
  const players = meta?.newcomer?.players
  expect(await choose(playWords('es'), 'es')).toEqual({ meta, players, bots: ['easy'] })
  expect(picked.mock.calls.map(([{ message }]) => message)).toEqual([
    '¿Qué juego?',
    '¿Cuántos juegan, contigo?',
    '¿Qué tan fuertes son los demás?',
  ])
})

test('whoever leaves the first question plays nothing', async () => {
  picked.mockResolvedValue(CANCEL_SYMBOL)
  expect(await choose(playWords('en'), 'en')).toBeNull()
})

test.each(GAMES)('$meta.id: a newcomer’s options fit any number of players', async entry => {
  const { game } = await entry.load()
  const [least, most] = game.seats
  for (let players = least; players <= most; players++)
    expect(begin(game, players, { ...entry.meta.newcomer?.options }, 'a').ok).toBe(true)
})
