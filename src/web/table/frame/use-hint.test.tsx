import { beforeEach, expect, test } from 'vitest'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import type { SessionState } from '../../session/session.ts'
import { bot, frameOf, moment, person, stateOf, step, tableInfo } from '../table.fixture.ts'
import { useHint } from './use-hint.ts'

beforeEach(() => browser())

const table = tableInfo({ seats: [person(''), bot('easy')], actors: [0] })
const { offers } = moment(0, 'hold', 'cede')
const { offers: others } = moment(0, 'hold', 'accept')

function Holder({ offered = offers, ...state }: Partial<SessionState> & Offered) {
  const { hinted, hint } = useHint(
    frameOf(stateOf({ table, ...state })),
    { mine: true, offers: offered },
    true,
  )
  return (
    <button type="button" onClick={hint}>
      {hinted ? 'hide' : 'hint'}
    </button>
  )
}

interface Offered {
  readonly offered?: typeof offers
}

test('a hint stays where others change what I may do', async () => {
  const before = [step(1, 0, 'a')]
  const { find, show, text } = await screen(<Holder steps={before} />)
  await find('button', 'hint').fire('click')
  await show(<Holder steps={[...before, step(2, 1)]} offered={others} />)
  expect(text()).toBe('hide')
})

test('a hint stays while others choose, and goes when I have, even if the same is asked again', async () => {
  const before = [step(1, 0, 'a')]
  const { find, show, text } = await screen(<Holder steps={before} />)
  await find('button', 'hint').fire('click')
  expect(text()).toBe('hide')
  await show(<Holder steps={[...before, step(2, 1)]} />)
  expect(text()).toBe('hide')
  await show(<Holder steps={[...before, step(2, 1), step(3, 0, 'b')]} />)
  expect(text()).toBe('hint')
})
