import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { range, upTo } from '../../../../../kit/moves.ts'
import { everyMove, shopAlone, survey } from '../alone.fixture.ts'
import { numbersOf } from '../../../text/merchants/index.ts'
import { ARMS, MARBLES } from './decanter.ts'
import { merchants } from '../../standard.fixture.ts'
import { text as en } from '../../../text/alchemist/en.ts'
import { text as es } from '../../../text/alchemist/es.ts'
import type { AlchemistEvent, AlchemistMove, AlchemistShop } from './words.ts'

const EVERY = [
  ...everyMove('stop', {}),
  ...everyMove('alc.announce', { colour: range(1, 4) }),
  ...everyMove('alc.siphon.pick', { arm: upTo(ARMS) }),
  ...everyMove('alc.ladle', { arm: upTo(ARMS) }),
  ...everyMove('alc.rack.return', { marble: range(1, MARBLES) }),
  ...everyMove('alc.brew.next', { good: range(1, 4), ichor: upTo(2) }),
  ...everyMove('alc.brew.next', { good: range(5, 8), ichor: upTo(3) }),
  ...everyMove('alc.transmute', { give: range(1, 4), take: range(1, 4) }).filter(
    move => move.type === 'alc.transmute' && move.give !== move.take,
  ),
  ...everyMove('alc.taste', { colour: range(1, 4) }),
]

const shop: AlchemistShop = merchants.alc.setup(Rng.from(1))
const who = (me: number) => ({ me, options: {}, name: () => 'Ana' })

describe('the Alchemist at work', () => {
  test('COV-ALC-1 marbles are conserved; every question, event and reason has its words; lists stay short', () => {
    const found = survey(shopAlone(shop), EVERY, 3000, 11)
    expect([...found.flaws]).toEqual([])
    expect(found.longest).toBeLessThanOrEqual(20)
    expect([...found.questions].toSorted()).toEqual([
      'alc.announce',
      'alc.brew.next',
      'alc.ladle',
      'alc.rack.return',
      'alc.siphon.pick',
      'alc.taste',
      'alc.transmute',
    ])
    expect([...found.events]).toEqual(
      expect.arrayContaining(['alc.flushed', 'alc.transmuted', 'corrupted', 'shield']),
    )
    // The bag never runs out: no arm is ever empty.
    expect(['alc-arm-empty', ...found.reasons].toSorted()).toEqual(Object.keys(en.refusals))
  })
})

test('what is no shop and no task of the Alchemist is told apart', () => {
  for (const wrong of [
    { at: 'alc.announce', seat: 0, row: 3 },
    { at: 'alc.announce', seat: 0 },
    { at: 'alc.ladle', seat: 0, left: 1 },
    { at: 'alc.nothing', seat: 0 },
    { at: 'constructor', seat: 0 },
  ])
    expect(merchants.alc.taskShape(wrong)).toBe(false)
  for (const wrong of [
    null,
    [],
    {},
    { ...shop, waste: -1 },
    { ...shop, arms: [] },
    { ...shop, rack: [1, 0, 0, 0, 0, 0] },
  ])
    expect(merchants.alc.shape(wrong)).toBe(false)
})

describe('the Alchemist in words', () => {
  const said = (event: AlchemistEvent, me = 0) => [
    en.event(event, who(me)),
    es.event(event, who(me)),
  ]
  const called = (move: AlchemistMove) => [
    en.move(move, { ...shop, arms: [[5], [3]] }),
    es.move(move, { ...shop, arms: [[5], [3]] }),
  ]

  test('what happened, to whoever did it and to others', () => {
    const tapped = {
      type: 'alc.tapped',
      seat: 0,
      row: 1,
      colour: 4,
      marbles: [0, 0, 0, 0, 1, 2],
    } as const
    expect(said(tapped as never)).toEqual([
      'You announced yellow at the middle row: 1 yellow marble and 2 Ichor',
      'Anunciaste amarillo en la fila de en medio: 1 canica amarilla y 2 de icor',
    ])
    expect(said({ type: 'alc.brewed', seat: 0, good: 7, marbles: 2, ichor: 1 }, 1)).toEqual([
      'Ana brewed a blue Elixir of 2 marbles and 1 Ichor',
      'Ana preparó un elixir azul con 2 canicas y 1 de icor',
    ])
    expect(said({ type: 'alc.transmuted', seat: 0, give: 1, take: 4 }, 1)[1]).toBe(
      'Ana convirtió una canica roja en una canica amarilla',
    )
  })

  test('what may be done', () => {
    expect(called({ type: 'alc.ladle', arm: 0 })).toEqual([
      'Take Ichor, upper row, left',
      'Tomar icor, arriba a la izquierda',
    ])
    expect(called({ type: 'alc.siphon.pick', arm: 1 })[1]).toBe(
      'Tomar canica azul, arriba a la derecha',
    )
    expect(called({ type: 'alc.brew.next', good: 1, ichor: 1 })).toEqual([
      'Brew red Potion with 1 Ichor',
      'Preparar poción roja con 1 de icor',
    ])
  })

  test('what may not', () => {
    expect(es.refusals['alc-marbles-missing'](numbersOf({ count: 3, colour: 1 }))).toBe(
      'En tu gradilla no hay 3 canicas rojas.',
    )
    expect(en.refusals['alc-marbles-missing'](numbersOf({ count: 1, colour: 3 }))).toBe(
      'Your rack does not hold 1 blue marble.',
    )
  })
})
