import type { GameTypes } from '../../kernel/game.ts'
import { ranks } from '../../kernel/rank.ts'
import type { Observer, Outcome } from './play.ts'
import { Sum } from './statistics.ts'

/*
 * How often each kind of move was made and each thing happened, whatever the game: moves and events
 * are counted by their type, and by each plain value they carry ("sold", "sold tile 20").
 */

type Scalar = string | number | boolean
type Event = GameTypes['event']

/** What is counted: a type of move or event, or one value of one of its fields. */
export interface Used {
  readonly from: 'move' | 'event'
  readonly type: string
  readonly field: string | null
  readonly value: string | null
}

export interface Use extends Used {
  readonly count: number
  /** How often a seat did it at least once in a game; 0 for what no seat does. */
  readonly seats: number
  /** How many of these seats won. */
  readonly wins: number
  readonly winRate: number
  readonly winRateInterval: readonly [low: number, high: number]
  /** One such event, for a sentence that tells it. */
  readonly example: Event | null
}

/** What happened in one game, as plain JSON; seat −1 for what no seat did. */
export interface GameUses {
  readonly counts: readonly (readonly [key: string, seat: number, count: number])[]
  /** One event for each key that this counter has met for the first time. */
  readonly examples: readonly (readonly [key: string, event: Event])[]
}

/** Fields that say nothing of what was used. */
const APART: ReadonlySet<string> = new Set(['type', 'seat', 'reveals', 'limit'])
/** A field with more values than this holds numbers of things, not kinds of them. */
const MOST_VALUES = 48
const LONGEST = 40

/** Equal moves are the same object, so their keys are made once. */
const MADE = new WeakMap<object, readonly string[]>()

function moveKeys(move: GameTypes['move']): readonly string[] {
  const made = MADE.get(move) ?? keysOf('move', move)
  MADE.set(move, made)
  return made
}

/** Counts in one game, or in several one after the other. */
export class UseCounter {
  private counts = new Map<string, Map<number, number>>()
  private examples: [key: string, event: Event][] = []
  private readonly met = new Set<string>()

  readonly observe: Observer = (seat, move, events) => {
    for (const key of moveKeys(move)) this.count(key, seat)
    for (const event of events) {
      const doer = 'seat' in event && typeof event.seat === 'number' ? event.seat : -1
      for (const key of keysOf('event', event)) {
        this.count(key, doer)
        if (this.met.has(key)) continue
        this.met.add(key)
        this.examples.push([key, event])
      }
    }
  }

  /** What was counted since the last time. */
  take(): GameUses {
    const counts = [...this.counts].flatMap(([key, seats]) =>
      [...seats].map(([seat, count]) => [key, seat, count] as const),
    )
    const { examples } = this
    this.counts = new Map()
    this.examples = []
    return { counts, examples }
  }

  private count(key: string, seat: number): void {
    const seats = this.counts.get(key) ?? new Map<number, number>()
    seats.set(seat, (seats.get(seat) ?? 0) + 1)
    this.counts.set(key, seats)
  }
}

function keysOf(from: Used['from'], told: object & { readonly type: string }): string[] {
  const type = `${from} ${told.type}`
  const keys = [type]
  for (const [field, value] of Object.entries(told))
    if (!APART.has(field) && isScalar(value)) keys.push(`${type} ${field} ${value}`)
  return keys
}

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && value.length <= LONGEST)

function usedOf(key: string): Used {
  const [from = '', type = '', field = null, ...value] = key.split(' ')
  return {
    from: from === 'move' ? from : 'event',
    type,
    field,
    value: field === null ? null : value.join(' '),
  }
}

interface Sums {
  count: number
  /** Of each seat that did it in a game: 1 where it won. */
  readonly won: Sum
  example: Event | null
}

/** Sums of all games. */
export class Uses {
  private readonly sums = new Map<string, Sums>()
  /** The values of each field so far; null where there were too many. */
  private readonly values = new Map<string, Set<string> | null>()

  add({ seed, scores }: Outcome, { counts, examples }: GameUses): void {
    const places = ranks(scores)
    for (const [key, seat, count] of counts) {
      const sums = this.sumsOf(key)
      if (sums === null) continue
      sums.count += count
      if (seat >= 0) sums.won.add(places[seat] === 1 ? 1 : 0, seed)
    }
    for (const [key, event] of examples) {
      const sums = this.sums.get(key)
      if (sums) sums.example ??= event
    }
  }

  private sumsOf(key: string): Sums | null {
    const found = this.sums.get(key)
    if (found) return found
    if (!this.admits(key)) return null
    const sums = { count: 0, won: new Sum(), example: null }
    this.sums.set(key, sums)
    return sums
  }

  /** Whether the field of this key has few enough values; if not, none of them is kept. */
  private admits(key: string): boolean {
    const { from, type, field, value } = usedOf(key)
    if (field === null || value === null) return true
    const name = `${from} ${type} ${field}`
    const known = this.values.get(name)
    if (known === null) return false
    const all = (known ?? new Set()).add(value)
    this.values.set(name, all.size > MOST_VALUES ? null : all)
    if (all.size <= MOST_VALUES) return true
    for (const each of all) this.sums.delete(`${name} ${each}`)
    return false
  }

  /** By move and event, type, field and value; numbers in their order. */
  rows(): Use[] {
    return [...this.sums]
      .map(([key, { count, won, example }]) => ({
        ...usedOf(key),
        count,
        seats: won.count,
        wins: won.sum,
        winRate: won.mean,
        winRateInterval: won.rate,
        example,
      }))
      .sort(inOrder)
  }
}

function inOrder(one: Used, other: Used): number {
  return (
    compare(other.from, one.from) ||
    compare(one.type, other.type) ||
    compare(one.field ?? '', other.field ?? '') ||
    Number(one.value) - Number(other.value) ||
    compare(one.value ?? '', other.value ?? '')
  )
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
