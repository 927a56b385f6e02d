import { GAMES } from '../../games/index.ts'
import { useArrival } from '../page.ts'
import { t } from '../text/index.ts'
import { CLOSED } from './home-closed.ts'
import { HomeTables } from './home-tables.tsx'
import { Cobbles, PapelPicado } from './home-street.tsx'
import { Shell } from './shell.tsx'
import { ClosedStallFront, StallFront } from './stall.tsx'
import './home.css'

/** The market street: the stalls that are open, those that are being set up, and the tables where people play. */
export function Home() {
  const heading = useArrival()
  return (
    <Shell title={t().name}>
      <PapelPicado />
      <header class="hero wide">
        <h1 ref={heading} tabIndex={-1}>
          {t().hero.title}
        </h1>
        <p>{t().hero.lead}</p>
      </header>
      <section class="street" aria-label={t().stall.street}>
        <ul class="stalls wide">
          {GAMES.map(entry => (
            <li key={entry.meta.id} class="open">
              <StallFront entry={entry} />
            </li>
          ))}
          {CLOSED.length > 0 && (
            <li class="rest">
              <ul>
                {CLOSED.map(stall => (
                  <li key={stall.id}>
                    <ClosedStallFront stall={stall} />
                  </li>
                ))}
              </ul>
            </li>
          )}
        </ul>
        <Cobbles />
      </section>
      <HomeTables />
    </Shell>
  )
}
