/*
 * A fair queue: what waits is served by turns of addresses, within each by turns of its people,
 * within each of these by turns of their tables. Whoever has got less service so far is next, so a
 * flood of one person waits behind itself and nobody else. Pure: time and costs come from outside.
 */

/** Whose something is, widest first: an address, a person, a table. */
export type Path = readonly [address: string, person: string, table: string]

/** How many may be served at once: in all, of one address, of one person, of one table. */
export type Caps = readonly [all: number, address: number, person: number, table: number]

/** What is to be served next. */
export interface Turn<Item> {
  readonly item: Item
  /**
   * With how many turns it shares: the addresses that wait × the people of its own × their tables ×
   * what waits at this table. In a fair round it is served once in so many turns.
   */
  readonly turns: number
  /** Whether other people wait, and none of them has waited longer than this one. */
  readonly longest: boolean
  /** Adds to the service that its table, person and address have got; may be negative. */
  charge(cost: number): void
  /** It has been served: another may be. */
  end(): void
}

export interface FairQueue<Item> {
  readonly waiting: number
  /** Which of these has the fewest waiting before it: of its address, else of its person. */
  shortest(paths: readonly [Path, ...Path[]]): Path
  add(item: Item, path: Path, now: number): void
  /** The next to be served; null if none waits, or those who wait are served enough at once. */
  take(now: number): Turn<Item> | null
}

/** The depth of people in the tree: below all and their address. */
const PERSON = 2

/** One who is served: an address, a person, a table; at the top all of them. */
interface Branch<Item> {
  readonly depth: number
  readonly name: string
  readonly above: Branch<Item> | null
  readonly below: Map<string, Branch<Item>>
  readonly items: Item[]
  waiting: number
  running: number
  /** The service it has got, in costs. */
  served: number
  /** What the least served below had got at the last turn: newcomers begin there. */
  reached: number
  /** When it began to wait, or was last served. */
  since: number
}

export function fairQueue<Item>(caps: Caps): FairQueue<Item> {
  const all = branch<Item>(null, '')
  return {
    get waiting() {
      return all.waiting
    },
    shortest: ([first, ...others]) =>
      others.reduce((best, path) => (isShorter(all, path, best) ? path : best), first),
    add(item, path, now) {
      const leaf = path.reduce((above, name) => childOf(above, name), all)
      leaf.items.push(item)
      for (const each of upwards(leaf)) {
        if (each.waiting === 0) beginToWait(each, now)
        each.waiting++
      }
    },
    take(now) {
      return isReady(all, caps) ? takeFrom(all, caps, now) : null
    },
  }
}

function branch<Item>(above: Branch<Item> | null, name: string): Branch<Item> {
  const depth = above === null ? 0 : above.depth + 1
  const counts = { waiting: 0, running: 0, served: 0, reached: 0, since: 0 }
  return { depth, name, above, below: new Map(), items: [], ...counts }
}

function childOf<Item>(above: Branch<Item>, name: string): Branch<Item> {
  const found = above.below.get(name) ?? branch(above, name)
  above.below.set(name, found)
  return found
}

function isShorter<Item>(all: Branch<Item>, path: Path, other: Path): boolean {
  const waiting = ([address, person]: Path) => {
    const street = all.below.get(address)
    return [street?.waiting ?? 0, street?.below.get(person)?.waiting ?? 0] as const
  }
  const [here, there] = [waiting(path), waiting(other)]
  return here[0] < there[0] || (here[0] === there[0] && here[1] < there[1])
}

/** A branch and all above it. */
function* upwards<Item>(leaf: Branch<Item>): Generator<Branch<Item>> {
  for (let each: Branch<Item> | null = leaf; each !== null; each = each.above) yield each
}

/** Time without waiting saves up no claim to service. */
function beginToWait<Item>(each: Branch<Item>, now: number): void {
  each.since = now
  if (each.running === 0) each.served = Math.max(each.served, each.above?.reached ?? 0)
}

/** Whether something that waits here may be served now. */
function isReady<Item>(each: Branch<Item>, caps: Caps): boolean {
  if (each.waiting === 0 || each.running >= (caps[each.depth] ?? 0)) return false
  return each.items.length > 0 || [...each.below.values()].some(below => isReady(below, caps))
}

function takeFrom<Item>(all: Branch<Item>, caps: Caps, now: number): Turn<Item> | null {
  let leaf = all
  let turns = 1
  while (leaf.items.length === 0) {
    const next = leastServed(leaf, caps)
    if (next === null) return null
    turns *= [...leaf.below.values()].filter(({ waiting }) => waiting > 0).length
    leaf.reached = Math.max(leaf.reached, next.served)
    leaf = next
  }
  turns *= leaf.items.length
  const longest = hasWaitedLongest(all, leaf)
  const item = leaf.items.shift()
  if (item === undefined) return null
  for (const each of upwards(leaf)) {
    each.waiting--
    each.running++
    each.since = now
  }
  return { item, turns, longest, charge: cost => charge(leaf, cost), end: () => end(leaf) }
}

/** Among equals, the one who has waited longest. */
function leastServed<Item>(above: Branch<Item>, caps: Caps): Branch<Item> | null {
  const ready = [...above.below.values()].filter(each => isReady(each, caps))
  const before = (a: Branch<Item>, b: Branch<Item>) =>
    a.served < b.served || (a.served === b.served && a.since < b.since)
  return ready.reduce<Branch<Item> | null>(
    (least, each) => (least === null || before(each, least) ? each : least),
    null,
  )
}

function hasWaitedLongest<Item>(all: Branch<Item>, leaf: Branch<Item>): boolean {
  const person = [...upwards(leaf)].find(({ depth }) => depth === PERSON)
  const people = [...all.below.values()].flatMap(({ below }) => [...below.values()])
  const others = people.filter(each => each.waiting > 0 && each !== person)
  const since = person?.since ?? Infinity
  return others.length > 0 && others.every(other => since <= other.since)
}

function charge<Item>(leaf: Branch<Item>, cost: number): void {
  for (const each of upwards(leaf)) each.served += cost
}

function end<Item>(leaf: Branch<Item>): void {
  for (const each of upwards(leaf)) {
    each.running--
    forgetIdle(each)
  }
}

/** Forgets those below who neither wait nor are served and have no more service than newcomers. */
function forgetIdle<Item>(above: Branch<Item>): void {
  const idle = above.waiting === 0 && above.running === 0
  for (const each of above.below.values())
    if (each.waiting === 0 && each.running === 0 && (idle || each.served <= above.reached))
      above.below.delete(each.name)
}
