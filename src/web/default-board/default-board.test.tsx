import { describe, expect, test } from 'vitest'
import { begin, must, submit } from '../../kernel/match.ts'
import { bid, type Toy, toy } from '../../kernel/toy.fixture.ts'
import { outline } from '../../kit/outline.ts'
import { silent } from '../../kit/words/text.fixture.ts'
import type { GameText } from '../../kit/words/text.ts'
import { elements, textOf } from '../elements.fixture.ts'
import { Emblem } from './emblem.tsx'
import { Fields, Offers } from './parts.tsx'

const text: GameText<Toy> = {
  ...silent,
  options: {
    rounds: { name: '', help: '', value: String },
    mood: { name: '', help: '', value: String },
  },
  move: move => (move.type === 'bid' ? `Bid ${move.coins}` : `Do ${move.type}`),
}

const match = () => must(begin(toy, 2, { rounds: 1, mood: 'calm' }, 'beef'))

describe('the default board', () => {
  test('every move on offer is a button, called as the game calls it', () => {
    const { state } = match()
    const view = toy.view(state, 0)
    const chosen: object[] = []
    const offers = toy.legal(state, 0)
    const onChoose = (move: object) => chosen.push(move)
    const tree = Offers({ offers, view, text, onChoose })
    const buttons = elements(tree, 'button')
    expect(buttons.map(textOf)).toEqual(['Bid 1', 'Bid 2', 'Bid 3'])
    const press = buttons[1]?.props['onClick'] as (event: { currentTarget: null }) => void
    press({ currentTarget: null })
    expect(chosen).toEqual([bid(2)])
  })

  test('moves of one type stand together, under its name where there are several', () => {
    const begun = match()
    for (const seat of [0, 1]) submit(begun, seat, bid(1))
    const offers = toy.legal(begun.state, 0)
    const view = toy.view(begun.state, 0)
    const tree = Offers({ offers, view, text, onChoose: () => {} })
    const groups = elements(tree, 'div').map(group => group.props['data-type'])
    expect(groups).toEqual(['step', 'draw', 'show', 'stop'])
    expect(elements(tree, 'h3').map(textOf)).toEqual(['step'])
  })

  test('the view is read field by field, and no more than it', () => {
    const begun = match()
    submit(begun, 1, bid(3))
    const fields = (seat: number) => {
      const tree = Fields({ entries: outline(toy.view(begun.state, seat)) })
      return elements(tree, 'dd').map(textOf)
    }
    expect(fields(1)).toContain('–, 3')
    expect(fields(0)).not.toContain('–, 3')
    expect(fields(0)).toHaveLength(Object.keys(toy.view(begun.state, 0)).length)
  })

  test('its emblem is a picture that says nothing', () => {
    const [picture] = elements(Emblem(), 'svg')
    expect(picture?.props['aria-hidden']).toBe('true')
  })
})
