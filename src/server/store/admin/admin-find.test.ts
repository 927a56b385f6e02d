import { expect, test } from 'vitest'
import { PIECE } from '../database/in-pieces.ts'
import { listening, plansOf } from '../empty.fixture.ts'
import { saveBan } from './admin.ts'
import { findPeople } from './admin-find.ts'

const nameOf = (index: number) => `Ana ${String(index).padStart(5, '0')}`

test('of very many people those of a name are found in pieces, by an index', async () => {
  const { db, asked } = await listening()
  const people = Array.from({ length: 3 * PIECE }, (_, index) => ({
    id: `person ${index}`,
    name: nameOf(index),
    face: null,
    created_at: 1,
    gone: 0,
    old_cookie: 0,
  }))
  await db.insertInto('users').values(people).execute()
  await saveBan(db, 'person 807', { until: null, why: 'harm' }, 1)
  const find = async (wish: Parameters<typeof findPeople>[1]) =>
    (await findPeople(db, wish, 2, 3)).map(({ id }) => id)
  asked.length = 0
  const last = 3 * PIECE - 1
  expect(await find({ name: nameOf(last).toUpperCase() })).toEqual([`person ${last}`])
  const details = await plansOf(db, asked)
  expect(details.filter(detail => detail.startsWith('SCAN users'))).toEqual([
    'SCAN users USING COVERING INDEX users_by_name',
  ])
  expect(details.filter(detail => detail.includes('users_by_name (')).length).toBe(3)
  expect(await find({ name: 'person 5' })).toEqual(['person 5'])
  expect(await find({ name: '0080', banned: true })).toEqual(['person 807'])
  expect(await find({ banned: true })).toEqual(['person 807'])
  expect(await find({ name: '0080' })).toEqual(['person 80', 'person 800', 'person 801'])
  expect(await find({ name: '%' })).toEqual([])
  const many = people.slice(0, 3).map(person => {
    return { ...person, id: `another ${person.id}`, name: 'Ana 00000 person 9 and more' }
  })
  await db.insertInto('users').values(many).execute()
  // Who is meant is found behind however many others.
  expect(await find({ name: 'PERSON 9' })).not.toContain('person 9')
  expect(await find({ name: 'person 9' })).toContain('person 9')
  expect(await find({ name: 'ana 00000' })).toContain('person 0')
})
