import { expect, test } from 'vitest'
import { step } from '../table/table.fixture.ts'
import { type Hearing, soundsOf } from './table-sounds.ts'

const now = (more: Partial<Hearing> = {}): Hearing => ({
  at: 4,
  steps: [],
  live: true,
  mine: false,
  over: false,
  won: false,
  ...more,
})
const after = (...events: string[]) => now({ at: 5, steps: [step(5, 1, ...events)] })
const SOUNDS = { bought: 'sale', played: 'card', paid: 'coin', moved: 'tile' } as const

test('a first look is silent, and so is what is only looked back at', () => {
  expect(soundsOf(null, now({ mine: true }), SOUNDS)).toEqual([])
  expect(soundsOf(now(), { ...after('bought'), live: false }, SOUNDS)).toEqual([])
  expect(soundsOf(now({ live: false }), after('bought'), SOUNDS)).toEqual([])
})

test('an event sounds as its game says, each sound once; any other move as a move', () => {
  expect(soundsOf(now(), after('bought', 'paid', 'paid'), SOUNDS)).toEqual(['sale', 'coin'])
  expect(soundsOf(now(), after('thought'), SOUNDS)).toEqual(['move'])
  expect(soundsOf(now(), now(), SOUNDS)).toEqual([])
})

test('my turn is told when it begins, after what led to it', () => {
  const turn = { ...after('played'), mine: true }
  expect(soundsOf(now(), turn, SOUNDS)).toEqual(['card', 'turn'])
  expect(soundsOf(now({ mine: true }), turn, SOUNDS)).toEqual(['card'])
})

test('the end sounds once, and otherwise for those who have won', () => {
  const over = { ...after('played'), over: true }
  expect(soundsOf(now(), over, SOUNDS)).toEqual(['card', 'end'])
  expect(soundsOf(now(), { ...over, won: true }, SOUNDS)).toEqual(['card', 'win'])
  expect(soundsOf(over, { ...over, at: 6 }, SOUNDS)).not.toContain('end')
})

test('never more than three at once, and what is told to me is among them', () => {
  const much = after('bought', 'paid', 'moved', 'played')
  expect(soundsOf(now(), much, SOUNDS)).toHaveLength(3)
  expect(soundsOf(now(), { ...much, mine: true }, SOUNDS)).toEqual(['sale', 'coin', 'turn'])
})
