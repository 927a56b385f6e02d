import { lazy } from 'preact-iso'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gameTitle } from '../../game-title.ts'
import { findGame } from '../../../games/index.ts'
import type { Me } from '../../../protocol/http.ts'
import type { MyTable, TableInfo } from '../../../protocol/table.ts'
import { type Answer, api } from '../../api.ts'
import { MyFace } from '../../characters/my-face.tsx'
import { useGameText } from '../../game-text.ts'
import { PageHeading } from '../../page.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Emblem } from '../../parts/pictures/emblem.tsx'
import { later } from '../../parts/later.tsx'
import { say } from '../../parts/live.tsx'
import { Roof } from '../../parts/pictures/roof.tsx'
import { Steps } from '../../parts/steps.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { isNewHere } from '../../session/lesson/progress.ts'
import type { Talk } from '../../session/remote/talk.ts'
import { USUAL_LEVEL } from '../../session/usual.ts'
import { pageText } from '../../text/index.ts'
import { lobbyText } from './text/index.ts'
import { leadsHereOnly } from './invitation.tsx'
import { LobbyChair } from './lobby-chair.tsx'
import { refusedText } from '../../refused.ts'
import { freeChairs, lobbyLead, maySit } from './model.ts'
import { MyName } from './my-name.tsx'
import { Terms } from './terms.tsx'
import { Shell } from '../shell/shell.tsx'
import './lobby.css'

interface Props {
  my: MyTable
  /** How the table stands now, by the socket. */
  table: TableInfo
  seat: number | null
  /** Why the invitation in the address could not be used. */
  problem: string | null
  onSeated: () => void
  /** The table is put away. */
  onGone: () => void
  /** undefined until the socket stands. */
  talk: Talk | undefined
}

const PutAway = later(async () => (await import('./put-away.tsx')).PutAway)
const WaitingTalk = lazy(() =>
  import('../../table/talk/waiting-talk.tsx').then(part => part.WaitingTalk),
)

/**
 * A table that waits for players: chairs under an awning, a link for each free one. It starts by
 * itself when full.
 */
export function Lobby({ my, table, seat, problem, onSeated, onGone, talk }: Props) {
  const entry = findGame(table.game)
  const title = gameTitle(table.game)
  const [trouble, setTrouble] = useState(problem)
  const lead = lobbyLead(table)
  useEffect(() => say(lead), [lead])
  const leaving = useCleared(seat, () => {
    setTrouble('cleared')
    say(refusedText('cleared'))
  })

  const act: Act = async (work, then) => {
    const done = await work
    setTrouble(done.ok ? null : done.why)
    if (done.ok) then?.()
  }

  return (
    <Shell title={lobbyText('lobby.title', { game: title })} accent={entry?.meta.accent}>
      <div class="lobby wide">
        <div class="front">
          <Roof />
          <Emblem game={table.game} under />
          <div class="seating">
            <PageHeading>{lobbyText('lobby.title', { game: title })}</PageHeading>
            <p>{lead}</p>
            {trouble !== null && <p class="trouble">{refusedText(trouble)}</p>}
            <LobbyChairs {...{ my, table, seat, act, onSeated, title }} />
          </div>
          <Counter {...{ my, table, seat, act, onSeated, onGone, leaving }} />
        </div>
        <HowItGoes game={table.game} title={title} />
        <Terms table={table} />
        {talk && <WaitingTalk table={table.id} talk={talk} />}
      </div>
    </Shell>
  )
}

/** Tells when my chair is taken from me: I sat there, and have not got up. Answers how I do that. */
function useCleared(seat: number | null, onCleared: () => void): () => void {
  const before = useRef(seat)
  const leaving = useRef(false)
  useEffect(() => {
    if (before.current !== null && seat === null && !leaving.current) onCleared()
    before.current = seat
    leaving.current = false
  }, [seat])
  return () => void (leaving.current = true)
}

/** Does something on the server; says what went wrong, or goes on with `then`. */
type Act = (work: Promise<Answer<unknown>>, then?: () => void) => Promise<void>

interface Parts extends Pick<Props, 'my' | 'table' | 'seat' | 'onSeated'> {
  act: Act
}

function LobbyChairs({ my, table, seat, act, onSeated, title }: Parts & { title: string }) {
  const links = useLinks(my, table)
  const several = links.filter(link => link !== null).length > 1
  const known = useKnown(my.host, table)
  const ready = table.life?.ready ?? []
  return (
    <>
      {links.some(link => link !== null && leadsHereOnly(link)) && (
        <p class="here-only">{lobbyText('lobby.hereOnly')}</p>
      )}
      {several && <p>{lobbyText('lobby.oneLink')}</p>}
      <ol class="chairs" aria-label={lobbyText('lobby.chairs')}>
        {table.seats.map((_, index) => (
          <LobbyChair
            key={index}
            table={table}
            index={index}
            mine={index === seat}
            ready={ready.includes(index)}
            title={title}
            link={links[index] ?? null}
            known={known}
            onSet={
              my.host
                ? put => void act(api.chair(table.id, { seat: index, chair: put }))
                : undefined
            }
            onInvite={
              my.host ? bot => void act(api.inviteBot(table.id, { seat: index, bot })) : undefined
            }
            onSit={
              maySit(my, table, seat, index)
                ? () => void act(api.sit(table.id, { seat: index, contributes: true }), onSeated)
                : undefined
            }
            onDecline={
              seat === null && index === my.asked
                ? () => void act(api.stand(table.id), onSeated)
                : undefined
            }
          />
        ))}
      </ol>
    </>
  )
}

interface CounterProps extends Parts, Pick<Props, 'onGone'> {
  leaving: () => void
}

/** What I can do here: change my name, say that I am ready, fill the table, leave. */
function Counter({ my, table, seat, act, onSeated, onGone, leaving }: CounterProps) {
  const ready = table.life?.ready ?? null
  const free = table.seats.some((_, index) => maySit(my, table, seat, index))
  const [puttingAway, putAway] = useState(false)
  return (
    <div class="counter">
      {seat === null ? (
        <span>{lobbyText(free ? 'lobby.watching' : 'lobby.watchOnly')}</span>
      ) : (
        <MyName />
      )}
      {seat !== null && <MyFace />}
      {seat !== null && ready !== null && (
        <ReadyButton
          is={ready.includes(seat)}
          onSay={said => void act(api.ready(table.id, said))}
        />
      )}
      {my.host && freeChairs(table) > 1 && (
        <Button kind="quiet" icon="bot" onClick={() => void act(fill(table))}>
          {lobbyText('lobby.fill')}
        </Button>
      )}
      {seat !== null && !my.host && (
        <Button
          kind="quiet"
          icon="leave"
          onClick={() => {
            leaving()
            void act(api.stand(table.id), onSeated)
          }}
        >
          {lobbyText('lobby.leave')}
        </Button>
      )}
      {my.host && (
        <Button kind="quiet" icon="x" onClick={() => putAway(true)}>
          {lobbyText('lobby.putAway')}
        </Button>
      )}
      {puttingAway && <PutAway table={table.id} onGone={onGone} onClose={() => putAway(false)} />}
    </div>
  )
}

/** Who is ready is asked for nothing more: what takes it back does not invite. */
const ReadyButton = ({ is, onSay }: { is: boolean; onSay: (ready: boolean) => void }) => (
  <Button kind={is ? 'quiet' : 'main'} icon={is ? 'x' : 'check'} onClick={() => onSay(!is)}>
    {pageText(is ? 'ready.not' : 'ready.me')}
  </Button>
)

/** Seats bots on all free chairs, one after the other; the last one starts the game. */
async function fill(table: TableInfo): Promise<Answer<unknown>> {
  let done: Answer<unknown> = { ok: true, value: null }
  for (const [seat, chair] of table.seats.entries()) {
    if (chair.kind === 'open' && done.ok)
      done = await api.chair(table.id, { seat, chair: USUAL_LEVEL })
  }
  return done
}

/** Those with whom I have played and who are not here yet, for the host of a table. */
function useKnown(host: boolean, { seats }: TableInfo): readonly Me[] {
  const loaded = useLoaded(String(host), async () => (host ? api.companions() : null))
  const answer = loaded.state === 'here' ? loaded.value : null
  if (!answer?.ok) return []
  const isHere = ({ id, name }: Me) => seats.some(seat => seat.user === id || seat.name === name)
  return answer.value.people.filter(person => !isHere(person))
}

/**
 * The links for free chairs, asked for again whenever the chairs have changed: a cleared chair has
 * a new one, one that is kept for somebody none.
 */
function useLinks(my: MyTable, table: TableInfo): readonly (string | null)[] {
  const [links, setLinks] = useState(my.links)
  const chairs = JSON.stringify(table.seats.map(({ kind, name }) => kind === 'open' && name))
  useEffect(() => {
    if (!my.host) return
    let current = true
    void api.table(table.id).then(answer => {
      if (current && answer.ok) setLinks(answer.value.links)
    })
    return () => void (current = false)
  }, [chairs])
  return links.map(link => link && new URL(link, location.href).href)
}

/** How the game is won and how it goes, for those who have come by a link and do not know it. */
function HowItGoes({ game, title }: { game: string; title: string }) {
  const text = useGameText(game)
  if (!text || text.goal === '') return null
  return (
    <details class="how" open={isNewHere(game)}>
      <summary>{lobbyText('lobby.how', { game: title })}</summary>
      <p>{text.goal}</p>
      <Steps text={text} />
      <a href={`/rules/${game}`} target="_blank" rel="noopener">
        {pageText('rules.title', { game: title })}
      </a>
    </details>
  )
}
