import { useState } from 'preact/hooks'
import type { Seat } from '../../../kernel/game.ts'
import { Cross } from '../../parts/controls/cross.tsx'
import { useEnd } from '../../parts/use-end.ts'
import { tableText } from '../text/index.ts'
import { type Line, type Turn, turnsOf } from './lines.ts'
import './log.css'

interface Props {
  readonly lines: readonly Line[]
  /** Everybody at the table, by seat, as the headings call them. */
  readonly names: readonly string[]
  /** The first step that is new. */
  readonly newFrom: number
  /** The step shown, where it is not the last: what came later is paler. */
  readonly shown: number | null
  /** Whether it is seen now: on a phone it lies over the board. */
  readonly seen: boolean
  readonly onLight: (pieces: readonly string[]) => void
  readonly onGo: (seq: number) => void
  readonly onClose: () => void
}

/**
 * "So far", turn by turn: a button a line. It lights the pieces the line speaks of, and leads to
 * that moment.
 */
export function Log(props: Props) {
  const [only, show] = useState<Seat | null>(null)
  const { lines, names } = props
  return (
    <aside class="tb-log" aria-label={tableText('log.title')}>
      <div class="tb-log-head">
        <h2>{tableText('log.title')}</h2>
        {lines.length > 0 && <Filter names={names} only={only} onShow={show} />}
        <Cross
          class="tb-tool tb-log-close"
          label={tableText('log.close')}
          onClose={props.onClose}
        />
      </div>
      {lines.length === 0 && <p>{tableText('log.empty')}</p>}
      <Turns
        {...props}
        lines={only === null ? lines : lines.filter(({ about }) => about === only)}
      />
    </aside>
  )
}

/** Whose turns are shown: of everybody, or of one. */
function Filter(props: {
  names: readonly string[]
  only: Seat | null
  onShow: (seat: Seat | null) => void
}) {
  return (
    <select
      aria-label={tableText('log.filter')}
      value={props.only ?? ''}
      onChange={({ currentTarget: { value } }) => props.onShow(value === '' ? null : Number(value))}
    >
      <option value="">{tableText('log.everybody')}</option>
      {props.names.map((name, seat) => (
        <option key={seat} value={seat}>
          {name}
        </option>
      ))}
    </select>
  )
}

function Turns(props: Props) {
  const { lines, shown, onLight } = props
  const list = useEnd<HTMLDivElement>(props.seen && shown === null, lines.length)
  return (
    <div class="tb-turns" ref={list} data-rove="end" onPointerLeave={() => onLight([])}>
      <div>
        {turnsOf(lines).map((turn, index) => (
          <TurnLines key={index} {...props} turn={turn} />
        ))}
      </div>
    </div>
  )
}

/** What somebody did in a turn. A single line names them itself: its heading is only heard. */
function TurnLines({ turn, names, ...props }: Props & { turn: Turn }) {
  const { seat, lines } = turn
  return (
    <section data-hue={seat ?? undefined} class={lines[0]?.about === null ? 'besides' : undefined}>
      {seat !== null && <h3 class={lines.length === 1 ? 'heard' : undefined}>{names[seat]}</h3>}
      <ol>
        {lines.map((line, index) => (
          <li key={index} class={looks(line.seq, props)}>
            <button
              type="button"
              aria-current={line.seq === props.shown ? 'step' : undefined}
              onPointerEnter={() => props.onLight(line.lights)}
              onFocus={() => props.onLight(line.lights)}
              onBlur={() => props.onLight([])}
              onClick={() => {
                props.onLight(line.lights)
                props.onGo(line.seq)
              }}
            >
              {line.text}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function looks(seq: number, { newFrom, shown }: Pick<Props, 'newFrom' | 'shown'>) {
  if (shown !== null && seq > shown) return 'later'
  return seq >= newFrom ? 'now' : undefined
}
