import type { Who } from '../../kit/words/text.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { tally } from './engine/scoring.ts'
import type { Card, Mercadito, View } from './engine/state.ts'
import { type Messages, nameOf, type Speech } from './text/index.ts'
import { spending } from './text/words.ts'

/** Mercadito in a terminal: market, hands, open offers, and what my hand is worth. */
export const terminal: Terminal<Mercadito, Messages> = {
  lines({ view, who, text, paint }) {
    const { say } = text
    const players = view.sizes.map((size, seat) => {
      const line = `  ${who.name(seat)}: ${say('cards', { n: size })}${stateOf(view, seat, say)}`
      return seat === view.viewer ? paint.strong(line) : `${line}${shownOf(view, seat, say)}`
    })
    return [
      say('round', { n: view.round }),
      ...players,
      ...(view.phase === 'final' || view.phase === 'over'
        ? []
        : [`${say('market')}: ${paint.bright(names(view.market, say))}`]),
      ...offers(view, who, say),
      ...own(view, say),
    ]
  },
  read: () => null,
}

/** Whether somebody has answered, or votes to end. */
function stateOf(view: View, seat: number, say: Speech): string {
  if (view.committed[seat]) return ` · ${say('answered')}`
  return view.votes[seat] ? ` · ${say('votesToEnd')}` : ''
}

function shownOf(view: View, seat: number, say: Speech): string {
  const cards = view.hands[seat] ?? []
  return cards.length > 0 ? ` (${names(cards, say)})` : ''
}

const names = (cards: readonly (Card | null)[], say: Speech): string =>
  cards.flatMap(card => (card === null ? [] : nameOf(say, card))).join(', ') ||
  say('terminal.nothing')

const offers = (view: View, who: Who, say: Speech): string[] =>
  view.offers.map(({ id, from, to, give, want, gives, wants }) => {
    const what = give && want ? `${names(give, say)} ⇄ ${names(want, say)}` : `${gives} ⇄ ${wants}`
    const people = { from: who.name(from), to: who.name(to) }
    return `  ${say('terminal.offer', { offer: id, ...people, what })}`
  })

function own(view: View, say: Speech): string[] {
  const hand = view.viewer === null ? undefined : view.hands[view.viewer]
  if (hand === undefined) return []
  const count = tally(hand, view.sizes.length)
  return [
    `${say('hand')}: ${names(hand, say)}`,
    `${say('terminal.worth', { points: count.points })} · ${say('spent', spending(count))}`,
  ]
}
