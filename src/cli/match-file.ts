import { readFile, stat } from 'node:fs/promises'
import { Compile } from 'typebox/compile'
import type { Receipt } from '../kit/fairness/receipt.ts'
import { Receipt as ReceiptSchema } from '../protocol/fairness.ts'
import { ChronicleFile, MAX_CHRONICLE_BYTES } from '../protocol/records.ts'
import { Failure } from './failure.ts'

const checkMatch = Compile(ChronicleFile)
const checkReceipt = Compile(ReceiptSchema)

/** The finished match of a file, as it was exported. */
export async function matchIn(file: string): Promise<ChronicleFile> {
  const match = await jsonIn(file)
  if (checkMatch.Check(match)) return match
  throw Failure.world(`${file} is not a file of a finished match.`)
}

export async function receiptIn(file: string): Promise<Receipt> {
  const receipt = await jsonIn(file)
  if (checkReceipt.Check(receipt)) return receipt
  throw Failure.world(`${file} is not a receipt.`)
}

/** What a terminal would obey. No name has it, and nothing else of a match. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu

/** The JSON of a file that is no larger than a match can be, with nothing unseen in its texts. */
export async function jsonIn(file: string): Promise<unknown> {
  try {
    const found = await stat(file)
    if (!found.isFile()) throw new Error('it is not a file')
    if (found.size > 2 * MAX_CHRONICLE_BYTES) throw new Error('it is too large')
    return JSON.parse(await readFile(file, 'utf8'), (_, part: unknown) =>
      typeof part === 'string' ? part.replace(UNSEEN, '') : part,
    )
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw Failure.world(`${file} cannot be read: ${why}.`)
  }
}
