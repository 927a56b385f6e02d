import { expect, test } from 'vitest'
import { emptyDatabase } from '../empty.fixture.ts'
import { addRow, changeRows, dropRows, findRow, putRow } from './rows.ts'

test('a row is added once, and takes the place of another of its key only where it is put', async () => {
  const db = await emptyDatabase()
  expect(await addRow(db, 'settings', { name: 'mark', value: 'one' })).toBe(true)
  expect(await addRow(db, 'settings', { name: 'mark', value: 'two' })).toBe(false)
  expect(await findRow(db, 'settings', { name: 'mark' })).toEqual({ name: 'mark', value: 'one' })
  await putRow(db, 'settings', { name: 'mark' }, { value: 'three' })
  expect(await findRow(db, 'settings', { name: 'mark' })).toEqual({ name: 'mark', value: 'three' })
})

test('rows are found by all values, by none too, and whether there were any is said', async () => {
  const db = await emptyDatabase()
  const open = { table_id: '', until_at: null }
  await addRow(db, 'stops', [
    { ...open, from_at: 1 },
    { table_id: '', from_at: 2, until_at: 3 },
  ])
  expect(await findRow(db, 'stops', open)).toEqual({ ...open, from_at: 1 })
  expect(await findRow(db, 'stops', { ...open, table_id: 'other' })).toBe(undefined)
  expect(await changeRows(db, 'stops', { ...open, from_at: 2 }, { until_at: 9 })).toBe(false)
  expect(await changeRows(db, 'stops', open, { until_at: 9 })).toBe(true)
  expect(await dropRows(db, 'stops', { until_at: 9 })).toBe(true)
  expect(await dropRows(db, 'stops', { until_at: 9 })).toBe(false)
  expect(await findRow(db, 'stops', { table_id: '' })).toMatchObject({ from_at: 2 })
})
