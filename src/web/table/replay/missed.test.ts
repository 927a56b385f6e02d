import { expect, test } from 'vitest'
import type { StoryLine } from '../../../protocol/life.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { SessionState } from '../../session/session.ts'
import { lastRound, missed } from './missed.ts'

/** Steps of these seats, a minute apart; I sit in seat 0. */
function after(
  seats: readonly number[],
  story: readonly StoryLine[] = [],
  table: object = {},
): SessionState {
  const steps = seats.map((seat, index): Step => {
    const seq = index + 1
    return { seq, seat, undone: false, events: [{ type: 'played' }], at: seq * 60 }
  })
  return {
    seat: 0,
    steps,
    table: { status: 'running', life: { story }, ...table },
  } as unknown as SessionState
}

test('what others did since my last step, or since the beginning', () => {
  expect(missed(after([1, 0, 1, 2]))).toEqual({ since: 2, steps: 2 })
  expect(missed(after([1, 2]))).toEqual({ since: 0, steps: 2 })
})

test('nothing is missed by a person who moved last, watches, or plays no longer', () => {
  expect(missed(after([1, 0]))).toBeNull()
  expect(missed(after([]))).toBeNull()
  expect(missed({ ...after([1]), seat: null })).toBeNull()
  expect(missed(after([1], [], { status: 'over' }))).toBeNull()
})

test('what a bot did in my place was missed as well', () => {
  const out: StoryLine = { type: 'time', seat: 0, at: 150 }
  const back: StoryLine = { type: 'back', seat: 0, at: 290 }
  const others: StoryLine = { type: 'time', seat: 1, at: 30 }
  expect(missed(after([0, 1, 0, 1], [out]))).toEqual({ since: 1, steps: 3 })
  expect(missed(after([0, 1, 0, 1, 0, 1], [others, out, back]))).toEqual({ since: 5, steps: 1 })
})

test('what tells nothing is not counted, what was taken back is', () => {
  const state = after([0, 1, 1, 1])
  const [mine, silent, undone, told] = state.steps as [Step, Step, Step, Step]
  const steps = [mine, { ...silent, events: [] }, { ...undone, events: [], undone: true }, told]
  expect(missed({ ...state, steps })).toEqual({ since: 1, steps: 2 })
})

test('the last round begins with the step of mine after which the others moved', () => {
  expect(lastRound(after([1, 0, 1, 2, 0, 0]))).toBe(2)
  expect(lastRound(after([1, 2, 0]))).toBe(0)
  expect(lastRound(after([0, 0]))).toBeNull()
})
