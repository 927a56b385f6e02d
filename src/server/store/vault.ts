import type { Db } from './schema.ts'

/** Where everything is kept, opened without a server to copy it, fill it or bring it up to date. */
export interface Vault {
  readonly db: Db
  secret(): Promise<string>
  /** Puts the secret where this kind of database has it. */
  keepSecret(secret: string): Promise<void>
  close(): Promise<void>
}
