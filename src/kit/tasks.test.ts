import { expect, test, vi } from 'vitest'
import type { GameTypes, PlyContext, Seat } from '../kernel/game.ts'
import { Rng } from '../kernel/rng.ts'
import { asker } from './questions.ts'
import { push, type TaskOf, tasksOf } from './tasks.ts'

/*
 * A toy of two tasks: `deal` gives out tokens, `take` asks a seat how many of them it takes.
 */

type Task =
  | { readonly at: 'take'; readonly seat: Seat; readonly most: number; readonly least: number }
  | { readonly at: 'deal'; readonly tokens: number }
interface Toy extends GameTypes {
  state: { agenda: Task[]; taken: number[]; tokens: number }
  move: { readonly type: 'take'; readonly count: number }
  event: { readonly type: 'handed'; readonly seat: Seat }
}

const refused = () => ({ rule: 'T-1', why: 'too-many' })
const asks = asker<Toy, TaskOf<Toy, 'take'>>()({
  moves: (_state, { least, most }) =>
    Array.from({ length: most - least + 1 }, (_, i) => ({ type: 'take', count: least + i })),
  answers: {
    take: {
      play: (state, { seat }, { count }) => {
        state.taken[seat] += count
        state.tokens -= count
      },
      refuse: refused,
    },
  },
  other: refused,
})

function toy(agenda: Task[], secret?: true) {
  const emit = vi.fn<PlyContext<Toy['event']>['emit']>()
  const ply = { rng: Rng.from(1), emit }
  const tasks = tasksOf<Toy>(
    { take: secret ? { ...asks, secret } : asks },
    { deal: (state, { tokens }) => void (state.tokens += tokens) },
    seat => ({ type: 'handed', seat }),
  )
  const state: Toy['state'] = { agenda, taken: [0, 0], tokens: 0 }
  return { tasks, state, ply, emit }
}

const take = (seat: Seat, least: number, most: number): Task => ({ at: 'take', seat, least, most })

test('the last task is next; errands happen until a seat has a choice', () => {
  const { tasks, state, ply } = toy([take(0, 0, 1), { at: 'deal', tokens: 5 }])
  expect(tasks.isAsking(state)).toBe(false)
  expect(tasks.question(state, 0)).toBeNull()
  tasks.run(state, ply)
  expect(state).toEqual({ agenda: [take(0, 0, 1)], taken: [0, 0], tokens: 5 })
  expect(tasks.isAsking(state)).toBe(true)
  expect([tasks.actors(state), tasks.asked(state, 0)]).toEqual([[0], take(0, 0, 1)])
  expect(tasks.asked(state, 1)).toBeNull()
})

test('a question without answers is dropped, the only answer is taken without asking', () => {
  const { tasks, state, ply } = toy([take(1, 2, 2), take(0, 1, 0)])
  tasks.run(state, ply)
  expect(state).toEqual({ agenda: [], taken: [0, 2], tokens: -2 })
  expect([tasks.actors(state), tasks.question(state, 0), tasks.isAsking(state)]).toEqual([
    [],
    null,
    false,
  ])
})

test('a secret question is asked even if there is one answer only', () => {
  const { tasks, state, ply } = toy([take(0, 2, 2), take(0, 1, 0)], true)
  tasks.run(state, ply)
  expect(state.agenda).toEqual([take(0, 2, 2)])
  expect(tasks.isAsking(state)).toBe(true)
})

test('after an answer its task is gone; it is told when another seat decides, and only then', () => {
  const { tasks, state, ply, emit } = toy([take(1, 0, 1), take(0, 0, 2), take(0, 0, 3)])
  tasks.begin(state)
  tasks.settle(state, 0, ply)
  expect([state.agenda.length, emit.mock.calls]).toEqual([2, []])
  tasks.begin(state)
  tasks.settle(state, 0, ply)
  expect(emit.mock.calls).toEqual([[{ type: 'handed', seat: 1 }]])
})

test('what is pushed last happens first; a task nobody knows is a bug', () => {
  const { tasks, state, ply } = toy([])
  push(state, take(0, 0, 1))
  push(state, { at: 'deal', tokens: 1 })
  tasks.run(state, ply)
  expect([state.tokens, state.agenda]).toEqual([1, [take(0, 0, 1)]])
  state.agenda.push({ at: 'lost' } as unknown as Task)
  expect(() => tasks.run(state, ply)).toThrow(/lost/)
})
