import { readFile, stat } from 'node:fs/promises'
import { Compile } from 'typebox/compile'
import type { Receipt } from '../kit/fairness/receipt.ts'
import type { Fault, Finding, Verdict } from '../kit/fairness/verdict.ts'
import { verify } from '../kit/fairness/verify.ts'
import { Receipt as ReceiptSchema } from '../protocol/fairness.ts'
import { ChronicleFile, MAX_CHRONICLE_BYTES } from '../protocol/records.ts'
import { useContents } from './content.ts'
import { Failure } from './failure.ts'
import { gameNamed } from './values.ts'

interface VerifyOptions {
  readonly receipt?: string
  readonly commitment?: string
  readonly content?: readonly string[]
  readonly json?: boolean
}

const checkMatch = Compile(ChronicleFile)
const checkReceipt = Compile(ReceiptSchema)

/** `tianguis verify`: says what a file of a finished match proves of its shuffle. */
export async function verifyFile(file: string, options: VerifyOptions): Promise<void> {
  const match = await matchIn(file)
  const receipt = options.receipt === undefined ? null : await receiptIn(options.receipt)
  await useContents(options.content, match.game)
  const { game } = await gameNamed(match.game).load()
  const verdict = promised(
    await verify(game, match, receipt),
    options.commitment,
    match.fairness?.commitment,
  )
  process.stdout.write(
    `${options.json === true ? JSON.stringify(verdict) : sentences(verdict).join('\n')}\n`,
  )
  if (verdict.finding === 'broken') throw Failure.silent(1)
}

/** The verdict, if somebody has noted this promise before the first card. */
function promised(verdict: Verdict, noted?: string, told?: string): Verdict {
  if (noted === undefined) return verdict
  if (noted !== told)
    return { ...verdict, finding: 'broken', faults: [...verdict.faults, 'promise'] }
  return verdict.finding === 'record' ? { ...verdict, finding: 'watched' } : verdict
}

/** The finished match of a file, as it was exported. */
export async function matchIn(file: string): Promise<ChronicleFile> {
  const match = await jsonOf(file)
  if (checkMatch.Check(match)) return match
  throw Failure.world(`${file} is not a file of a finished match.`)
}

async function receiptIn(file: string): Promise<Receipt> {
  const receipt = await jsonOf(file)
  if (checkReceipt.Check(receipt)) return receipt
  throw Failure.world(`${file} is not a receipt.`)
}

/** What this file of JSON says, if it is no larger than a match can be. */
export async function jsonOf(file: string): Promise<unknown> {
  try {
    const found = await stat(file)
    if (!found.isFile()) throw new Error('it is not a file')
    if (found.size > 2 * MAX_CHRONICLE_BYTES) throw new Error('it is too large')
    return JSON.parse(await readFile(file, 'utf8')) as unknown
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw Failure.world(`${file} cannot be read: ${why}.`)
  }
}

const FINDINGS: Readonly<Record<Finding, string>> = {
  none: 'No proof: this match was played without a server, or before version 0.8.',
  'other-rules':
    'The shuffle follows from secret and contributions. The moves cannot be checked: the match was played by rules of another version.',
  broken: 'NOT PROVED. Something does not fit:',
  record:
    'The file agrees with itself: promise, contributions, seed, every move and every step. Whether this is what was promised before the first card only a receipt from then can show.',
  watched:
    'Proved: the match was played from the shuffle that was promised before the first card. Not proved: that nobody chose it; only the receipt of somebody who contributed shows that.',
  'one-round':
    'Proved: the server did not choose this shuffle alone and did not change it. Not everybody has contributed: see below.',
  proved: 'Proved: nobody, the server included, chose or changed this shuffle.',
}

const FAULTS: Readonly<Record<Fault, string>> = {
  protocol: 'The proof is of a kind that this program does not know.',
  commitment: 'The secret is not the one that was promised.',
  contribution: 'Somebody’s bytes are not those that their hash had announced.',
  seed: 'The seed does not come of the secret and the contributions.',
  move: 'A move is not possible where the file says it was made.',
  final: 'The moves lead to another last position than the file says.',
  steps: 'The running hashes of the steps are others than the file says.',
  promise: 'The promise is not the one that was shown before the first card.',
  'my-contribution': 'The contribution of the receipt is not in the shuffle.',
  contributions: 'The contributions are not those that were shown before the first card.',
  past: 'The steps are not those that the receipt has had: the past was rewritten.',
}

/** What cannot be proved to anybody. */
const LIMITS =
  'Not proved: that whoever runs the server did not look at hidden cards, or help somebody who played.'

function sentences(verdict: Verdict): string[] {
  const { finding, faults, calledOff, away, withheld } = verdict
  const lines = [FINDINGS[finding], ...faults.map(fault => `  ${FAULTS[fault]}`)]
  if (away.length > 0) lines.push(`Away when the shuffle was made: ${seats(away)}.`)
  if (withheld.length > 0)
    lines.push(
      `Announced a contribution and did not show it: ${seats(withheld)}. In league with the server they could have chosen between two shuffles each.`,
    )
  if (calledOff > 0) lines.push(`Starts of this match that were called off before: ${calledOff}.`)
  return finding === 'none' || finding === 'broken' ? lines : [...lines, LIMITS]
}

function seats(list: readonly number[]): string {
  return `${list.length === 1 ? 'seat' : 'seats'} ${list.join(', ')}`
}
