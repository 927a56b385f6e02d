import { expect, test } from 'vitest'
import { cardOf } from '../../content/index.ts'
import type { Move, SeenOffer, View } from '../../engine/state.ts'
import { LANGUAGES, type Language } from '../../../../kit/meta.ts'
import type { Who } from '../../../../kit/words/text.ts'
import { sayIn } from '../../../../kit/words/messages.ts'
import english from '../../text/en.json' with { type: 'json' }
import spanish from '../../text/es.json' with { type: 'json' }
import type { Messages } from '../../text/index.ts'
import { elements } from '../../../../web/elements.fixture.ts'
import { Incoming } from './offers.tsx'
import type { Desk } from './use-desk.ts'

const SAY = {
  en: sayIn<Messages>('en', english),
  es: sayIn<Messages>('es', spanish),
}
const who: Who = { me: 0, options: {}, name: seat => `Player ${seat}` }

/**
 * How an offer of Chile for Tortillas looks to somebody with this hand: what it says it brings, and
 * its buttons.
 */
function shown(held: readonly string[], language: Language) {
  const hand = held.map(cardOf)
  const offer: SeenOffer = {
    id: 1,
    from: 1,
    to: 0,
    gives: 1,
    wants: 1,
    give: [cardOf('chile')],
    want: [cardOf('tortillas')],
  }
  const view = {
    viewer: 0,
    hands: [hand, []],
    sizes: [hand.length, 3],
    known: [[], []],
    offers: [offer],
  } as unknown as View
  const may = (move: Move) => move.type !== 'accept' || hand.includes(cardOf('tortillas'))
  const desk = {
    me: 0,
    incoming: [offer],
    may,
    act: () => {},
    counter: () => {},
  } as unknown as Desk
  const tree = Incoming({ desk, view, who, say: SAY[language] })
  const [brings] = elements(tree, 'b').filter(({ props }) => props['class'] === 'md-effect')
  const [accept] = elements(tree, 'button')
  return { brings, off: accept?.props['aria-disabled'] }
}

test.each(LANGUAGES)(
  'MTO-37 an offer for a card I do not hold says so and counts no gain (%s)',
  language => {
    const { brings, off } = shown(['avocado'], language)
    expect(off).toBe('true')
    expect(brings?.props['children']).toBe(
      { en: 'you have no Tortillas', es: 'no tienes Tortillas' }[language],
    )
    expect(brings?.props['data-good']).toBeUndefined()
  },
)

test('MTO-37 an offer I can accept says what it brings', () => {
  const { brings, off } = shown(['tortillas'], 'en')
  expect(off).toBeUndefined()
  expect(brings?.props['children']).toMatch(/for you$/)
})
