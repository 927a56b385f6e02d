import type { GameMeta } from '../../kit/meta.ts'
import { pageText } from '../text/index.ts'
import { Icon } from './icon.tsx'
import './facts.css'

/** What one wants to know of a game before sitting down: how many, how long, how old. */
export function Facts({ meta }: { meta: GameMeta }) {
  return (
    <ul class="facts" aria-label={pageText().game.facts}>
      <li>
        <Icon name="players" /> {pageText().players(...meta.seats)}
      </li>
      <li>
        <Icon name="clock" /> {pageText().minutes(...meta.minutes)}
      </li>
      <li>
        <Icon name="person" /> {pageText().age(meta.age)}
      </li>
    </ul>
  )
}
