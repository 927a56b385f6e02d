/*
 * What touches on a board mean. A board shows spots; a move consists of some of them, touched one
 * after the other. From the moves on offer and what is picked so far follows all the rest: what can
 * be touched next, what is picked, which moves are left, and what a touch does.
 */

/** Something on a board that can be touched, by name: `coin:2`. */
export type Spot = string

/** What touching some spots one after the other comes to. */
export interface Way<Move> {
  readonly spots: readonly Spot[]
  /** What is sent, all or none; [] where the spots are merely looked at. */
  readonly moves: readonly Move[]
}

/** How a board picks; what is left out is "no". */
export interface PickRules<Move> {
  /**
   * Which moves wait when all their spots are picked: `again` until the last spot is touched once
   * more, `button` until a button sends them; null: they are sent at once.
   */
  readonly waits?: (moves: readonly Move[]) => 'again' | 'button' | null
  /** Whether the first of two or more spots is picked by itself where all ways share it. */
  readonly leads?: boolean
}

/** What is picked, and what follows from it. */
export interface Picking<Move> {
  /** The spots picked, in the order in which they make a way. */
  readonly picked: readonly Spot[]
  /** What can be sent now: the moves of every way that has no further spot. */
  readonly complete: readonly (readonly Move[])[]
  /** The one choice that waits to be confirmed, or null. */
  readonly waiting: readonly Move[] | null
  /** `sel`: picked; `can`: can be touched next; else null. */
  readonly mark: (spot: Spot) => 'can' | 'sel' | null
  /** Whether a move that has this spot can still be made from what is picked. */
  readonly ahead: (spot: Spot) => boolean
}

/** What a touch does. `later`: the spot is part of a move, but others must be touched before it. */
export type Touch<Move> =
  | { readonly does: 'send'; readonly moves: readonly Move[] }
  | { readonly does: 'pick'; readonly picked: readonly Spot[] }
  | { readonly does: 'nothing'; readonly later: boolean }

/** The number of the spot of this name among those picked, or null: 2 for `coin` and `coin:2`. */
export function numberOf(picked: readonly Spot[], name: string): number | null {
  const spot = picked.find(each => each.startsWith(`${name}:`))
  return spot === undefined ? null : Number(spot.slice(name.length + 1))
}

/** A way for each move on offer. */
export function waysOf<Move>(
  offers: readonly Move[],
  path: (move: Move) => readonly Spot[],
): Way<Move>[] {
  return offers.map(move => ({ spots: path(move), moves: [move] }))
}

const begins = <Move>({ spots }: Way<Move>, picked: readonly Spot[]) =>
  picked.every((spot, at) => spots[at] === spot)

const isReal = <Move>({ moves }: Way<Move>) => moves.length > 0

/** As much of what was picked as still begins a way. */
function standing<Move>(ways: readonly Way<Move>[], picked: readonly Spot[]): readonly Spot[] {
  let kept = picked
  while (kept.length > 0 && !ways.some(way => begins(way, kept))) kept = kept.slice(0, -1)
  return kept
}

/** Adds the copies that are needed in any case: three cards of a kind are one touch. */
function withCopies<Move>(real: readonly Way<Move>[], picked: readonly Spot[]): readonly Spot[] {
  const last = picked.at(-1)
  const on = real.filter(way => begins(way, picked))
  const another =
    last !== undefined && on.length > 0 && on.every(({ spots }) => spots[picked.length] === last)
  return another ? withCopies(real, [...picked, last]) : picked
}

/** Adds the spot that all ways share and all go beyond. */
function led<Move>(real: readonly Way<Move>[], picked: readonly Spot[]): readonly Spot[] {
  const on = real.filter(way => begins(way, picked) && way.spots.length > picked.length)
  const next = on[0]?.spots[picked.length]
  const shared =
    next !== undefined &&
    on.length > 1 &&
    on.every(({ spots }) => spots[picked.length] === next && spots.length > picked.length + 1)
  return shared ? [...picked, next] : picked
}

/**
 * What is picked and what follows from it, after these spots were touched. Spots that no way begins
 * with any more are forgotten.
 */
export function pick<Move>(
  ways: readonly Way<Move>[],
  touched: readonly Spot[],
  rules: PickRules<Move> = {},
): Picking<Move> {
  const real = ways.filter(isReal)
  const stands = withCopies(real, standing(ways, touched))
  const picked = rules.leads ? led(real, stands) : stands
  const on = real.filter(way => begins(way, picked))
  const further = on.filter(({ spots }) => spots.length > picked.length)
  const complete = on
    .filter(({ spots }) => spots.length === picked.length)
    .map(({ moves }) => moves)
  const [only] = complete
  const waits = picked.length > 0 && complete.length === 1 && only && rules.waits?.(only)
  return {
    picked,
    complete,
    waiting: waits ? only : null,
    mark(spot) {
      if (picked.includes(spot)) return 'sel'
      // With nothing left to touch, the first spots of all ways show what else could be chosen.
      const [shown, next] = further.length > 0 ? [further, picked.length] : [real, 0]
      return shown.some(({ spots }) => spots[next] === spot) ? 'can' : null
    },
    ahead: spot => further.some(({ spots }) => spots.includes(spot, picked.length)),
  }
}

/**
 * What touching a spot does, given what is picked. It goes on from that where it can; a spot that
 * is picked already is let go, with all after it; any other takes the place of as few spots as
 * possible.
 */
export function touch<Move>(
  ways: readonly Way<Move>[],
  { picked, waiting }: Picking<Move>,
  spot: Spot,
  rules: PickRules<Move> = {},
): Touch<Move> {
  const real = ways.filter(isReal)
  const further = [...picked, spot]
  const isPicked = picked.includes(spot)
  if (isPicked && !ways.some(way => begins(way, further))) {
    if (waiting && rules.waits?.(waiting) === 'again') return { does: 'send', moves: waiting }
    return { does: 'pick', picked: picked.slice(0, picked.indexOf(spot)) }
  }
  for (let kept = picked.length; kept >= 0; kept--) {
    const next = withCopies(real, [...picked.slice(0, kept), spot])
    const found = ways.filter(way => begins(way, next))
    if (found.length === 0) continue
    const [only, other] = found.filter(isReal)
    const goes = only && !other && only.spots.length === next.length && !rules.waits?.(only.moves)
    return goes ? { does: 'send', moves: only.moves } : { does: 'pick', picked: next }
  }
  return { does: 'nothing', later: real.some(({ spots }) => spots.includes(spot)) }
}
