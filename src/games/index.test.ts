import { expect, test } from 'vitest'
import { GAMES } from './index.ts'

test.each(GAMES)('lists say of $meta.id what its engine says', async entry => {
  const { game } = await entry.load()
  expect([entry.meta.id, entry.meta.seats]).toEqual([game.id, game.seats])
})
