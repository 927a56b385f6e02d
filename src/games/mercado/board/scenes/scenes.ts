import { same } from '../../../../kernel/json.ts'
import { contentSets } from '../../content/index.ts'
import type { Event, View } from '../../engine/state.ts'
import { moved, perform } from './perform.ts'

/**
 * What is shown for a moment of a step in which much happens: the table then, and what just
 * happened.
 */
export interface Scene {
  readonly view: View
  readonly told: readonly Event[]
  /** Milliseconds until the next. */
  readonly lasts: number
}

const MOMENT = 460
const HOP = 130

/** How long each kind of event is looked at; those that are left out show nothing of their own. */
const LASTS: { readonly [type in Event['type']]?: number } = {
  privilege: MOMENT,
  moved: 320,
  landed: MOMENT,
  gained: MOMENT,
  cleared: MOMENT,
  tokenGained: MOMENT,
  extraTurn: MOMENT,
  recovered: MOMENT,
  drew: MOMENT,
  placed: 260,
  returned: 260,
  sold: 560,
  changed: 260,
  discarded: MOMENT,
  paid: MOMENT,
  consoled: MOMENT,
  tookBack: MOMENT,
  refilled: MOMENT,
  deadlock: MOMENT,
  scored: 620,
}

/** What happens to several at once is seen at once. */
const TOGETHER: ReadonlySet<Event['type']> = new Set([
  'gained',
  'cleared',
  'consoled',
  'tookBack',
  'refilled',
])

/** The events in the groups in which they are seen. */
function groups(events: readonly Event[]): (readonly Event[])[] {
  const list: Event[][] = []
  for (const event of events) {
    const last = list.at(-1)
    if (last?.[0]?.type === event.type && TOGETHER.has(event.type)) last.push(event)
    else list.push([event])
  }
  return list
}

const hops = ({ from, to }: Extract<Event, { type: 'moved' }>) => Math.max(0, to - from - 1)

/**
 * How long an event is looked at. What a tile is worth is seen by the marker's walk, unless another
 * tile had to tell.
 */
const momentOf = (event: Event): number =>
  event.type === 'worth' && event.drawn !== null ? 2 * MOMENT : (LASTS[event.type] ?? 0)

/** Milliseconds that it takes to show these events one after another. */
export function lasting(events: readonly Event[]): number {
  return groups(events).reduce(
    (sum, [first]) =>
      first ? sum + momentOf(first) + (first.type === 'moved' ? hops(first) * HOP : 0) : sum,
    0,
  )
}

const SHOWN = [
  'drawn',
  'edges',
  'purses',
  'trays',
  'whitePile',
  'blackPile',
  'sealPile',
  'seals',
  'progress',
  'heights',
  'display',
  'tokenCounts',
] as const

/** Whether two positions look the same on the table. */
const alike = (one: View, other: View) => SHOWN.every(part => same(one[part], other[part]))

/**
 * A step, scene by scene, from what was shown before to what is now; [] if there is nothing to be
 * played, or if the one does not follow from the other by these events.
 */
export function scenes(before: View, events: readonly Event[], now: View): readonly Scene[] {
  if (before.content !== now.content || before.side !== now.side) return []
  const spaces = contentSets.tables(now.content).spaces[now.side].length
  const list: Scene[] = []
  let view = before
  for (const told of groups(events)) {
    const [first] = told
    if (first?.type === 'moved') {
      for (let step = 1; step <= hops(first); step++) {
        list.push({ view: moved(view, first.seat, first.from + step, spaces), told, lasts: HOP })
      }
    }
    for (const event of told) view = perform(view, event, spaces)
    const lasts = first ? momentOf(first) : 0
    if (lasts > 0) list.push({ view, told, lasts })
  }
  return list.length > 1 && alike(view, now) ? list : []
}
