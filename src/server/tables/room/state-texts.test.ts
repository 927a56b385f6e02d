import { expect, test } from 'vitest'
import type { Course } from '../../domain/course.ts'
import { collectGarbage } from '../../test/garbage.fixture.ts'
import { writtenOnce } from './state-texts.ts'

const someCourse = () => ({ log: [] }) as unknown as Course

test('a state is written once for all who ask for the same', () => {
  const [course, next] = [someCourse(), someCourse()]
  const written: string[] = []
  const ask = (of: Course) =>
    writtenOnce('a table', of, () => {
      written.push('anew')
      return `${written.length}`
    })
  expect([ask(course), ask(course), ask(next), ask(next)]).toEqual(['1', '1', '2', '2'])
})

test('its text keeps no match in memory that nobody else needs', async () => {
  const gone = new WeakRef(someCourse())
  const write = () => {
    const course = gone.deref()
    if (course) writtenOnce('another table', course, () => 'text')
  }
  write()
  // What a weak reference has given stays until the task ends.
  await new Promise(done => setImmediate(done))
  collectGarbage()
  expect(gone.deref()).toBeUndefined()
})

test('what was written of matches that are gone leaves memory with them', async () => {
  const kept = () => {
    collectGarbage()
    return process.memoryUsage().heapUsed
  }
  const before = kept()
  const text = () => Buffer.alloc(70_000, 'x').toString()
  for (let n = 0; n < 100; n++) writtenOnce(`table ${n}`, someCourse(), text)
  // When a registry is told, is up to the machine.
  await expect.poll(() => kept() - before, { interval: 100 }).toBeLessThan(1_000_000)
})
