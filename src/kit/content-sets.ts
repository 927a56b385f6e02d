import { digest } from '../kernel/digest.ts'

/**
 * Printed values of one game, several sets side by side; a set is told by the digest of its
 * content.
 */
export interface ContentSets<Content = unknown, Tables = unknown> {
  /** The digest of the set the game comes with. */
  readonly standard: string
  /** Digests, preferred first: the live list of values of the game's option `content`. */
  readonly digests: readonly string[]
  /**
   * Adds a checked set and answers its digest; an equal one is kept once. `preferred` puts it
   * first: the default of new tables.
   */
  add(content: Content, preferred?: boolean): string
  has(digest: string): boolean
  /** The values of a set. An unknown digest is the caller's bug: it throws. */
  content(digest: string): Content
  /**
   * What the rules need of a set, made once; the last one asked for is remembered, so it is cheap
   * in hot loops.
   */
  tables(digest: string): Tables
}

/**
 * A set under its digest, on its way to where it may not be known yet: a thread, a page, a
 * database.
 */
export interface ContentSet<Content = unknown> {
  readonly digest: string
  readonly content: Content
}

interface Kept<Content, Tables> extends ContentSet<Content> {
  /** Made when first asked for. */
  tables?: Tables
}

/** The sets of one game: at first only the one it comes with. */
export function contentSets<Content, Tables>(
  standard: Content,
  compile: (content: Content) => Tables,
): ContentSets<Content, Tables> {
  const known = new Map<string, Kept<Content, Tables>>()
  const digests: string[] = []
  let last: Kept<Content, Tables> | undefined

  const find = (name: string): Kept<Content, Tables> => {
    if (last?.digest === name) return last
    const found = known.get(name)
    if (found === undefined) throw new Error(`No set of printed values with the digest ${name}.`)
    last = found
    return found
  }

  const add = (content: Content, preferred = false): string => {
    const name = digest(content)
    if (!known.has(name)) {
      known.set(name, { digest: name, content })
      digests.push(name)
    }
    if (preferred) digests.unshift(...digests.splice(digests.indexOf(name), 1))
    return name
  }

  return {
    standard: add(standard),
    digests,
    add,
    has: name => known.has(name),
    content: name => find(name).content,
    tables: name => {
      const contentSet = find(name)
      return (contentSet.tables ??= compile(contentSet.content))
    },
  }
}
