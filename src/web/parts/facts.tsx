import type { GameMeta } from '../../kit/meta.ts'
import { t } from '../text/index.ts'
import { Icon } from './icon.tsx'
import './facts.css'

/** What one wants to know of a game before sitting down: how many, how long, how old. */
export function Facts({ meta }: { meta: GameMeta }) {
  return (
    <ul class="facts" aria-label={t().game.facts}>
      <li>
        <Icon name="players" /> {t().players(...meta.seats)}
      </li>
      <li>
        <Icon name="clock" /> {t().minutes(...meta.minutes)}
      </li>
      <li>
        <Icon name="person" /> {t().age(meta.age)}
      </li>
    </ul>
  )
}
