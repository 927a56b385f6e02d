import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { codeOf, messageOf, StartError } from './errors.ts'
import { makeLog } from './log.ts'
import { backupLines, emptyAll, restoreLines } from './store/backup.ts'
import { emptyFolder, lookIntoFolder } from './store/database/embedded.ts'
import { migrate } from './store/migrations/index.ts'
import { startFault } from './store/database/faults.ts'
import { isPostgres } from './store/migrations/portable.ts'
import { lookIntoPostgres } from './store/database/postgres.ts'
import type { Place } from './store/open.ts'
import type { Vault } from './store/vault.ts'
import { registerContents } from './tables/room/contents.ts'
import { type Replayed, replayAll } from './tables/room/replay-all.ts'

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
          // Seeds and secrets are in it: only its owner may read it, also where a file lay before.
          await rm(part, { force: true })
          await pipeline(
            Readable.from(counted()),
            createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true }),
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

/** What came back. `checksum`: whether the file had one; those before 0.8 have none. */
export interface Restored extends Replayed {
  readonly rows: number
  readonly checksum: boolean
}

/**
 * Fills an empty folder or database from the file, and replays every match. If anything does not
 * hold, it throws a StartError that says what, and the place is empty again.
 */
export async function restore({ data, database }: Place, file: string): Promise<Restored> {
  const input = createReadStream(file, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })
  await new Promise((opened, failed) => input.once('open', opened).once('error', failed)).catch(
    (error: unknown) => {
      throw explained(file, error)
    },
  )
  const vault = database === undefined ? emptyFolder(data) : await lookIntoPostgres(database)
  const { db } = vault
  return used(vault, async () => {
    const restored = await restoreLines(db, linesOf(piecesOf(file, input)), secret =>
      vault.keepSecret(secret),
    )
    try {
      await registerContents(db, makeLog('silent', undefined))
      return { ...restored, ...(await replayAll(db)) }
    } catch (error) {
      await emptyAll(db)
      throw damaged(error)
    }
  }).finally(() => input.destroy())
}

/** What neither we nor the database or the system have named lies in what was restored. */
function damaged(error: unknown): unknown {
  if (error instanceof StartError || codeOf(error) !== '') return error
  const said = `The backup is damaged: it cannot be read (${messageOf(error)}).`
  return new StartError('bad-backup', said, error)
}

const CHUNK_BYTES = 2 ** 20

/** What the file holds; if it cannot be read to its end, the fault is the file's. */
async function* piecesOf(file: string, input: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* input
  } catch (error) {
    throw explained(file, error)
  }
}

/** Lines as they were written: a line separator inside a text (U+2028) ends none. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of input) {
    const [first = '', ...others] = piece.split('\n')
    rest += first
    for (const next of others) {
      yield rest
      rest = next
    }
  }
  if (rest !== '') yield rest
}

/** Migrates the data to this program's version, as a server does when it starts. */
export async function bringUp({ data, database }: Place): Promise<void> {
  const vault = database === undefined ? emptyFolder(data) : await lookIntoPostgres(database)
  await used(vault, () => migrate(vault.db))
}

async function used<A>(vault: Vault, act: () => Promise<A>): Promise<A> {
  try {
    return await act()
  } catch (error) {
    throw startFault(error)
  } finally {
    await vault.close()
  }
}

function explained(file: string, error: unknown): unknown {
  if (!/^E[A-Z]+$/.test(codeOf(error))) return error
  const said = error instanceof Error ? error.message : String(error)
  return new StartError('bad-backup', `The file ${file} cannot be used: ${said}.`, error)
}
