import { GAMES } from '../../../games/index.ts'
import { language } from '../../language.ts'
import { PageHeading } from '../../page.tsx'
import { Awning } from '../../parts/pictures/awning.tsx'
import { pageText } from '../../text/index.ts'
import { Shell } from '../shell/shell.tsx'
import { aboutText } from './text/index.ts'
import './about.css'

/** What this market is, who made what of it, and what is promised here. */
export function About() {
  return (
    <Shell title={aboutText('about.title')}>
      <div class="about read">
        <Awning />
        <PageHeading>{aboutText('about.title')}</PageHeading>
        <p class="lead">{aboutText('about.what')}</p>
        <h2>{aboutText('about.games')}</h2>
        <ul>
          {GAMES.map(({ meta }) => (
            <li key={meta.id}>
              <b>{meta.title[language.value]}</b>, {pageText('game.by', { author: meta.author })}
            </li>
          ))}
        </ul>
        <p>{aboutText('about.names')}</p>
        <h2>{aboutText('about.fair')}</h2>
        <p>{aboutText('about.bots')}</p>
        <p>{aboutText('about.shuffles')}</p>
        <p>
          <a href="/lab">{aboutText('about.lab')}</a>
        </p>
        <p>{pageText('page.privacy')}</p>
        <h2>{aboutText('about.art')}</h2>
        <ul>
          <li>
            {aboutText('about.icons')} <a href="https://game-icons.net">game-icons.net</a> ·{' '}
            <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>
          </li>
          <li>
            {aboutText('about.lucide')} <a href="https://lucide.dev/license">lucide.dev</a>
          </li>
          <li>
            {aboutText('about.fonts')} <a href="https://openfontlicense.org">openfontlicense.org</a>
          </li>
          <li>{aboutText('about.own')}</li>
        </ul>
      </div>
    </Shell>
  )
}
