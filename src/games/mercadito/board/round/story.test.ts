import { describe, expect, it } from 'vitest'
import { cardOf } from '../../content/index.ts'
import type { Event } from '../../engine/state.ts'
import { callsAbout, fighters, isReveal, lastNews, lastReveal } from './story.ts'

const [lime, rice, mango, juice, basket] = ['lime', 'rice', 'mango', 'juice', 'basket'].map(
  cardOf,
) as [number, number, number, number, number]

const dealt: Event = {
  type: 'dealt',
  round: 2,
  cards: [lime, rice, mango, juice, basket],
  reveals: true,
}
const chose = (wave: number, ...cards: (number | null)[]): Event => ({
  type: 'chose',
  wave,
  choices: cards.map((card, seat) => ({ seat, card })),
  reveals: true,
})
const called = (card: number, call: number, ...said: ('hold' | 'cede' | 'leave')[]): Event => ({
  type: 'called',
  card,
  call,
  declarations: said.map((word, seat) => ({ seat, said: word, to: null })),
  reveals: true,
})
const clashed: Event = { type: 'clashed', card: mango, seats: [0, 1] }

describe('the last reveal', () => {
  it('shows the stalls as they lay, and what became of the round so far', () => {
    const past: Event[] = [
      dealt,
      chose(1, mango, mango, null),
      clashed,
      called(mango, 1, 'hold', 'cede'),
    ]
    past.push(
      { type: 'took', seat: 0, card: mango },
      { type: 'again', wave: 2, seats: [1] },
      chose(2, lime),
    )
    const reveal = lastReveal(past)
    expect(reveal?.market).toEqual([lime, rice, null, juice, basket])
    expect(reveal?.round).toBe(2)
    expect(reveal?.fates).toEqual([{ type: 'took', seat: 0, card: mango }])
    expect(reveal?.passed).toEqual([2])
  })

  it('is the first round where no deal is told, and nothing before anybody chose', () => {
    expect(lastReveal([])).toBeNull()
    expect(lastReveal([chose(1, lime, rice)])).toMatchObject({ round: 1, market: null })
  })
})

describe('a conflict', () => {
  const past = [
    clashed,
    called(mango, 1, 'leave', 'hold'),
    dealt,
    clashed,
    called(mango, 1, 'hold', 'hold'),
  ]

  it('remembers what was said since it began, for somebody who comes back', () => {
    expect(callsAbout(past, mango).map(call => call.map(({ said }) => said))).toEqual([
      ['hold', 'hold'],
    ])
    expect(callsAbout(past, lime)).toEqual([])
  })

  it('knows who is out of it already', () => {
    expect(fighters(past, mango, [0])).toEqual([0, 1])
    expect(fighters([], mango, [0])).toEqual([0])
  })

  it('is worth a look when hands go down or all have spoken, not when somebody commits in secret', () => {
    expect(isReveal([{ type: 'committed', seat: 1, reveals: true }])).toBe(false)
    expect(isReveal(past)).toBe(true)
  })
})

describe('the desk', () => {
  const shown: Event = { type: 'revealed', seat: 1, to: 0, card: mango, reveals: true }
  const voted: Event = { type: 'voted', seat: 0, reveals: true }
  const declined: Event = { type: 'declined', offer: 1, from: 2, to: 1, reveals: true }

  it('tells what another player did since: a card that was shown is not found in the log only', () => {
    expect(lastNews([dealt, shown, declined], 0)).toBe(declined)
    expect(lastNews([voted, shown], 0)).toBe(shown)
    expect(lastNews([shown, voted], 0)).toBe(undefined)
    expect(lastNews([dealt], 0)).toBe(undefined)
  })
})
