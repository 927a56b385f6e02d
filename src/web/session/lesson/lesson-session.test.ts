import { expect, test } from 'vitest'
import { bid, draw, step, stop } from '../../../kernel/toy.fixture.ts'
import { faceOf } from '../../characters/characters.ts'
import { until } from '../session.fixture.ts'
import { lessonAt } from './lesson.fixture.ts'

/** Lets everything that waits for nothing but promises happen. */
const settle = () => new Promise<void>(done => setImmediate(done))

test('the learner makes the lesson’s moves, the others theirs, to the end', async () => {
  const { session, kept, waits } = lessonAt()
  session.goOn()
  expect(await session.choose([bid(3)])).toBeNull()
  await settle()
  expect(waits).toEqual([700])
  session.goOn()
  session.goOn()
  expect(session.course.value.at).toBe(4)
  expect(await session.choose([step(1)])).toBeNull()
  expect(session.course.value.at).toBe(4)
  expect(await session.choose([step(2)])).toBeNull()
  await settle()
  expect(await session.choose([stop])).toBeNull()
  expect(session.course.value).toEqual({ at: 6, waits: true, tried: 0 })
  expect(kept).toEqual([1, 2, 3, 4, 5, 6])
  const { steps, table } = await until(session, () => true)
  expect(steps.map(({ seat }) => seat)).toEqual([0, 1, 0, 0, 1, 0])
  expect(table.status).toBe('over')
})

test('anything else changes nothing and is counted, so that the card can answer', async () => {
  const { session, kept } = lessonAt(1)
  expect(await session.choose([bid(2)])).toEqual({ why: 'lesson', refusal: null })
  expect(await session.choose([bid(3), draw])).toEqual({ why: 'lesson', refusal: null })
  expect(await session.undo()).toEqual({ why: 'lesson', refusal: null })
  session.goOn()
  expect(session.course.value).toEqual({ at: 1, waits: true, tried: 3 })
  expect((await until(session, () => true)).steps).toEqual([])
  expect(kept).toEqual([])
})

test('what the rules forbid is explained by the rules', async () => {
  const { session } = lessonAt(1)
  expect(await session.explain(draw)).toMatchObject({ rule: 'TOY-1' })
  expect(await session.explain(bid(2))).toBeNull()
})

test('while the others play, nothing is taken for the next step', async () => {
  let passed = () => {}
  const wait = () => new Promise<void>(done => (passed = done))
  const { session } = lessonAt(1, { wait })
  await session.choose([bid(3)])
  expect(session.course.value.waits).toBe(false)
  expect((await session.choose([step(1)]))?.why).toBe('lesson')
  passed()
  await settle()
  expect(session.course.value).toMatchObject({ at: 2, waits: true })
})

test('it goes on where one has left it, with the replies played; before touches that made no move', async () => {
  const resumed = lessonAt(2)
  expect((await until(resumed.session, () => true)).steps).toHaveLength(2)
  expect(resumed.session.course.value.at).toBe(2)
  expect(lessonAt(4).session.course.value.at).toBe(2)
  expect(lessonAt(5).session.course.value.at).toBe(5)
  expect(lessonAt(99).session.course.value.at).toBe(6)
})

test('who sits there has the lesson’s names and the faces of these, and nothing can be taken back', async () => {
  const { session } = lessonAt(1)
  await session.choose([bid(3)])
  const { table, moment, seat } = await until(session, () => true)
  expect(table.seats.map(({ name }) => name)).toEqual(['', 'Petra'])
  expect(table.seats.map(({ face }) => face)).toEqual([undefined, faceOf('Petra')])
  expect(faceOf('Petra')).toMatch(/^\d{8}$/)
  expect(moment?.undoable).toBe(false)
  expect(seat).toBe(0)
})

test('a table that is left plays no replies any more', async () => {
  let passed = () => {}
  const { session, kept } = lessonAt(1, { wait: () => new Promise<void>(done => (passed = done)) })
  await session.choose([bid(3)])
  session.close()
  passed()
  await settle()
  expect(session.course.value.at).toBe(1)
  expect(kept).toEqual([2])
})
