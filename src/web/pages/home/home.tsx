import { GAMES } from '../../../games/index.ts'
import { PageHeading } from '../../page.tsx'
import { ButtonLink } from '../../parts/controls/button.tsx'
import { later } from '../../parts/later.tsx'
import { pageText } from '../../text/index.ts'
import { Cobbles, PapelPicado } from './home-street.tsx'
import { Shell } from '../shell/shell.tsx'
import { StallFront } from './stall.tsx'
import { useTables } from './use-tables.ts'
import { Waiting } from './waiting.tsx'
import './home.css'

/** They lie below the stalls, and wait for the server anyway. */
const HomeTables = later(async () => (await import('./home-tables.tsx')).HomeTables)

/** The market street: the stalls, and the tables where people play. */
export function Home() {
  const lists = useTables()
  return (
    <Shell title={pageText('page.name')}>
      <PapelPicado />
      <header class="hero wide">
        <PageHeading>{pageText('hero.title')}</PageHeading>
        <p>{pageText('hero.lead')}</p>
        <div class="deal-of-day">
          <ButtonLink kind="bare" icon="day" href="/today">
            {pageText('hero.today')}
          </ButtonLink>
        </div>
        <Waiting lists={lists} />
      </header>
      <section class="street" aria-label={pageText('stall.street')}>
        <ul class="stalls wide">
          {GAMES.map(entry => (
            <li key={entry.meta.id}>
              <StallFront entry={entry} />
            </li>
          ))}
        </ul>
        <Cobbles />
      </section>
      <HomeTables lists={lists} />
    </Shell>
  )
}
