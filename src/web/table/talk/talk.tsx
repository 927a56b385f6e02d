import { useEffect, useState } from 'preact/hooks'
import type { ChatLine } from '../../../protocol/chat.ts'
import { api, becomeGuest } from '../../api.ts'
import { Cross } from '../../parts/controls/cross.tsx'
import { Icon } from '../../parts/pictures/icon.tsx'
import { say } from '../../parts/live.tsx'
import { useEnd } from '../../parts/use-end.ts'
import type { Talk, TalkState } from '../../session/remote/talk.ts'
import { tableText } from '../text/index.ts'
import { inMyWords, PHRASES, phraseText } from './phrases.ts'
import { spokenIn } from './use-talk.ts'
import './talk.css'

const LONGEST = 400
const SEND =
  'M14.536 21.686a.5.5 0 0 0 .937-.024l6.5-19a.496.496 0 0 0-.635-.635l-19 6.5a.5.5 0 0 0-.024.937l7.93 3.18a2 2 0 0 1 1.112 1.11zm7.318-19.539l-10.94 10.939'

/** The talk at a table: players among themselves, or onlookers, who read the players too. */
export function TalkPanel(props: {
  table: string
  talk: Talk
  state: TalkState | null
  seen: boolean
  onClose?: () => void
}) {
  const { table, talk, state } = props
  const [chosen, choose] = useState<string | null>(null)
  const lines = state?.lines ?? []
  useEffect(() => {
    const last = state && spokenIn(state).at(-1)
    if (last) say(`${last.name || tableText('talk.somebody')}: ${inMyWords(last.text)}`)
  }, [state])
  const list = useEnd<HTMLOListElement>(props.seen, lines.length)
  return (
    <aside class="tb-talk" aria-label={tableText('talk.title')}>
      <div class="tb-log-head">
        <h2>{tableText('talk.title')}</h2>
        {props.onClose && (
          <Cross
            class="tb-tool tb-log-close"
            label={tableText('log.close')}
            onClose={props.onClose}
          />
        )}
      </div>
      {state && lines.length === 0 && <p>{tableText('talk.empty')}</p>}
      <ol ref={list} data-rove="end">
        {lines.map(line => {
          const name = `${line.channel} ${line.n}`
          return (
            <Line
              key={name}
              line={line}
              table={table}
              apart={line.channel !== state?.mine}
              chosen={chosen === name}
              onChoose={() => choose(chosen === name ? null : name)}
              onMuted={talk.again}
            />
          )
        })}
      </ol>
      {state?.mine ? (
        <Field talk={talk} channel={state.mine} onClose={props.onClose} />
      ) : (
        state && <Join />
      )}
    </aside>
  )
}

function Line(props: {
  line: ChatLine
  table: string
  /** Said in the channel that is not mine. */
  apart: boolean
  chosen: boolean
  onChoose: () => void
  onMuted: () => void
}) {
  const { line, table } = props
  const name = line.name || tableText('talk.somebody')
  if (line.code) return <li class="told">{tableText.find(`talk.told.${line.code}`, { name })}</li>
  const about = { channel: line.channel, n: line.n }
  const mute = async () => {
    if ((await api.mute(table, about, !line.muted)).ok) props.onMuted()
  }
  const report = async () => {
    const sent = await api.report(table, about)
    say(sent.ok ? tableText('talk.reported') : tableText('talk.failed'))
    props.onChoose()
  }
  return (
    <li data-hue={line.seat ?? undefined} class={props.apart ? 'apart' : undefined}>
      <button
        type="button"
        aria-expanded={line.mine ? undefined : props.chosen}
        onClick={props.onChoose}
      >
        <b>{name}</b> {props.apart && <small>{tableText(`talk.channels.${line.channel}`)}</small>}{' '}
        <span>{line.muted ? tableText('talk.muted') : inMyWords(line.text) || '…'}</span>
      </button>
      {props.chosen && !line.mine && (
        <div class="tb-talk-acts">
          <button type="button" class="act quiet" onClick={() => void mute()}>
            {line.muted ? tableText('talk.unmute', { name }) : tableText('talk.mute', { name })}
          </button>
          {!line.muted && (
            <button type="button" class="act quiet" onClick={() => void report()}>
              {tableText('talk.report')}
            </button>
          )}
        </div>
      )}
    </li>
  )
}

/** Strangers only read; as guests they may speak. */
function Join() {
  const join = async () => {
    if ((await becomeGuest()).ok) location.reload()
    else say(tableText('talk.failed'))
  }
  return (
    <button type="button" class="act quiet" onClick={() => void join()}>
      {tableText('talk.join')}
    </button>
  )
}

function Field({
  talk,
  channel,
  onClose,
}: {
  talk: Talk
  channel: ChatLine['channel']
  onClose: (() => void) | undefined
}) {
  const [typed, setTyped] = useState('')
  const [trouble, setTrouble] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  /** Says it; whether it was said. */
  const send = async (line: string) => {
    if (line.trim() === '' || busy) return false
    setBusy(true)
    const why = await talk.say(line)
    setBusy(false)
    setTrouble(why && (why === 'too-fast' ? tableText('talk.tooFast') : tableText('talk.failed')))
    return why === null
  }
  const sendTyped = async (event: Event) => {
    event.preventDefault()
    if (await send(typed)) setTyped('')
  }
  const label = tableText(`talk.sayTo.${channel}`)
  return (
    <form class="tb-talk-field" onSubmit={event => void sendTyped(event)}>
      <Phrases onSay={line => void send(line)} />
      {trouble && <p role="alert">{trouble}</p>}
      <input
        value={typed}
        maxLength={LONGEST}
        autocomplete="off"
        enterkeyhint="send"
        aria-label={label}
        placeholder={label}
        onInput={event => {
          setTyped(event.currentTarget.value)
          setTrouble(null)
        }}
        // The keys of the table do not listen while somebody types.
        onKeyDown={event => {
          if (event.key === 'Escape' && !event.isComposing) onClose?.()
        }}
      />
      <button type="submit" class="tb-tool" aria-label={tableText('talk.send')} disabled={busy}>
        <Icon path={SEND} size={22} />
      </button>
    </form>
  )
}

/** What is often said, to be said with one touch. */
function Phrases({ onSay }: { onSay: (line: string) => void }) {
  return (
    <fieldset class="tb-phrases" aria-label={phraseText('phrase.title')} data-rove>
      {PHRASES.map(phrase => {
        const line = phraseText(`phrase.${phrase}`)
        return (
          <button key={phrase} type="button" class="act quiet" onClick={() => onSay(line)}>
            {line}
          </button>
        )
      })}
    </fieldset>
  )
}
