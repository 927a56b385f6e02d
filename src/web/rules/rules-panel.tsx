import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gameTitle } from '../game-title.ts'
import type { Passage } from '../../kit/rulebook/find.ts'
import { search } from '../../kit/rulebook/meant.ts'
import { language } from '../language.ts'
import { Cross } from '../parts/controls/cross.tsx'
import { Wait } from '../parts/wait.tsx'
import { pageText } from '../text/index.ts'
import { type Book, goToRule, useBook } from './book.ts'
import { RulesText } from './rules-text.tsx'
import './rules-panel.css'

/**
 * The rules beside a table, which goes on: open at a rule, or at the beginning (`''`), with a search.
 * Escape closes it, and then `back` has the focus.
 */
export function RulesPanel(props: {
  game: string
  at: string
  back: Element | null
  onClose: () => void
}) {
  const { game, at, back, onClose } = props
  const spoken = language.value
  const book = useBook(game, spoken)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ready = book.state === 'here'
  // Before the panel leaves the page: after it, nothing has the focus until the next paint.
  useLayoutEffect(() => () => void (back instanceof HTMLElement && back.focus()), [back])
  useEffect(() => {
    if (!ready || !panel.current) return
    if (!goToRule(panel.current, at)) heading.current?.focus()
  }, [ready, at])
  useLayoutEffect(() => {
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog')) return
      event.stopPropagation()
      onClose()
    }
    addEventListener('keydown', escape, true)
    return () => removeEventListener('keydown', escape, true)
  }, [onClose])
  return (
    <aside class="rp" ref={panel} aria-labelledby="rp-title">
      <header>
        <h2 id="rp-title" ref={heading} tabIndex={-1}>
          {pageText('rules.title', { game: gameTitle(game) })}
        </h2>
        <Cross onClose={onClose} />
      </header>
      {ready ? (
        <Open
          game={game}
          book={book.value}
          onGo={rule => panel.current && goToRule(panel.current, rule)}
        />
      ) : book.state === 'trouble' ? (
        <p>{pageText('trouble.offline')}</p>
      ) : (
        <Wait />
      )}
    </aside>
  )
}

/** The search, what it finds or the chapters, and the rulebook itself. */
function Open({ game, book, onGo }: { game: string; book: Book; onGo: (rule: string) => void }) {
  const [question, ask] = useState('')
  const { found, says } = useMemo(() => answerTo(question.trim(), book), [question, book])
  const scroll = useRef<HTMLDivElement>(null)
  // What is found stands at the top, and one may have read far down.
  const toTop = () => {
    if (question && scroll.current) scroll.current.scrollTop = 0
  }
  useLayoutEffect(toTop, [question])
  return (
    <>
      <search>
        <input
          type="search"
          aria-label={pageText('rules.search')}
          placeholder={pageText('rules.search')}
          value={question}
          onInput={event => ask(event.currentTarget.value)}
          onFocus={toTop}
        />
        <output class={says ? undefined : 'heard'}>{says}</output>
      </search>
      <div class="rp-scroll" ref={scroll}>
        {found.length > 0 ? (
          <Found passages={found} onGo={onGo} />
        ) : (
          <nav aria-label={pageText('rules.contents')}>
            {book.chapters.map(({ id, title }) => (
              <button type="button" key={id} onClick={() => onGo(id)}>
                {title}
              </button>
            ))}
          </nav>
        )}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are what is pressed */}
        <div
          onClick={event => {
            const link = event.target instanceof Element && event.target.closest('a.rule')
            if (!link) return
            event.preventDefault()
            onGo(link.id)
          }}
        >
          <RulesText game={game} tokens={book.tokens} />
        </div>
      </div>
    </>
  )
}

/** What a question finds, or what was meant by it, and how that is said. */
export function answerTo(
  asked: string,
  { passages }: Pick<Book, 'passages'>,
): { readonly found: readonly Passage[]; readonly says: string } {
  if (asked === '') return { found: [], says: '' }
  const { found, words } = search(passages, asked)
  const n = found.length
  const says =
    words === asked || n === 0
      ? pageText('rules.found', { n })
      : pageText('rules.meant', { asked, words, n })
  return { found, says }
}

/** More than this nobody reads. */
const MOST = 30

function Found({ passages, onGo }: { passages: readonly Passage[]; onGo: (id: string) => void }) {
  return (
    <ol class="rp-found">
      {passages.slice(0, MOST).map(({ at, under, says }) => (
        <li key={`${at} ${says}`}>
          <button type="button" onClick={() => onGo(at)}>
            {says} <b>{under}</b>
          </button>
        </li>
      ))}
    </ol>
  )
}
