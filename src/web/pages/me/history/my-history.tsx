import { gameTitle } from '../../../game-title.ts'
import { findGame } from '../../../../games/index.ts'
import type { Account } from '../../../../protocol/account.ts'
import type { Kind, LocalHistory, Played, Sums } from '../../../../protocol/local-history.ts'
import { readHistory } from '../../../history/history.ts'
import { historyWith } from '../../../history/with-account.ts'
import { ButtonLink } from '../../../parts/controls/button.tsx'
import { useLoaded } from '../../../parts/use-loaded.ts'
import { placeOf } from '../../../place.ts'
import { formats } from '../../../text/formats.ts'
import { pageText } from '../../../text/index.ts'
import { isKept } from '../account.ts'
import { hasPoints } from './my-numbers.tsx'
import { historyText } from './text/index.ts'
import './my-history.css'

const MINUTE = 60_000
/** How many of the latest games are shown. */
const SHOWN = 12

/**
 * What I have played without a server, against bots and with others, in numbers and the latest: on
 * this device, or on all of mine if my account is kept.
 */
export function MyHistory({ account }: { account?: Account }) {
  return account && isKept(account) ? <OfAccount user={account.me.id} /> : <OfThisDevice />
}

function OfAccount({ user }: { user: string }) {
  const loaded = useLoaded(`local history of ${user}`, () => historyWith(user))
  if (loaded.state !== 'here')
    return (
      <OfThisDevice
        {...(loaded.state === 'trouble' && { note: historyText('history.noAnswer') })}
      />
    )
  const { history, sent } = loaded.value
  return (
    <Games
      history={history}
      title={historyText('history.titleOfAll')}
      note={sent ? historyText('history.keptWithAccount') : historyText('history.notSent')}
    />
  )
}

function OfThisDevice({ note }: { note?: string }) {
  return (
    <Games
      history={readHistory()}
      title={historyText('history.title')}
      note={note ?? historyText('history.kept')}
    />
  )
}

interface GamesProps {
  readonly history: LocalHistory
  readonly title: string
  /** Where they are kept. */
  readonly note: string
}

function Games({ history, title, note }: GamesProps) {
  const games = Object.entries(history.sums).toSorted(
    ([, one], [, other]) => other.dealtAt - one.dealtAt,
  )
  return (
    <section aria-labelledby="here">
      <h2 id="here">{title}</h2>
      {games.length === 0 ? (
        <>
          <p>{historyText('history.none')}</p>
          <ButtonLink kind="quiet" href="/">
            {pageText('page.back')}
          </ButtonLink>
        </>
      ) : (
        <>
          <ul class="my-games">
            {games.map(([game, sums]) => (
              <li key={game} data-accent={findGame(game)?.meta.accent}>
                <GameSums game={game} sums={sums} />
              </li>
            ))}
          </ul>
          <Latest history={history} />
        </>
      )}
      <p class="help">{note}</p>
    </section>
  )
}

/** "48 min", "3 h 20 min": the same in all our languages. */
function lasted(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE))
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

function GameSums({ game, sums }: { game: string; sums: Sums }) {
  const facts: readonly (readonly [string, string | number])[] = [
    [historyText('history.played'), sums.played],
    [historyText('history.won'), sums.won],
    ...(hasPoints(game) ? [[historyText('history.best'), sums.best] as const] : []),
    [historyText('history.longest'), sums.longest],
    [historyText('history.time'), lasted(sums.time)],
  ]
  return (
    <article aria-label={gameTitle(game)}>
      <h3>
        <a href={`/game/${game}`}>{gameTitle(game)}</a>
      </h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>{historyText('history.kinds')}</summary>
        <ul class="kinds">
          {sums.kinds.map(kind => (
            <li key={`${kind.players} ${kind.company}`}>
              <span>{kindText(kind)}</span>
              <b>{historyText('history.wonOf', { won: kind.won, played: kind.played })}</b>
            </li>
          ))}
        </ul>
      </details>
    </article>
  )
}

const kindText = ({ players, company }: Pick<Kind, 'players' | 'company'>) =>
  // No line begins with the dot.
  `${historyText('history.players', { n: players })}\u00a0· ${historyText(`company.${company}`)}`

function Latest({ history }: { history: LocalHistory }) {
  return (
    <details class="latest">
      <summary>{historyText('history.latest')}</summary>
      <ul class="rows">
        {history.latest.slice(0, SHOWN).map(played => (
          <li key={`${played.game} ${played.dealtAt}`}>
            <PlayedLine played={played} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function PlayedLine({ played }: { played: Played }) {
  const rank = placeOf(played.game, played.players, played.rank)
  return (
    <>
      <span>
        <b>{gameTitle(played.game)}</b>
        <small>{`${kindText(played)}\u00a0· ${formats().ago(played.endedAt, Date.now())}`}</small>
      </span>
      <span>
        {hasPoints(played.game)
          ? historyText('history.result', { rank, score: played.points })
          : pageText('lists.place', { rank })}
      </span>
    </>
  )
}
