import { upTo } from '../../../../kit/moves.ts'
import type { Seat } from '../../../../kernel/game.ts'
import { SLOTS } from '../../content/index.ts'
import type { Card, Choice, Declaration, Event } from '../../engine/state.ts'

/**
 * What the events so far tell about the last reveal and about a conflict: pure functions, tested
 * without a page.
 */

/**
 * All hands went down at once: what lay there, who pointed at what, and what became of it and of
 * the round so far.
 */
export interface Reveal {
  readonly round: number
  readonly wave: number
  /** The five stalls as they lay before; null for the first round, whose deal is not told. */
  readonly market: readonly (Card | null)[] | null
  readonly choices: readonly Choice[]
  /** What became of the cards of this round, as far as it is settled. */
  readonly fates: readonly Fate[]
  /** Who has passed in this round. */
  readonly passed: readonly Seat[]
}
export type Fate =
  | { readonly type: 'took'; readonly card: Card; readonly seat: Seat }
  | { readonly type: 'left' | 'destroyed'; readonly card: Card; readonly seats: readonly Seat[] }
  | { readonly type: 'juiced'; readonly from: Seat; readonly to: Seat }

/** The last reveal, or null if nothing was chosen yet. */
export function lastReveal(past: readonly Event[]): Reveal | null {
  const at = past.findLastIndex(event => event.type === 'chose')
  const chose = past[at]
  if (chose?.type !== 'chose') return null
  const dealtAt = past.slice(0, at).findLastIndex(event => event.type === 'dealt')
  const dealt = past[dealtAt]
  const round = past.slice(dealtAt + 1)
  const gone = new Set(past.slice(dealtAt + 1, at).flatMap(cardGone))
  return {
    round: dealt?.type === 'dealt' ? dealt.round : 1,
    wave: chose.wave,
    market: dealt?.type === 'dealt' ? layBefore(dealt.cards, gone) : null,
    choices: chose.choices,
    fates: round.flatMap(fateOf),
    passed: round
      .flatMap(event => (event.type === 'chose' ? event.choices : []))
      .flatMap(({ seat, card }) => (card === null ? seat : [])),
  }
}

const layBefore = (cards: readonly Card[], gone: ReadonlySet<Card>) =>
  upTo(SLOTS).map(slot => {
    const card = cards[slot]
    return card === undefined || gone.has(card) ? null : card
  })

function cardGone(event: Event): Card[] {
  return event.type === 'took' || event.type === 'left' || event.type === 'destroyed'
    ? [event.card]
    : []
}

function fateOf(event: Event): Fate[] {
  switch (event.type) {
    case 'took':
    case 'left':
    case 'destroyed':
    case 'juiced':
      return [event]
    default:
      return []
  }
}

/** What was declared about a card since it was last fought over, call by call. */
export function callsAbout(past: readonly Event[], card: Card): (readonly Declaration[])[] {
  const from = past.findLastIndex(event => event.type === 'clashed' && event.card === card)
  return past
    .slice(from + 1)
    .flatMap(event => (event.type === 'called' && event.card === card ? [event.declarations] : []))
}

/** Who fought for a card when the conflict began, those who are out of it included. */
export function fighters(
  past: readonly Event[],
  card: Card,
  now: readonly Seat[],
): readonly Seat[] {
  const clash = past.findLast(event => event.type === 'clashed' && event.card === card)
  return clash?.type === 'clashed' ? clash.seats : now
}

/**
 * Whether these events hold something that is worth a look before going on: hands going down, or
 * declarations.
 */
export const isReveal = (events: readonly Event[]): boolean =>
  events.some(event => event.type === 'chose' || event.type === 'called')

/** What another player has done on the desk since I did something; offers lie there themselves. */
export function lastNews(past: readonly Event[], me: Seat | null): Event | undefined {
  const last = past.findLast(event => {
    const by = doneBy(event)
    return by !== null && (by === me || event.type !== 'offered')
  })
  return last && doneBy(last) !== me ? last : undefined
}

function doneBy(event: Event): Seat | null {
  switch (event.type) {
    case 'revealed':
    case 'voted':
    case 'unvoted':
      return event.seat
    case 'declined':
    case 'traded':
      return event.to
    case 'offered':
    case 'cancelled':
      return event.from
    default:
      return null
  }
}
