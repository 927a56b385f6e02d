import { customContent } from '../../games/custom-content.ts'
import { NO_PROOF, type Verdict } from '../../kit/fairness/verdict.ts'
import type { TableInfo } from '../../protocol/table.ts'
import { ensureContent } from '../contents.ts'
import { matchOf } from './match.ts'
import { receiptOf } from './receipts.ts'
import { ask } from '../work/ask.ts'
import { startWork } from '../work/start.ts'
import type { VerifyJob } from '../work/verify.ts'

/** Checks that were made already, by table. */
const made = new Map<string, Promise<Verdict>>()

/**
 * Plays a finished match of the server again, in a worker, and compares it with what this browser
 * has kept from before its first card. Rejects if the match cannot be had.
 */
export function checkTable(table: TableInfo): Promise<Verdict> {
  const known = made.get(table.id) ?? check(table)
  made.set(table.id, known)
  known.catch(() => made.delete(table.id))
  return known
}

async function check({ id, game, options }: TableInfo): Promise<Verdict> {
  const match = await matchOf(id)
  if (match === null) return NO_PROOF
  await ensureContent(game, options)
  const contentSet = await customContent(game, options)
  return inWorker({ match, receipt: receiptOf(id), contentSet })
}

function inWorker(job: VerifyJob): Promise<Verdict> {
  const worker = startWork('verify')
  return ask<Verdict>(worker, job).finally(() => worker.terminate())
}
