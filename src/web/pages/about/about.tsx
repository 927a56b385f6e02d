import { GAMES } from '../../../games/index.ts'
import { language } from '../../language.ts'
import { useArrival } from '../../page.ts'
import { Awning } from '../../parts/awning.tsx'
import { pageText } from '../../text/index.ts'
import { Shell } from '../shell/shell.tsx'
import { aboutText } from './text.ts'
import './about.css'

/** What this market is, who made what of it, and what is promised here. */
export function About() {
  const heading = useArrival()
  const credits = aboutText()
  return (
    <Shell title={credits.title}>
      <div class="about read">
        <Awning />
        <h1 ref={heading} tabIndex={-1}>
          {credits.title}
        </h1>
        <p class="lead">{credits.what}</p>
        <h2>{credits.games}</h2>
        <ul>
          {GAMES.map(({ meta }) => (
            <li key={meta.id}>
              <b>{meta.title[language.value]}</b>, {pageText().by(meta.author)}
            </li>
          ))}
        </ul>
        <p>{credits.names}</p>
        <h2>{credits.fair}</h2>
        <p>{credits.bots}</p>
        <p>{credits.shuffles}</p>
        <p>
          <a href="/lab">{credits.lab}</a>
        </p>
        <p>{pageText().privacy}</p>
        <h2>{credits.art}</h2>
        <ul>
          <li>
            {credits.icons} <a href="https://game-icons.net">game-icons.net</a> ·{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </li>
          <li>
            {credits.lucide} <a href="https://lucide.dev/license">lucide.dev</a>
          </li>
          <li>
            {credits.fonts} <a href="https://openfontlicense.org">openfontlicense.org</a>
          </li>
          <li>{credits.own}</li>
        </ul>
      </div>
    </Shell>
  )
}
