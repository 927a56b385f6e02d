import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/words/text.ts'
import type { Point } from './course.ts'
import { endingText } from './text/index.ts'
import './course.css'
import './parts.css'

const [WIDTH, HEIGHT] = [320, 132]
/** Room for the numbers at the left, for the letters at the right, above and below. */
const [LEFT, RIGHT, EDGE] = [26, 24, 8]
/** Letters at the ends of lines stand at least so far apart. */
const APART = 15

interface Props {
  readonly points: readonly Point[]
  /** What is counted: "Gold". */
  readonly what: string
  readonly who: Who
  /** The move to be marked; null for none. */
  readonly marked: number | null
}

/** How everybody's count changed over the match: a line a seat, and the same in numbers. */
export function Chart({ points, what, who, marked }: Props) {
  const { x, y, least, most } = scaleOf(points)
  const seats = (points[0]?.counts ?? []).map((_, seat) => seat)
  const letters = lettersOf(seats.map(seat => who.name(seat)))
  const ends = spread(seats.map(seat => y(points.at(-1)?.counts[seat] ?? 0)))
  return (
    <div class="tb-course">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={endingText('ending.picture', { what })}
      >
        {[...new Set([least, most])].map(count => (
          <g key={count} class="tb-course-line">
            <path d={`M${LEFT} ${y(count)}H${WIDTH - RIGHT}`} />
            <text x={LEFT - 5} y={y(count) + 4} text-anchor="end">
              {count}
            </text>
          </g>
        ))}
        {marked !== null && <path class="tb-course-mark" d={`M${x(marked)} 2V${HEIGHT - 2}`} />}
        {seats.map(seat => (
          <g key={seat} class={seat === who.me ? 'me' : undefined} data-hue={seat}>
            <path class="tb-course-seat" data-dash={seat} d={pathOf(points, seat, x, y)} />
            <text x={WIDTH - RIGHT + 5} y={(ends[seat] ?? 0) + 4}>
              {letters[seat]}
            </text>
          </g>
        ))}
      </svg>
      <details>
        <summary>{endingText('ending.numbers')}</summary>
        <Numbers points={points} what={what} who={who} seats={seats} />
      </details>
    </div>
  )
}

/** The counts at the quarters of the match. */
function Numbers({ points, what, who, seats }: Omit<Props, 'marked'> & { seats: readonly Seat[] }) {
  const last = points.at(-1)?.ply ?? 0
  const moments = [endingText('ending.start'), '¼', '½', '¾', endingText('ending.end')]
  const at = moments.map((_, index) => {
    const ply = (last * index) / (moments.length - 1)
    return points.findLast(point => point.ply <= ply) ?? points[0]
  })
  return (
    <table class="tb-figures">
      <caption>{what}</caption>
      <thead>
        <tr>
          <th scope="col">{endingText('ending.player')}</th>
          {moments.map(moment => (
            <th key={moment} scope="col">
              {moment}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {seats.map(seat => (
          <tr key={seat} data-hue={seat}>
            <th scope="row">{who.name(seat)}</th>
            {at.map((point, index) => (
              <td key={index}>{point?.counts[seat] ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function scaleOf(points: readonly Point[]) {
  const counts = points.flatMap(point => point.counts)
  const least = Math.min(0, ...counts)
  const most = Math.max(least + 1, ...counts)
  const last = Math.max(1, points.at(-1)?.ply ?? 1)
  return {
    least,
    most,
    x: (ply: number) => round(LEFT + ((WIDTH - LEFT - RIGHT) * ply) / last),
    y: (count: number) =>
      round(HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (count - least)) / (most - least)),
  }
}

const round = (length: number) => Math.round(length * 10) / 10

/** A line that keeps its height until the count changes. */
function pathOf(
  points: readonly Point[],
  seat: Seat,
  x: (ply: number) => number,
  y: (count: number) => number,
): string {
  return points
    .map(({ ply, counts }, index) => {
      const height = y(counts[seat] ?? 0)
      return index === 0 ? `M${x(ply)} ${height}` : `H${x(ply)}V${height}`
    })
    .join('')
}

/**
 * The first letter of each name; of those that share one, two that tell them apart: "Te" and "To",
 * "A1" and "A2".
 */
export function lettersOf(names: readonly string[]): string[] {
  const ways = [
    (name: string) => name.charAt(0).toUpperCase(),
    (name: string) => name.charAt(0).toUpperCase() + name.charAt(1),
    (name: string) => name.charAt(0).toUpperCase() + name.slice(-1),
  ]
  return names.map((name, seat) => {
    const tells = ways.find(way =>
      names.every((other, at) => at === seat || way(other) !== way(name)),
    )
    return tells?.(name) ?? String(seat + 1)
  })
}

/** Heights moved so far apart that letters there do not cover each other. */
export function spread(heights: readonly number[]): number[] {
  const order = heights
    .map((height, seat) => ({ height, seat }))
    .toSorted((a, b) => a.height - b.height)
  let above = -Infinity
  for (const letter of order) above = letter.height = Math.max(letter.height, above + APART)
  // What was pushed over the lower edge pushes back, and no further than it must.
  let below = HEIGHT - EDGE + APART
  const placed: number[] = []
  for (const { height, seat } of order.toReversed())
    below = placed[seat] = Math.min(height, below - APART)
  return placed
}
