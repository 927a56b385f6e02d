import type { Room } from '../tables/room.ts'
import type { MyEvent } from '../../protocol/programs.ts'

/** One open stream, and whose it is. */
export interface Stream {
  readonly user: string
  /** The token it was opened with, or null. */
  readonly token: string | null
  end(): void
}

/** A stream of what concerns one person, wherever it happens. */
export interface PersonalStream extends Stream {
  /** A table where this person sits has changed. */
  look(room: Room): void
  tell(event: MyEvent): void
}

/** All open streams of this process. */
export interface Streams {
  /** Returns how to forget it again. */
  add(stream: Stream): () => void
  addPersonal(stream: PersonalStream): () => void
  /** Whether this person listens to what concerns him. */
  listens(user: string): boolean
  /** Those who do. */
  listeners(): readonly string[]
  changed(room: Room): void
  tell(user: string, event: MyEvent): void
  endOf(user: string): void
  endOfToken(token: string): void
  endAll(): void
}

export function makeStreams(): Streams {
  const all = new Set<Stream>()
  const personal = new Map<string, Set<PersonalStream>>()
  const those = (fits: (stream: Stream) => boolean) => [...all].filter(fits)

  function add(stream: Stream): () => void {
    all.add(stream)
    return () => void all.delete(stream)
  }

  return {
    add,
    addPersonal(stream) {
      const forget = add(stream)
      const his = personal.get(stream.user) ?? new Set()
      personal.set(stream.user, his.add(stream))
      return () => {
        forget()
        his.delete(stream)
        if (his.size === 0) personal.delete(stream.user)
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
    endOf(user) {
      for (const stream of those(each => each.user === user)) stream.end()
    },
    endOfToken(token) {
      for (const stream of those(each => each.token === token)) stream.end()
    },
    endAll() {
      for (const stream of those(() => true)) stream.end()
    },
  }
}
