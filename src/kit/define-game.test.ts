import { expect, test } from 'vitest'
import type { GameTypes, Viewer } from '../kernel/game.ts'
import { defineGame, faultsBy } from './define-game.ts'
import { listedMoves } from './moves.ts'
import { asker } from './questions.ts'
import { refusals } from './refuse.ts'
import { inTurn } from './seats.ts'

interface Nim extends GameTypes {
  state: { phase: 'take' | 'over'; turn: number }
  view: Nim['state'] & { viewer: Viewer }
  move: { type: 'take' | 'stop'; count: number }
}

const { codes, refuse } = refusals(['too-many'])
const MOVES: readonly Nim['move'][] = [1, 2].flatMap(count => [
  { type: 'take', count },
  { type: 'stop', count },
])
const ask = asker<Nim>()
const take = ask<'take'>({
  moves: () => [],
  answers: { take: { play() {}, refuse: () => refuse('NIM-4', 'too-many') } },
})
const silent = ask<'take'>({ moves: () => [], answers: { take: { play() {} } } })

const nim = (question = take) =>
  defineGame<Nim>({
    id: 'nim',
    seats: [2, 2],
    setup: () => ({ phase: 'take', turn: 0 }),
    scores: () => [[0], [0]],
    ...inTurn,
    question: ({ phase }) => (phase === 'over' ? null : question),
    moves: listedMoves(MOVES),
    refusals: {
      codes,
      over: 'NIM-1',
      noSuchMove: ({ phase }) => (phase === 'take' ? 'NIM-2' : ''),
      notAsked: 'NIM-3',
      notSeated: 'NIM-5',
    },
    secrets: 'none',
    shape: () => [],
    invariants: () => [],
  })

test.each([
  ['the game is over', { phase: 'over', turn: 0 }, 0, MOVES[0], 'NIM-1 over'],
  [
    'no move of the list',
    { phase: 'take', turn: 0 },
    0,
    { type: 'take', count: 9 },
    'NIM-2 no-such-move',
  ],
  ['another seat', { phase: 'take', turn: 1 }, 0, MOVES[0], 'NIM-3 not-your-turn'],
  ['no seat', { phase: 'take', turn: 1 }, 2, MOVES[0], 'NIM-5 not-seated'],
  ['an answer with its reason', { phase: 'take', turn: 0 }, 0, MOVES[0], 'NIM-4 too-many'],
  [
    'a move that answers no question',
    { phase: 'take', turn: 0 },
    0,
    MOVES[1],
    'NIM-2 no-such-move',
  ],
] as const)('%s is refused by its rule', (_, state, seat, move, said) => {
  const refusal = nim().explain(state, seat, { ...move })
  expect(`${refusal?.rule} ${refusal?.why}`).toBe(said)
})

test('an answer without a reason is no such move', () => {
  expect(nim(silent).explain({ phase: 'take', turn: 0 }, 0, MOVES[0])?.why).toBe('no-such-move')
})

test('what a game leaves out is what most games have', () => {
  const game = nim()
  const { version, options, vocabulary } = game
  expect([version, options, game.validateOptions(2, {})]).toEqual([1, {}, null])
  expect(vocabulary.moves).toEqual(['take', 'stop'])
  expect(vocabulary.refusals).toEqual(['too-many'])
})

test('what is not so is told, in its order; a check that relies on another waits until all is so', () => {
  const check = (one: boolean, other: boolean, last: boolean) =>
    faultsBy(
      need => {
        need(one, 'One.')
        need(other, 'Other.')
      },
      need => need(last, 'Last.'),
    )
  expect(check(false, false, false)).toEqual(['One.', 'Other.'])
  expect(check(true, true, false)).toEqual(['Last.'])
  expect(check(true, true, true)).toEqual([])
})
