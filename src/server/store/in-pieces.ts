import { breathe } from '../breath.ts'

/** Rows read at once: thousands would hold up everybody. */
export const PIECE = 400

/**
 * All rows there are, in pieces, with others getting their turn between them. `read`: at most so
 * many that come after this one, in an order of their own.
 */
export async function* inPieces<Row>(
  read: (after: Row | undefined, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  for (;;) {
    const rows = await read(last, PIECE)
    yield rows
    if (rows.length < PIECE) return
    last = rows.at(-1)
    await breathe()
  }
}
