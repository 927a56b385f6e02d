import type { TimeRule } from '../../../protocol/time.ts'
import { Segmented } from '../../parts/controls/segmented.tsx'
import { pageText, timeText } from '../../text/index.ts'

/** The clocks one can choose from when a table is made. */
const LIVE_RULES: readonly TimeRule[] = [
  { kind: 'live', minutes: 5, seconds: 10 },
  { kind: 'live', minutes: 10, seconds: 15 },
  { kind: 'live', minutes: 20, seconds: 30 },
]
const DAY_RULES: readonly TimeRule[] = [12, 24, 48, 72, 168].map(hours => ({
  kind: 'days',
  hours,
}))

const KINDS = ['none', 'live', 'days'] as const

/** How long people may take: no clock, a live one, or days for each answer. */
export function TimeChoice({
  time,
  onChange,
}: {
  time: TimeRule
  onChange: (time: TimeRule) => void
}) {
  const rules = time.kind === 'live' ? LIVE_RULES : time.kind === 'days' ? DAY_RULES : []
  const first = { none: { kind: 'none' as const }, live: LIVE_RULES[0], days: DAY_RULES[1] }
  return (
    <>
      <Segmented
        label={pageText('time.title')}
        value={time.kind}
        choices={KINDS.map(value => ({ value, label: pageText(`time.kinds.${value}`) }))}
        help={pageText(`time.help.${time.kind}`)}
        onChange={kind => onChange(first[kind] ?? time)}
      />
      {rules.length > 0 && (
        <Segmented
          label={pageText('time.howLong')}
          value={rules.findIndex(rule => timeText(rule) === timeText(time))}
          choices={rules.map((rule, value) => ({ value, label: timeText(rule) }))}
          onChange={index => onChange(rules[index] ?? time)}
        />
      )}
    </>
  )
}
