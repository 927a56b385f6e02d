import { useLocation } from 'preact-iso'
import { useState } from 'preact/hooks'
import { saidOf, speechFor } from '../../../bots/lab/speech.ts'
import { findGame, GAMES } from '../../../games/index.ts'
import type { GameEntry } from '../../../kit/game-entry.ts'
import type { GameText } from '../../../kit/words/text.ts'
import { ensureContent, loadOffered } from '../../contents.ts'
import { useGameText } from '../../game-text.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { Wait } from '../../parts/wait.tsx'
import type { Query } from '../../session/wish.ts'
import { useSpoken } from '../../use-spoken.ts'
import { pageText } from '../../text/index.ts'
import { Shell } from '../shell/shell.tsx'
import { Bench } from './bench.tsx'
import { labText } from './text/index.ts'
import { contentsIn } from './wish.ts'
import './lab.css'

/** Bots among themselves: what is played is written in the address, so that a link plays it again. */
export function LabPage({ query }: { query: Query }) {
  const { route } = useLocation()
  const entry = findGame(query['game'] ?? '') ?? GAMES[0]
  const text = useGameText(entry?.meta.id ?? '')
  if (!entry) return null
  return (
    <Shell title={pageText('page.lab')} accent={entry.meta.accent}>
      <div class="lab wide">
        <PageHeading>{pageText('page.lab')}</PageHeading>
        <p>{labText('lab.lead')}</p>
        <label class="lab-field">
          <span>{labText('lab.game')}</span>
          <select
            value={entry.meta.id}
            onChange={event => route(`/lab?game=${event.currentTarget.value}`, true)}
          >
            {GAMES.map(({ meta }) => (
              <option key={meta.id} value={meta.id}>
                {meta.title[language.value]}
              </option>
            ))}
          </select>
        </label>
        {text ? <Loaded key={entry.meta.id} entry={entry} text={text} query={query} /> : <Wait />}
      </div>
    </Shell>
  )
}

function Loaded({ entry, text, query }: { entry: GameEntry; text: GameText; query: Query }) {
  const [first] = useState(query)
  const loaded = useLoaded(entry.meta.id, async () => {
    const game = await loadOffered(entry)
    const known = await Promise.all(
      contentsIn(first).map(content => ensureContent(entry.meta.id, { content })),
    )
    return { game, unknown: known.includes(false) }
  })
  const said = useSpoken(entry.meta.id, spoken => saidOf(entry, spoken))
  const speech = speechFor(
    entry.meta,
    said.state === 'here' ? said.value : { text, reasons: null, called: null },
    language.value,
  )
  if (loaded.state !== 'here') return <Wait />
  const { game, unknown } = loaded.value
  return <Bench loaded={game} text={text} speech={speech} query={first} unknown={unknown} />
}
