/**
 * What one process says to the others on the same database. They hear it soon, or, if it is lost,
 * look for themselves.
 */
export type PeerNews =
  /** This table has changed, and the change is stored. */
  | { readonly type: 'changed'; readonly table: string }
  /** This bot was asked to this seat. */
  | {
      readonly type: 'invited'
      readonly user: string
      readonly table: string
      readonly seat: number
    }
  /** Somebody has said something at this table. */
  | { readonly type: 'chat'; readonly table: string }
  /**
   * These users have sockets to this table at that process; `looking`: who of them can see it.
   * Processes of 0.4 do not say.
   */
  | {
      readonly type: 'here'
      readonly table: string
      readonly users: readonly string[]
      readonly looking?: readonly string[]
    }
  /** A user is now called otherwise. */
  | { readonly type: 'renamed'; readonly user: string }
  /** A user has signed out on a device: whoever looks as him shows anew who he is. */
  | { readonly type: 'ended'; readonly user: string }
  /** Somebody opens this table: who is there? */
  | { readonly type: 'who'; readonly table: string }

export interface PeerListener {
  /** `from`: the process that says it. */
  heard(news: PeerNews, from: string): void
  /** Something may have been missed: look at everything. */
  missed(): void
}

/** The other processes on the same database. */
export interface Peers {
  /** Whether there may be any: an embedded database belongs to one process. */
  readonly any: boolean
  /**
   * This process begins to be there, until it, or its connection, is gone. `act` learns whether no
   * other was; nobody else begins meanwhile.
   */
  join(act: (alone: boolean) => Promise<void>): Promise<void>
  /** From now on these are told. */
  listen(listener: PeerListener): void
  say(news: PeerNews): void
  /**
   * Whether this process, alone among all, may do what goes by this name. It may until it has let
   * go as often as it took hold, or until it, or its connection, is gone: so whoever changes a
   * table must not rely on being alone.
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
}
