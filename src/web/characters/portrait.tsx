import { initialOf } from '../../kit/words/initial.ts'
import type { Level, TableInfo } from '../../protocol/table.ts'
import { Icon } from '../parts/pictures/icon.tsx'
import { pageText } from '../text/index.ts'
import { avatar } from './avatar.ts'
import { characterAt } from './characters.ts'
import { Face } from './face.tsx'
import './portrait.css'

/**
 * Who sits on a seat, as a picture: a bot's character, a person's face, or the first letter of a
 * name. It says nothing to a screen reader: the name is beside it.
 */
export function Portrait({
  table,
  seat,
  name,
  mine = false,
  size = 32,
}: {
  table: Pick<TableInfo, 'id' | 'commitment' | 'seats'>
  seat: number
  name: string
  mine?: boolean
  size?: number
}) {
  const info = table.seats[seat]
  if (info?.kind === 'bot') return <Face face={characterAt(table, seat).face} size={size} />
  if (info?.standIn) return <Icon name="bot" size={size * 0.56} />
  // Only a person who plays alone in this browser has no name.
  const me = mine || (info?.kind === 'person' && info.name === '' && !info.gone)
  if (me && avatar.value !== null) return <Face face={avatar.value} size={size} />
  if (info?.face !== undefined) return <Face face={info.face} size={size} />
  return <>{initialOf(name)}</>
}

const DOTS = { random: 0, greedy: 1, easy: 1, medium: 2, hard: 3, master: 4 } as const satisfies {
  [level in Level]: number
}

/** How strong a bot is, as dots that fill; in words for a screen reader and under the pointer. */
export function LevelBadge({ level }: { level: Level }) {
  const said = pageText(`bots.${level}`)
  return (
    <span class="level-badge" title={said}>
      <span class="heard">, {said}</span>
      {[1, 2, 3, 4].map(dot => (
        <i key={dot} class={dot <= DOTS[level] ? 'full' : undefined} />
      ))}
    </span>
  )
}
