import { expect, test } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import type { Who } from '../../../kit/words/text.ts'
import { positionText } from './text/index.ts'
import { isSolved, sentence, why } from './verdict.ts'

const best = { type: 'pass' }
const text = { move: () => 'Pass' }
const who = {} as Who

/** An answer that is worse by so much, give or take. */
const judged = (cost: number, doubt: number) =>
  ({
    phase: 'judged',
    move: best,
    verdict: {
      best,
      cost,
      doubt,
      reasons: [{ group: 'nameless' }, { group: 'hand', much: 2 }],
    },
  }) as const

/** What is said of it. */
const said = (cost: number, doubt: number, seats: number, game = 'mercado') =>
  sentence({
    solving: judged(cost, doubt),
    puzzle: { game, view: {} },
    text,
    who,
    seats,
  })

test('what the answer cost is said in places, or in chances between two, or pairs of partners', () => {
  const two = { move: 'Pass', much: positionText('position.chance', { n: '10%' }) }
  expect(said(0.1, 0.01, 2)).toBe(positionText('position.worse', two))
  const four = { move: 'Pass', much: positionText('position.places', { n: '0.3' }) }
  expect(said(0.1, 0.01, 4)).toBe(positionText('position.worse', four))
  const pairs = { move: 'Pass', much: positionText('position.chance', { n: '15%' }) }
  expect(said(0.1, 0.01, 4, 'aztec-market')).toBe(positionText('position.worse', pairs))
})

test('nothing is better by nothing: not by chance, and not by 0.0 places', () => {
  expect(said(0, 0, 4)).toBe(positionText('position.best'))
  const close = positionText('position.close', { move: 'Pass' })
  expect(said(0.1, 0.06, 4)).toBe(close)
  expect(said(0.01, 0.001, 4)).toBe(close)
  expect(said(0.004, 0.001, 2)).toBe(close)
})

test('why the best move is better is said in the words of the game, once there is an answer', () => {
  const say = sayIn<unknown>('en', { 'judged.hand.more': '{n} more' })
  expect(why(judged(0.1, 0), { say }, { view: {} })).toBe('2 more')
  expect(why({ phase: 'asked' }, { say }, { view: {} })).toBe('')
  expect(why(judged(0.1, 0), null, { view: {} })).toBe('')
})

test('a puzzle is solved by the best move, or one of which nothing says that it is worse', () => {
  const answers = [judged(0, 0), judged(0.1, 0.06), judged(0.02, 0), judged(0.1, 0.01)]
  expect(answers.map(isSolved)).toEqual([true, true, true, false])
  expect(isSolved({ phase: 'asked' })).toBe(false)
})
