import { describe, expect, test } from 'vitest'
import {
  colourOfZone,
  distances,
  HARBOUR,
  KINDS,
  kindOf,
  type Links,
  ZONES,
  zoneOf,
} from './chart.ts'

const [RED, GREEN, BLUE, YELLOW] = [1, 2, 3, 4]
const COLOURS = [RED, GREEN, BLUE, YELLOW]
const shallows = (colour: number) => zoneOf('shallows', colour)

const LINKS: Links = [
  ...COLOURS.flatMap((colour): Links => [
    [HARBOUR, shallows(colour)],
    [shallows(colour), zoneOf('fishing', colour)],
    [zoneOf('fishing', colour), zoneOf('isle', colour)],
  ]),
  [shallows(RED), shallows(BLUE)],
  [shallows(BLUE), shallows(GREEN)],
  [shallows(GREEN), shallows(YELLOW)],
  [shallows(YELLOW), shallows(RED)],
]

describe('the sea chart', () => {
  test('every kind and colour is a zone of its own', () => {
    const zones = COLOURS.flatMap(colour => KINDS.map(kind => zoneOf(kind, colour)))
    expect([HARBOUR, ...zones]).toEqual(Array.from({ length: ZONES }, (_, zone) => zone))
    for (const zone of zones) expect(zoneOf(kindOf(zone) as 'isle', colourOfZone(zone))).toBe(zone)
    expect([kindOf(HARBOUR), colourOfZone(HARBOUR)]).toEqual(['harbour', 0])
  })

  test('COV-CAP-1 an Isle is three links from the Harbour, the next Shallows of the ring one link', () => {
    const steps = distances(LINKS)
    for (const colour of COLOURS) {
      expect(KINDS.map(kind => steps[HARBOUR][zoneOf(kind, colour)])).toEqual([1, 2, 3])
    }
    expect(steps[shallows(RED)]).toEqual([1, 0, 1, 2, 2, 3, 4, 1, 2, 3, 1, 2, 3])
    expect(steps[zoneOf('isle', RED)][zoneOf('isle', GREEN)]).toBe(6)
    expect(steps[zoneOf('isle', RED)][zoneOf('isle', BLUE)]).toBe(5)
  })

  test('what no link reaches is infinitely far', () => {
    expect(distances([[0, 1]])[1][2]).toBe(Infinity)
  })
})
