import { useEffect, useRef, useState } from 'preact/hooks'
import type { Session, SessionState } from '../../session/session.ts'
import { type Missed, missed } from './missed.ts'

/** What people who come back are offered to see, and what they look at if they accept. */
export interface LookBack {
  /** null while nothing is offered. */
  readonly offered: Missed | null
  /** What has been, while I look at it. */
  readonly past: Session | null
  /** Shows another moment of it. */
  readonly seek: ((frame: number) => void) | null
  /** Shows what was missed; false if it cannot be had. */
  readonly open: () => Promise<boolean>
  /** Back to how things stand. */
  readonly close: () => void
  readonly dismiss: () => void
}

/**
 * Offers what was missed to people who open a table, or come back to a page that was hidden or had
 * no connection.
 */
export function useLookBack(session: Session): LookBack {
  const [offered, offer] = useState<Missed | null>(null)
  const [past, show] = useState<Session | null>(null)
  const latest = useRef<SessionState | null>(null)
  const away = useRef(false)
  away.current = past !== null
  useEffect(() => {
    if (!session.past) return
    return session.watch((state, fresh) => {
      const before = latest.current
      latest.current = state
      const blind =
        away.current || before?.link === 'lost' || document.visibilityState !== 'visible'
      const unseen = before === null || (blind && fresh.length > 0)
      offer(old => (unseen || old ? missed(state) : null))
    })
  }, [session])
  return {
    offered,
    past,
    seek: past && (frame => past.seek?.(frame)),
    async open() {
      const known = latest.current && missed(latest.current)
      const opened = known && (await session.past?.(known.since))
      if (opened) offer(null)
      show(opened ? { ...opened, ...(session.talk && { talk: session.talk }) } : null)
      return Boolean(opened)
    },
    close() {
      show(null)
      past?.close()
    },
    dismiss: () => offer(null),
  }
}
