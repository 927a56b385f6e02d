import { expect, test } from 'vitest'
import { type Box, placeCard } from './placing.ts'

const PHONE = { width: 360, height: 640 }
const CARD = { width: 344, height: 130 }
const UNDER_STATUS = { x: 8, y: 72 }

function overlaps(card: Box, target: Box): boolean {
  return (
    card.x < target.x + target.width &&
    target.x < card.x + card.width &&
    card.y < target.y + target.height &&
    target.y < card.y + card.height
  )
}

test('the card lies where one likes it best, if nothing pointed at is there', () => {
  expect(placeCard(CARD, PHONE, [], UNDER_STATUS)).toEqual(UNDER_STATUS)
})

test.each<[string, Box[]]>([
  ['the market', [{ x: 10, y: 120, width: 340, height: 170 }]],
  [
    'the hand and a button',
    [
      { x: 40, y: 480, width: 60, height: 80 },
      { x: 40, y: 590, width: 70, height: 44 },
    ],
  ],
  [
    'things above and below',
    [
      { x: 10, y: 70, width: 340, height: 40 },
      { x: 10, y: 450, width: 340, height: 120 },
    ],
  ],
])('it covers nothing that is pointed at: %s', (_, targets) => {
  const place = placeCard(CARD, PHONE, targets, UNDER_STATUS)
  expect(targets.filter(target => overlaps({ ...place, ...CARD }, target))).toEqual([])
  expect(place.y).toBeGreaterThanOrEqual(8)
  expect(place.y + CARD.height).toBeLessThanOrEqual(PHONE.height - 8)
})

test('on a phone on its side it goes aside', () => {
  const target = { x: 0, y: 50, width: 300, height: 310 }
  const place = placeCard({ width: 300, height: 150 }, { width: 640, height: 360 }, [target], {
    x: 20,
    y: 54,
  })
  expect(place.x).toBeGreaterThanOrEqual(310)
})

test('where there is no free place it covers as little as possible', () => {
  const whole = { x: 0, y: 0, width: 360, height: 640 }
  const small = { x: 0, y: 0, width: 360, height: 560 }
  expect(placeCard(CARD, PHONE, [whole], UNDER_STATUS)).toEqual(UNDER_STATUS)
  expect(placeCard(CARD, PHONE, [small], UNDER_STATUS).y).toBe(502)
})

test('it leaves free the hand that points at something, and the question while it can', () => {
  const question = { x: 0, y: 0, width: 768, height: 68 }
  const wish = { x: 194, y: 40 }
  const TABLET = { width: 768, height: 1024 }
  const place = placeCard(CARD, TABLET, [], wish, [question])
  expect(overlaps({ ...place, ...CARD }, question)).toBe(false)
  const market = { x: 10, y: 240, width: 740, height: 700 }
  const over = placeCard(CARD, TABLET, [market], wish, [question])
  expect(over.y + CARD.height).toBeLessThanOrEqual(market.y - 24)
})

test('where there is no free place it rather covers what weighs less', () => {
  const above = { x: 0, y: 0, width: 360, height: 300 }
  const below = { x: 0, y: 340, width: 360, height: 300 }
  const lies = (...targets: Parameters<typeof placeCard>[2]) =>
    placeCard({ width: 300, height: 200 }, PHONE, targets, UNDER_STATUS).y
  expect(lies({ ...above, weight: 8 }, below)).toBeGreaterThan(lies(above, { ...below, weight: 8 }))
})
