import type { Event, Goldfish } from '../engine/state.ts'
import { byCases } from '../../../kit/cases.ts'
import type { SeatLine, SeatQuestion } from '../../../web/board-kit/board.ts'
import { cards as cardsOf } from '../text/words.ts'
import type { Messages, Speech } from '../text/index.ts'

/** What a player holds and did last: "4 cards · played 5 5". */
export function seatLine({ view, seat, recent, text }: SeatQuestion<Goldfish, Messages>): SeatLine {
  const { say } = text
  const cards = view.sizes[seat] ?? 0
  const points = view.games > 1 ? say('points', { n: view.points[seat] ?? 0 }) : ''
  const place = view.out.indexOf(seat) + 1
  if (place > 0)
    return { holds: say('board.did.out', { place }), short: `${place}.`, did: points, out: true }
  const did = [recent ? didLast(recent, say) : '', points].filter(Boolean).join(' · ')
  const brief = recent ? briefly(recent) : ''
  return { holds: say('cards', { n: cards }), short: String(cards), did, ...(brief && { brief }) }
}

/** What was done last, in a sign. */
const briefly = byCases<Event, string>(
  {
    played: ({ value, count }) => `· ${cardsOf(value, count)}`,
    passed: ({ gave }) => (gave.length === 0 ? '–' : '⇄'),
    collected: ({ value }) => (value === 0 ? '' : `+${value}`),
  },
  '',
)

const didLast = byCases<Event, string, [say: Speech]>(
  {
    played: ({ value, count }, say) => say('board.did.played', { cards: cardsOf(value, count) }),
    passed({ gave, took }, say) {
      if (gave.length === 0) return say('board.did.passed')
      const sum = (cards: readonly number[]) => cards.toReversed().join('+')
      return say('board.did.swapped', { gave: sum(gave), took: sum(took) })
    },
    collected: ({ value }, say) => say('board.did.took', { value }),
  },
  '',
)

const stacks = (values: readonly number[]) => values.map(value => `market:${value}`)
const pond = () => ['pond']

/** The pieces an event speaks of: the pond, or stacks of the market. */
export const lights = byCases<Event, readonly string[]>(
  {
    played: pond,
    seeded: pond,
    allPassed: pond,
    passed: ({ gave, took }) => stacks([...gave, ...took]),
    swept: ({ cards }) => stacks(cards),
    collected: ({ value }) => stacks(value === 0 ? [] : [value]),
  },
  [],
)
