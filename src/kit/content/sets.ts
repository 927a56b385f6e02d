import { digest } from '../../kernel/digest.ts'

/** Printed values of one game, several sets side by side. The digest of its content names a set. */
export interface ContentSets<Content = unknown, Tables = unknown> {
  /** The digest of the set the game comes with. */
  readonly standard: string
  /** Digests of the sets the game came with earlier: known everywhere, but not on offer. */
  readonly former: readonly string[]
  /** Digests, preferred first: the live list of values of the game's option `content`. */
  readonly digests: readonly string[]
  /** Puts a checked set on offer and answers its digest; an equal one is kept once. */
  add(content: Content): string
  /** Puts a set first: the default of new tables. An unknown digest is the caller's bug. */
  prefer(digest: string): void
  has(digest: string): boolean
  /** The values of a set. An unknown digest is the caller's bug: it throws. */
  content(digest: string): Content
  /**
   * What the rules need of a set, made once; the last one asked for is remembered, so it is cheap
   * in hot loops.
   */
  tables(digest: string): Tables
  /**
   * Something that is made of a set's tables, by digest: made once for each set, when it is first
   * asked for, and as cheap to ask for again as `tables`.
   */
  each<Made>(make: (tables: Tables, digest: string) => Made): (digest: string) => Made
}

/** A set under its digest, on its way to where it may be unknown: a thread, a page, a database. */
export interface ContentSet<Content = unknown> {
  readonly digest: string
  readonly content: Content
}

/** A set under its digest that is put together when it is first asked for. */
export interface FormerSet<Content> {
  readonly digest: string
  readonly content: () => Content
}

/**
 * The sets of one game: at first only those it comes with. The digest of the standard one may be
 * given, since to find it takes long where a page begins.
 */
export function contentSets<Content, Tables>(
  standard: Content,
  compile: (content: Content) => Tables,
  digestOfStandard = digest(standard),
  formerSets: readonly FormerSet<Content>[] = [],
): ContentSets<Content, Tables> {
  const known = new Map(formerSets.map(set => [asKey(set.digest), set.content]))
  const former = [...known.keys()]
  const digests: string[] = []

  const addAs = (given: string, content: Content): string => {
    const name = asKey(given)
    if (!known.has(name)) known.set(name, () => content)
    if (!digests.includes(name)) digests.push(name)
    return name
  }

  const content = remembered(name => {
    const found = known.get(name)
    if (found === undefined) throw new Error(`No set of printed values with the digest ${name}.`)
    return found()
  })

  const tables = remembered(name => compile(content(name)))

  return {
    standard: addAs(digestOfStandard, standard),
    former,
    digests,
    add: content => addAs(digest(content), content),
    prefer(name) {
      addAs(name, content(name))
      digests.unshift(...digests.splice(digests.indexOf(name), 1))
    },
    has: name => known.has(name),
    content,
    tables,
    each: make => remembered(name => make(tables(name), name)),
  }
}

/** The same text as the name of a property: engines compare such names by identity, thus faster. */
const asKey = (name: string): string => Object.keys({ [name]: true })[0]

/** Makes a value for each name once. The last one asked for is at hand, for hot loops. */
function remembered<Made>(make: (name: string) => Made): (name: string) => Made {
  const all = new Map<string, Made>()
  let lastName: string | undefined
  let last: Made

  function find(name: string): Made {
    const made = all.get(name) ?? make(name)
    all.set(name, made)
    lastName = name
    last = made
    return made
  }

  return name => (name === lastName ? last : find(name))
}
