import { describe, expect, it } from 'vitest'
import { Rng } from '../../../kernel/rng.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { whoAt as who } from '../../../kit/words/text.fixture.ts'
import { person } from '../../../kit/words/text.ts'
import { game } from '../engine/index.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { type Messages, textIn } from './index.ts'
import { finalPrompt } from './prompts.ts'
import { spending } from './words.ts'

const say = sayIn<Messages>('en', english)
const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

it('says what a hand has gained where it cost less than nothing', () => {
  expect(say('spent', spending({ spent: 2, budget: 6 }))).toBe('2 of 6 coins spent')
  expect(say('spent', spending({ spent: -3, budget: 8 }))).toBe('0 of 8 coins spent, 3 gained')
})

it('keeps points apart from a name that ends in a number', () => {
  const seat = person(1, { ...who(0), name: () => 'Nopal 52' })
  expect(say('pointsOf', { seat, points: 0 })).toBe('Nopal 52 (0)')
})

it('names the cards of a small offer, and counts those of a larger one', () => {
  const view = game.view(game.setup(3, { openMemory: false }, Rng.from(1)), 0)
  const asked = (give: number[], want: number[]) => {
    const counts = { gives: give.length, wants: want.length }
    const offer = { id: 1, from: 1, to: 0, give, want, ...counts }
    return finalPrompt(say, { ...view, offers: [offer] }, who(0)).title
  }
  expect(asked([1], [2])).toContain(' for ')
  expect(asked([1, 2], [3, 4])).toBe(`${who(0).name(1)} offers 2 cards for 2 of yours`)
  expect(asked([1, 2, 3], [])).toBe(`${who(0).name(1)} offers 3 cards as a gift`)
})

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  it('names whom a move is for, or numbers them', () => {
    const view = game.view(game.setup(4, { openMemory: false }, Rng.from(1)), 0)
    const move = { type: 'address', to: 2 } as const
    expect(text.move(move, view, who(0))).toContain(who(0).name(2))
    expect(text.move(move, view)).toMatch(/3/)
  })

  it('says plainly that the cards are our own', () => {
    expect(text.ours.length).toBeGreaterThan(50)
  })
})
