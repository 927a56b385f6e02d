import type { Viewer } from '../../kernel/game.ts'
import { same } from '../../kernel/json.ts'
import type { Tally } from './retell.ts'
import { type Announced, announcedBy, type OpenShuffle, type Part } from './shuffle.ts'
import type { Fault } from './verdict.ts'

/**
 * What a page or a program keeps of a shuffle from before its first card, and what it is compared
 * with at the end. It keeps what it saw first: whatever is told otherwise later is a fault.
 */
export interface Receipt {
  readonly viewer: Viewer
  readonly commitment: string
  /** The number of this start: earlier ones were called off. */
  readonly start: number
  /** My contribution; null if I gave none, or too late. */
  readonly bytes: string | null
  /** What every chair had announced before I showed my bytes; null if I showed none. */
  readonly announced: readonly Announced[] | null
  /** All contributions as they were shown before the first card; null if I was not there. */
  readonly parts: readonly Part[] | null
  /** The steps I have had. */
  readonly steps: Tally
}

/** Where the shuffle of a match says otherwise than the receipt. */
export function faultsOfReceipt(receipt: Receipt, shuffle: OpenShuffle): Fault[] {
  const { viewer, bytes, announced, parts } = receipt
  if (shuffle.commitment !== receipt.commitment || shuffle.start !== receipt.start)
    return ['promise']
  const mine = viewer === null ? undefined : shuffle.parts[viewer]
  const kept = bytes === null || (mine?.kind === 'given' && mine.bytes === bytes)
  const fits =
    (announced === null || same(announced, shuffle.parts.map(announcedBy))) &&
    (parts === null || same(parts, shuffle.parts))
  return [
    ...(kept ? [] : ['my-contribution' as const]),
    ...(fits ? [] : ['contributions' as const]),
  ]
}
