import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Premove } from '../../board-kit/board.ts'
import { setAnswers } from '../../pace.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import type { SessionState } from '../../session/session.ts'
import { begin } from '../../../kernel/match.ts'
import { findGame } from '../../../games/index.ts'
import { frameOf, moment, stateOf, step, tableInfo, undone } from '../table.fixture.ts'
import { AheadChoices } from './ahead.tsx'
import type { Actions } from './use-actions.ts'
import { useAhead } from './use-ahead.ts'

beforeEach(() => browser())
afterEach(() => setAnswers('me'))

const PASS: Premove = { id: 'pass-1', label: 'Pass on', move: { type: 'pass' } }
const theirs = { table: tableInfo({ actors: [1] }), moment: moment(0) }

/** What can be decided ahead, at a table that stands so. */
async function table(first: Partial<SessionState>, alone = false) {
  const sent: string[] = []
  const actions = {
    choose: async (moves: readonly { readonly type: string }[]) => {
      sent.push(...moves.map(({ type }) => type))
      return true
    },
  } as unknown as Actions
  function Holder({ state, premoves }: { state: SessionState; premoves: readonly Premove[] }) {
    const mine = state.table.actors.includes(0)
    const offers = state.moment?.offers ?? []
    const view: object = state.moment?.view ?? {}
    const model = { mine, offers, view, premoves, sending: false }
    return <AheadChoices {...useAhead(frameOf(state), model, actions, alone)} />
  }
  const shown = await screen(<Holder state={stateOf(first)} premoves={[PASS]} />)
  const next = async (state: Partial<SessionState>, premoves: readonly Premove[] = [PASS]) => {
    await shown.show(<Holder state={stateOf(state)} premoves={premoves} />)
    await shown.settle()
  }
  const pressed = () => shown.all('button').map(button => button.attribute('aria-pressed'))
  return { ...shown, sent, next, pressed }
}

test('where my turn leaves nothing to choose, as in a puzzle that is answered, nothing is offered', async () => {
  const { pressed } = await table({ moment: { ...moment(0), offers: [] } })
  expect(pressed()).toEqual([])
})

test('what was decided is sent when I am asked, again and again, until it is undecided', async () => {
  const { find, next, sent, pressed } = await table(theirs)
  expect(pressed()).toEqual(['false'])
  await find('button', 'Pass on').fire('click')
  expect(pressed()).toEqual(['true'])
  await next({ steps: [step(1, 1, 'a')] })
  await next({ ...theirs, steps: [step(1, 1, 'a'), step(2, 0, 'b')] })
  await next({ steps: [step(1, 1, 'a'), step(2, 0, 'b'), step(3, 1, 'c')] })
  expect(sent).toEqual(['pass', 'pass'])
  await next({ ...theirs, steps: [step(1, 1, 'a')] })
  await find('button', 'Pass on').fire('click')
  await next({ steps: [step(1, 1, 'a'), step(2, 1, 'b')] })
  expect(sent).toHaveLength(2)
})

test('what is not legal when I am asked is dropped, as is what is no longer listed', async () => {
  const { find, next, sent, pressed } = await table(theirs)
  await find('button', 'Pass on').fire('click')
  await next({ moment: moment(1, 'play', 'swap'), steps: [step(1, 1, 'a')] })
  await next({ ...theirs, steps: [step(1, 1, 'a')] })
  expect([sent, pressed()]).toEqual([[], ['false']])
  await find('button', 'Pass on').fire('click')
  await next(theirs, [{ ...PASS, id: 'pass-2' }])
  expect(pressed()).toEqual(['false'])
})

test('a question with one answer is answered for me if I wish so, but not what I took back', async () => {
  const game = 'aztec-market'
  const loaded = await findGame(game)?.load()
  const begun = loaded && begin(loaded.game, 2, {}, 'c0ffee')
  if (!begun?.ok) throw new Error('there is no such game')
  const { state } = begun.value
  const legal = vi.spyOn(begun.value.game, 'legal').mockReturnValue([{ type: 'only' }])
  vi.spyOn(begun.value.game, 'play').mockImplementation(() => {})
  const asked = {
    table: tableInfo({ game }),
    moment: { ...moment(0, 'only'), view: begun.value.game.view(state, 0) },
  }
  const off = await table(asked, true)
  await off.settle()
  expect(off.sent).toEqual([])
  await off.close()
  setAnswers('alone')
  const on = await table(asked, true)
  await on.next(asked)
  await on.next({ ...asked, steps: [step(1, 0, 'a'), undone(2, 0)] })
  expect(on.sent).toEqual(['only'])
  legal.mockReturnValue([{ type: 'only' }, { type: 'other' }])
  await on.next({ ...asked, steps: [step(1, 1, 'a')] })
  expect(on.sent).toEqual(['only'])
  await on.close()
  vi.restoreAllMocks()
})
