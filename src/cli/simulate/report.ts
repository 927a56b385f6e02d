import { open, readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { FILE_KINDS, fileOf } from '../../bots/lab/files.ts'
import { isReport } from './report-check.ts'
import type { LabReport } from '../../bots/lab/tally.ts'
import { saidOf, speechFor } from '../../bots/lab/speech.ts'
import { Failure } from '../failure.ts'
import { gameNamed } from '../values.ts'
import type { SimulateOptions } from './plan.ts'

/** A file that the report is written to when all has been played. */
export interface ReportFile {
  write(report: LabReport): Promise<void>
}

/**
 * Opens the file before the first game, so that nothing is played for a report that cannot be
 * written; null if none is wanted.
 */
export async function reportTo(
  id: string,
  { report: file, beside, lang }: SimulateOptions,
): Promise<ReportFile | null> {
  if (file === undefined) {
    if (beside === undefined) return null
    throw Failure.usage('--beside goes with --report, which says where both are written.')
  }
  const kind = FILE_KINDS.find(each => `.${each}` === extname(file).toLowerCase())
  if (kind === undefined) {
    const endings = FILE_KINDS.map(each => `.${each}`).join(', ')
    throw Failure.usage(`The report ${file} has to end in one of ${endings}.`)
  }
  const earlier = beside === undefined ? null : await readReport(id, beside)
  const entry = gameNamed(id)
  const speech = speechFor(entry.meta, await saidOf(entry, lang), lang)
  const failed = Failure.notWritten('The report', file)
  const handle = await open(file, 'w').catch(failed)
  return {
    async write(report) {
      const reports = earlier ? ([earlier, report] as const) : ([report] as const)
      const written = handle.writeFile(fileOf(kind, reports, speech)).catch(failed)
      await written.finally(() => handle.close())
    },
  }
}

/** The first report of a JSON file that was written before. */
async function readReport(id: string, file: string): Promise<LabReport> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw Failure.world(`The report ${file} cannot be read (${error.code}).`)
  })
  const found = firstOf(text)
  if (!isReport(found)) throw Failure.world(`${file} is no report of this program as .json.`)
  if (found.game !== id) throw Failure.usage(`${file} is of ${found.game}, not of ${id}.`)
  return found
}

function firstOf(text: string): unknown {
  try {
    const { settings } = JSON.parse(text) as { readonly settings?: readonly unknown[] }
    return settings?.[0]
  } catch {
    return null
  }
}
