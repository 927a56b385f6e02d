import type { Seal } from './seal.ts'

/**
 * What one process tells the others on the same database. They receive it soon; if it is lost, they
 * look for themselves.
 */
export type PeerNews =
  | TableNews
  /** This bot was invited to this seat. */
  | {
      readonly type: 'invited'
      readonly user: string
      readonly table: string
      readonly seat: number
    }
  /** A line of chat was stored at this table. */
  | { readonly type: 'chat'; readonly table: string }
  /**
   * These users have sockets to this table at that process; `looking`: those who can see it.
   * Processes of 0.4 do not send it.
   */
  | {
      readonly type: 'here'
      readonly table: string
      readonly users: readonly string[]
      readonly looking?: readonly string[]
    }
  /** A user has a new name. */
  | { readonly type: 'renamed'; readonly user: string }
  /**
   * A user has lost access, or one session or token of theirs has: connections made with it end.
   */
  | {
      readonly type: 'ended'
      readonly user: string
      readonly session?: string
      readonly token?: string
    }
  /** This table was opened at a process: who is there? */
  | { readonly type: 'who'; readonly table: string }

/**
 * This table has changed, and the change is stored. Processes of 0.7 send no more than its id,
 * those up to 0.27 the move in another form.
 */
export interface TableNews {
  readonly type: 'changed'
  readonly table: string
  /** The revision it has now. */
  readonly revision?: number
  /** The users who sit there. */
  readonly users?: readonly string[]
  /** The move or undo, sealed; without it the others read the table. */
  readonly played?: string
}

export interface PeerListener {
  /** `from`: the process that sends it. */
  heard(news: PeerNews, from: string): void
  /** Something may have been missed: look at everything. */
  missed(): void
}

/** How soon the others are told: at once, or within a tenth of a second, which costs less. */
export type When = 'now' | 'soon'

/** The other processes on the same database. */
export interface Peers extends Seal {
  /** Whether there can be any: an embedded database belongs to one process. */
  readonly any: boolean
  /**
   * Registers this process until it or its connection is gone. `act` learns whether no other was
   * there; no other process registers meanwhile.
   */
  join(act: (alone: boolean) => Promise<void>): Promise<void>
  /** From now on these listeners receive messages. */
  listen(listener: PeerListener): void
  say(news: PeerNews, when?: When): void
  /**
   * Tries to take the lock of this name for this process. It is held until it is released as often
   * as it was taken, or until the process or its connection is gone. So code that changes a table
   * must not rely on it.
   */
  hold(name: string): Promise<boolean>
  unlock(name: string): Promise<void>
  close(): Promise<void>
}

export const ALONE: Peers = {
  any: false,
  join: act => act(true),
  listen: () => undefined,
  say: () => undefined,
  hold: () => Promise.resolve(true),
  unlock: () => Promise.resolve(),
  close: () => Promise.resolve(),
  seal: () => '',
  unseal: () => null,
}
