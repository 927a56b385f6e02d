import type { Seat } from '../../kernel/game.ts'
import type { Who } from '../../kit/text.ts'
import type { SeatInfo } from '../../protocol/table.ts'
import { Icon } from '../parts/icon.tsx'
import type { SeatLine } from './board.ts'
import { words } from './text/index.ts'
import { shortNames } from './who.ts'

export interface Person {
  readonly seat: Seat
  readonly info: SeatInfo
  readonly line: SeatLine
  readonly toMove: boolean
}

/** The others at the table, in turn order from my left: face, name, what they hold and did last, whose turn it is. */
export function Folk({ people, who, seats }: { people: readonly Person[]; who: Who; seats: readonly SeatInfo[] }) {
  const short = shortNames(seats)
  return (
    <section
      class="tb-folk"
      aria-label={words().folk.title}
      tabIndex={-1}
      data-many={people.length > 3 ? '' : undefined}
    >
      <ul>
        {people.map(person => (
          <Chip key={person.seat} person={person} name={who.name(person.seat)} short={short[person.seat] ?? ''} />
        ))}
      </ul>
    </section>
  )
}

function Chip({ person, name, short }: { person: Person; name: string; short: string }) {
  const { seat, info, line, toMove } = person
  const away = info.kind === 'person' && !info.here
  const state = ['tb-chip', toMove && 'on', line.out && 'out', away && 'away'].filter(Boolean).join(' ')
  return (
    <li class={state} data-home={seat} data-hue={seat}>
      <span class="tb-face" aria-hidden="true">
        {info.kind === 'bot' ? <Icon name="bot" size={18} /> : name.charAt(0).toUpperCase()}
      </span>
      <b aria-hidden="true">{short}</b>
      <span class="heard">{name}</span>
      <span class="tb-line">
        <span class="tb-holds">{line.holds}</span>
        <span class="tb-short" aria-hidden="true">
          {line.short}
        </span>
        {line.did && <span class="tb-did"> · {line.did}</span>}
      </span>
      {toMove && <span class="heard">{words().folk.toMove}</span>}
      {away && <span class="heard">{words().folk.away}</span>}
    </li>
  )
}
