import type { Viewer } from '../../../kernel/game.ts'
import { seatOf, type TableRecord } from '../../domain/record.ts'

/** A person who looks at a table over a socket. */
export interface Watcher {
  readonly user: string | null
  /** From which seat they were last sent the state. */
  seat: Viewer
  /** The last step they were sent. */
  seq: number
  /** Whether they can see the page now, as far as it has said. */
  visible: boolean
  send(text: string): void
  /** Disconnects them: they may come back with the rights they have then. */
  leave(): void
}

/** Who looks at a table. */
interface Crowd {
  readonly record: TableRecord
  readonly watchers: ReadonlySet<Watcher>
}

/** Tells these what is so at this moment. */
type Tell = (to: readonly Watcher[]) => void

/** Where so many look at a table, all are told of everything at once. */
const FEW = 50
/** Where more do, onlookers are told this often. */
const PAUSE_MS = 250

/** What the onlookers of a table will be told next, where they have just been told. */
const pauses = new WeakMap<Crowd, Map<string, Tell>>()

/**
 * Tells everybody at a table. Many onlookers are told together of all that happens in a short time:
 * else whoever sits there could keep the server busy with telling them. `but` knows it already.
 */
export function tellAll(crowd: Crowd, what: string, tell: Tell, but?: Watcher): void {
  const { record, watchers } = crowd
  const to = [...watchers].filter(watcher => watcher !== but)
  if (watchers.size <= FEW) return tell(to)
  tell(to.filter(({ user }) => seatOf(record, user) !== null))
  const next = pauses.get(crowd)
  if (next === undefined) return tellOnlookers(crowd, [tell])
  // In the order in which each was last to be told.
  next.delete(what)
  next.set(what, tell)
}

function tellOnlookers(crowd: Crowd, tells: Iterable<Tell>): void {
  for (const tell of tells) tell(onlookersOf(crowd))
  const next = new Map<string, Tell>()
  pauses.set(crowd, next)
  setTimeout(() => afterPause(crowd, next), PAUSE_MS).unref()
}

function afterPause(crowd: Crowd, next: ReadonlyMap<string, Tell>): void {
  pauses.delete(crowd)
  if (next.size === 0) return
  try {
    tellOnlookers(crowd, next.values())
  } catch {
    // Whoever comes back is told again, and what fails then is logged.
    for (const watcher of onlookersOf(crowd)) watcher.leave()
  }
}

const onlookersOf = ({ record, watchers }: Crowd): Watcher[] =>
  [...watchers].filter(({ user }) => seatOf(record, user) === null)
