import { expect, it } from 'vitest'
import { sayIn } from '../../../kit/words/messages.ts'
import { whoAt as who } from '../../../kit/words/text.fixture.ts'
import type { Event, View } from '../engine/state.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

it('speaks to the reader', () => {
  const mine = who(0)
  const shares = { gained: 2, back: 1, king: 1, kept: true }
  const bought: Event = { type: 'bought', seat: 0, buyer: 0, colour: 2, ...shares }
  expect(en.event(bought, mine)).toBe(
    'You bought 2 jewels with buyer 1 (1 back to the vendor, 1 to the king; the coin stays)',
  )
  expect(es.event({ ...bought, seat: 1 }, mine)).toBe(
    'Bruno compró 2 joyas con el comprador 1 (una vuelve al vendedor, una va al rey; la moneda se queda)',
  )
})

it('AZT-R1 tells places as the reader sees the market, their own side below', () => {
  const moved: Event = { type: 'moved', seat: 1, tile: 9, from: 3, to: 12 }
  const places = [0, 1, 2, 3].map(me => en.event(moved, who(me)).split(' to ')[1])
  expect(places).toEqual([
    'row 4, column 1',
    'row 4, column 4',
    'row 1, column 4',
    'row 1, column 1',
  ])
})

it('AZT-52 whoever has bought is no longer told that they must buy', () => {
  const play = { phase: 'play', bought: false } as View
  expect(en.why?.(play)).toMatch('you must buy at least once')
  expect(en.why?.({ ...play, bought: true })).toMatch('you may end your turn')
})
