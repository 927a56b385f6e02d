import { findGame } from '../../../games/index.ts'
import { digest } from '../../../kernel/digest.ts'
import type { Game } from '../../../kernel/game.ts'
import type { ChronicleFile } from '../../../protocol/records.ts'
import { messageOf, StartError } from '../../errors.ts'
import { restore } from '../../domain/course.ts'
import { playedAgain } from '../../domain/frames.ts'
import type { TableRecord } from '../../domain/record.ts'
import { allImports } from '../../store/tables/imports.ts'
import { loadLog, loadSnapshot } from '../../store/tables/plies.ts'
import type { Db } from '../../store/database/schema.ts'
import { begunTables } from '../../store/tables/tables-of.ts'
import { finalOf } from '../begin/imports.ts'

/** How many matches came out as they are stored; `older`: by other rules, so not replayed. */
export interface Replayed {
  readonly matches: number
  readonly older: number
}

/**
 * Plays every stored match again, also those from files, and compares where it leads with what is
 * stored. Throws a StartError that names the first one that differs.
 */
export async function replayAll(db: Db): Promise<Replayed> {
  let [matches, older] = [0, 0]
  const count = (replayed: boolean) => (replayed ? matches++ : older++)
  for await (const record of begunTables(db))
    count(await told(record.id, () => replaysTable(db, record)))
  for await (const { id, chronicle } of allImports(db))
    count(await told(id, () => replaysImport(JSON.parse(chronicle) as ChronicleFile)))
  return { matches, older }
}

async function told(id: string, replays: () => Promise<boolean>): Promise<boolean> {
  try {
    return await replays()
  } catch (error) {
    const said = `The backup is damaged: match ${id} cannot be replayed (${messageOf(error)}).`
    throw new StartError('bad-backup', said, error)
  }
}

/** Whether it was replayed; throws if it leads elsewhere. */
async function replaysTable(db: Db, record: TableRecord): Promise<boolean> {
  const game = await gameOf(record)
  if (game === null) return false
  const snapshot = await loadSnapshot(db, record.id)
  if (snapshot === null) throw new Error('its position is missing')
  const course = restore(game, record, snapshot, await loadLog(db, record.id))
  for await (const { replayed, entry } of playedAgain(record, course)) {
    if ((entry?.ply ?? 0) !== snapshot.entries) continue
    if (digest(replayed.state) !== digest(snapshot.state))
      throw new Error('it leads to another position')
  }
  return true
}

async function replaysImport(file: ChronicleFile): Promise<boolean> {
  if ((await gameOf(file)) === null) return false
  if ((await finalOf(file)) !== file.final) throw new Error('it leads to another position')
  return true
}

/** The game by whose rules this was played; null if there are none such here. */
async function gameOf({
  game: id,
  version,
}: {
  readonly game: string
  readonly version: number
}): Promise<Game | null> {
  const game = (await findGame(id)?.load())?.game
  return game?.version === version ? game : null
}
