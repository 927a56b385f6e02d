import { describe, expect, test } from 'vitest'
import type { TableTime } from '../../../protocol/time.ts'
import { moment, tableInfo } from '../table.fixture.ts'
import { tableText } from '../text/index.ts'
import { shown, replay, over, steps } from './model.fixture.ts'

describe('undo', () => {
  const undoable = { ...moment(2), undoable: true }

  test('is possible while nobody knows what I did', () => {
    expect(shown({ steps, moment: undoable }).undo).toEqual({
      shown: true,
      off: false,
      refusal: null,
    })
  })

  test.each([
    ['nothing has happened', {}, () => tableText('undo.none')],
    ['the others know it', { steps }, () => tableText('undo.flowed')],
    ['it is not my turn', { table: tableInfo({ actors: [1] }) }, () => tableText('undo.notYours')],
    ['it is over', { table: over, moment: undoable }, () => tableText('undo.over')],
  ])('says why not: %s', (_, state, why) => {
    expect(shown(state).undo).toMatchObject({ off: true, refusal: why() })
  })

  test.each([
    ['those who watch', { seat: null }],
    ['a replay', { frame: replay }],
    ['a match that is over', { table: over }],
  ])('%s: no button', (_, state) => {
    expect(shown(state).undo.shown).toBe(false)
  })
})

describe('my clock', () => {
  const time = {
    clocks: [{ left: 5000, owes: true, still: null }, null, null],
  } as unknown as TableTime
  const table = tableInfo({ time })

  test('is shown while the match runs, also while I look back', () => {
    expect(shown({ table }).clock).toBe(true)
    expect(shown({ table, frame: replay }, { lookingBack: true }).clock).toBe(true)
  })

  test.each([
    ['in a replay', { table, frame: replay }],
    ['when it is over', { table: { ...table, status: 'over' as const } }],
    ['for those who watch', { table, seat: null }],
    ['where there are none', {}],
  ])('is not shown %s', (_, state) => {
    expect(shown(state).clock).toBe(false)
  })
})
