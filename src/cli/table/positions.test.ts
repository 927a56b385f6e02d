import { afterAll, beforeAll, expect, test } from 'vitest'
import { position } from '../../games/merchant-of-goldfish/engine/table.fixture.ts'
import { countsOf } from '../../kit/counts.ts'
import { TableChild } from './child.fixture.ts'

/*
 * What each verb replies at a table that was opened at a position. What the rules say there is
 * tested beside the rules.
 */

const [A, B, C] = [0, 1, 2]
const PASS = { type: 'pass' }
const ENOUGH = { type: 'enough' }
const play = (value: number, count = 1) => ({ type: 'play', value, count })
const give = (value: number) => ({ type: 'give', value })
const take = (value: number) => ({ type: 'take', value })
const collect = (value: number) => ({ type: 'collect', value })
const cards = (...values: number[]) => countsOf(14, values)

let child: TableChild
beforeAll(async () => void (child = await TableChild.open()))
afterAll(() => child.end())

/** A table opened at a position: asks it, or has moves played that must all be accepted. */
async function open(named: Parameters<typeof position>[0]) {
  const state = position(named)
  const opened = await child.ask({ do: 'open', game: 'merchant-of-goldfish', state })
  expect(opened).toMatchObject({ ok: true, ply: 0, actors: [state.turn] })
  const { table } = opened
  const ask = (verb: string, fields: object = {}) => child.ask({ do: verb, table, ...fields })
  async function run(...moves: readonly (readonly [seat: number, move: object])[]) {
    const plays = moves.map(([seat, move]) => ({ do: 'play', table, seat, move }))
    const replies = await child.askAll(plays)
    expect(replies.filter(reply => !reply.ok)).toEqual([])
    return replies[replies.length - 1]
  }
  return { ask, run }
}

test('explain and play say by which rule a move is refused', async () => {
  const table = await open({
    hands: [
      [2, 2, 2, 3, 3, 3],
      [5, 6],
    ],
    inPlay: [2, 2],
    owner: B,
  })
  for (const move of [play(3, 2), play(2, 3), PASS])
    expect(await table.ask('explain', { seat: A, move })).toMatchObject({ ok: true, legal: true })
  for (const [move, rule] of [
    [play(3), 'GOL-16'],
    [play(2), 'GOL-17'],
    [play(3, 3), 'GOL-18'],
  ] as const) {
    const about = { seat: A, move }
    expect(await table.ask('explain', about)).toMatchObject({ ok: true, legal: false, rule })
    expect(await table.ask('play', about)).toMatchObject({ ok: false, why: 'illegal', rule })
  }
})

test('legal, events and state follow the match through a trick', async () => {
  const table = await open({
    hands: [[1, 1], [14], [13]],
    turn: B,
    owner: A,
    inPlay: [9],
    discard: [4, 7],
    market: [2, 5],
  })
  const { events } = await table.run([B, PASS], [C, PASS])
  expect(events).toContainEqual({ type: 'allPassed', seat: A })
  const { moves } = await table.ask('legal', { seat: A })
  expect(moves).toEqual([{ type: 'decline' }, collect(2), collect(5)])
  await table.run([A, collect(5)])
  const { state } = await table.ask('state')
  expect(state).toMatchObject({ market: cards(2, 4, 7, 9), count: 0, turn: A, phase: 'turn' })
})

test('scores say whether it is over, and who came where', async () => {
  const table = await open({ hands: [[9], [5, 5], []], out: [C], turn: A })
  expect(await table.ask('scores')).toMatchObject({ over: false })
  expect(await table.run([A, play(9)])).toMatchObject({ ok: true, actors: [] })
  const { over, scores, ranks } = await table.ask('scores')
  expect([over, scores.map(([points]: number[]) => points), ranks]).toEqual([
    true,
    [1, 0, 2],
    [2, 3, 1],
  ])
})

test('undo goes back step by step, until something was revealed', async () => {
  const table = await open({ hands: [[12, 13], [14]], owner: B, inPlay: [13], market: [6, 6, 9] })
  await table.run([A, PASS], [A, give(12)], [A, ENOUGH])
  expect(await table.ask('undo', { seat: A })).toMatchObject({ ok: true, ply: 2, actors: [A] })
  expect(await table.ask('undo', { seat: A })).toMatchObject({ ok: true, ply: 1 })
  await table.run([A, give(12)], [A, ENOUGH], [A, take(6)], [A, take(6)])
  expect(await table.ask('undo', { seat: A })).toMatchObject({ ok: false, why: 'revealed' })
})
