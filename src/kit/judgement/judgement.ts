import type { Frozen, GameTypes, PerSeat, Seat } from '../../kernel/game.ts'
import type { Perspective } from '../../kernel/perspective.ts'
import { type Network, networkOf, outputOf } from './network.ts'
import { doubtedRank, likelyPayoffs } from './payoff.ts'
import type { Weights } from './weights.ts'

/** How much one unit of an input, or of each of a whole group, is of something. */
export interface Measure {
  readonly [part: string]: number
}

/**
 * What one sees of a seat's prospects, as numbers: the inputs of a learned judgement. A game writes
 * them in `judgement/features.ts`.
 */
export interface Features<W extends GameTypes = GameTypes> {
  /**
   * The names of the inputs, in their order. What stands before a "/" is the group: for each group
   * `judgement/text` may have `judged.<group>.more`, a hint's reason when a move makes these inputs
   * raise the mover's prospects ("keeps two low cards").
   */
  readonly inputs: readonly string[]
  /**
   * What the sentence of a group says there is more of, in what players count. It is told only where
   * there is: a judgement may like a hand for being full, and is not to say then that there is room
   * in it. The sentence finds how much as `n`, rounded. {} where it fits either way; every group that
   * has a sentence says what it claims.
   */
  readonly claims?: { readonly [group: string]: Measure }
  /**
   * Groups that are a sum. The reason is then the group of the input by which the sum grew most:
   * "more Gold" says little.
   */
  readonly sums?: { readonly [group: string]: Measure }
  /**
   * Inputs that are about one thing each: the message that names it. The sentence of their group
   * finds as `what` the thing that does most for the strength; without one it is not told.
   */
  readonly names?: { readonly [input: string]: string }
  /**
   * Fills `out[i]` with input i of this seat, about −1 to 1; `out` is all 0 before. One network
   * serves all seats and any number of them, so the inputs say how many there are, how far the game
   * is, and how this seat stands against the others. `sees`: whether what is hidden of this seat may
   * be read (its own view, or everybody's); if not, only what an onlooker sees. What other seats
   * hide is read only if all hands lie `open`, in a world that is imagined or looked back at.
   */
  read(
    state: Frozen<W['state']>,
    seat: Seat,
    sees: boolean,
    out: Float32Array,
    open?: boolean,
  ): void
  /**
   * Whether this position can be judged when `seat` has just moved; left out: as soon as the seat is
   * not asked any more, and not several at once are.
   */
  calm?(state: Frozen<W['state']>, seat: Seat): boolean
  /**
   * Whether the player that answers at once leaves this decision to the insight: where what comes of
   * a move hangs on the others' answers, as in a trade. Left out: none.
   */
  leaves?(view: Frozen<W['view']>): boolean
  /**
   * What inputs add to the strength before anything is learned, by name, where the insight says so:
   * training starts from there. Left out: chance alone.
   */
  readonly start?: { readonly [input: string]: number }
  /**
   * Whether this player imagines worlds whole: likely ones, where the insight infers them, and in
   * each the others' answers until it is asked again; then it judges with all hands open. For a game
   * where a move is worth what the others can answer. Left out: it judges at once what it can see.
   */
  readonly whole?: boolean
  /** The determinizations that this player tries a move in, where 3 are too few. */
  readonly worlds?: number
  /**
   * Rounds of trying where chance makes moves hard to tell apart: after each the better part goes
   * on, in twice as many worlds. Left out: 1.
   */
  readonly rounds?: number
  /**
   * Whether a search judges where its tree ends; if not, it plays on as without a judgement, where
   * that was measured to be surer, unless rivals think. Left out: it does.
   */
  readonly atLeaves?: boolean
  /**
   * How many points more than the others make it e to 1 who ends up ahead, as far as the strength
   * goes, at this position. Where it is given, the score is points, and training fits a straight
   * line to what moves that were tried came to (`bots/train/trials.ts`); else a network plays
   * against itself.
   */
  margin?(state: Frozen<W['state']>): number
  /**
   * How many times surer the strengths are, with these eyes, than games bear out: what tells moves
   * apart well may be far too sure of who wins, or not sure enough. Chances that people are shown are
   * divided by it. Left out: 1.
   */
  doubt?(state: Frozen<W['state']>, eyes: Perspective): number
  /**
   * How much stronger this seat is thought than games bear out, by what everybody knows of it. It is
   * taken off before people are shown chances or places. Left out: 0.
   */
  favour?(state: Frozen<W['state']>, seat: Seat): number
  /**
   * How much of what a decision seems to cost is lost in games played on from it. Reviews tell so
   * much less, and are less sure. Left out: all of it.
   */
  readonly borneOut?: number
  /** The payoff that it is worth to a move to have e times the weight by the insight: 0 if left out. */
  readonly trust?: number
}

/** What a game's `judgement/index.ts` exports: what is looked at, and what training made of it. */
export interface Trained<W extends GameTypes = GameTypes> {
  readonly features: Features<W>
  /** Null until it has been trained. */
  readonly weights: Weights | null
  /** The digest of the content set of a match, where values can be replaced; null otherwise. */
  contentOf(view: Frozen<W['view']>): string | null
  /**
   * Whether what was learned from matches with one content set holds for those with the other. Left
   * out: no.
   */
  holds?(learned: string, played: string): boolean
  /** Whether matches of this kind are judged at all; left out: all. */
  suits?(view: Frozen<W['view']>): boolean
}

/** Says how strong each seat's position is. */
export interface Judgement<W extends GameTypes = GameTypes> {
  readonly features: Features<W>
  /**
   * Fills `out[seat]` with the strength of every seat as seen from this perspective. One strength
   * more than another makes it e to 1 who ends up ahead. Reads of the state only what this
   * perspective knows.
   */
  strengths(state: Frozen<W['state']>, eyes: Perspective, out: Float64Array): void
  /** The strength that such inputs stand for. */
  strength(inputs: Float32Array): number
}

/** The judgement by this network. Not re-entrant: one `strengths` at a time. */
export function judgementBy<W extends GameTypes>(
  features: Features<W>,
  network: Network,
): Judgement<W> {
  const inputs = new Float32Array(features.inputs.length)
  return {
    features,
    strength: inputs => outputOf(network, inputs),
    strengths(state, eyes, out) {
      for (let seat = 0; seat < out.length; seat++) {
        inputs.fill(0)
        features.read(state, seat, eyes === 'all' || eyes === seat, inputs, eyes === 'all')
        out[seat] = outputOf(network, inputs)
      }
    },
  }
}

/** How much more than the others, on average, this seat is favoured: `Features.favour`. */
function favourOver<W extends GameTypes>(
  features: Features<W>,
  state: Frozen<W['state']>,
  seat: Seat,
  seats: number,
): number {
  if (features.favour === undefined) return 0
  let others = 0
  for (let other = 0; other < seats; other++)
    if (other !== seat) others += features.favour(state, other)
  return features.favour(state, seat) - others / (seats - 1)
}

/** The place that games bear out where a search expects this one for a seat. */
export function placesTrueToGames<W extends GameTypes>(
  features: Features<W>,
  state: Frozen<W['state']>,
  seat: Seat,
  seats: number,
): (rank: number) => number {
  const doubt = features.doubt?.(state, seat) ?? 1
  const favour = favourOver(features, state, seat, seats)
  return rank => doubtedRank(rank, seats, doubt, favour)
}

/** The same judgement, as sure of who ends up ahead as games bear it out: `Features.doubt`. */
export function trueToGames<W extends GameTypes>(judgement: Judgement<W>): Judgement<W> {
  const { features } = judgement
  if (!features.doubt && !features.favour) return judgement
  return {
    ...judgement,
    strengths(state, eyes, out) {
      judgement.strengths(state, eyes, out)
      const doubt = features.doubt?.(state, eyes) ?? 1
      for (let seat = 0; seat < out.length; seat++)
        out[seat] = (out[seat] - (features.favour?.(state, seat) ?? 0)) / doubt
    },
  }
}

/** The judgement for the match of this view, or null where nothing that was learned fits it. */
export type Judges<W extends GameTypes = GameTypes> = (
  view: Frozen<W['view']>,
) => Judgement<W> | null

/**
 * Who judges the matches of a game in this version of its rules: nobody where what was trained
 * belongs to other rules, other inputs or, match by match, other printed values.
 */
export function judgesBy<W extends GameTypes>(trained: Trained<W>, version: number): Judges<W> {
  const { features, weights } = trained
  if (weights === null || weights.version !== version) return () => null
  if (weights.inputs.join() !== features.inputs.join()) return () => null
  const judgement = judgementBy(features, networkOf(weights))
  const holds = (played: string | null) =>
    weights.content === played ||
    (weights.content !== null && played !== null && trained.holds?.(weights.content, played))
  return view =>
    holds(trained.contentOf(view)) && trained.suits?.(view) !== false ? judgement : null
}

/** Whether this position can be judged when `seat` has just moved: see `Features.calm`. */
export function isCalm<W extends GameTypes>(
  features: Features<W> | undefined,
  state: Frozen<W['state']>,
  seat: Seat,
  actors: PerSeat<Seat>,
): boolean {
  return features?.calm?.(state, seat) ?? (actors.length === 1 && actors[0] !== seat)
}

/**
 * The payoff each seat may expect, 0 to 1: the share of the others it is likely to end up ahead of.
 */
export function payoffsBy(strengths: Float64Array, out: Float64Array): void {
  likelyPayoffs(strengths, strengths.length, 1, out)
}
