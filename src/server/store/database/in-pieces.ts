import { type SelectQueryBuilder, type Simplify, sql } from 'kysely'
import { breathe } from '../../breath.ts'
import type { Schema } from './schema.ts'

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

/**
 * What a query gives for each piece of a long list, with others getting their turn between them. In
 * one go a database would keep a statement as long as the list.
 */
export async function forPieces<Item, A>(
  items: readonly Item[],
  query: (some: readonly Item[]) => Promise<A>,
): Promise<A[]> {
  const answers: A[] = []
  for (let from = 0; from < items.length; from += PIECE) {
    if (from > 0) await breathe()
    answers.push(await query(items.slice(from, from + PIECE)))
  }
  return answers
}

/**
 * All rows of a query in pieces, in the order of these columns, which together name each row once;
 * with each the field of a row that has its value.
 */
export function inOrder<From extends keyof Schema, Row>(
  query: SelectQueryBuilder<Schema, From, Row>,
  columns: readonly (readonly [column: string, field: keyof Simplify<Row>])[],
  direction: 'asc' | 'desc' = 'asc',
): AsyncGenerator<Simplify<Row>[]> {
  const names = columns.map(([column]) => sql.ref(column))
  const ordered = names.reduce((rows, name) => rows.orderBy(name, direction), query)
  const beyond = sql.raw(direction === 'asc' ? '>' : '<')
  const after = (row: Simplify<Row>) =>
    sql<boolean>`(${sql.join(names)}) ${beyond} (${sql.join(columns.map(([, field]) => row[field]))})`
  return inPieces((last, limit) =>
    (last === undefined ? ordered : ordered.where(after(last))).limit(limit).execute(),
  )
}
