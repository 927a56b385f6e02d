import type { Compilable, CompiledQuery, QueryResult } from 'kysely'
import type { Db } from './schema.ts'

/** A compiled statement with its values. */
export interface Filled<O = unknown> {
  readonly query: CompiledQuery<O>
  /** The same for the same text: databases keep what they know of it under this name. */
  readonly name: string
}

/** Carries a statement out, after those that were given before. */
export type Run = (statement: Filled) => Promise<QueryResult<unknown>>

/**
 * A transaction may have a way of its own to carry statements out, without the layers of the query
 * builder in between.
 */
const ways = new WeakMap<object, Run>()

export function runBy(transaction: object, run: Run): void {
  ways.set(transaction, run)
}

/** The place of a value while a statement is built. */
class Slot {
  readonly key: string

  constructor(key: string) {
    this.key = key
  }
}

/** Whatever is read of it is the slot of that name. */
const SLOTS = new Proxy({}, { get: (_, key) => new Slot(String(key)) })

interface Compiled<O> {
  readonly query: CompiledQuery<O>
  readonly name: string
  /** The keys of the values, in the order of the parameters. */
  readonly keys: readonly unknown[]
}

let statements = 0

/**
 * A statement that is built and compiled at its first use, and then only gets its values: building
 * it for every move would cost more than carrying it out. `build` must put every value where it
 * belongs without looking at it, and name the columns it wants to get, so that later columns do not
 * change its result.
 */
export function statement<V extends object, O>(
  build: (db: Db, values: V) => Compilable<O>,
): (db: Db, values: V) => Promise<QueryResult<O>> {
  const name = `tianguis_${++statements}`
  /** By dialect. */
  const known = new WeakMap<object, Compiled<O>>()

  function compile(db: Db): Compiled<O> {
    const query = build(db, SLOTS as V).compile()
    const keys = query.parameters.map(slot => (slot instanceof Slot ? slot.key : undefined))
    return { query, name, keys }
  }

  return (db, values) => {
    const dialect = db.getExecutor().adapter.constructor
    const found = known.get(dialect) ?? compile(db)
    known.set(dialect, found)
    const { query, keys } = found
    const parameters = keys.map((key, index) =>
      typeof key === 'string' ? values[key as keyof V] : query.parameters[index],
    )
    const filled = { query: { ...query, parameters }, name }
    const run = ways.get(db)
    return run === undefined
      ? db.executeQuery(filled.query)
      : (run(filled) as Promise<QueryResult<O>>)
  }
}

/**
 * Waits for all of them, whatever happens, so that none goes on after the write they are part of;
 * then throws what the first one threw that failed.
 */
export async function together(work: readonly Promise<unknown>[]): Promise<void> {
  for (const result of await Promise.allSettled(work))
    if (result.status === 'rejected') throw result.reason
}
