import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf, StartError } from './errors.ts'
import { backupLines, restoreLines } from './store/backup.ts'
import { emptyFolder, lookIntoFolder } from './store/embedded.ts'
import { migrate } from './store/migrations/index.ts'
import { isPostgres } from './store/migrations/portable.ts'
import { lookIntoPostgres } from './store/postgres.ts'
import type { Vault } from './store/vault.ts'

/** Where a server stores its games. */
export interface Place {
  readonly data: string
  readonly database?: string
}

/**
 * Writes everything to a file as it is at one moment, whether servers run or not. Returns the
 * number of rows.
 */
export async function backUp({ data, database }: Place, file: string): Promise<number> {
  const vault = database === undefined ? lookIntoFolder(data) : await lookIntoPostgres(database)
  // An interrupted backup leaves no half file under the final name.
  const part = `${file}.part`
  return used(vault, async () => {
    try {
      const rows = await vault.db
        .transaction()
        .setIsolationLevel(isPostgres(vault.db) ? 'repeatable read' : 'serializable')
        .execute(async db => {
          let count = 0
          const lines = backupLines(db, await vault.secret())
          const counted = async function* () {
            for await (const line of lines) {
              count++
              yield `${line}\n`
            }
          }
          // Seeds and secrets are in it, so only its owner may read it.
          await pipeline(
            Readable.from(counted()),
            createWriteStream(part, { mode: 0o600, flush: true }),
          )
          return count - HEAD_AND_END
        })
      await rename(part, file)
      return rows
    } catch (error) {
      await rm(part, { force: true })
      throw explained(file, error)
    }
  })
}

const HEAD_AND_END = 2

/** Fills an empty folder or database from the file. Returns the number of rows. */
export async function restore({ data, database }: Place, file: string): Promise<number> {
  const input = createReadStream(file, 'utf8')
  await new Promise((opened, failed) => input.once('open', opened).once('error', failed)).catch(
    (error: unknown) => {
      throw explained(file, error)
    },
  )
  const vault = database === undefined ? emptyFolder(data) : await lookIntoPostgres(database)
  const lines = createInterface({ input, crlfDelay: Infinity })
  return used(vault, () =>
    restoreLines(vault.db, lines, secret => vault.keepSecret(secret)),
  ).finally(() => input.destroy())
}

/** Migrates the data to this program's version, as a server does when it starts. */
export async function bringUp({ data, database }: Place): Promise<void> {
  const vault = database === undefined ? emptyFolder(data) : await lookIntoPostgres(database)
  await used(vault, () => migrate(vault.db))
}

async function used<A>(vault: Vault, act: () => Promise<A>): Promise<A> {
  try {
    return await act()
  } finally {
    await vault.close()
  }
}

function explained(file: string, error: unknown): unknown {
  if (!/^E[A-Z]+$/.test(codeOf(error))) return error
  const said = error instanceof Error ? error.message : String(error)
  return new StartError('bad-backup', `The file ${file} cannot be used: ${said}.`, error)
}
