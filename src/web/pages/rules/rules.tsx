import { useEffect } from 'preact/hooks'
import { findGame } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { Awning } from '../../parts/pictures/awning.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { useHashChange } from '../../parts/use-hash-change.ts'
import { Wait } from '../../parts/wait.tsx'
import { pageText } from '../../text/index.ts'
import { goToRule, useBook } from '../../rules/book.ts'
import { RulesText } from '../../rules/rules-text.tsx'
import { Shell } from '../shell/shell.tsx'
import { Lacking, NoGame } from '../shell/trouble.tsx'
import './rules.css'

/** The full rules of a game, every rule with a place of its own: `/rules/<game>#GOL-16`. */
export function RulesPage({ params }: { params: { game: string } }) {
  const entry = findGame(params.game)
  return entry ? <Book key={params.game} entry={entry} /> : <NoGame />
}

function Book({ entry: { meta } }: { entry: GameEntry }) {
  const spoken = language.value
  const title = meta.title[spoken]
  const book = useBook(meta.id, spoken)
  useTarget(book.state === 'here')

  if (book.state === 'trouble') return <Lacking />
  return (
    <Shell title={pageText('rules.title', { game: title })} accent={meta.accent}>
      <div class="book wide">
        <Awning />
        <header>
          <Emblem game={meta.id} />
          <div>
            <PageHeading>{pageText('rules.title', { game: title })}</PageHeading>
            <p>
              {pageText('game.by', { author: meta.author })} ·{' '}
              <a href={`/game/${meta.id}`}>{pageText('rules.toGame', { game: title })}</a>
            </p>
          </div>
        </header>
        {book.state === 'here' ? (
          <>
            <nav aria-label={pageText('rules.contents')}>
              <ul>
                {book.value.chapters.map(chapter => (
                  <li key={chapter.id}>
                    <a href={`#${chapter.id}`}>{chapter.title}</a>
                  </li>
                ))}
              </ul>
            </nav>
            <RulesText game={meta.id} tokens={book.value.tokens} />
          </>
        ) : (
          <Wait />
        )}
      </div>
    </Shell>
  )
}

/** Goes to the rule the address names, once it is there, and marks what it says. */
function useTarget(ready: boolean): void {
  const go = () => {
    if (ready) void goToRule(document, decodeURIComponent(location.hash.slice(1)))
  }
  useEffect(go, [ready])
  useHashChange(go)
}
