import { describe, expect, test } from 'vitest'
import { begin, must, submit } from '../kernel/match.ts'
import { bid, toy } from '../kernel/toy.fixture.ts'
import { outline, outlineLines, spaced } from './outline.ts'

const lines = (view: object) => outlineLines(outline(view))

describe('a view to be read', () => {
  test('every field is a line, its name in words', () => {
    expect(lines({ offersLeft: 3, openMemory: false, phase: 'call', draft: null })).toEqual([
      'offers left: 3',
      'open memory: no',
      'phase: call',
      'draft: –',
    ])
  })

  test('a name of several words is taken apart', () => {
    expect(['offersLeft', 'cap.storm', 'pile2'].map(spaced)).toEqual([
      'offers left',
      'cap storm',
      'pile2',
    ])
  })

  test('lists are short: equal ones in a row are counted', () => {
    expect(lines({ hand: [2, 5], cells: [0, 0, 0, 0, 0, 3, 3], none: [] })).toEqual([
      'hand: 2, 5',
      'cells: 0 ×5, 3, 3',
      'none: –',
    ])
  })

  test('what has parts has them below it, or in its line where they are few', () => {
    expect(lines({ market: [{ card: 3, seats: [0, 1] }], clock: { day: 1, hour: 2 } })).toEqual([
      'market:',
      '  0:',
      '    card: 3',
      '    seats: 0, 1',
      'clock: day 1, hour 2',
    ])
    expect(lines({ hands: [[1, 2], [], null] })).toEqual([
      'hands:',
      '  0: 1, 2',
      '  1: –',
      '  2: –',
    ])
  })

  test('nothing is said but what the viewer sees', () => {
    const match = must(begin(toy, 2, { rounds: 1, mood: 'calm' }, 'beef'))
    submit(match, 0, bid(3))
    expect(lines(toy.view(match.state, 0))).toContain('bids: 3, –')
    expect(lines(toy.view(match.state, 1))).toContain('bids: –, –')
    expect(lines(toy.view(match.state, 1))).toContain('said: yes, no')
  })
})
