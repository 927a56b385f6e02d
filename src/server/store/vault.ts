import type { Db } from './database/schema.ts'

/** Where everything is stored, opened without a server to copy, fill or migrate it. */
export interface Vault {
  readonly db: Db
  secret(): Promise<string>
  /** Stores the secret where this kind of database has it. */
  keepSecret(secret: string): Promise<void>
  close(): Promise<void>
}
