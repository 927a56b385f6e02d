import { Icon } from '../../parts/pictures/icon.tsx'
import type { Ahead } from './use-ahead.ts'
import './ahead.css'

/** What I can decide before I am asked: pressed again, it is undecided. */
export function AheadChoices({ offered, chosen, choose }: Ahead) {
  return (
    <div class="tb-ahead">
      {offered.map(({ id, label }) => (
        <button
          type="button"
          key={id}
          aria-pressed={id === chosen}
          onClick={() => choose(id === chosen ? null : id)}
        >
          {id === chosen && <Icon name="check" size={16} />}
          {label}
        </button>
      ))}
    </div>
  )
}
