import type { Channel, ChatLine, ChatNews } from '../../../protocol/chat.ts'
import type { SeatInfo } from '../../../protocol/table.ts'

/** The chat of a table. */
export interface Talk {
  /** Tells the listener what was said so far, as soon as that is known, and at every line. */
  readonly watch: (listener: (state: TalkState) => void) => () => void
  /** Says a line in my channel. Resolves when it is kept: null, or a code that says why not. */
  readonly say: (text: string) => Promise<string | null>
  /** Asks for everything anew: after somebody was muted, or no longer. */
  readonly again: () => void
}

export interface TalkState {
  /** In the order they were said, both channels. */
  readonly lines: readonly ChatLine[]
  /** The channel I speak in; null = I only read. */
  readonly mine: Channel | null
  /** Lines of others that were said while I listened, the latest last. */
  readonly fresh: readonly ChatLine[]
}

/**
 * Keeps what was said, in order and each line once. `ask` asks the server for what came after these
 * lines.
 */
export function talkKept(ask: (since: Record<Channel, number>) => void) {
  const listeners = new Set<(state: TalkState) => void>()
  let state: TalkState | null = null
  let forgotten = false
  /** Who sat where when it was last told; "" on chairs without a person. */
  let called: readonly string[] = []

  const last = (channel: Channel) =>
    forgotten
      ? 0
      : Math.max(
          0,
          ...(state?.lines ?? []).filter(line => line.channel === channel).map(line => line.n),
        )

  /** Asks for what is missing, if anybody wants to know. */
  function catchUp(): void {
    if (listeners.size > 0) ask({ players: last('players'), onlookers: last('onlookers') })
  }

  function hear({ lines, mine, fresh }: ChatNews): void {
    const had = forgotten ? [] : (state?.lines ?? [])
    forgotten = false
    const known = new Set(had.map(nameOf))
    const more = lines.filter(line => !known.has(nameOf(line)))
    const all = [...had, ...more].toSorted((a, b) => a.at - b.at || a.n - b.n)
    state = { lines: all, mine, fresh: fresh ? more.filter(line => !line.mine) : [] }
    for (const listener of listeners) listener(state)
  }

  const watch: Talk['watch'] = listener => {
    listeners.add(listener)
    if (state) listener({ ...state, fresh: [] })
    if (listeners.size === 1) catchUp()
    return () => void listeners.delete(listener)
  }

  const again = () => {
    forgotten = true
    catchUp()
  }

  /**
   * Hears who sits at the table. Whether somebody goes by another name now: then all lines are to
   * be asked for anew, since each is told with its writer's name.
   */
  function meet(seats: readonly Pick<SeatInfo, 'kind' | 'name'>[]): boolean {
    const before = called
    called = seats.map(({ kind, name }) => (kind === 'person' ? name : ''))
    const renamed = called.some((name, seat) => name && before[seat] && name !== before[seat])
    forgotten ||= renamed
    return renamed
  }

  return { catchUp, hear, watch, again, meet }
}

const nameOf = (line: ChatLine) => `${line.channel} ${line.n}`
