import { useEffect, useRef, useState } from 'preact/hooks'
import type { Session, SessionState } from '../../session/session.ts'
import type { Step } from '../../../protocol/messages.ts'
import { lastRound, type Missed, missed } from './missed.ts'

/** What people who come back are offered to see, and what they look at if they accept. */
export interface LookBack {
  /** null while nothing is offered. */
  readonly offered: Missed | null
  /** What has been, while I look at it. */
  readonly past: Session | null
  /** Shows another moment of it. */
  readonly seek: ((frame: number) => void) | null
  /** All steps so far, also while I look at some before. */
  readonly steps: readonly Step[]
  /**
   * Shows what was missed, or the last round again; with a number, the moment after that step.
   * False if it cannot be had.
   */
  readonly open: (seq?: number) => Promise<boolean>
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
      // A table of this browser stood still while nobody looked.
      const goneOn = before === null && state.table.life !== null
      const unseen = goneOn || (blind && fresh.length > 0)
      offer(old => (unseen || old ? missed(state) : null))
    })
  }, [session])
  return {
    offered,
    past,
    seek: past && (frame => past.seek?.(frame)),
    steps: latest.current?.steps ?? [],
    async open(seq) {
      const since = latest.current && (seq === undefined ? sinceOf(latest.current) : 0)
      const opened = since === null ? null : await session.past?.(since)
      if (!opened || (seq !== undefined && opened.goTo?.(seq) === false)) return false
      offer(null)
      show({ ...opened, ...(session.talk && { talk: session.talk }) })
      return true
    },
    close() {
      show(null)
      past?.close()
    },
    dismiss: () => offer(null),
  }
}

const sinceOf = (state: SessionState) => missed(state)?.since ?? lastRound(state)
