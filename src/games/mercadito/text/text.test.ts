import { describe, expect, it } from 'vitest'
import { stream } from '../../../kernel/chance.ts'
import type { Viewer } from '../../../kernel/game.ts'
import { begin, submit } from '../../../kernel/match.ts'
import { sayIn } from '../../../kit/messages.ts'
import type { Who } from '../../../kit/text.ts'
import { game } from '../engine/index.ts'
import { seatsOf } from '../engine/setup.ts'
import type { Event, View } from '../engine/state.ts'
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

const NAMES = ['Ana', 'Bruno', 'Citlali', 'Diego']
const BROKEN = /undefined|NaN|null|\[object|\?\?| {2}|^ | $/
const who = (me: Viewer): Who => ({ me, options: {}, name: seat => NAMES[seat] })

/** Every view and event of a match played at random, as each seat and an onlooker see them. */
function playThrough(seed: string) {
  const begun = begin(game, 4, {}, seed)
  if (!begun.ok) throw new Error(begun.message)
  const match = begun.value
  const rng = stream(seed, 1_000_000)
  const views: View[] = []
  const events: Event[] = []
  while (match.state.phase !== 'over') {
    const seat = rng.pick(
      seatsOf(match.state).filter(each => game.legal(match.state, each).length > 0),
    )
    const played = submit(match, seat, rng.pick(game.legal(match.state, seat)))
    if (!played.ok) throw new Error(played.why)
    events.push(...played.events)
    for (const viewer of [null, 0, 1]) views.push(game.view(match.state, viewer))
  }
  return { views, events }
}

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  const games = ['c0ffee', 'beef', 'fade'].map(playThrough)

  it.each(game.vocabulary.refusals)('has a sentence for %s', why => {
    const sentence = text.refusal({ rule: 'MTO-9', why, with: { card: 4, count: 2, offer: 1 } })
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚ¿¡].*[.]$/)
    expect(sentence).not.toMatch(BROKEN)
    expect(sentence).not.toContain('MTO-9')
    expect(text.refusal({ rule: 'MTO-9', why })).not.toMatch(BROKEN)
  })

  it('for a reason that is new', () => {
    expect(text.refusal({ rule: 'MTO-9', why: 'new' })).toContain('MTO-9')
  })

  it('says at every moment what is asked, and what each move is', () => {
    const wrong = games
      .flatMap(({ views }) => views)
      .map(view => text.prompt(view, who(view.viewer)))
      .filter(({ title, hint }) => !/^[A-ZÁÉÍÓÚ¿¡]/.test(title) || BROKEN.test(title + hint))
    expect(wrong).toEqual([])
  })

  it('names each move differently from the others', () => {
    const wrong: string[][] = []
    for (const { views } of games) {
      for (const view of views.filter(({ viewer }) => viewer === 0)) {
        const state = game.determinize(view, stream('a', 1))
        const names = game.legal(state, 0).map(move => text.move(move, view))
        if (new Set(names).size < names.length || BROKEN.test(names.join())) wrong.push(names)
      }
    }
    expect(wrong).toEqual([])
  })

  it('names whom a move is for, or numbers them', () => {
    const [view] = games.flatMap(({ views }) => views)
    if (view === undefined) throw new Error('nothing was played')
    const move = { type: 'address', to: 2 } as const
    expect(text.move(move, view, who(0))).toContain(who(0).name(2))
    expect(text.move(move, view)).toMatch(/3/)
  })

  it('tells every event, to those who know all of it and to those who do not', () => {
    const kinds = new Set<string>()
    const wrong: string[] = []
    for (const event of games.flatMap(({ events }) => events)) {
      for (const viewer of [null, 0, 1]) {
        const heard = game.redact(event, viewer)
        const sentence = heard === null ? '' : text.event(heard, who(viewer))
        if (BROKEN.test(sentence)) wrong.push(sentence)
        if (sentence !== '') kinds.add(event.type)
      }
    }
    expect(wrong).toEqual([])
    expect(kinds.size).toBeGreaterThan(15)
  })

  it('says plainly that the cards are our own', () => {
    expect(text.ours.length).toBeGreaterThan(50)
    expect(text.steps.length).toBe(5)
    expect(text.options.openMemory.value(true)).not.toBe(text.options.openMemory.value(false))
  })
})
