import { describe, expect, test } from 'vitest'
import { begin, must } from '../kernel/match.ts'
import { toy } from '../kernel/toy.fixture.ts'
import { plainTerminal } from './terminal.ts'
import { silent } from './words/text.fixture.ts'

const asIs = (text: string) => text
const paint = { strong: (text: string) => `*${text}*`, faint: asIs, bright: asIs }
const who = { me: 0, options: {}, name: (seat: number) => `Seat ${seat}` }

describe('a game without a terminal of its own', () => {
  test('shows its view field by field', () => {
    const match = must(begin(toy, 2, { rounds: 1, mood: 'calm' }, 'beef'))
    const view = toy.view(match.state, 0)
    const lines = plainTerminal.lines({ view, who, text: silent, language: 'en', paint })
    expect(lines.slice(0, 3)).toEqual(['*phase:* bid', '*bids:* –, –', '*digger:* 0'])
    expect(lines).toHaveLength(Object.keys(view).length)
  })

  test('reads a move by its type and fields, or as JSON', () => {
    const read = (typed: string) => plainTerminal.read(typed, silent)
    expect(read('take count=2')).toEqual({ type: 'take', count: 2 })
    expect(read('pick cards=[1,2] to=ana')).toEqual({ type: 'pick', cards: [1, 2], to: 'ana' })
    expect(read('storm zone=null')).toEqual({ type: 'storm', zone: null })
    expect(read(' {"type":"take","count":2}')).toEqual({ type: 'take', count: 2 })
    expect([read(''), read('take 2'), read('{take')]).toEqual([null, null, null])
  })
})
