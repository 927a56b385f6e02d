import { describe, expect, test } from 'vitest'
import { act, answers, asked, shelfOf, why } from '../turns.fixture.ts'
import {
  ASSISTANT,
  BLUE,
  frayedIn,
  GREEN,
  hours,
  open,
  PORTAL,
  pour,
  RED,
  riftOf,
  shop,
  STOP,
  YELLOW,
} from './rift.fixture.ts'

describe('portals', () => {
  /** Three red, two green and a blue, two yellow and a red one. */
  const RICH = [RED, RED, RED, GREEN, BLUE, GREEN, YELLOW, YELLOW, BLUE]

  test('COV-CHR-8 three bright tiles give a Relic, or a Trinket of any two; two give a Trinket', () => {
    const state = riftOf({ rift: RICH, gate: GREEN })
    act(state, [PORTAL])
    expect(answers(state)).toEqual([
      ...[null, 0, 1, 2].map(spare => ({ line: 0, spare })),
      { line: 1, spare: 1 },
      { line: 2, spare: 2 },
    ])
    expect(why(state, open(1, null))).toBe('COV-CHR-8 chr-line-mixed')
  })

  test('COV-CHR-8 the tiles used are frayed at once: a line opens once, and not across used tiles', () => {
    const state = riftOf({
      rift: [RED, RED, RED, RED, BLUE, GREEN, RED, YELLOW, BLUE],
      gate: GREEN,
    })
    act(state, [PORTAL, open(0, null)])
    expect(frayedIn(state)).toEqual([0, 1, 2])
    expect(why(state, open(3, null))).toBe('COV-CHR-8 chr-line-frayed')
    expect(why(state, open(3, 0))).toBe('')
    act(state, [open(3, 0)])
    expect([shelfOf(state), frayedIn(state), asked(state)]).toEqual([
      [RED, RED + 4],
      [0, 1, 2, 3, 6],
      'chooseSpace',
    ])
  })

  test('COV-CHR-8 the Wizard opens up to three lines, the Assistant up to two, at least one', () => {
    const rift = [RED, RED, GREEN, GREEN, GREEN, RED, YELLOW, YELLOW, BLUE]
    const wizard = riftOf({ rift, gate: BLUE })
    act(wizard, [PORTAL])
    expect(why(wizard, STOP)).toBe('COV-CHR-8 must-choose')
    act(wizard, [open(0, 2), open(1, 2), open(2, 2)])
    expect([shelfOf(wizard), asked(wizard)]).toEqual([[RED, GREEN, YELLOW], 'chooseSpace'])
    const assistant = riftOf({ rift, gate: BLUE }, ASSISTANT)
    act(assistant, [PORTAL, open(0, 2), open(1, 2)])
    expect(shelfOf(assistant)).toEqual([RED, GREEN])
    expect(asked(assistant)).not.toBe('chr.portal.next')
  })

  test('COV-CHR-8, COV-32 a Good that is not in supply opens nothing', () => {
    const state = riftOf({ rift: RICH, gate: GREEN }, { shelf: [0, 4, 0, 0, 0, 0, 0, 0, 0] })
    act(state, [PORTAL])
    expect(why(state, open(0, 0))).toBe('COV-32 chr-not-in-supply')
    expect(why(state, open(0, null))).toBe('')
  })

  test('COV-CHR-9 after portals the Assistant gains an Hourglass, which may pay at once; the Wizard gains none', () => {
    const assistant = riftOf({ rift: RICH, gate: GREEN }, ASSISTANT)
    act(assistant, [PORTAL, open(0, null), STOP])
    expect([asked(assistant), shop(assistant).hourglasses, answers(assistant)]).toEqual([
      'pay.hourglass',
      1,
      [{ count: 0 }, { count: 1 }],
    ])
    act(assistant, [pour(1)])
    expect([hours(assistant), shop(assistant).hourglasses]).toEqual([1, 0])
    const wizard = riftOf({ rift: RICH, gate: GREEN })
    act(wizard, [PORTAL, open(0, null), STOP])
    expect([hours(wizard), shop(wizard).hourglasses]).toEqual([2, 0])
  })

  test('COV-CHR-13 a Relic activates the shield of its colour, a Trinket none', () => {
    const state = riftOf({ rift: RICH, gate: GREEN })
    const events = act(state, [PORTAL, open(1, 1), open(0, null), STOP])
    expect(state.players[0].shields).toEqual([false, true, false, false, false])
    expect(events.filter(({ type }) => type === 'shield')).toEqual([
      { type: 'shield', seat: 0, colour: RED },
    ])
  })
})
