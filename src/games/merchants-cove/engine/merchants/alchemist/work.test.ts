import { describe, expect, test } from 'vitest'
import { Rng } from '../../../../../kernel/rng.ts'
import { range, upTo } from '../../../../../kit/moves.ts'
import { everyMove, shopAlone, survey } from '../alone.fixture.ts'
import { ARMS, MARBLES } from './decanter.ts'
import { merchants } from '../../first.fixture.ts'
import english from '../../../text/en.json' with { type: 'json' }
import type { AlchemistShop } from './words.ts'

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
const REASONS = Object.keys(english).flatMap(key =>
  key.startsWith('refusal.alc-') ? [key.slice('refusal.'.length)] : [],
)

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
    expect(['alc-arm-empty', ...found.reasons].toSorted()).toEqual(REASONS)
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
