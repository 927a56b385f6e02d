import type { TableInfo } from '../../../protocol/table.ts'
import { introduce } from '../../characters/manners.ts'
import { Dialog } from '../../parts/dialog.tsx'
import { tableText } from '../text/index.ts'
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
  const { folk } = tableText()
  return (
    <Dialog title={props.name} onClose={props.onClose}>
      <div class="tb-person">
        {info.kind === 'bot' && <p class="tb-manner">{introduce(props.table, seat)}</p>}
        {toMove && <p>{folk.isToMove}</p>}
        <dl>
          {line.holds !== '' && (
            <div>
              <dt>{folk.has}</dt>
              <dd>{line.holds}</dd>
            </div>
          )}
          {line.did !== '' && (
            <div>
              <dt>{folk.last}</dt>
              <dd>{line.did}</dd>
            </div>
          )}
        </dl>
        {hand?.large}
      </div>
    </Dialog>
  )
}
