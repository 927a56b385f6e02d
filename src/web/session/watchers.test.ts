import { expect, test } from 'vitest'
import { stateOf, step } from '../table/table.fixture.ts'
import { watchers } from './watchers.ts'

test('who comes late is told at once how things stand, and that nothing of it is new', () => {
  const { add, tell } = watchers()
  const heard: number[] = []
  add((_, fresh) => heard.push(fresh.length))
  expect(heard).toEqual([])
  tell(stateOf({ steps: [step(1, 0, 'played')] }), [step(1, 0, 'played')])
  add(({ steps }, fresh) => heard.push(steps.length * 10 + fresh.length))
  expect(heard).toEqual([1, 10])
})

test('who leaves hears nothing more; the same listener twice leaves one by one', () => {
  const { add, tell } = watchers()
  let heard = 0
  const listener = () => void heard++
  const leave = add(listener)
  add(listener)
  leave()
  tell(stateOf(), [])
  expect(heard).toBe(1)
})

test('nothing is told after the end', () => {
  const watched = watchers()
  let heard = 0
  watched.add(() => heard++)
  watched.close()
  watched.tell(stateOf(), [])
  expect([heard, watched.last]).toEqual([0, null])
})
