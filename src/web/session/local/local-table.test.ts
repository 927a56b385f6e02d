import { expect, test } from 'vitest'
import type { Perspective } from '../../../kernel/perspective.ts'
import { GAME, twoSeats } from '../session.fixture.ts'
import type { LocalRecord } from './local-record.ts'
import {
  again,
  infoOf,
  type LocalTable,
  momentOf,
  play,
  playsAgain,
  takeBack,
  whyNot,
} from './local-table.ts'

const AT = 1_000_500
const seated = (eyes: Perspective = 0, record: LocalRecord = twoSeats()) =>
  again(GAME, record, eyes) as LocalTable
const offer = (table: LocalTable, index = 0) =>
  GAME.legal(table.match.state, 0)[index] ?? { type: 'none' }
const NONSENSE = { type: 'nonsense' }

test('moves of one choice are made all or none', () => {
  const table = seated()
  const before = momentOf(table)
  expect(play(table, 0, [offer(table), NONSENSE], AT)).not.toBeNull()
  expect(momentOf(table)).toEqual(before)
  expect([table.steps, table.times, table.match.log]).toEqual([[], [], []])
})

test('a choice that was refused leaves the next one as good as ever', () => {
  const table = seated()
  play(table, 0, [offer(table), NONSENSE], AT)
  expect(play(table, 0, [offer(table)], AT)).toBeNull()
  expect(table.steps.map(({ seq, seat }) => [seq, seat])).toEqual([[1, 0]])
  expect(table.times).toEqual([AT])
})

test('a move of somebody whose turn it is not is refused', () => {
  const table = seated()
  expect(play(table, 1, [offer(table)], AT)).not.toBeNull()
  expect(table.match.log).toEqual([])
})

test('why a move is not possible is told to those who sit; an onlooker is told nothing', () => {
  expect(whyNot(seated(), offer(seated()))).toBeNull()
  expect(whyNot(seated(), NONSENSE)).not.toBeNull()
  expect(whyNot(seated(null), NONSENSE)).toBeNull()
})

test('an onlooker has nothing to choose, and can take nothing back', () => {
  const table = seated(null)
  expect(momentOf(table)).toMatchObject({ offers: [], undoable: false })
  expect(takeBack(table, AT)?.why).toBe('not-seated')
})

test('where there is nothing to take back, the table stays as it is and says why', () => {
  const table = seated()
  expect(takeBack(table, AT)?.why).toBeTypeOf('string')
  expect(table.steps).toEqual([])
})

/** The record of a match in which each seat has taken its first offer some times. */
function played(plies: number): LocalRecord {
  const record = twoSeats()
  const table = seated('all', record)
  for (let ply = 0; ply < plies; ply++) {
    const [seat = 0] = GAME.actors(table.match.state)
    const [move = NONSENSE] = GAME.legal(table.match.state, seat)
    expect(play(table, seat, [move], AT + ply)).toBeNull()
  }
  const chronicle = { ...record.chronicle, log: [...table.match.log] }
  return { ...record, chronicle, times: table.times }
}

test('played again, a record comes to the same position, and each ply has its time', () => {
  const record = played(4)
  const seen: number[] = []
  for (const table of playsAgain(GAME, record, 'all')) seen.push(table?.match.log.length ?? -1)
  expect(seen).toEqual([0, 1, 2, 3, 4])
  const table = again(GAME, record, 'all')
  expect(table?.times).toEqual([AT, AT + 1, AT + 2, AT + 3])
  expect(table?.match.state).toEqual(seated(0, record).match.state)
})

test.each<[string, (record: LocalRecord) => LocalRecord['chronicle']]>([
  ['of other rules', ({ chronicle }) => ({ ...chronicle, version: chronicle.version + 1 })],
  ['of another game', ({ chronicle }) => ({ ...chronicle, game: 'another-game' })],
  ['for too many', ({ chronicle }) => ({ ...chronicle, seats: 99 })],
  [
    'with a move nobody could make',
    ({ chronicle }) => ({ ...chronicle, log: [{ seat: 0, move: NONSENSE }, ...chronicle.log] }),
  ],
])('a record %s is not played again', (_, broken) => {
  const record = played(2)
  expect(again(GAME, { ...record, chronicle: broken(record) }, 0)).toBeNull()
})

test('the table of a running match keeps its seed to itself', () => {
  const record = twoSeats()
  const info = infoOf(seated().match, record, AT)
  expect(info).toMatchObject({ status: 'running', seed: null, ranks: null, updatedAt: AT })
  expect(info.commitment).toMatch(/^[0-9a-f]{64}$/)
  expect(info.seats.map(({ kind, level }) => [kind, level])).toEqual([
    ['person', null],
    ['bot', 'easy'],
  ])
})
