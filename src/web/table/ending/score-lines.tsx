import { useEffect, useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/words/text.ts'
import type { ScoreLine } from '../../board-kit/board.ts'
import { still } from '../../board-kit/motion.ts'
import { Button } from '../../parts/controls/button.tsx'
import { endingText } from './text/index.ts'
import './parts.css'

/** Milliseconds from one line to the next. */
const PACE = 650

/**
 * How the results came about: a row a line, a column a seat, the best first. The rows come one by
 * one, with the sum so far below; a touch shows them all.
 */
export function ScoreLines({
  lines,
  seats,
  who,
}: {
  lines: readonly ScoreLine[]
  /** In the order of the columns. */
  seats: readonly Seat[]
  who: Who
}) {
  const [shown, show] = useState(() => (still() ? lines.length : 0))
  useEffect(() => {
    if (shown >= lines.length) return
    const timer = setTimeout(() => show(shown + 1), PACE)
    return () => clearTimeout(timer)
  }, [shown, lines.length])
  const sum = (seat: Seat) =>
    lines.slice(0, shown).reduce((total, { counts }) => total + (counts[seat] ?? 0), 0)
  return (
    <section class="tb-part">
      <h3>{endingText('ending.lines')}</h3>
      <table class="tb-figures tb-lines">
        <thead>
          <tr>
            <th scope="col">
              <span class="heard">{endingText('ending.lines')}</span>
            </th>
            {seats.map(seat => (
              <th key={seat} scope="col" data-hue={seat}>
                <span>{who.name(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, sign, counts }, row) => (
            <tr key={row} data-coming={row >= shown ? '' : undefined}>
              <th scope="row">
                <span>
                  {sign}
                  {what}
                </span>
              </th>
              {seats.map(seat => (
                <td key={seat}>{signed(counts[seat] ?? 0, row > 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{endingText('ending.sum')}</th>
            {seats.map(seat => (
              <td key={seat}>{signed(sum(seat), false)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
      {shown < lines.length && (
        <Button kind="bare" icon="last" onClick={() => show(lines.length)}>
          {endingText('ending.all')}
        </Button>
      )}
    </section>
  )
}

/** "+3", "−2"; "–" for nothing. The first line is where the count begins: no sign. */
function signed(count: number, plus: boolean): string {
  if (count < 0) return `−${-count}`
  if (!plus) return String(count)
  return count === 0 ? '–' : `+${count}`
}
