import { findGame } from '../../../games/index.ts'
import type { History, Kind, Played, Sums } from '../../history/history.ts'
import { readHistory } from '../../history/history.ts'
import { language } from '../../language.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { pageText } from '../../text/index.ts'
import { historyText } from './history-text.ts'
import './my-history.css'

/** How many of the latest games are shown. */
const SHOWN = 12

/** What I have played on this device, against bots and with others: in numbers, and the latest. */
export function MyHistory() {
  const history = readHistory()
  const text = historyText()
  const games = Object.entries(history.sums).toSorted(
    ([, one], [, other]) => other.dealtAt - one.dealtAt,
  )
  return (
    <section aria-labelledby="here">
      <h2 id="here">{text.title}</h2>
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
      <p class="help">{text.kept}</p>
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

function Latest({ history }: { history: History }) {
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
