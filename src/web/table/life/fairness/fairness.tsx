import type { Verdict } from '../../../../kit/fairness/verdict.ts'
import type { Who } from '../../../../kit/words/text.ts'
import type { TableInfo } from '../../../../protocol/table.ts'
import { checkTable } from '../../../fairness/check.ts'
import { receiptOf } from '../../../fairness/receipts.ts'
import { Icon } from '../../../parts/pictures/icon.tsx'
import { useLoaded } from '../../../parts/use-loaded.ts'
import { fairnessText } from './text/index.ts'

interface Props {
  readonly table: TableInfo
  readonly who: Who
  readonly check?: (table: TableInfo) => Promise<Verdict>
}

/** Whether the shuffle of a finished match was fair, checked here, on this device. */
export function Fairness(props: Props) {
  return props.table.life === null ? <Local table={props.table} /> : <Checked {...props} />
}

/** A match without a server: there is nobody to be watched. */
function Local({ table }: Pick<Props, 'table'>) {
  return (
    <details class="tb-proof">
      <summary>{fairnessText('fairness.title')}</summary>
      <p>{fairnessText('fairness.local')}</p>
      <dl>
        <Fact name={fairnessText('fairness.seed')} value={table.seed} />
      </dl>
    </details>
  )
}

function Checked({ table, who, check = checkTable }: Props) {
  const found = useLoaded(table.id, () => check(table))
  const verdict = found.state === 'here' ? found.value : null
  const waiting =
    found.state === 'loading' ? fairnessText('fairness.busy') : fairnessText('fairness.offline')
  return (
    <details class="tb-proof" open={verdict?.finding === 'broken'}>
      <summary>
        {verdict !== null && GOOD.has(verdict.finding) && <Icon name="check" />}{' '}
        {verdict === null
          ? fairnessText('fairness.title')
          : fairnessText(`short.${verdict.finding}`)}
      </summary>
      {verdict === null ? <p>{waiting}</p> : <Found table={table} who={who} verdict={verdict} />}
    </details>
  )
}

function Found({ table, who, verdict }: Props & { readonly verdict: Verdict }) {
  const { finding, faults, calledOff } = verdict
  return (
    <>
      <p class="tb-verdict">{sentence(verdict, who)}</p>
      {faults.map(fault => (
        <p key={fault}>{fairnessText(`faults.${fault}`)}</p>
      ))}
      {calledOff > 0 && <p>{fairnessText('fairness.calledOff', { count: calledOff })}</p>}
      {finding !== 'none' && <Evidence table={table} />}
    </>
  )
}

const GOOD: ReadonlySet<Verdict['finding']> = new Set(['proved', 'one-round', 'watched'])

/** What is proved and what is not, in one sentence. */
function sentence({ finding, away, withheld }: Verdict, who: Who): string {
  if (finding !== 'one-round') return fairnessText(`found.${finding}`)
  return fairnessText('fairness.oneRound', {
    names: [...away, ...withheld].map(seat => who.name(seat)),
  })
}

/** What anybody can check it with again. */
function Evidence({ table }: Pick<Props, 'table'>) {
  const receipt = receiptOf(table.id)
  return (
    <>
      <p>{fairnessText('fairness.how')}</p>
      <dl>
        <Fact
          name={fairnessText('fairness.promise')}
          value={receipt?.commitment ?? table.commitment}
        />
        <Fact name={fairnessText('fairness.mine')} value={receipt?.bytes ?? null} />
        <Fact name={fairnessText('fairness.seed')} value={table.seed} />
      </dl>
      <p>
        <a href={`/api/tables/${table.id}/chronicle`} download="">
          {fairnessText('fairness.match')}
        </a>
        {receipt && (
          <>
            {' · '}
            <a
              href={`data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`}
              download={`receipt-${table.id}.json`}
            >
              {fairnessText('fairness.receipt')}
            </a>
          </>
        )}
      </p>
    </>
  )
}

function Fact({ name, value }: { name: string; value: string | null }) {
  if (value === null) return null
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <code>{value}</code>
      </dd>
    </>
  )
}
