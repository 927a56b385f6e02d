import type { GameEntry } from '../../../kit/game-entry.ts'
import { language } from '../../language.ts'
import { Icon } from '../../parts/pictures/icon.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { puzzlesOf, solved } from '../../session/position/puzzles.ts'
import { learnText } from './text/index.ts'

/** The puzzles of a game, and which of them are solved; nothing for a game that has none. */
export function PuzzleList({ entry: { meta } }: { entry: GameEntry }) {
  const loaded = useLoaded(meta.id, () => puzzlesOf(meta.id))
  if (loaded.state !== 'here' || loaded.value.length === 0) return null
  return (
    <details class="puzzles">
      <summary>{learnText('learn.puzzles')}</summary>
      <p class="help">{learnText('learn.puzzlesHelp')}</p>
      <ol>
        {loaded.value.map((carried, at) => (
          <li key={carried}>
            <PuzzleLink
              href={`/puzzle/${meta.id}/${at + 1}`}
              n={at + 1}
              label={learnText('learn.puzzle', { game: meta.title[language.value], n: at + 1 })}
              done={solved.has(meta.id, carried)}
            />
          </li>
        ))}
      </ol>
    </details>
  )
}

function PuzzleLink(props: { href: string; n: number; label: string; done: boolean }) {
  const { href, n, label, done } = props
  return (
    <a
      class="act quiet"
      href={href}
      aria-label={done ? `${label}, ${learnText('learn.solved')}` : label}
    >
      {done && <Icon name="check" size={16} />}
      {n}
    </a>
  )
}
