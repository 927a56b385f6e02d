import type { ComponentChild } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { GameMeta } from '../../../kit/meta.ts'
import { useKeys } from '../../board-kit/keys.ts'
import { Awning } from '../../parts/pictures/awning.tsx'
import { Banner } from '../../parts/banner.tsx'
import { Button, ButtonLink } from '../../parts/controls/button.tsx'
import { say } from '../../parts/live.tsx'
import type { Session, SessionState } from '../../session/session.ts'
import { names } from '../../table/people/who.ts'
import { pageText } from '../../text/index.ts'
import './one-device.css'

/**
 * A table in this page, and who has the device where several people share it: a curtain instead of
 * the table until the next one says that it is they. Behind it the table is not only hidden, it is
 * not there.
 */
export function OnOneDevice(props: {
  session: Session
  accent: GameMeta['accent']
  /** The table, for the person who has the device. */
  children: ComponentChild
}) {
  const { session } = props
  const [state, setState] = useState<SessionState | null>(null)
  useEffect(() => session.watch(setState), [session])
  const shared = state?.shared
  // Until the session has told whose turn it is, nothing is shown.
  if (!state) return null
  if (!shared) return <>{props.children}</>
  const called = names(state.table)
  if (shared.curtain !== null) {
    return (
      <Curtain
        key={shared.curtain}
        name={called[shared.curtain] ?? ''}
        accent={props.accent}
        onHere={() => session.arrive?.()}
      />
    )
  }
  const [next] = shared.next
  return (
    // What one person has picked and opened is not there for the next one.
    <div class="one-device" key={state.seat ?? -1} data-next={next}>
      {props.children}
      {next !== undefined && (
        <HandOver name={called[next] ?? ''} onGive={() => session.handOver?.(next)} />
      )}
    </div>
  )
}

/** Who is next, and the way to them: a button, or a key, since it lies behind the whole table. */
function HandOver({ name, onGive }: { name: string; onGive: () => void }) {
  useKeys({ g: onGive })
  return (
    <Banner raised>
      <span>{pageText('device.next', { name })}</span>
      <Button onClick={onGive}>{pageText('device.handOver')}</Button>
    </Banner>
  )
}

/** Hides everything until the person whose turn it is says that it is they. */
function Curtain(props: { name: string; accent: GameMeta['accent']; onHere: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const turn = pageText('device.turn', { name: props.name })
  // Before anybody sees the curtain.
  useLayoutEffect(() => {
    // A key pressed twice must not raise the curtain: the focus is not on the button.
    heading.current?.focus({ preventScroll: true })
    // It also takes the place of what was said last to the one before.
    say(turn)
  }, [turn])
  return (
    <main class="curtain" data-accent={props.accent}>
      <Awning />
      <h1 ref={heading} tabIndex={-1}>
        {turn}
      </h1>
      <p>{pageText('device.give', { name: props.name })}</p>
      <Button size="big" icon="eye" onClick={props.onHere}>
        {pageText('device.iAm', { name: props.name })}
      </Button>
      <ButtonLink kind="bare" href="/">
        {pageText('page.back')}
      </ButtonLink>
    </main>
  )
}
