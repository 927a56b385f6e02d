import { GAMES } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { Awning } from '../../parts/pictures/awning.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { isNewHere } from '../../session/lesson/progress.ts'
import { dayAt, keptDeal } from '../../session/today/deal.ts'
import { type DayResult, dayResult, dayResults, daysInARow } from '../../session/today/results.ts'
import { Shell } from '../shell/shell.tsx'
import { dayText, dealPath, InARow, resultText, TellButton } from './result-of-day.tsx'
import { todayText } from './text/index.ts'
import '../shell/game-cards.css'
import './today.css'

/** The deals of today: one of each game, and how I did with them. */
export function TodayPage() {
  const day = dayAt(Date.now())
  const results = dayResults()
  return (
    <Shell title={todayText('today.title')}>
      <div class="game-cards read">
        <Awning />
        <PageHeading>{todayText('today.title')}</PageHeading>
        <p>
          <strong>{todayText('today.for', { date: dayText(day) })}</strong>{' '}
          <InARow days={daysInARow(day, results)} />
        </p>
        <p>{todayText('today.help')}</p>
        <ul class="deals">
          {GAMES.map(entry => (
            <li key={entry.meta.id} data-accent={entry.meta.accent}>
              <Deal entry={entry} day={day} result={dayResult(entry.meta.id, day, results)} />
            </li>
          ))}
        </ul>
      </div>
    </Shell>
  )
}

interface DealProps {
  readonly entry: GameEntry
  readonly day: string
  readonly result: DayResult | undefined
}

function Deal({ entry: { meta, lessons }, day, result }: DealProps) {
  const kept = keptDeal(meta.id, day)
  const title = meta.title[language.value]
  const way = result
    ? todayText('today.look')
    : todayText(kept === null ? 'today.play' : 'today.goOn')
  return (
    <>
      <Emblem game={meta.id} />
      <h2>{title}</h2>
      {result && <p>{resultText(result)}</p>}
      <div class="ways">
        {result && <TellButton result={result} />}
        {(!result || kept) && (
          <ButtonLink
            kind={result ? 'quiet' : undefined}
            icon={result ? undefined : 'play'}
            href={dealPath(meta.id, day)}
            label={`${title}: ${way}`}
          >
            {way}
          </ButtonLink>
        )}
        {!kept && lessons && isNewHere(meta.id) && (
          <ButtonLink
            kind="bare"
            href={`/learn/${meta.id}`}
            label={`${title}: ${todayText('today.learn')}`}
          >
            {todayText('today.learn')}
          </ButtonLink>
        )}
      </div>
    </>
  )
}
