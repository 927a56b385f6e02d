import { findGame } from '../../../games/index.ts'
import type { Account } from '../../../protocol/account.ts'
import type { Kind, LocalHistory, Played, Sums } from '../../../protocol/local-history.ts'
import { readHistory } from '../../history/history.ts'
import { historyWith } from '../../history/with-account.ts'
import { language } from '../../language.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { pageText } from '../../text/index.ts'
import { isKept } from './account.ts'
import { historyText } from './history-text.ts'
import './my-history.css'

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
  const { titleOfAll, keptWithAccount, notSent, noAnswer } = historyText()
  if (loaded.state !== 'here')
    return <OfThisDevice {...(loaded.state === 'trouble' && { note: noAnswer })} />
  const { history, sent } = loaded.value
  return <Games history={history} title={titleOfAll} note={sent ? keptWithAccount : notSent} />
}

function OfThisDevice({ note }: { note?: string }) {
  const { title, kept } = historyText()
  return <Games history={readHistory()} title={title} note={note ?? kept} />
}

interface GamesProps {
  readonly history: LocalHistory
  readonly title: string
  /** Where they are kept. */
  readonly note: string
}

function Games({ history, title, note }: GamesProps) {
  const text = historyText()
  const games = Object.entries(history.sums).toSorted(
    ([, one], [, other]) => other.dealtAt - one.dealtAt,
  )
  return (
    <section aria-labelledby="here">
      <h2 id="here">{title}</h2>
      {games.length === 0 ? (
        <>
          <p>{text.none}</p>
          <ButtonLink kind="quiet" icon="play" href="/">
            {pageText().back}
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

const titleOf = (game: string) => findGame(game)?.meta.title[language.value] ?? game

function GameSums({ game, sums }: { game: string; sums: Sums }) {
  const text = historyText()
  const facts: readonly (readonly [string, string | number])[] = [
    [text.played, sums.played],
    [text.won, sums.won],
    [text.best, sums.best],
    [text.longest, sums.longest],
    [text.time, text.lasted(sums.time)],
  ]
  return (
    <article aria-label={titleOf(game)}>
      <h3>
        <a href={`/game/${game}`}>{titleOf(game)}</a>
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
        <summary>{text.kinds}</summary>
        <ul class="kinds">
          {sums.kinds.map(kind => (
            <li key={`${kind.players} ${kind.company}`}>
              <span>{kindText(kind)}</span>
              <b>{text.wonOf(kind.won, kind.played)}</b>
            </li>
          ))}
        </ul>
      </details>
    </article>
  )
}

const kindText = ({ players, company }: Pick<Kind, 'players' | 'company'>) =>
  `${historyText().players(players)} · ${historyText().company[company]}`

function Latest({ history }: { history: LocalHistory }) {
  const text = historyText()
  return (
    <details class="latest">
      <summary>{text.latest}</summary>
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
  const text = historyText()
  return (
    <>
      <span>
        <b>{titleOf(played.game)}</b>
        <small>
          {kindText(played)} · {pageText().ago(played.endedAt, Date.now())}
        </small>
      </span>
      <span>{text.result(played.rank, played.points)}</span>
    </>
  )
}

/** My numbers of one game, in a line; nothing before the first game. */
export function MyNumbers({ game }: { game: string }) {
  const sums = readHistory().sums[game]
  return sums ? <p class="help">{historyText().line(sums)}</p> : null
}
