import { useState } from 'preact/hooks'
import type { GameEntry } from '../../../kit/game-entry.ts'
import type { GameMeta } from '../../../kit/meta.ts'
import { language } from '../../language.ts'
import { Icon } from '../../parts/pictures/icon.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { puzzlesOf, solved } from '../../session/position/puzzles.ts'
import { pageText } from '../../text/index.ts'
import { learnText } from './text/index.ts'

/**
 * The puzzles of a game, and which of them are solved; nothing for a game that has none. They are
 * fetched when somebody opens the fold. Until it is shown its room is kept: nothing moves.
 */
export function PuzzleList({ entry, shown }: { entry: GameEntry; shown: boolean }) {
  const [opened, setOpened] = useState(false)
  if (!entry.puzzles) return null
  return (
    <details
      class="puzzles"
      data-shown={shown}
      onToggle={({ currentTarget: { open } }) => setOpened(before => before || open)}
    >
      <summary>{learnText('learn.puzzles')}</summary>
      {opened && <Puzzles meta={entry.meta} />}
    </details>
  )
}

function Puzzles({ meta }: { meta: GameMeta }) {
  const loaded = useLoaded(meta.id, () => puzzlesOf(meta.id))
  if (loaded.state === 'trouble') return <p class="help">{pageText('trouble.broken')}</p>
  return (
    <>
      <p class="help">{learnText('learn.puzzlesHelp')}</p>
      <ol>
        {loaded.state === 'here' &&
          loaded.value.map((carried, at) => (
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
    </>
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
