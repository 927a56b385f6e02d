import { expect, test, vi } from 'vitest'
import { putBeside, topBeside } from './beside.ts'

const WINDOW = 640
const bubble = { x: 10, width: 200, height: 50 }
const card = (y: number, x = 50) => ({ x, y, width: 60, height: 80 })

test('a bubble lies over its thing; where there is no room above, under it', () => {
  expect(topBeside(bubble, { thing: card(200) }, WINDOW)).toBe(136)
  expect(topBeside(bubble, { thing: card(40) }, WINDOW)).toBe(134)
  expect(topBeside(bubble, { thing: { ...card(20), height: 600 } }, WINDOW)).toBe(582)
})

test('it covers nothing that one may choose: it goes under its thing', () => {
  expect(topBeside(bubble, { thing: card(200), free: [card(110)] }, WINDOW)).toBe(294)
  // What lies aside is not in its way.
  expect(topBeside(bubble, { thing: card(200), free: [card(110, 300)] }, WINDOW)).toBe(136)
})

test('in the second row of a hand, with buttons under it, it goes over the whole hand', () => {
  const hand = { x: 0, y: 400, width: 360, height: 170 }
  const buttons = { x: 40, y: 580, width: 200, height: 44 }
  expect(
    topBeside(bubble, { thing: card(490), group: hand, free: [card(400), buttons] }, WINDOW),
  ).toBe(336)
})

test('it stays in the window, also if it is measured while it pops up', () => {
  vi.stubGlobal('innerWidth', 360)
  vi.stubGlobal('innerHeight', WINDOW)
  const popping = {
    offsetWidth: 300,
    offsetHeight: 60,
    getBoundingClientRect: () => ({ width: 288, height: 58 }),
    style: { left: '', top: '', setProperty: () => {} },
    dataset: {},
  }
  putBeside(popping as unknown as HTMLElement, { thing: card(200, 300) })
  expect(popping.style).toMatchObject({ left: '52px', top: '126px' })
})
