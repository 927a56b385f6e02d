import type { Job } from './database/group-commit.ts'
import type { Peers } from './database/peers.ts'
import type { Db, Schema } from './database/schema.ts'

/** Where everything is stored. Another database is another dialect behind the same interface. */
export interface Store {
  /** For reading. */
  readonly db: Db
  /** The server's secret: it signs invitations, and cookies of guests from before version 0.3. */
  readonly secret: string
  /** The other processes on this database. */
  readonly peers: Peers
  /** For several reads that must be consistent. */
  read<A>(job: Job<Schema, A>): Promise<A>
  /**
   * For writing: resolves when it is safe on disk. Inside the write use the given `db` only.
   */
  write<A>(job: Job<Schema, A>): Promise<A>
  /** What time it is where the database is; left out where that is this machine. */
  time?(): Promise<number>
  close(): Promise<void>
}
