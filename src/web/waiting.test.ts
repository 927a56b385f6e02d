import { expect, test } from 'vitest'
import type { TableLists } from '../protocol/http.ts'
import { waitingTables } from './waiting.ts'

type Mine = TableLists['mine'][number]

/** A table at which I have seat 0, with what matters here. */
function mine(
  id: string,
  status: 'open' | 'running' | 'over',
  kind: 'open' | 'person',
  more: object = {},
): Mine {
  const seat = { kind, name: '', level: null, here: true, standIn: null, user: null, ...more }
  const table = { id, status, actors: status === 'running' ? [0] : [], seats: [seat] }
  return { table, seat: 0 } as unknown as Mine
}

test('those tables wait for me where I owe an answer myself, or am asked to play again', () => {
  const others = { table: { ...mine('others', 'running', 'person').table, actors: [1] }, seat: 0 }
  const lists = [
    mine('turn', 'running', 'person'),
    others,
    mine('bot', 'running', 'person', { standIn: 'left' }),
    mine('asked', 'open', 'open'),
    mine('filling', 'open', 'person'),
    mine('over', 'over', 'person'),
  ]
  expect(waitingTables({ mine: lists }).map(({ id }) => id)).toEqual(['turn', 'asked'])
})
