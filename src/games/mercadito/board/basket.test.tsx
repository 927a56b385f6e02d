import { expect, test } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { cardOf } from '../content/index.ts'
import { game } from '../engine/index.ts'
import english from '../text/en.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { Basket } from './basket.tsx'

test('a basket that cost less than nothing says what it gained, in figures too', async () => {
  const view = {
    ...game.view(game.setup(3, { openMemory: false }, Rng.from(1)), 0),
    hands: [[cardOf('purse')], [], []],
  }
  const say = sayIn<Messages>('en', english)
  const nothing = { chosen: [], lit: [], note: () => '', onTouch: () => {} }
  const page = await screen(<Basket view={view} say={say} {...nothing} />)
  expect(page.text()).toMatch(/0 of (\d+) coins spent, 2 gained ?0\/\1 \+2/)
})
