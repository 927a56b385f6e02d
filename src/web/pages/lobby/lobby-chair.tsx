import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Me, SetChair } from '../../../protocol/http.ts'
import type { Bot } from '../../../protocol/programs.ts'
import type { Level, TableInfo } from '../../../protocol/table.ts'
import { api } from '../../api.ts'
import { characterAt } from '../../characters/characters.ts'
import { LevelBadge, Portrait } from '../../characters/portrait.tsx'
import { Button } from '../../parts/controls/button.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { OFFERED } from '../../session/usual.ts'
import { tableText } from '../../table/text/index.ts'
import { seatName, pageText } from '../../text/index.ts'
import { Invitation } from './invitation.tsx'
import { lobbyText } from './text/index.ts'

interface Props {
  table: TableInfo
  index: number
  mine: boolean
  /** Whether the person has said so, where it is asked. */
  ready: boolean
  /** The game's name, for the message that goes with a shared link. */
  title: string
  link: string | null
  /** Seats a bot, clears the chair or keeps it for somebody; only the host may. */
  onSet: ((chair: SetChair['chair']) => void) | undefined
  /** For whom the host may keep it. */
  known: readonly Me[]
  /** Asks a bot that somebody has made; only the host may. */
  onInvite: ((bot: string) => void) | undefined
  onSit: (() => void) | undefined
  /** The chair is kept for me: gives it up. */
  onDecline: (() => void) | undefined
}

/** One chair at a table that waits: who sits on it, or how somebody gets there. */
export function LobbyChair(props: Props) {
  const { table, index, mine, title, link, known, onSet, onInvite, onSit, onDecline } = props
  const kind = table.seats[index]?.kind ?? 'open'
  const open = kind === 'open'
  const isFree = open && table.seats[index]?.name === ''
  const name = seatName(table, index)
  return (
    <li class={`chair ${kind}${mine ? ' mine' : ''}`}>
      <span class="face" aria-hidden="true">
        {open ? (
          <Icon name="chair" size={26} />
        ) : (
          <Portrait table={table} seat={index} name={name} mine={mine} size={46} />
        )}
      </span>
      <WhoSits {...props} name={name} />
      <div class="deeds">
        {open && link && <Invitation link={link} index={index} title={title} />}
        {open && onSit && <Button onClick={onSit}>{lobbyText('lobby.sit')}</Button>}
        {open && onDecline && (
          <Button kind="bare" onClick={onDecline}>
            {lobbyText('lobby.decline')}
          </Button>
        )}
        {isFree && onSet && known.length > 0 && (
          <AskPerson index={index} people={known} onAsk={keptFor => onSet({ keptFor })} />
        )}
        {open && onSet && <SeatBot index={index} onBot={onSet} onInvite={onInvite} />}
        {!isFree && !mine && onSet && (
          <Button
            kind="bare"
            icon="x"
            onClick={() => onSet('open')}
            label={`${lobbyText('lobby.clear')}: ${name}`}
          >
            {lobbyText('lobby.clear')}
          </Button>
        )}
      </div>
    </li>
  )
}

/** The name on a chair, and below it what else there is to say of who sits there. */
function WhoSits({ table, index, mine, ready, name }: Props & { name: string }) {
  const chair = table.seats[index]
  const manners = useLoaded('', () => tableText.fetch())
  const more = () => {
    if (mine) return pageText('people.you')
    if (chair?.kind === 'person') return lobbyText(chair.here ? 'lobby.hereNow' : 'lobby.away')
    if (chair?.kind === 'bot')
      return manners.state === 'here' && tableText(`manners.${characterAt(table, index).id}`)
    return pageText('game.chair', { n: index + 1 })
  }
  return (
    <span class="who">
      <b>
        {chair?.user ? <a href={`/person/${chair.user}`}>{name}</a> : name}
        {chair?.level && <LevelBadge level={chair.level} />}
      </b>
      <small>
        {more()}
        {ready && (
          <>
            {' · '}
            <b class="ready">
              <Icon name="check" size={16} />
              {pageText('ready.is')}
            </b>
          </>
        )}
      </small>
    </span>
  )
}

interface SeatBotProps {
  index: number
  onBot: (level: Level) => void
  onInvite: ((bot: string) => void) | undefined
}

function SeatBot({ index, onBot, onInvite }: SeatBotProps) {
  const [others, setOthers] = useState<readonly Bot[]>([])
  const ask = () => {
    // Bots that people have made, as far as they listen. Without them there are still those of the
    // server.
    void api
      .bots()
      .then(answer => answer.ok && setOthers(answer.value.bots.filter(({ here }) => here)))
  }
  return (
    <Sitters index={index} icon="bot" label={lobbyText('lobby.seatBot')} onOpen={ask}>
      {OFFERED.map(level => (
        <Button
          key={level}
          kind="quiet"
          onClick={() => onBot(level)}
          label={pageText(`bots.${level}`)}
        >
          {pageText(`levels.${level}`)}
        </Button>
      ))}
      {onInvite &&
        others.map(({ id, name }) => (
          <Button key={id} kind="quiet" onClick={() => onInvite(id)}>
            {name}
          </Button>
        ))}
    </Sitters>
  )
}

interface AskPersonProps {
  index: number
  people: readonly Me[]
  onAsk: (user: string) => void
}

const AskPerson = ({ index, people, onAsk }: AskPersonProps) => (
  <Sitters index={index} icon="person" label={lobbyText('lobby.ask')}>
    <p>{lobbyText('lobby.keep')}</p>
    {people.map(({ id, name }) => (
      <Button key={id} kind="quiet" onClick={() => onAsk(id)}>
        {name}
      </Button>
    ))}
  </Sitters>
)

interface SittersProps {
  index: number
  icon: 'bot' | 'person'
  label: string
  onOpen?: () => void
  children: ComponentChildren
}

/** Who can be given a chair, once somebody asks for that. */
function Sitters({ index, icon, label, onOpen, children }: SittersProps) {
  const [asking, setAsking] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  useEffect(() => choices.current?.querySelector('button')?.focus(), [asking])
  if (asking)
    return (
      <fieldset ref={choices} class="bot-levels" aria-label={label}>
        {children}
      </fieldset>
    )
  const open = () => {
    setAsking(true)
    onOpen?.()
  }
  return (
    <Button
      kind="quiet"
      icon={icon}
      onClick={open}
      label={`${label}: ${pageText('game.chair', { n: index + 1 })}`}
    >
      {label}
    </Button>
  )
}
