import type { GameMeta } from '../../kit/meta.ts'
import { formats } from '../text/formats.ts'
import { pageText } from '../text/index.ts'
import { Icon } from './pictures/icon.tsx'
import './facts.css'

/** What one wants to know of a game before sitting down: how many, how long, how old. */
export function Facts({ meta }: { meta: GameMeta }) {
  const { range } = formats()
  return (
    <ul class="facts" aria-label={pageText('game.facts')}>
      <li>
        <Icon name="players" /> {pageText('game.players', { range: range(...meta.seats) })}
      </li>
      <li>
        <Icon name="clock" /> {pageText('game.minutes', { range: range(...meta.minutes) })}
      </li>
      <li>
        <Icon name="person" /> {pageText('game.age', { years: meta.age })}
      </li>
    </ul>
  )
}
