import { afterAll, describe, expect, it, vi } from 'vitest'
import type { Viewer } from '../../../kernel/game.ts'
import { sayIn } from '../../../kit/words/messages.ts'
import { BROKEN, broken, whoAt } from '../../../kit/words/text.fixture.ts'
import { contentSets, standard } from '../content/index.ts'
import { game } from '../engine/index.ts'
import { holdingOf } from '../engine/prices.ts'
import type { Event } from '../engine/state.ts'
import { act } from '../engine/play.fixture.ts'
import { coins, OPTIONS, position, tileOf, tokenOf } from '../engine/table.fixture.ts'
import englishLessons from '../lessons/text/en.json' with { type: 'json' }
import spanishLessons from '../lessons/text/es.json' with { type: 'json' }
import english from './en.json' with { type: 'json' }
import spanish from './es.json' with { type: 'json' }
import { textIn } from './index.ts'
import { listed, paidAloud, tileAloud, tileTerm, tokenTerm } from './things.ts'

const en = textIn(sayIn('en', english))
const es = textIn(sayIn('es', spanish))

// Test files share their modules: no other is to find our set.
afterAll(() => void vi.resetModules())

const who = (me: Viewer, options = OPTIONS) => whoAt(me, options)

describe.each([['en', en] as const, ['es', es] as const])('sentences in %s', (_, text) => {
  it('tells what is rare', () => {
    const rare: Event[] = [
      { type: 'deadlock', rounds: 10 },
      { type: 'skipped', seat: 1 },
      { type: 'noTokens', seat: 0, why: 'tile' },
      { type: 'mustDiscard', seats: [1], n: 1, reveals: true },
      { type: 'mustDiscard', seats: [1, 0], n: 2, reveals: true },
      { type: 'gained', seat: 0, what: 'seal', n: 0, wanted: 1, why: 'space' },
      { type: 'gained', seat: 1, what: 'white', n: 1, wanted: 3, why: 'tile' },
      { type: 'cleared', seat: 0, purse: 0, tray: 0, wanted: 1, why: 'token' },
      { type: 'cleared', seat: 1, purse: 1, tray: 1, wanted: 2, why: 'token' },
      { type: 'changed', seat: 0, slot: 6 },
      { type: 'consoled', seat: 1, slot: 0, tile: 0, coins: 2, n: 0 },
    ]
    const said = rare.flatMap(event => [null, 0, 1].map(viewer => text.event(event, who(viewer))))
    expect(broken(said)).toEqual([])
  })

  it('reads every tile and every token aloud', () => {
    const { say } = text
    const all = standard.objects.length + standard.perfumes.length + standard.market.length
    const said = Array.from({ length: all }, (_, tile) => tileAloud(say, standard, tile))
    expect(new Set(said).size).toBe(all)
    const tokens = standard.privileges.map((_, token) => listed(say, tokenTerm(standard, token)))
    for (const sentence of [...said, ...tokens]) expect(sentence).not.toMatch(BROKEN)
  })

  it('says plainly what is not the author’s', () => {
    expect(text.ours.length).toBeGreaterThan(100)
  })
})

it('every tile of the standard set has a Spanish name, and tiles of other sets keep theirs', () => {
  const count = standard.objects.length + standard.perfumes.length + standard.market.length
  for (let tile = 0; tile < count; tile++) {
    expect(listed(es.say, tileTerm(standard, tile))).not.toBe(
      listed(en.say, tileTerm(standard, tile)),
    )
  }
  const [first, ...others] = standard.objects
  const other = { ...standard, objects: [{ ...first, name: 'Silver spoon' }, ...others] }
  expect(listed(es.say, tileTerm(other, 0))).toBe('Silver spoon')
  const digest = contentSets.add(other)
  expect(en.options.content.value(digest)).toContain(digest.slice(0, 6))
  const completed: Event = { type: 'sold', seat: 0, slot: 0, tile: 0 }
  expect(es.event(completed, who(1, { ...OPTIONS, content: digest }))).toContain('«Silver spoon»')
})

it('MER-46, MER-47, MER-50 the log tells why the tapestry is sold and who gets what', () => {
  const edges = { O01: ['G1 T1', 'T1', 'G2 T1'] }
  const state = position({
    drawn: 'G1 T1',
    edges,
    display: ['O01'],
    progress: [2, 0, 0],
    supply: ['PR07'],
  })
  const events = act(state, 'place G O01', 'place T O01', 'done')
  const told = (text: typeof en, me: Viewer) =>
    events
      .slice(
        0,
        events.findIndex(({ type }) => type === 'refilled'),
      )
      .map(event => text.event(game.redact(event, me) as Event, who(me)))
      .filter(Boolean)
  expect(told(en, 2)).toEqual([
    'Ana placed gold on the Garden tapestry',
    'Ana placed turquoise on the Garden tapestry',
    'Ana completed the Garden tapestry (2 gold and 2 turquoise)',
    'Ana advanced 4, from 2 to 6',
    'Ana took a privilege',
    'Paid: 2 gold and 2 turquoise to Ana’s character tile',
    'You took a seal: most coins of the others on the Garden tapestry, 3',
    'Bruno took back 1 turquoise from the Garden tapestry',
    'You took back 2 gold and 1 turquoise from the Garden tapestry',
  ])
  expect(told(es, 0)).toEqual([
    'Pusiste una de oro en «Tapiz del jardín»',
    'Pusiste una de turquesa en «Tapiz del jardín»',
    'Completaste «Tapiz del jardín» (2 de oro y 2 de turquesa)',
    'Avanzaste 4, de 2 a 6',
    'Tomaste un privilegio: 2 casillas y un sello',
    'Pago: 2 de oro y 2 de turquesa a tu loseta de personaje',
    'Citlali tomó un sello: de los demás, quien más tenía en «Tapiz del jardín», 3',
    'Bruno recuperó 1 de turquesa, de «Tapiz del jardín»',
    'Citlali recuperó 2 de oro y 1 de turquesa, de «Tapiz del jardín»',
  ])
})

it('MER-42, MER-43 the log tells why a tile was worth so much', () => {
  const worth = (tile: string, points: number, drawn: string | null): Event => {
    return {
      type: 'worth',
      seat: 0,
      tile: tileOf(tile),
      points,
      drawn: drawn === null ? null : tileOf(drawn),
    }
  }
  expect(en.event(worth('O03', 2, null), who(0))).toBe(
    'It is worth your place: you are 2nd, so 2 points',
  )
  expect(es.event(worth('O03', 1, null), who(1))).toBe(
    'Vale el lugar: Ana va en el 1.º, así que 1 punto',
  )
  expect(en.event(worth('F04', 6, 'O08'), who(1))).toBe(
    'Turned over for Veil of Fortune: the Golden goblet, 6 points',
  )
  expect(en.event(worth('O01', 4, null), who(1))).toBe('')
})

it('reads aloud what a sighted player sees', () => {
  const display = [0, 1, 2, 3, 24, 25, 36, 37]
  const edges = display.map((_, slot) => [
    slot === 0 ? holdingOf(coins('G1')) : 0,
    slot === 0 ? holdingOf(coins('G1 W1')) : 0,
  ])
  expect(tileAloud(en.say, standard, tileOf('O01'))).toBe(
    'Garden tapestry, 4 points, costs 2 gold and 2 turquoise; buyer: a privilege',
  )
  expect(paidAloud(en.say, { edges }, 0, who(1))).toBe(
    'you have 1 gold and 1 white on it; Ana has 1 gold',
  )
  expect(paidAloud(es.say, { edges }, 0, who(null))).toBe(
    'Ana tiene 1 de oro en ella; Bruno tiene 1 de oro y 1 blanca',
  )
  expect(paidAloud(en.say, { edges }, 1, who(1))).toBe('nobody has a coin on it')
  expect(listed(en.say, tokenTerm(standard, tokenOf('PR14')))).toBe(
    '1 space, 1 white coin and a seal',
  )
})

it('speaks of colours, as the rules do: turquoise is no metal', () => {
  const lessons = [englishLessons, spanishLessons].flatMap(Object.entries)
  const all = [...[english, spanish].flatMap(Object.entries), ...lessons]
  const others = all.filter(([key, said]) => /metal/i.test(said) && !key.startsWith('name.'))
  expect(others).toEqual([])
})
