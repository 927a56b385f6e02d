import { useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import type { Who } from '../../../kit/words/text.ts'
import type { Level, TableInfo } from '../../../protocol/table.ts'
import { characterAt } from '../../characters/characters.ts'
import { LevelBadge, Portrait } from '../../characters/portrait.tsx'
import { later, useFetchedAfter } from '../../parts/later.tsx'
import { aloud } from '../../parts/live.tsx'
import { Clock } from '../clocks/clocks.tsx'
import { pageText } from '../../text/index.ts'
import { tableText } from '../text/index.ts'
import { Holds, Mark } from './holds.tsx'
import type { Person } from './others.ts'
import { unbroken } from './unbroken.ts'

/** Hands lie open in replays only. */
const Held = later(async () => (await import('./held.tsx')).Held)
const PersonSheet = later(async () => (await import('./person-sheet.tsx')).PersonSheet)

/**
 * The others at the table, in turn order from my left: face, name, what they hold and did last,
 * whose turn it is.
 */
export function OpponentList({
  people,
  who,
  table,
}: {
  people: readonly Person[]
  who: Who
  table: TableInfo
}) {
  const [looked, look] = useState<Seat | null>(null)
  const shown = people.find(({ seat }) => seat === looked)
  useFetchedAfter(PersonSheet)
  return (
    <section
      class="tb-folk"
      aria-label={tableText('folk.title')}
      tabIndex={-1}
      data-several={people.length > 2 ? '' : undefined}
      data-many={people.length > 3 ? '' : undefined}
      data-open={people.some(person => person.hand) ? '' : undefined}
    >
      <ul>
        {people.map(person => (
          <Chip
            key={person.seat}
            person={person}
            name={who.name(person.seat)}
            table={table}
            onLook={() => look(person.seat)}
          />
        ))}
      </ul>
      {shown && (
        <PersonSheet
          person={shown}
          name={who.name(shown.seat)}
          table={table}
          onClose={() => look(null)}
        />
      )}
    </section>
  )
}

/** Where room is scarce a name loses its end, but not the number that tells it from the others. */
function ShortName({ name }: { name: string }) {
  const [number = ''] = / \d+$/.exec(name) ?? []
  return (
    <b aria-hidden="true">
      <span>{name.slice(0, name.length - number.length)}</span>
      {number}
    </b>
  )
}

function Chip(props: { person: Person; name: string; table: TableInfo; onLook: () => void }) {
  const { person, name, table } = props
  const { seat, info, line, hand, toMove } = person
  const bot = info.kind === 'bot' || info.standIn !== null
  const away = !bot && info.kind === 'person' && !info.here
  const state = ['tb-chip', toMove && 'on', line.out && 'out', away && 'away']
    .filter(Boolean)
    .join(' ')
  return (
    <li
      class={state}
      data-home={seat}
      data-hue={seat}
      data-tells={info.level && introduce(table, seat, info.level)}
    >
      <span class="tb-face" aria-hidden="true">
        <Portrait table={table} seat={seat} name={name} />
      </span>
      <span class="tb-name">
        <ShortName name={name} />
        <span class="heard">{name}</span>
        {info.level && <LevelBadge level={info.level} />}
      </span>
      <span class="tb-line">
        {/* The button says it too. */}
        <span class="tb-holds" aria-hidden="true">
          <Holds line={line} />
        </span>
        <span class="tb-short" aria-hidden="true">
          <Mark line={line} />
          {line.short}
        </span>{' '}
        {line.did && (
          <span class={line.brief ? 'tb-did long' : 'tb-did'}>
            <span aria-hidden="true"> · </span>
            {unbroken(line.did)}
          </span>
        )}
        {line.brief && (
          <span class="tb-brief" aria-hidden="true">
            {line.brief}
          </span>
        )}
      </span>
      <Clock table={table} seat={seat} />
      {toMove && <span class="heard">{tableText('folk.toMove')}</span>}
      {hand && <Held small={hand.small} />}
      <button
        type="button"
        class="tb-chip-open"
        aria-haspopup="dialog"
        aria-label={aloud(`${tableText('folk.holds', { name })}: ${hand?.says ?? line.holds}`)}
        onClick={props.onLook}
      />
      {away && <span class="heard">{tableText('folk.away')}</span>}
    </li>
  )
}

/** The character that a bot on this seat plays as, in words: name, level, and how it is. */
function introduce(table: TableInfo, seat: number, level: Level): string {
  const { id, name } = characterAt(table, seat)
  return `${name}, ${pageText(`bots.${level}`)}: ${tableText(`manners.${id}`)}`
}
