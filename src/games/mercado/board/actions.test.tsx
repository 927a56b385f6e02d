import { beforeEach, expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { fitOptions, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { tableOf } from '../../../web/board-kit/board.fixture.ts'
import type { BoardProps } from '../../../web/board-kit/board.ts'
import { screen } from '../../../web/screen.fixture.ts'
import { browser } from '../../../web/server.fixture.ts'
import { game } from '../engine/index.ts'
import type { Mercado, Move, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import { type Messages, textIn } from '../text/index.ts'
import { MercadoActions } from './actions.tsx'
import { useChoices } from './use-choices.ts'

const say = sayIn<Messages>('en', english)
const options = must(fitOptions(game, 3, {}))

beforeEach(() => browser())

function Buttons({ table }: { table: BoardProps<Mercado, Messages> }) {
  return <MercadoActions table={table} choices={useChoices(table)} say={say} />
}

test.each<[string, Move[], string]>([
  ['a coin can still be placed', [{ type: 'place', coin: 1, slot: 2 }], 'act quiet'],
  ['no coin can be placed', [], 'act'],
])('“Done” invites only when nothing is left to do: %s', async (_, more, look) => {
  const start = game.view(game.setup(3, options, Rng.from(1)), 0)
  const view: View = { ...start, phase: 'placement', turn: 0, drawn: [0, 1, 0, 0, 0, 0, 0] }
  const { table } = tableOf<Mercado, Messages>(textIn(say), {
    view,
    offers: [...more, { type: 'done' }],
  })
  const shown = await screen(<Buttons table={table} />)
  expect(shown.find('button', say('move.done')).attribute('class')).toBe(look)
})
