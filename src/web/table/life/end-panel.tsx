import type { ComponentChildren } from 'preact'
import type { Who } from '../../../kit/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { tableText } from '../text/index.ts'
import { Fairness } from './fairness.tsx'

/** When all is played: who came where, what next, and whether the shuffle was fair. */
export function EndPanel(props: {
  table: TableInfo
  title: string
  who: Who
  /** What the game says of a seat's result: "5 points", or "". */
  result(seat: number): string
  onAgain?: (() => void) | undefined
  onReplay?: (() => void) | undefined
  onLeave: () => void
  onLook: () => void
  /** More about the result, which the game has to say. */
  children?: ComponentChildren
}) {
  const { table, who } = props
  const places = (table.ranks ?? [])
    .map((rank, seat) => ({ rank, seat }))
    .toSorted((a, b) => a.rank - b.rank)
  return (
    <section class="tb-end" aria-label={tableText().end.result}>
      <div class="awning rolled" aria-hidden="true" />
      <button
        type="button"
        class="tb-tool tb-end-close"
        aria-label={tableText().end.look}
        onClick={props.onLook}
      >
        <Icon name="x" />
      </button>
      <h2>{props.title}</h2>
      <ol class="tb-places">
        {places.map(({ rank, seat }) => (
          <li key={seat} class={seat === who.me ? 'me' : undefined} data-hue={seat}>
            <b>{tableText().end.place(rank)}</b>
            <span>{who.name(seat)}</span>
            <small>{[props.result(seat), botAtEnd(table, seat)].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ol>
      {props.children}
      <div class="tb-end-acts">
        {props.onAgain && (
          <Button onClick={props.onAgain}>
            {table.life?.rematch ? tableText().life.join : tableText().end.again}
          </Button>
        )}
        {props.onReplay && (
          <Button kind="quiet" onClick={props.onReplay}>
            {tableText().end.replay}
          </Button>
        )}
        <Button kind="quiet" onClick={props.onLeave}>
          {tableText().end.leave}
        </Button>
      </div>
      {table.seed && <Fairness table={table} who={who} />}
    </section>
  )
}

/** Of a seat that a bot played at the end: that it did. */
function botAtEnd({ seats }: TableInfo, seat: number): string {
  const why = seats[seat]?.standIn ?? null
  return why === null ? '' : tableText().life.played[why]
}
