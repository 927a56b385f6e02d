import { describe, expect, it } from 'vitest'
import { stream } from '../../../kernel/chance.ts'
import type { Viewer } from '../../../kernel/game.ts'
import { begin, submit } from '../../../kernel/match.ts'
import type { Who } from '../../../kit/text.ts'
import { game } from '../engine/index.ts'
import type { Event, View } from '../engine/state.ts'
import { sayIn } from '../../../kit/messages.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))
/** The reasons that have a sentence. */
const REASONS = Object.keys(english)
  .filter(key => key.startsWith('refusal.') && key !== 'refusal.other')
  .map(key => key.replace('refusal.', ''))
const NAMES = ['Ana', 'Bruno', 'Citlali', 'Diego']
const who = (me: Viewer): Who => ({ me, options: {}, name: seat => NAMES[seat] })
const BROKEN = /undefined|NaN|null|\[object|[{}]| {2}/

/**
 * Every view and event of a few matches played at random, as each seat and an onlooker see them.
 */
function playThrough(seed: string, games: number) {
  const begun = begin(game, 4, { games, maxTurns: 500 }, seed)
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = stream(seed, 1_000_000)
  const views: View[] = []
  const events: Event[] = []
  for (
    let seat = game.actors(match.state)[0];
    seat !== undefined;
    seat = game.actors(match.state)[0]
  ) {
    const played = submit(match, seat, rng.pick(game.legal(match.state, seat)))
    if (!played.ok) throw new Error(played.why)
    events.push(...played.events)
    for (const viewer of [null, 0, 1]) views.push(game.view(match.state, viewer))
  }
  return { views, events }
}

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  const { views, events } = playThrough('c0ffee', 3)

  it.each(REASONS)('has a sentence for %s', why => {
    const sentence = text.refusal({
      rule: 'GOL-1',
      why,
      with: { value: 5, count: 2, have: 1, owed: 3, sum: 16, last: 4 },
    })
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/)
    expect(sentence).not.toMatch(BROKEN)
    expect(sentence).not.toContain('GOL-1')
  })

  it('tells every event to everybody', () => {
    expect(new Set(events.map(event => event.type)).size).toBeGreaterThanOrEqual(8)
    const told = [null, 0, 1].flatMap(me => events.map(event => text.event(event, who(me))))
    expect(told.filter(sentence => !/^[A-ZÁÉÍÓÚ]/.test(sentence) || BROKEN.test(sentence))).toEqual(
      [],
    )
  })

  it('says in every position what is expected', () => {
    const prompts = views.map(view => text.prompt(view, who(view.viewer)))
    expect(prompts.filter(({ title }) => title.length <= 3 || title.length >= 50)).toEqual([])
    expect(prompts.filter(({ title, hint }) => BROKEN.test(`${title} ${hint}`))).toEqual([])
  })
})

it('knows every reason for which moves are refused', () => {
  expect([...REASONS].sort()).toEqual([...game.vocabulary.refusals].sort())
})

it('speaks to the reader', () => {
  const mine = who(0)
  const passed: Event = { type: 'passed', seat: 0, gave: [12], took: [3, 9], reveals: true }
  expect(en.event(passed, mine)).toBe('You passed, gave 12, took 9 and 3')
  expect(es.event(passed, mine)).toBe('Pasaste, diste 12 y tomaste 9 y 3')
  expect(es.event({ ...passed, seat: 1 }, mine)).toBe('Bruno pasó, dio 12 y tomó 9 y 3')
})
