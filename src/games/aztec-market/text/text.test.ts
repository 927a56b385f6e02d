import { describe, expect, it } from 'vitest'
import { stream } from '../../../kernel/chance.ts'
import type { Viewer } from '../../../kernel/game.ts'
import { begin, submit } from '../../../kernel/match.ts'
import { sayIn } from '../../../kit/messages.ts'
import type { Who } from '../../../kit/text.ts'
import { game } from '../engine/index.ts'
import type { Event, Move, View } from '../engine/state.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

const NAMES = ['Ana', 'Bruno', 'Citlali', 'Diego']
const who = (me: Viewer): Who => ({ me, options: {}, name: seat => NAMES[seat] })
const BROKEN = /undefined|NaN|null|\[object| {2}/

/**
 * Every view, move and event of a match played at random, as two of the seats and an onlooker see
 * them.
 */
function playThrough(seats: number, seed: string) {
  const begun = begin(game, seats, { removed: 20 }, seed)
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = stream(seed, 1_000_000)
  const views: View[] = []
  const moves: { move: Move; view: View }[] = []
  const events: Event[] = []
  for (
    let seat = game.actors(match.state)[0];
    seat !== undefined;
    seat = game.actors(match.state)[0]
  ) {
    const view = game.view(match.state, seat)
    const legal = game.legal(match.state, seat)
    moves.push(...legal.map(move => ({ move, view })))
    const played = submit(match, seat, rng.pick(legal))
    if (!played.ok) throw new Error(played.why)
    events.push(...played.events)
    for (const viewer of [null, 0, 1]) views.push(game.view(match.state, viewer))
  }
  return { views, moves, events }
}

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  const [two, four] = [playThrough(2, 'c0ffee'), playThrough(4, 'cafe')]

  it.each(game.vocabulary.refusals)('has a sentence for %s', why => {
    const sentence = text.refusal({ rule: 'AZT-1', why, with: { tile: 5, colour: 2, bound: 3 } })
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(sentence).not.toMatch(BROKEN)
    expect(sentence).not.toContain('AZT-1')
  })

  it('tells every event to everybody', () => {
    const events = [...two.events, ...four.events]
    expect(new Set(events.map(event => event.type)).size).toBe(11)
    const wrong: string[] = []
    for (const me of [null, 0, 1]) {
      for (const event of events) {
        const sentence = text.event(event, who(me))
        const begins = event.type === 'handed' ? /^$/ : /^[A-ZÁÉÍÓÚ]/
        if (!begins.test(sentence) || BROKEN.test(sentence)) wrong.push(sentence)
      }
    }
    expect(wrong).toEqual([])
  })

  it('says in every position what is expected', () => {
    const views = [...two.views, ...four.views]
    const prompts = views.map(view => text.prompt(view, who(view.viewer)))
    expect(prompts.filter(({ title }) => title.length <= 3 || title.length >= 50)).toEqual([])
    expect(prompts.filter(({ title, hint }) => BROKEN.test(`${title} ${hint}`))).toEqual([])
  })

  it('names every move, and no two of one question alike', () => {
    const named = new Map<View, string[]>()
    const wrong: string[] = []
    for (const { move, view } of two.moves) {
      const said = text.move(move, view)
      if (!/^[A-ZÁÉÍÓÚ]/.test(said) || BROKEN.test(said)) wrong.push(said)
      named.set(view, [...(named.get(view) ?? []), said])
    }
    expect(wrong).toEqual([])
    expect([...named.values()].filter(said => new Set(said).size < said.length)).toEqual([])
  })

  it('names every value of every option', () => {
    for (const removed of game.options.removed)
      expect(text.options.removed.value(removed)).not.toBe('')
    for (const start of game.options.start)
      expect(text.options.start.value(start)).not.toMatch(BROKEN)
    for (const removal of game.options.removal)
      expect(text.options.removal.value(removal)).not.toBe('')
    for (const market of game.options.market) expect(text.options.market.value(market)).not.toBe('')
  })
})

it('has no sentence for a reason that no move is refused for', () => {
  const reasons = Object.keys(english).flatMap(key => /^refusal\.(.+)$/.exec(key)?.[1] ?? [])
  expect(reasons.filter(reason => reason !== 'other').sort()).toEqual(
    [...game.vocabulary.refusals].sort(),
  )
})

it('speaks to the reader', () => {
  const mine = who(0)
  const shares = { gained: 2, back: 1, king: 1, kept: true }
  const bought: Event = { type: 'bought', seat: 0, buyer: 0, colour: 2, ...shares }
  expect(en.event(bought, mine)).toBe(
    'You bought 2 jewels with buyer 1 (1 back to the vendor, 1 to the king; the coin stays)',
  )
  expect(es.event({ ...bought, seat: 1 }, mine)).toBe(
    'Bruno compró 2 joyas con el comprador 1 (una vuelve al vendedor, una va al rey; la moneda se queda)',
  )
})

it('AZT-R1 tells places as the reader sees the market, their own side below', () => {
  const moved: Event = { type: 'moved', seat: 1, tile: 9, from: 3, to: 12 }
  const places = [0, 1, 2, 3].map(me => en.event(moved, who(me)).split(' to ')[1])
  expect(places).toEqual([
    'row 4, column 1',
    'row 4, column 4',
    'row 1, column 4',
    'row 1, column 1',
  ])
})
