import { CARDS } from './content/index.ts'
import { tally } from './engine/scoring.ts'
import type { Mercadito, View } from './engine/state.ts'
import type { Language } from '../../kit/meta.ts'
import type { Who } from '../../kit/text.ts'
import type { Terminal } from '../../kit/terminal.ts'

/** Mercadito in a terminal: market, hands, open offers, and what my hand is worth. */
export const terminal: Terminal<Mercadito> = {
  lines({ view, who, language, paint }) {
    const words = WORDS[language]
    const names = (cards: readonly (number | null)[]) =>
      cards
        .flatMap(card => (card === null ? [] : (CARDS[card]?.name[language] ?? [])))
        .join(', ') || words.nothing
    const players = view.sizes.map((size, seat) => {
      const waits = view.committed[seat]
        ? ` · ${words.ready}`
        : view.votes[seat]
          ? ` · ${words.votes}`
          : ''
      const seen = seat === view.viewer ? '' : shownOf(view, seat, language)
      const line = `  ${who.name(seat)}: ${words.cards(size)}${waits}${seen}`
      return seat === view.viewer ? paint.strong(line) : line
    })
    return [
      `${words.round} ${view.round}`,
      ...players,
      ...(view.phase === 'final' || view.phase === 'over'
        ? []
        : [`${words.market}: ${paint.bright(names(view.market))}`]),
      ...offers(view, who, words, names),
      ...own(view, words, names),
    ]
  },
  read: () => null,
}

function shownOf(view: View, seat: number, language: Language): string {
  const cards = view.hands[seat] ?? []
  return cards.length > 0
    ? ` (${cards.map(card => CARDS[card]?.name[language] ?? '').join(', ')})`
    : ''
}

type Names = (cards: readonly (number | null)[]) => string

function offers(view: View, who: Who, words: MercaditoWords, names: Names): string[] {
  return view.offers.map(({ id, from, to, give, want, gives, wants }) => {
    const what = give && want ? `${names(give)} ⇄ ${names(want)}` : `${gives} ⇄ ${wants}`
    return `  ${words.offer} ${id}: ${who.name(from)} → ${who.name(to)}: ${what}`
  })
}

function own(view: View, words: MercaditoWords, names: Names): string[] {
  const hand = view.viewer === null ? undefined : view.hands[view.viewer]
  if (hand === undefined) return []
  const { points, spent, budget } = tally(hand, view.sizes.length)
  return [`${words.hand}: ${names(hand)}`, `${words.worth(points)} · ${words.spent(spent, budget)}`]
}

interface MercaditoWords {
  readonly round: string
  readonly market: string
  readonly hand: string
  readonly nothing: string
  readonly ready: string
  readonly votes: string
  readonly offer: string
  cards(n: number): string
  worth(points: number): string
  spent(coins: number, budget: number): string
}

const WORDS: { readonly en: MercaditoWords; readonly es: MercaditoWords } = {
  en: {
    round: 'Round',
    market: 'Market',
    hand: 'Your hand',
    nothing: 'nothing',
    ready: 'has answered',
    votes: 'votes to end',
    offer: 'Offer',
    cards: n => `${n} ${n === 1 ? 'card' : 'cards'}`,
    worth: points => `${points} ${points === 1 ? 'point' : 'points'} as it is`,
    spent: (coins, budget) => `${coins} of ${budget} coins spent`,
  },
  es: {
    round: 'Ronda',
    market: 'Mercado',
    hand: 'Tu mano',
    nothing: 'nada',
    ready: 'ya respondió',
    votes: 'vota por terminar',
    offer: 'Oferta',
    cards: n => `${n} ${n === 1 ? 'carta' : 'cartas'}`,
    worth: points => `${points} ${points === 1 ? 'punto' : 'puntos'} así como está`,
    spent: (coins, budget) => `${coins} de ${budget} monedas gastadas`,
  },
}
