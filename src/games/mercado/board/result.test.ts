import { expect, test } from 'vitest'
import { begin, must } from '../../../kernel/match.ts'
import { Rng } from '../../../kernel/rng.ts'
import { playing } from '../../../kit/play.fixture.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { game } from '../engine/index.ts'
import type { Mercado, View } from '../engine/state.ts'
import english from '../text/en.json' with { type: 'json' }
import spanish from '../text/es.json' with { type: 'json' }
import type { Messages } from '../text/index.ts'
import { lines, resultOf } from './result.tsx'

test('of two on one space it is said who is on top', () => {
  const view = { progress: [37, 12, 37, 37], heights: [1, 0, 2, 0] } as unknown as View
  const said = (say: ReturnType<typeof sayIn<Messages>>) =>
    [0, 1, 2, 3].map(seat => resultOf(view, seat, say))
  expect(said(sayIn<Messages>('en', english))).toEqual([
    '37 spaces, below',
    '12 spaces',
    '37 spaces, on top',
    '37 spaces, further below',
  ])
  expect(said(sayIn<Messages>('es', spanish)).slice(0, 3)).toEqual([
    '37 casillas, debajo',
    '12 casillas',
    '37 casillas, encima',
  ])
})

const text = { say: sayIn<Messages>('en', english) } as unknown as GameText<Mercado, Messages>

test('in a match that was stopped nobody has advanced for seals, which move nobody before the end', () => {
  const view = game.view(must(begin(game, 2, {}, 'ab')).state, null)
  expect(view.seals).toEqual([1, 1])
  expect(lines(view, text, [])).toEqual([])
})

test('the lines of the result say what moved whom, before the end and at the end', () => {
  const rng = Rng.from(3)
  const match = must(begin(game, 2, {}, 'ab'))
  const events = [...playing(match, offers => rng.pick(offers))].flatMap(ply => ply.events)
  const view = game.view(match.state, null)
  const told = lines(view, text, events)
  expect(told.map(({ what }) => what)).toEqual([
    'Goods bought',
    'Privileges played',
    'Symbols on the track',
    'Seals left over',
    'Privileges left over',
  ])
  const moves = events.flatMap(event => (event.type === 'moved' ? event : []))
  for (const [row, why] of (['tile', 'token', 'space'] as const).entries())
    for (const seat of [0, 1]) {
      const such = moves.filter(move => move.seat === seat && move.why === why)
      const spaces = such.reduce((sum, { from, to }) => sum + to - from, 0)
      expect(told[row]?.counts[seat]).toBe(spaces)
    }
  const late = lines(view, text, events.slice(events.length >> 1))
  expect(late[0]?.what).toBe('At the start')
  for (const seat of [0, 1])
    for (const all of [told, late])
      expect(all.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0)).toBe(
        view.progress[seat],
      )
})
