import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Perspective } from '../../../kernel/perspective.ts'
import { type Entry, opening } from '../../domain/course.ts'
import { framesOf, joined } from '../../domain/frames.ts'
import type { TableRecord } from '../../domain/record.ts'
import { bring, importedReplay, verified } from '../begin/imports.ts'
import { loadGame } from '../room/load-game.ts'
import { reviewed } from './reviews.ts'

const compress = promisify(gzip)

/** A finished match; its game has the version it was played by. */
export interface Finished {
  readonly record: TableRecord
  readonly log: readonly Entry[]
}

/** What everybody saw of it, gzipped. */
async function frame({ record, log }: Finished): Promise<ReadonlyMap<Perspective, Uint8Array>> {
  const { game } = await loadGame(record.game)
  const pieces = framesOf(record, { ...opening(game, record), log })
  return joined(pieces, piece => compress(piece))
}

/**
 * What takes long, and needs neither database nor tables: it can be done in a thread. All that is
 * given and answered can be copied from one thread to another.
 */
export const WORKS = { bring, replay: importedReplay, frame, verify: verified, review: reviewed }

export type WorkName = keyof typeof WORKS
export type Given<Name extends WorkName> = Parameters<(typeof WORKS)[Name]>[0]
export type Done<Name extends WorkName> = Awaited<ReturnType<(typeof WORKS)[Name]>>
