import type { Moment, News, ServerMessage, Step, Welcome } from '../../../protocol/messages.ts'
import type { SessionState } from '../session.ts'
import { watchers } from '../watchers.ts'
import { stepLog } from './steps.ts'

/** What the server said last; steps and pending requests are counted beside it. */
export type Told = Omit<SessionState, 'steps' | 'pending' | 'frame'>

/**
 * What a server has told of a table, for those who watch it. Messages change it; `tell` then shows
 * the change, so that requests can be settled in between. `pending` counts my open choices,
 * `foreseen` says how the table will stand after them.
 */
export function tableState(
  pending: () => number,
  foreseen: (told: Told, steps: readonly Step[]) => Moment | null,
) {
  const listeners = watchers()
  const log = stepLog()
  let told: Told | null = null
  return {
    watch: listeners.add,
    close: listeners.close,
    /** The number of the last step that is here. */
    seen: () => log.all.length,
    last: () => listeners.last,
    /** null before the first welcome. */
    link: () => told?.link ?? null,
    tell(fresh: readonly Step[] = []): void {
      if (told === null) return
      const moment = foreseen(told, log.all)
      const state = { ...told, moment, steps: log.all, pending: pending(), frame: null }
      listeners.tell(state, fresh)
    },
    /** Returns what is new since the connection was lost; [] at the first welcome. */
    welcome(message: Welcome): readonly Step[] {
      const first = told === null
      const fresh = log.welcome(message)
      const { table, seat, host, moment } = message
      told = { table, seat, host, moment, link: 'live' }
      return first ? [] : fresh
    },
    /** Returns the new steps, or null if some before them are missing. */
    news({ steps, moment }: News): readonly Step[] | null {
      const fresh = log.add(steps)
      if (fresh !== null && told) told = { ...told, moment }
      return fresh
    },
    table({ table, seat }: Extract<ServerMessage, { readonly type: 'table' }>): void {
      if (told) told = { ...told, table, seat }
    },
    /** A table that is gone stays gone. */
    setLink(link: SessionState['link']): void {
      if (told && told.link !== 'gone') told = { ...told, link }
    },
  }
}
