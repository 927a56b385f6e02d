import { expect, it } from 'vitest'
import type { Step } from '../../../protocol/messages.ts'
import type { SessionState } from '../../session/session.ts'
import { playhead } from './playhead.ts'

const step = (seq: number, seat: number): Step => ({
  seq,
  seat,
  undone: false,
  events: [{ type: 'played' }],
  at: 0,
})
const stateAt = (...seats: number[]) =>
  ({
    seat: 0,
    steps: seats.map((seat, index) => step(index + 1, seat)),
    moment: { seq: seats.length, view: { after: seats.length }, offers: [], undoable: false },
    frame: null,
  }) as unknown as SessionState

/** A playhead whose clock ticks by hand. */
function onHand() {
  let due: (() => void) | null = null
  let moved = 0
  const head = playhead({
    before: () => void moved++,
    hold: () => 500,
    wait: (_, done) => {
      due = done
      return () => void (due = null)
    },
  })
  const tick = () => {
    const done = due
    due = null
    done?.()
  }
  return {
    head,
    tick,
    /** How often pieces were to be seen moving. */
    moved: () => moved,
    at: () => head.shown.value?.at,
    after: () => head.shown.value?.state.moment?.view,
  }
}

it('shows what others do one thing after another', () => {
  const { head, tick, at } = onHand()
  head.push(stateAt(0), [])
  tick()
  head.push(stateAt(0, 1), [step(2, 1)])
  expect(at()).toBe(2)
  head.push(stateAt(0, 1, 2), [step(3, 2)])
  expect(at()).toBe(2)
  tick()
  expect(at()).toBe(3)
  expect(head.shown.value?.newest).toBe(true)
})

it('shows my own moves at once, and skips to how things stand', () => {
  const { head, at } = onHand()
  head.push(stateAt(1), [])
  head.push(stateAt(1, 2), [step(2, 2)])
  head.push(stateAt(1, 2, 0), [step(3, 0)])
  expect(at()).toBe(3)
  head.push(stateAt(1, 2, 0, 1), [step(4, 1)])
  head.skip()
  expect(at()).toBe(4)
})

it('moves pieces for every step but what is skipped', () => {
  const { head, moved } = onHand()
  head.push(stateAt(1), [])
  head.push(stateAt(1, 2), [step(2, 2)])
  const before = moved()
  head.push(stateAt(1, 2, 0), [step(3, 0)])
  expect(moved()).toBe(before + 1)
  head.push(stateAt(1, 2, 0, 1), [step(4, 1)])
  head.skip()
  expect(moved()).toBe(before + 1)
})

it('tells what was missed step by step over the old position, then shows the new one', () => {
  const { head, tick, at, after } = onHand()
  head.push(stateAt(0), [])
  tick()
  head.push(stateAt(0, 1, 2, 1), [step(2, 1), step(3, 2), step(4, 1)])
  expect([at(), after(), head.shown.value?.newest]).toEqual([2, { after: 1 }, false])
  tick()
  expect([at(), after()]).toEqual([3, { after: 1 }])
  tick()
  expect([at(), after(), head.shown.value?.newest]).toEqual([4, { after: 4 }, true])
})
