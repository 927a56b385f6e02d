import type { Frozen, Game, GameTypes, PerSeat } from '../../kernel/game.ts'
import { copyOf } from '../../kernel/json.ts'
import type { Chronicle } from '../../kernel/match.ts'
import { Rng } from '../../kernel/rng.ts'
import { isCalm } from '../../kit/judgement/judgement.ts'
import { settle } from '../learned.ts'
import { silentTable } from '../playout.ts'
import { judged, meansOf } from './judge-move.ts'
import { type Change, type Entry, noChange } from './ledger.ts'
import { estimateOf } from './estimate.ts'
import { type PlyAgain, playAgain } from './play-again.ts'
import type { Chances, Effort } from './result.ts'
import { type Aftermath, aftermathOf, isCertain, shareLost } from './same-turn.ts'
import { type Foresight, likeliest, type Trials, tryMoves } from './trials.ts'

/** A decision that may have cost something, to be looked at again. */
export interface Suspect<W extends GameTypes> {
  readonly entry: Entry
  readonly view: Frozen<W['view']>
  readonly offers: readonly W['move'][]
  readonly move: W['move']
  /** The best moves by the first look. */
  readonly rivals: readonly W['move'][]
  readonly cost: number
  readonly doubt: number
  /** What the best move promised its seat, in payoff. */
  readonly promised: number
  /** The share of the cost that the rest of the turn could not make good. */
  readonly lost: number
}

/** What a first look at a whole match finds. */
export interface Walked<W extends GameTypes> {
  readonly course: readonly Chances[]
  /** The payoffs to be expected at the moments of the course. */
  readonly expected: readonly PerSeat<number>[]
  readonly entries: readonly Entry[]
  /** Which entries lie between each moment of the course and the one before; [] for the first. */
  readonly moments: readonly (readonly Entry[])[]
  readonly suspects: readonly Suspect<W>[]
}

/** Moves looked at in a decision, and determinizations each is tried in. */
const BREADTH = 12
const [FEWEST, MOST] = [2, 16]
/** Decisions of each seat that are looked at again. */
const SUSPECTS = 6
const RIVALS = 3
/** How often a ply that drew chance is drawn again. */
const REDRAWN = 6
/** Without a judgement every moment is many games: so many moments at most. */
const FEW_MOMENTS = 40
/** A first look is so much of all work. */
export const FIRST_LOOK = 0.85

/** Plays a match again and looks at each decision, each chance and each moment. */
export function* walk<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  start: W['state'],
  foresight: Foresight<W>,
  effort: Effort,
): Generator<number, Walked<W> | null> {
  const worlds = worldsFor(game, record, start, trialsOf(foresight, effort))
  if (worlds === null) return null
  const plies = record.log.length
  const momentOf = (ply: number, state: Frozen<W['state']>) =>
    look(game, foresight, ply, state, record.seats)
  const first = momentOf(0, start)
  const course: Chances[] = [first.chances]
  const expected: PerSeat<number>[] = [first.payoffs]
  const moments: Entry[][] = [[]]
  const suspects: Suspect<W>[] = []
  const turn = turnOf(game, one => keepWorst(suspects, one))
  let since: Entry[] = []
  for (const again of playAgain(game, record, copyOf(start))) {
    const { ply, seat, after } = again
    const entry: Entry = { ply, seat, ...changeBy(game, again, foresight, record.seats) }
    turn.next(again, suspected(game, again, foresight, worlds, entry))
    since.push(entry)
    const actors = game.actors(after)
    const over = actors.length === 0
    const last = course[course.length - 1].ply
    const due = foresight.judgement !== null || ply + 1 - last >= plies / FEW_MOMENTS
    if (over || (due && isCalm(foresight.judgement?.features, after, seat, actors))) {
      const moment = momentOf(ply + 1, after)
      course.push(moment.chances)
      expected.push(moment.payoffs)
      moments.push(since)
      since = []
    }
    yield (FIRST_LOOK * (ply + 1)) / plies
  }
  turn.end()
  return { course, expected, entries: moments.flat(), moments, suspects }
}

/** Without a judgement each trial is a game played on: fewer are made. */
const trialsOf = ({ judgement }: Pick<Foresight, 'judgement'>, { trials }: Effort): number =>
  judgement === null ? trials / 3 : trials

/**
 * The determinizations that so many trials allow each move; null if the match is not over, before
 * anything else is done.
 */
function worldsFor<W extends GameTypes>(
  game: Game<W>,
  record: Chronicle<W>,
  start: W['state'],
  trials: number,
): number | null {
  let [moves, end] = [1, start]
  for (const { offers, after } of playAgain(game, record, copyOf(start))) {
    if (offers.length > 1) moves += Math.min(offers.length, BREADTH)
    end = after
  }
  if (game.actors(end).length > 0) return null
  return Math.max(FEWEST, Math.min(MOST, Math.floor(trials / moves)))
}

function look<W extends GameTypes>(
  game: Game<W>,
  foresight: Foresight<W>,
  ply: number,
  state: Frozen<W['state']>,
  seats: number,
): { readonly chances: Chances; readonly payoffs: PerSeat<number> } {
  const rng = Rng.from(ply)
  const real = estimateOf(game, foresight, state, 'all', rng)
  const known = Array.from(
    { length: seats },
    (_, seat) => estimateOf(game, foresight, state, seat, rng).wins[seat],
  )
  return { chances: { ply, known, real: real.wins }, payoffs: real.payoffs }
}

/** What the chance of a ply changed beside what it changes on average; nothing where it drew none. */
export function changeBy<W extends GameTypes>(
  game: Game<W>,
  { ply, seat, move, before, after, drew }: PlyAgain<W>,
  foresight: Foresight<W>,
  seats: number,
): Change {
  const change = noChange(seats)
  const { insight, judgement } = foresight
  if (!drew || judgement === null) return change
  const rng = Rng.from(-1 - ply)
  const add = (state: W['state'], weight: number) => {
    settle(game, insight, judgement, state, seat, silentTable<W>(rng))
    const { payoffs } = estimateOf(game, foresight, state, 'all', rng)
    for (const [other, payoff] of payoffs.entries()) change.drawn[other] += payoff * weight
  }
  for (let time = 0; time < REDRAWN; time++) {
    add(copyOf(after), 1 / REDRAWN)
    const redrawn = copyOf(before)
    game.play(redrawn, seat, move, silentTable<W>(rng))
    add(redrawn, -1 / REDRAWN)
  }
  return change
}

/**
 * Looks at a decision by what its seat could know, and enters what it changed for everybody; null if
 * it was none.
 */
function suspected<W extends GameTypes>(
  game: Game<W>,
  { ply, seat, move, offers, before }: PlyAgain<W>,
  foresight: Foresight<W>,
  worlds: number,
  entry: Entry,
): Suspect<W> | null {
  if (offers.length === 1 || !game.actors(before).includes(seat)) return null
  const view = game.view(before, seat)
  const decision = { game, seat, view, offers, rng: Rng.from(ply) }
  const moves = likeliest(decision, foresight, BREADTH, move)
  const trials = tryMoves(decision, foresight, moves, worlds)
  for (const [other, change] of changeOf(trials, moves.indexOf(move)).entries())
    entry.skill[other] += change
  const ranked = judged(trials)
  const chosen = ranked.find(other => other.move === move)
  if (chosen === undefined) return null
  const rivals = ranked.slice(0, RIVALS).map(rival => rival.move)
  const { cost, doubt } = chosen
  const promised = ranked[0].payoffs[seat]
  return { entry, view, offers, move, rivals, cost, doubt, promised, lost: 1 }
}

/** Follows the decisions of each turn, and tells the suspects among them. */
function turnOf<W extends GameTypes>(game: Game<W>, tell: (suspect: Suspect<W>) => void) {
  let open: { readonly suspect: Suspect<W>; readonly aftermath: Aftermath<W> } | null = null
  const end = (next: Suspect<W> | null = null) => {
    if (open === null) return
    const { suspect } = open
    open = null
    const lost = next === null ? 1 : shareLost(suspect, next)
    for (const other of suspect.entry.skill.keys()) suspect.entry.skill[other] *= lost
    if (lost > 0) tell({ ...suspect, lost })
  }
  return {
    next(again: PlyAgain<W>, suspect: Suspect<W> | null) {
      const goesOn =
        open !== null &&
        open.suspect.entry.seat === again.seat &&
        isCertain(game, open.aftermath, again)
      if (!goesOn) end()
      if (suspect === null) return
      end(suspect)
      if (suspect.cost > 0) open = { suspect, aftermath: aftermathOf(game, again, suspect.view) }
    },
    end,
  }
}

/**
 * What each seat may expect more or less after the chosen move than after the best. Half of the
 * worlds say which is the best and the others what it is worth, and the other way round: else the
 * luckiest of many equal moves would seem better than it is.
 */
export function changeOf({ seat, seats, worlds, trials }: Trials<unknown>, chosen: number) {
  const change = new Array<number>(seats).fill(0)
  for (const [judges, says] of [
    [0, 1],
    [1, 0],
  ]) {
    const known = trials.map(({ payoffs }) => meansOf(payoffs, seats, worlds, judges, 2)[seat])
    const top = Math.max(...known)
    const best = known[chosen] === top ? chosen : known.indexOf(top)
    if (best === chosen) continue
    const mine = meansOf(trials[chosen].payoffs, seats, worlds, says, 2)
    const its = meansOf(trials[best].payoffs, seats, worlds, says, 2)
    for (let other = 0; other < seats; other++) change[other] += (mine[other] - its[other]) / 2
  }
  return change
}

/** Keeps the worst decisions of each seat only: views are large. */
function keepWorst<W extends GameTypes>(suspects: Suspect<W>[], one: Suspect<W>): void {
  suspects.push(one)
  const sure = ({ cost, doubt, lost }: Suspect<W>) => lost * (cost - doubt)
  suspects.sort((a, b) => sure(b) - sure(a))
  const theirs = suspects.filter(({ entry }) => entry.seat === one.entry.seat)
  const mildest = theirs.at(SUSPECTS)
  if (mildest !== undefined) suspects.splice(suspects.indexOf(mildest), 1)
}
