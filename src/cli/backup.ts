import { backUp, bringUp, restore } from '../server/backup.ts'
import type { Place } from '../server/store/open.ts'
import { lookIntoFolder } from '../server/store/database/embedded.ts'
import { explained } from './failure.ts'

export async function backupTo(file: string, place: Place): Promise<void> {
  const rows = await explained(() => backUp(place, file))
  process.stdout.write(`${rows} rows are kept in ${file}.\n`)
}

export async function restoreFrom(file: string, place: Place): Promise<void> {
  const { rows, matches, older, checksum } = await explained(() => restore(place, file))
  const left = older > 0 ? ` ${older} were played by other rules, so they were not replayed.` : ''
  process.stdout.write(`${rows} rows are back from ${file}.\n`)
  process.stdout.write(`${matches} matches were replayed, and came out as stored.${left}\n`)
  if (checksum) return
  process.stdout.write('The file has no checksum, for it was written before 0.8.\n')
}

export async function migrateNow(place: Place): Promise<void> {
  await explained(async () => {
    // Of a mistyped folder nothing is made.
    if (place.database === undefined) await lookIntoFolder(place.data).close()
    await bringUp(place)
  })
  process.stdout.write('The data are up to date.\n')
}
