import type { Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { Portrait } from '../../characters/portrait.tsx'
import './honours.css'

const FLAGS = ['rosa', 'turquoise', 'marigold', 'indigo', 'nopal', 'cochineal', 'sea']
/** A flag of cut paper: its edge below, and what is cut out of it. */
const FLAG =
  'M0 0H40V34l-4 5-4-5-4 5-4-5-4 5-4-5-4 5-4-5-4 5-4-5zM20 8a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM20 11l1.6 3.6 3.9.4-2.9 2.6.8 3.9-3.4-2-3.4 2 .8-3.9-2.9-2.6 3.9-.4zM6 6h4v4H6zM30 6h4v4h-4zM6 24h4v4H6zM30 24h4v4h-4z'
const CUP =
  'M14 6h20v3h7c1 8-3 13-9 14-1.5 3-3.5 4.5-6 5v6h6v5H16v-5h6v-6c-2.5-.5-4.5-2-6-5-6-1-10-6-9-14h7zM14 12h-4c0 4 1.5 6.5 4.5 7.500C14 17 14 14 14 12zM34 12c0 2 0 5-.5 7.500C36.5 18.5 38 16 38 12z'

/** How many bits of paper fall, and in which order. */
const BITS = Array.from({ length: 18 }, (_, bit) => ({ bit, late: (bit * 7) % 18 }))

const winnersOf = ({ ranks }: TableInfo): number[] =>
  (ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []))

/** Cut paper hung over the table of those who won. */
export function CutPaper({ table }: { table: TableInfo }) {
  if (winnersOf(table).length === 0) return null
  return (
    <div class="tb-paper" aria-hidden="true">
      {FLAGS.map((colour, index) => (
        <svg
          key={colour}
          viewBox="0 0 40 40"
          style={{ '--turn': index, color: `var(--${colour})` }}
        >
          <path d={FLAG} fill="currentColor" fill-rule="evenodd" />
        </svg>
      ))}
    </div>
  )
}

/** The faces of those who won, each with a cup; bits of paper fall for me, if I am among them. */
export function Honours({ table, who }: { table: TableInfo; who: Who }) {
  const winners = winnersOf(table)
  if (winners.length === 0) return null
  return (
    <div class="tb-honours" aria-hidden="true">
      {who.me !== null && winners.includes(who.me) && (
        <div class="tb-confetti">
          {BITS.map(({ bit, late }) => (
            <i
              key={bit}
              style={{
                '--turn': bit,
                '--late': late,
                color: `var(--${FLAGS[bit % FLAGS.length]})`,
              }}
            />
          ))}
        </div>
      )}
      <div class="tb-winners">
        {winners.map(seat => (
          <span key={seat} class="tb-winner" data-hue={seat}>
            <span class="tb-face">
              <Portrait
                table={table}
                seat={seat}
                name={who.name(seat)}
                mine={seat === who.me}
                size={68}
              />
            </span>
            <svg class="tb-cup" viewBox="4 4 40 38">
              <path d={CUP} fill-rule="evenodd" />
            </svg>
          </span>
        ))}
      </div>
    </div>
  )
}
