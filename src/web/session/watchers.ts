import type { Step } from '../../protocol/messages.ts'
import type { SessionState } from './session.ts'

export type Listener = (state: SessionState, fresh: readonly Step[]) => void

/** Those who watch a session, and what they were told last. */
export interface Watchers {
  /** Adds a listener and tells it at once how things stand, if that is known. */
  readonly add: (listener: Listener) => () => void
  readonly tell: (state: SessionState, fresh: readonly Step[]) => void
  readonly last: SessionState | null
  readonly close: () => void
}

/** A list of listeners, empty and with nothing to tell yet. */
export function watchers(): Watchers {
  const listeners = new Set<Listener>()
  let last: SessionState | null = null
  let closed = false
  return {
    add(listener) {
      const own: Listener = (state, fresh) => listener(state, fresh)
      listeners.add(own)
      if (last) own(last, [])
      return () => void listeners.delete(own)
    },
    tell(state, fresh) {
      if (closed) return
      last = state
      for (const listener of listeners) listener(state, fresh)
    },
    get last() {
      return last
    },
    close() {
      closed = true
      listeners.clear()
    },
  }
}
