import { beforeEach, expect, test } from 'vitest'
import type { Step } from '../../../protocol/messages.ts'
import { screen } from '../../screen.fixture.ts'
import { browser } from '../../server.fixture.ts'
import type { Session, SessionState } from '../../session/session.ts'
import { stateOf, step, tableInfo } from '../table.fixture.ts'
import { type LookBack, useLookBack } from './use-look-back.ts'

let visibility: 'visible' | 'hidden'
beforeEach(() => {
  visibility = 'visible'
  browser({
    document: {
      get visibilityState() {
        return visibility
      },
    },
  })
})

/** A session that tells what a test wants, and what somebody at it is offered. */
async function table(past?: Session['past']) {
  let tell: (state: SessionState, fresh: readonly Step[]) => void = () => {}
  const session: Session = {
    watch: listener => {
      tell = listener
      return () => {}
    },
    choose: async () => null,
    undo: async () => null,
    explain: async () => null,
    close: () => {},
    ...(past && { past }),
  }
  const held: { back?: LookBack } = {}
  function Holder() {
    held.back = useLookBack(session)
    return null
  }
  const shown = await screen(<Holder />)
  const back = () => {
    if (!held.back) throw new Error('not rendered')
    return held.back
  }
  const steps: Step[] = []
  const hear = async (fresh: readonly Step[], more: Partial<SessionState> = {}) => {
    steps.push(...fresh)
    tell(stateOf({ steps: [...steps], ...more }), fresh)
    await shown.settle()
  }
  return { ...shown, back, hear }
}
const nothing = async () => null

test('somebody who opens a table is offered what others did since their last step', async () => {
  const { back, hear } = await table(nothing)
  await hear([step(1, 0, 'a'), step(2, 1, 'b'), step(3, 2, 'c')])
  expect(back().offered).toEqual({ since: 1, steps: 2 })
  back().dismiss()
  await hear([])
  expect(back().offered).toBeNull()
})

test('a table of this browser has stood still: opening it offers nothing', async () => {
  const { back, hear } = await table(nothing)
  await hear([step(1, 0, 'a'), step(2, 1, 'b')], { table: tableInfo({ life: null }) })
  expect(back().offered).toBeNull()
})

test('what is seen as it happens is not offered', async () => {
  const { back, hear } = await table(nothing)
  await hear([step(1, 0, 'a')])
  await hear([step(2, 1, 'b')])
  expect(back().offered).toBeNull()
})

test('what happened while the page was hidden or cut off is offered', async () => {
  const hidden = await table(nothing)
  await hidden.hear([step(1, 0, 'a')])
  visibility = 'hidden'
  await hidden.hear([step(2, 1, 'b')])
  expect(hidden.back().offered).toEqual({ since: 1, steps: 1 })
  await hidden.close()

  visibility = 'visible'
  const lost = await table(nothing)
  await lost.hear([step(1, 0, 'a')])
  await lost.hear([], { link: 'lost' })
  await lost.hear([step(2, 1, 'b')])
  expect(lost.back().offered).toEqual({ since: 1, steps: 1 })
})

test('what is offered grows, and ends with my next step', async () => {
  const { back, hear } = await table(nothing)
  await hear([step(1, 1, 'a')])
  await hear([step(2, 2, 'b')])
  expect(back().offered).toEqual({ since: 0, steps: 2 })
  await hear([step(3, 0, 'c')])
  expect(back().offered).toBeNull()
})

test('where the past is not kept nothing is offered', async () => {
  const { back, hear } = await table()
  await hear([step(1, 1, 'a')])
  expect(back().offered).toBeNull()
  expect(await back().open()).toBe(false)
})

test('what was missed is shown, moment by moment, until one goes back to now', async () => {
  const sought: number[] = []
  let closed = 0
  const asked: number[] = []
  const { back, hear, settle } = await table(async since => {
    asked.push(since)
    return {
      watch: () => () => {},
      choose: async () => null,
      undo: async () => null,
      explain: async () => null,
      seek: frame => void sought.push(frame),
      goTo: seq => seq < 3,
      close: () => void closed++,
    }
  })
  await hear([step(1, 0, 'a'), step(2, 1, 'b')])
  expect(await back().open()).toBe(true)
  await settle()
  expect([asked, back().offered, back().past === null]).toEqual([[1], null, false])
  back().seek?.(1)
  expect(sought).toEqual([1])
  expect([await back().open(2), await back().open(3)]).toEqual([true, false])
  await settle()
  expect(asked).toEqual([1, 0, 0])
  back().close()
  await settle()
  expect([closed, back().past, back().seek]).toEqual([1, null, null])
})

test('if the past cannot be had, nothing is shown', async () => {
  const { back, hear } = await table(nothing)
  await hear([step(1, 1, 'a')])
  expect(await back().open()).toBe(false)
  expect(back().past).toBeNull()
})
