import type { TableInfo } from '../../../protocol/table.ts'
import { characterAt } from '../../characters/characters.ts'
import { Portrait } from '../../characters/portrait.tsx'
import { Dialog } from '../../parts/controls/dialog.tsx'
import { pageText } from '../../text/index.ts'
import { clockOf, clockText } from '../clocks/clock-text.ts'
import { tableText } from '../text/index.ts'
import { Holds } from './holds.tsx'
import type { Person } from './others.ts'
import './person-sheet.css'

/** Somebody at the table seen closely: who they are, what they hold, what they did last. */
export function PersonSheet(props: {
  person: Person
  name: string
  table: TableInfo
  onClose: () => void
}) {
  const { info, seat, line, hand, toMove } = props.person
  const clock = clockOf(props.table, seat)
  return (
    <Dialog title={props.name} onClose={props.onClose}>
      <div class="tb-person" data-hue={seat}>
        {info.level && (
          <p class="tb-manner">
            <span class="tb-face" aria-hidden="true">
              <Portrait table={props.table} seat={seat} name={props.name} size={64} />
            </span>
            <span>
              <b>{pageText(`bots.${info.level}`)}</b>
              <br />
              {tableText(`manners.${characterAt(props.table, seat).id}`)}
            </span>
          </p>
        )}
        {toMove && <p>{tableText('folk.isToMove')}</p>}
        {clock?.still && (
          <p>{tableText('clock.left', { time: clockText(clock.left), still: clock.still })}</p>
        )}
        <dl>
          {line.holds !== '' && (
            <div>
              <dt>{tableText('folk.has')}</dt>
              <dd>
                <Holds line={line} />
              </dd>
            </div>
          )}
          {line.did !== '' && (
            <div>
              <dt>{tableText('folk.last')}</dt>
              <dd>{line.did}</dd>
            </div>
          )}
        </dl>
        {hand?.large}
      </div>
    </Dialog>
  )
}
