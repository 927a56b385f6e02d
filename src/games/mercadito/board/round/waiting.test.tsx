import { expect, test } from 'vitest'
import { Rng } from '../../../../kernel/rng.ts'
import { sayIn } from '../../../../kit/words/messages.ts'
import { screen } from '../../../../web/screen.fixture.ts'
import { whoFor } from '../../../../web/table/table.fixture.ts'
import { game } from '../../engine/index.ts'
import english from '../../text/en.json' with { type: 'json' }
import { type Messages, shortNameOf } from '../../text/index.ts'
import { Waiting } from './waiting.tsx'

const say = sayIn<Messages>('en', english)
const ply = { rng: Rng.from(1), emit() {} }
const state = game.setup(3, { openMemory: false }, ply.rng)
const [card = 0] = game.view(state, 0).market.flatMap(stall => stall ?? [])
game.play(state, 0, { type: 'pick', card }, ply)
game.play(state, 1, { type: 'pass' }, ply)

/** What stands beside each seat, and what is said of my own choice. */
async function shown(open: boolean) {
  const view = game.view(state, 0, open)
  const { all } = await screen(<Waiting view={view} who={whoFor(0)} say={say} />)
  const beside = all('small').map(({ text }) => text.replace(/^[✓⋯] /, ''))
  return { beside, mine: all('p').map(({ text }) => text) }
}

test('my choice is mine alone until all have chosen', async () => {
  const { beside, mine } = await shown(false)
  expect(mine).toContain(say('board.wait.chose'))
  expect(beside).toEqual([say('board.wait.in'), say('board.wait.in'), say('board.wait.out')])
})

test('where all hands lie open nothing is called secret: each choice is told', async () => {
  const { beside, mine } = await shown(true)
  expect(mine).not.toContain(say('board.wait.chose'))
  expect(beside).toEqual([
    shortNameOf(say, card),
    say('said', { n: 'pass' }),
    say('board.wait.out'),
  ])
})
