import type { Frozen, Game, GameTypes, PerSeat, Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import {
  type Features,
  isCalm,
  type Judgement,
  judgementBy,
} from '../../kit/judgement/judgement.ts'
import type { Network } from '../../kit/judgement/network.ts'

/** What is kept of one game to learn from: some of its positions, with what became of them. */
export interface Episode {
  readonly seats: number
  readonly positions: number
  /** `rows[(position * seats + seat) * inputs + input]`, each position as one perspective sees it. */
  readonly rows: Float32Array
  /** `targets[(position * seats + seat) * seats + other]`: the chance that seat ends up ahead. */
  readonly targets: Float32Array
}

/** A share of the perspectives that positions are kept from: a seat's, else one of these. */
const SEES_ALL = 0.1
const ONLOOKER = 0.1

/** Watches a game, and makes an episode of it when it is over. */
export class Recorder<W extends GameTypes> {
  private readonly game: Game<W>
  private readonly features: Features<W>
  private readonly teacher: Judgement<W>
  private readonly rng: Rng
  /** As one perspective sees each position, and what the teacher, who sees all, thinks of it. */
  private readonly seen: { rows: Float32Array; strengths: Float64Array }[] = []

  constructor(game: Game<W>, features: Features<W>, network: Network, rng: Rng) {
    this.game = game
    this.features = features
    this.teacher = judgementBy(features, network)
    this.rng = rng
  }

  /** Takes down the position after a ply of this seat if it can be judged. */
  watch(state: Frozen<W['state']>, mover: Seat): void {
    const actors = this.game.actors(state)
    if (actors.length === 0) return
    if (!isCalm(this.features, state, mover, actors)) return
    const seats = this.game.scores(state).length
    const strengths = new Float64Array(seats)
    this.teacher.strengths(state, 'all', strengths)
    this.seen.push({ rows: this.look(state, seats), strengths })
  }

  private look(state: Frozen<W['state']>, seats: number): Float32Array {
    const inputs = this.features.inputs.length
    const rows = new Float32Array(seats * inputs)
    const drawn = this.rng.unit()
    const eyes = drawn < SEES_ALL + ONLOOKER ? null : this.rng.below(seats)
    const open = drawn < SEES_ALL
    for (let seat = 0; seat < seats; seat++) {
      const row = rows.subarray(seat * inputs, (seat + 1) * inputs)
      this.features.read(state, seat, open || eyes === seat, row, open)
    }
    return rows
  }

  /**
   * The game as an episode of at most so many positions. What became of a position: the end, mixed
   * with what the teacher thought on the way there, a share of `lambda` the farther back.
   */
  episode(places: PerSeat<number>, lambda: number, most: number): Episode {
    const seats = places.length
    const all = this.targets(places, lambda)
    const kept = chosen(all.length, most, this.rng)
    const size = seats * this.features.inputs.length
    const rows = new Float32Array(kept.length * size)
    const targets = new Float32Array(kept.length * seats * seats)
    for (const [at, position] of kept.entries()) {
      rows.set(this.seen[position].rows, at * size)
      targets.set(all[position], at * seats * seats)
    }
    return { seats, positions: kept.length, rows, targets }
  }

  private targets(places: PerSeat<number>, lambda: number): Float64Array[] {
    let later = pairs(places, (seat, other) => (Math.sign(other - seat) + 1) / 2)
    const targets = new Array<Float64Array>(this.seen.length)
    for (let at = this.seen.length - 1; at >= 0; at--) {
      targets[at] = later
      const thought = pairs(this.seen[at].strengths, (seat, other) => chance(seat - other))
      later = later.map((value, i) => lambda * value + (1 - lambda) * thought[i])
    }
    return targets
  }
}

/** The chance of ending up ahead with so much more strength. */
export function chance(more: number): number {
  return 1 / (1 + Math.exp(-more))
}

function pairs(
  values: PerSeat<number> | Float64Array,
  ahead: (seat: number, other: number) => number,
): Float64Array {
  const seats = values.length
  const out = new Float64Array(seats * seats)
  for (let i = 0; i < out.length; i++)
    out[i] = ahead(values[Math.floor(i / seats)], values[i % seats])
  return out
}

/** At most so many of the positions 0 to n − 1, in their order. */
function chosen(n: number, most: number, rng: Rng): readonly number[] {
  const all = Array.from({ length: n }, (_, at) => at)
  if (n <= most) return all
  return rng
    .shuffle(all)
    .slice(0, most)
    .sort((a, b) => a - b)
}
