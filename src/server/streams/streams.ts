import type { MyEvent } from '../../protocol/programs.ts'
import type { Room } from '../tables/room.ts'

/** One open stream and its reader. */
export interface Stream {
  readonly user: string
  /** The token it was opened with, or null. */
  readonly token: string | null
  end(): void
}

/** A stream of one person's news, wherever they happen. */
export interface PersonalStream extends Stream {
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
