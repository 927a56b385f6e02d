import { expect, test } from 'vitest'
import { same } from '../../../kernel/json.ts'
import { begin, must, submit } from '../../../kernel/match.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { game } from '../engine/index.ts'
import type { Event } from '../engine/state.ts'
import { textIn } from '../text/index.ts'
import catalogue from '../text/en.json' with { type: 'json' }
import { premoves } from './premoves.ts'

const text = textIn(sayIn('en', catalogue))

test('GOL-20: one may decide to pass until the next trick, and the decision ends with the trick', () => {
  const match = must(begin(game, 3, { start: 0 }, 'c0ffee'))
  const past: Event[] = []
  const listed = (viewer: number | null) =>
    premoves({ view: game.view(match.state, viewer), past, text })
  const illegal: object[] = []
  const ids = new Set<string>()
  expect(listed(1)).toEqual([])
  for (let ply = 0; ply < 60; ply++) {
    const [seat = 0] = game.actors(match.state)
    const offers = game.legal(match.state, seat)
    const decided = listed(seat)[0]?.move
    if (decided && !offers.some(offer => same(offer, decided))) illegal.push(decided)
    const played = submit(match, seat, decided && seat !== 0 ? decided : offers[0])
    if (played.ok) past.push(...played.events)
    for (const { id } of listed(1)) ids.add(id)
  }
  expect(ids.size).toBeGreaterThan(2)
  expect(illegal).toEqual([])
  expect(listed(null)).toEqual([])
})
