import { expect, test } from 'vitest'
import { GAMES } from './index.ts'

test.each(GAMES)('lists say of $meta.id what its engine says', async ({ meta, load }) => {
  const { game } = await load()
  expect([meta.id, meta.seats]).toEqual([game.id, game.seats])
})
