import type { Frozen, Seat } from '../../../kernel/game.ts'
import { HIGHEST } from '../content/index.ts'
import type { Event, View } from '../engine/state.ts'

type Counts = readonly number[]

/** What a seat was seen to do, and what everybody saw of the table before. */
export interface Decision {
  readonly seat: Seat
  readonly did: Extract<Event, { readonly type: 'played' | 'passed' | 'collected' }>
  /** The set in play; 0 and 0 = none. */
  readonly value: number
  readonly count: number
  readonly market: Counts
  /** By how many cards of each value the seat's hand was larger then than it is now. */
  readonly more: Counts
}

/**
 * What these events show the others decide, the latest first: the table is followed back from this
 * view. What lay in play before the first of the events is not known: such decisions are left out.
 */
export function decisionsIn(
  view: Frozen<View>,
  past: readonly Frozen<Event>[],
): readonly Decision[] {
  const events = past.slice(past.findLastIndex(({ type }) => type === 'dealt') + 1)
  const inPlay = setsInPlay(events)
  const market = [...view.market]
  const more = view.sizes.map(() => new Array<number>(HIGHEST + 1).fill(0))
  const found: Decision[] = []
  for (let at = events.length - 1; at >= 0; at--) {
    const did = events[at]
    takeBack(did, market, more)
    const before = inPlay[at]
    if (before === null || !isDecision(did) || did.seat === view.viewer) continue
    const { seat } = did
    found.push({ ...before, seat, did, market: [...market], more: [...more[seat]] })
  }
  return found
}

const isDecision = (event: Frozen<Event>): event is Frozen<Decision['did']> =>
  event.type === 'played' || event.type === 'passed' || event.type === 'collected'

/** The set in play before each of these events; null where it is not known. */
function setsInPlay(events: readonly Frozen<Event>[]) {
  let now: Pick<Decision, 'value' | 'count'> | null = null
  return events.map(event => {
    const before = now
    if (event.type === 'played') now = { value: event.value, count: event.count }
    else if (event.type === 'seeded') now = { value: event.value, count: 1 }
    else if (event.type === 'allPassed') now = { value: 0, count: 0 }
    return event.type === 'played' && event.lead ? { value: 0, count: 0 } : before
  })
}

/** What an event did to market and hands is undone. */
function takeBack(event: Frozen<Event>, market: number[], more: readonly number[][]): void {
  switch (event.type) {
    case 'played':
      more[event.seat][event.value] += event.count
      break
    case 'passed':
      for (const value of event.gave) {
        market[value]--
        more[event.seat][value]++
      }
      for (const value of event.took) {
        market[value]++
        more[event.seat][value]--
      }
      break
    case 'collected':
      if (event.value === 0) break
      market[event.value]++
      more[event.seat][event.value]--
      break
    case 'swept':
      for (const value of event.cards) market[value]--
      break
    case 'seeded':
      market[event.value]++
      break
    case 'allPassed':
    case 'wentOut':
    case 'cleared':
    case 'gameOver':
    case 'dealt':
  }
}
