import type { MyEvent } from '../../protocol/programs.ts'
import type { SignedOut } from '../tables/room/events.ts'
import type { Room } from '../tables/room/room.ts'

/** What a stream or socket was opened with: it ends when that is worth nothing any more. */
export interface Pass {
  /** null: a stranger. */
  readonly user: string | null
  readonly session: string | null
  readonly token: string | null
}

/** One open stream or socket and its reader. */
export interface Stream extends Pass {
  end(): void
}

/** A stream of one person's news, wherever they happen. */
export interface PersonalStream extends Stream {
  readonly user: string
  /** A table where this person sits has changed. */
  look(room: Room): void
  tell(event: MyEvent): void
}

/** All open streams of this process. */
export interface Streams {
  /** Returns how to remove it again. */
  add(stream: Stream): () => void
  addPersonal(stream: PersonalStream): () => void
  /** Whether this person listens to their news. */
  listens(user: string): boolean
  /** Those who do. */
  listeners(): readonly string[]
  changed(room: Room): void
  tell(user: string, event: MyEvent): void
  /** Ends what these have open. */
  end(ended: SignedOut): void
  /** All that is open. */
  open(): readonly Stream[]
  endAll(): void
}

export function makeStreams(): Streams {
  const all = new Set<Stream>()
  const personal = new Map<string, Set<PersonalStream>>()

  function add(stream: Stream): () => void {
    all.add(stream)
    return () => void all.delete(stream)
  }

  return {
    add,
    addPersonal(stream) {
      const forget = add(stream)
      const streamsOfUser = personal.get(stream.user) ?? new Set()
      personal.set(stream.user, streamsOfUser.add(stream))
      return () => {
        forget()
        streamsOfUser.delete(stream)
        if (streamsOfUser.size === 0) personal.delete(stream.user)
      }
    },
    listens: user => personal.has(user),
    listeners: () => [...personal.keys()],
    changed(room) {
      for (const chair of room.record.chairs) {
        if (chair.kind !== 'person') continue
        for (const stream of personal.get(chair.user) ?? []) stream.look(room)
      }
    },
    tell(user, event) {
      for (const stream of personal.get(user) ?? []) stream.tell(event)
    },
    end({ user, session, token }) {
      for (const stream of all) {
        const isTheirs = stream.user === user
        const byThis = session === undefined || stream.session === session
        if (isTheirs && byThis && (token === undefined || stream.token === token)) stream.end()
      }
    },
    open: () => [...all],
    endAll() {
      for (const stream of all) stream.end()
    },
  }
}
