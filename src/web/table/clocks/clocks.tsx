import { useEffect, useRef, useState } from 'preact/hooks'
import type { TableInfo } from '../../../protocol/table.ts'
import type { ClockInfo } from '../../../protocol/time.ts'
import { say } from '../../parts/live.tsx'
import { ring } from '../../sound/play.ts'
import { clockOf, clockText, isLow, leftNow, warningBetween } from './clock-text.ts'
import { tableText } from '../text/index.ts'
import './clocks.css'

/**
 * When we heard how the clocks of a table stand, by the clock of this device, which need not be
 * right.
 */
const heardAt = new WeakMap<object, number>()

/** To be called with every table as it comes in: its clocks run on from then. */
export function heardClocks({ time }: TableInfo): void {
  if (time !== null && !heardAt.has(time)) heardAt.set(time, performance.now())
}

/** One clock, counting down. `mine`: said aloud when it gets serious. */
export function Clock({
  table,
  seat,
  mine = false,
}: {
  table: TableInfo
  seat: number
  mine?: boolean
}) {
  const clock = clockOf(table, seat)
  const left = useLeft(table, clock)
  const before = useRef(left)
  const warning = mine && clock?.owes === true ? warningBetween(before.current, left) : null
  useEffect(() => {
    before.current = left
    if (warning === null) return
    say(tableText('clock.warning', { seconds: warning / 1000 }))
    void ring(['clock'])
  }, [left, warning])
  if (clock === null) return null
  const text = clockText(left)
  const low = clock.owes && isLow(left)
  const looks = ['tb-clock', mine && 'mine', clock.owes && 'on', low && 'low']
    .filter(Boolean)
    .join(' ')
  return (
    <span
      class={looks}
      role="timer"
      aria-live="off"
      aria-label={tableText('clock.left', { time: text, still: clock.still ?? 'no' })}
    >
      {low && <b aria-hidden="true">!</b>}
      {clock.still !== null && <b aria-hidden="true">‖</b>}
      {text}
    </span>
  )
}

/** Milliseconds left, anew as often as it shows. */
function useLeft({ time }: TableInfo, clock: ClockInfo | null): number {
  const [now, setNow] = useState(() => performance.now())
  const runs = clock !== null && clock.owes && clock.still === null
  useEffect(() => {
    setNow(performance.now())
    if (!runs) return
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [time, runs])
  return clock === null || time === null
    ? 0
    : leftNow(clock, Math.max(0, now - (heardAt.get(time) ?? now)))
}
