import { gameTitle } from '../../game-title.ts'
import { ShareButton } from '../../parts/controls/share.tsx'
import { noonOf } from '../../session/today/deal.ts'
import type { DayResult } from '../../session/today/results.ts'
import { formats } from '../../text/formats.ts'
import { todayText } from './text/index.ts'

/** Where a game's deal of a day is played. */
export const dealPath = (game: string, day: string) => `/today/${game}/${day}`

/** "November 29". */
export const dayText = (day: string) => formats().day(noonOf(day))

/** "Place 2 of 3, with 14". */
export function resultText({ place, players, points }: DayResult): string {
  const result = todayText('today.result', { place, players })
  return points === null ? result : todayText('today.points', { result, n: points })
}

/** Tells others of a result, with the link to the same deal. */
export function TellButton({ result }: { result: DayResult }) {
  const { game, day } = result
  return (
    <ShareButton
      title={todayText('today.title')}
      text={todayText('today.told', {
        game: gameTitle(game),
        date: dayText(day),
        result: resultText(result),
      })}
      link={location.origin + dealPath(game, day)}
      says={todayText('today.tell')}
    />
  )
}

/** The days in a row; nothing before there are two. */
export function InARow({ days }: { days: number }) {
  return days < 2 ? null : <span class="in-a-row">{todayText('today.row', { n: days })}</span>
}
