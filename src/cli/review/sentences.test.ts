import { expect, test } from 'vitest'
import type { Reviewed } from '../../bots/review/work.ts'
import type { GameText } from '../../kit/words/text.ts'
import { reviewLines } from './sentences.ts'

const fortune = { result: 1, par: 0.5, skill: 0, own: 0, luck: 0.5, deal: 0, drawn: 0 }
const mine = {
  ply: 6,
  seat: 0,
  move: { type: 'pass' },
  better: { type: 'play' },
  cost: 0.2,
  doubt: 0.05,
  sure: 0.97,
  reasons: [{ group: 'cards' }],
}
const made: Reviewed = {
  review: {
    format: 1,
    game: 'any',
    version: 1,
    learned: true,
    plies: 20,
    course: [],
    decisions: [{ ...mine, ply: 3, seat: 1, cost: 0.4 }, mine],
    fortunes: [fortune, { ...fortune, skill: -0.001 }, { ...fortune, result: 0, luck: -0.5 }],
    turned: null,
  },
  views: [{}, {}],
}
const move = ({ type }: { type: string }) => `to ${type}`
const reasons = { say: { find: () => 'Fewer cards.' }, move: () => '' } as unknown as GameText
const name = (seat: number) => ['You', 'Ben', 'Cleo'][seat] ?? ''
const told = (me: number | null) => {
  const who = { me, options: {}, name }
  const text = { move } as unknown as GameText
  return reviewLines(made, { text, reasons, who, language: 'en' })
}

test('a player is told of their own decisions, an onlooker of all', () => {
  expect(told(0).slice(-2)).toEqual([
    'The decisions that cost most:',
    '  move 7, You: to pass. Better: to play (0.4 places, 97% sure). Fewer cards.',
  ])
  expect(told(null).slice(-2)).toEqual([
    '  move 4, Ben: to pass. Better: to play (0.8 places, 97% sure). A hint for Ben: “Fewer cards.”',
    '  move 7, You: to pass. Better: to play (0.4 places, 97% sure)',
  ])
})

test('figures are written as in the page: a minus is one, and nothing has no sign', () => {
  const [, , , fortunes = ''] = told(null)
  expect(fortunes).toMatch(/Ben +\+1\.0 places +0\.0 places/)
  expect(fortunes).toMatch(/Cleo +−1\.0 places/)
})
