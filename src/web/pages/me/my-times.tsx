import { useEffect, useState } from 'preact/hooks'
import type { MyTime, SetTime } from '../../../protocol/time.ts'
import { api } from '../../api.ts'
import { language } from '../../language.ts'
import { Button } from '../../parts/controls/button.tsx'
import { failedText, meText } from './text/index.ts'
import { useServerAction } from './use-server-action.ts'

const DAY_MS = 24 * 3600_000

/**
 * When my clocks that count days stand still: quiet hours, by the clocks of this device, and
 * vacation.
 */
export function MyTimes() {
  const [mine, setMine] = useState<MyTime | null>(null)
  const { busy, said, act } = useServerAction()
  useEffect(() => {
    void api.myTime().then(answer => answer.ok && setMine(answer.value))
  }, [])
  if (mine === null) return null

  const change = async (wish: SetTime) => {
    const answer = await act(
      () => api.setTime(wish),
      done => (done.ok ? meText('time.kept') : troubleText(done.why)),
    )
    if (answer.ok) setMine(answer.value)
  }
  return (
    <section aria-labelledby="times">
      <h2 id="times">{meText('time.title')}</h2>
      <p class="help">{meText('time.help')}</p>
      <QuietForm
        key={JSON.stringify(mine.quiet)}
        mine={mine}
        busy={busy}
        onChange={wish => void change(wish)}
      />
      <p>{vacationText(mine)}</p>
      <Button
        kind="quiet"
        disabled={busy}
        onClick={() => void change({ vacation: mine.vacationUntil === null })}
      >
        {mine.vacationUntil === null ? meText('time.go') : meText('time.back')}
      </Button>
      {said !== '' && <p>{said}</p>}
    </section>
  )
}

function QuietForm({
  mine,
  busy,
  onChange,
}: {
  mine: MyTime
  busy: boolean
  onChange: (wish: SetTime) => void
}) {
  const [from, setFrom] = useState(shown(mine.quiet?.from ?? 22 * 60))
  const [until, setUntil] = useState(shown(mine.quiet?.until ?? 8 * 60))
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const save = (event: Event) => {
    event.preventDefault()
    onChange({ quiet: { zone, from: minutes(from), until: minutes(until) } })
  }
  return (
    <form class="quiet-hours" onSubmit={save}>
      <TimeField label={meText('time.from')} value={from} onInput={setFrom} />
      <TimeField label={meText('time.until')} value={until} onInput={setUntil} />
      <small>
        {mine.quiet === null && `${meText('time.unset')} `}
        {meText('time.zone', { zone: mine.quiet?.zone ?? zone })}
      </small>
      <Button submit disabled={busy}>
        {meText('time.keep')}
      </Button>
      {mine.quiet && (
        <Button kind="quiet" disabled={busy} onClick={() => onChange({ quiet: null })}>
          {meText('time.none')}
        </Button>
      )}
    </form>
  )
}

function TimeField(props: { label: string; value: string; onInput: (time: string) => void }) {
  const { label, value, onInput } = props
  return (
    <label>
      {label}{' '}
      <input
        type="time"
        required
        value={value}
        onInput={event => onInput(event.currentTarget.value)}
      />
    </label>
  )
}

function vacationText({ vacationUntil, vacationLeft }: MyTime): string {
  if (vacationUntil === null)
    return meText('time.left', { days: Math.floor(vacationLeft / DAY_MS) })
  return meText('time.away', {
    day: new Date(vacationUntil).toLocaleDateString(language.value, { dateStyle: 'long' }),
  })
}

function troubleText(why: string): string {
  if (why === 'too-quiet') return meText('time.tooLong')
  return why === 'no-vacation' ? meText('time.usedUp') : failedText(why)
}

const shown = (minute: number) => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
const two = (number: number) => String(number).padStart(2, '0')

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}
