import { Rng } from '../../kernel/rng.ts'
import { LAYERS, type Network, newNetwork, outputOf } from '../../kit/judgement/network.ts'
import { chance, type Episode } from './episode.ts'
import { type Adam, addGradient, follow, newAdam, stepDown } from './gradient.ts'
import { type Habits, rateAt } from './habits.ts'
import { addSums, fitLine, newSums, type Sums } from './line.ts'
import type { Schooled } from './self-play.ts'
import type { Trials } from './trials.ts'

/** A training under way: all that is needed to go on exactly. Plain data. */
export interface School {
  readonly network: Network
  /** The mean of the latest networks: steadier than each, so it is the one that plays. */
  readonly average: Network
  readonly adam: Adam
  readonly past: Network[]
  readonly window: Episode[]
  /** Where a straight line is fitted to trials: what they came to, and the line before any. */
  readonly trials: { readonly sums: Sums; readonly before: readonly number[] } | null
  readonly seed: number
  games: number
  positions: number
}

/** `line`: what single inputs add to the strength before anything is learned. */
export function newSchool(
  inputs: number,
  hidden: number,
  seed: number,
  line: readonly number[] = [],
): School {
  const network = newNetwork(inputs, hidden)
  const rng = Rng.from(seed)
  const reach = Math.sqrt(2 / inputs)
  for (let i = 0; i < network.first.length; i++) network.first[i] = reach * (2 * rng.unit() - 1)
  for (let i = 0; i < hidden; i++) network.second[i] = (2 * rng.unit() - 1) / hidden
  network.line.set(line)
  const average = copied(network)
  const adam = newAdam(network)
  return {
    network,
    average,
    adam,
    past: [],
    window: [],
    trials: null,
    seed,
    games: 0,
    positions: 0,
  }
}

/** A school in which a straight line is fitted to trials; `line` as above. */
export function newLineSchool(inputs: number, seed: number, line: readonly number[]): School {
  const school = newSchool(inputs, 1, seed, line)
  for (const network of [school.network, school.average])
    for (const name of ['first', 'second'] as const) network[name].fill(0)
  return { ...school, trials: { sums: newSums(inputs), before: line } }
}

/** The networks that play the next games. */
export function schooled({ average, past, games }: School): Schooled {
  return { network: average, past, games }
}

/** Past selves that are kept; every so many games one is added. */
const PAST = 8
const PAST_EVERY = 512
/** How far back the average reaches, in steps. */
const REACH = 1_000

/** What one game has taught. */
export type Lesson = Episode | Trials

/** Learns from the games of a round and those before; returns the mean loss a pair of seats. */
export function learn(school: School, lessons: readonly Lesson[], habits: Habits): number {
  const trials = lessons.filter(lesson => 'sums' in lesson)
  if (trials.length > 0) return learnFromTrials(school, trials)
  const episodes = lessons.filter(lesson => 'rows' in lesson)
  const { window, past, seed } = school
  window.push(...episodes)
  window.splice(0, window.length - habits.window)
  const rng = Rng.from(Math.imul(seed, 0x85ebca6b) + school.games)
  const fresh = episodes.reduce((sum, { positions }) => sum + positions, 0)
  const loss = study(school, Math.ceil((fresh * habits.reuse) / habits.batch), habits, rng)
  const before = Math.floor(school.games / PAST_EVERY)
  school.games += episodes.length
  school.positions += fresh
  if (Math.floor(school.games / PAST_EVERY) > before) past.push(copied(school.average))
  past.splice(0, past.length - PAST)
  return loss
}

/** Fits the line to all trials so far; returns the mean loss of the judgement before. */
function learnFromTrials(school: School, lessons: readonly Trials[]): number {
  if (school.trials === null) throw new Error('This school learns by playing against itself')
  const { sums, before } = school.trials
  const known = sums.positions
  let loss = 0
  for (const lesson of lessons) {
    addSums(sums, lesson.sums)
    loss += lesson.loss
  }
  school.games += lessons.length
  school.positions = sums.positions
  for (const network of [school.network, school.average]) network.line.set(fitLine(sums, before))
  return loss / Math.max(1, sums.positions - known)
}

function study(school: School, steps: number, habits: Habits, rng: Rng): number {
  const { network, average, adam, window, games } = school
  const gradient = newNetwork(network.inputs, network.hidden)
  const places = window.flatMap(episode =>
    Array.from({ length: episode.positions }, (_, position) => ({ episode, position })),
  )
  let loss = 0
  for (let step = 0; step < steps; step++) {
    for (let i = 0; i < habits.batch; i++) {
      const { episode, position } = rng.pick(places)
      loss += addPosition(network, episode, position, 1 / habits.batch, gradient)
    }
    stepDown(network, gradient, adam, rateAt(games, habits), habits.decay)
    follow(average, network, Math.max(1 / REACH, 1 / adam.steps))
  }
  return loss / (steps * habits.batch)
}

/**
 * Adds the gradient of the cross-entropy between what the network says of each pair of seats and
 * what became of them, times `weight`; returns that loss, the mean of the pairs.
 */
export function addPosition(
  network: Network,
  { seats, rows, targets }: Episode,
  position: number,
  weight: number,
  gradient: Network,
): number {
  const { inputs } = network
  const strengths = new Float64Array(seats)
  const units: Float32Array[] = []
  const rowOf = (seat: number) => {
    const start = (position * seats + seat) * inputs
    return rows.subarray(start, start + inputs)
  }
  for (let seat = 0; seat < seats; seat++) {
    strengths[seat] = outputOf(network, rowOf(seat))
    units.push(network.units.slice())
  }
  let loss = 0
  const share = 1 / (seats * (seats - 1))
  for (let seat = 0; seat < seats; seat++) {
    let slope = 0
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const said = chance(strengths[seat] - strengths[other])
      const target = targets[(position * seats + seat) * seats + other]
      loss -= share * target * Math.log(Math.max(said, 1e-12)) * 2
      slope += 2 * share * (said - target)
    }
    addGradient(network, rowOf(seat), units[seat], weight * slope, gradient)
  }
  return loss
}

/** A network of the same numbers that shares nothing with this one. */
export function copied(network: Network): Network {
  const copy = newNetwork(network.inputs, network.hidden)
  for (const name of LAYERS) copy[name].set(network[name])
  return copy
}
