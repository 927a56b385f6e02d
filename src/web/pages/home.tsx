import { GAMES } from '../../games/index.ts'
import { t } from '../text/index.ts'
import { Shell } from './shell.tsx'

/** The market street. */
export function Home() {
  return (
    <Shell title={t().name}>
      <h1>{t().hero.title}</h1>
      {GAMES.map(({ meta }) => (
        <a href={`/play/${meta.id}?new=1`}>{t().stall.play}</a>
      ))}
    </Shell>
  )
}
