import type { Event, Goldfish } from '../engine/state.ts'
import type { Lights } from '../../../web/board-kit/lights.ts'
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
    return {
      holds: say('board.did.out', { place }),
      short: say('board.did.outShort', { place }),
      did: points,
      out: true,
    }
  const did = [recent ? didLast(recent, say) : '', points].filter(Boolean).join(' · ')
  const brief = recent ? briefly(recent) : ''
  return { holds: say('cards', { n: cards }), short: String(cards), did, ...(brief && { brief }) }
}

/** What was done last, in a sign. */
function briefly(event: Event): string {
  switch (event.type) {
    case 'played':
      return `· ${cardsOf(event.value, event.count)}`
    case 'passed':
      return event.gave.length === 0 ? '–' : '⇄'
    case 'collected':
      return event.value === 0 ? '' : `+${event.value}`
    default:
      return ''
  }
}

function didLast(event: Event, say: Speech): string {
  switch (event.type) {
    case 'played':
      return say('board.did.played', { cards: cardsOf(event.value, event.count) })
    case 'passed':
      return event.gave.length === 0
        ? say('board.did.passed')
        : say('board.did.swapped', {
            gave: event.gave.toReversed().join('+'),
            took: event.took.toReversed().join('+'),
          })
    case 'collected':
      return say('board.did.took', { value: event.value })
    default:
      return ''
  }
}

const stacks = (values: readonly number[]) => values.map(value => `market:${value}`)
const pond = () => ['pond']

/** The pieces an event speaks of: the pond, or stacks of the market. */
export const lights: Lights<Event> = {
  played: pond,
  seeded: pond,
  allPassed: pond,
  passed: ({ gave, took }) => stacks([...gave, ...took]),
  swept: ({ cards }) => stacks(cards),
  collected: ({ value }) => stacks(value === 0 ? [] : [value]),
}
