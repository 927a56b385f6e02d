import type { Game, GameTypes } from '../../kernel/game.ts'
import { Rng } from '../../kernel/rng.ts'
import type { Insight } from '../../kit/judgement/insight.ts'
import { type Features, judgementBy } from '../../kit/judgement/judgement.ts'
import type { Network } from '../../kit/judgement/network.ts'
import { type Bot, unweighed } from '../bot.ts'
import { greedy } from '../greedy.ts'
import { learned, type Manner } from '../learned.ts'
import { playMatch } from '../tournament.ts'
import { type Episode, Recorder } from './episode.ts'
import { type Habits, temperatureAt, trustAt } from './habits.ts'

/** What is trained for: a game, how many play it, with which options. */
export interface Course<W extends GameTypes = GameTypes> {
  readonly game: Game<W>
  readonly insight: Insight<W>
  readonly features: Features<W>
  /** The numbers of seats, in turn. */
  readonly seats: readonly number[]
  readonly optionsFor: (seats: number) => W['options']
  readonly seed: number
  readonly habits: Habits
}

/** The networks that play, and how many games the first of them has learned from. */
export interface Schooled {
  readonly network: Network
  readonly past: readonly Network[]
  readonly games: number
}

/** The game of this number, as something to learn from: the same whoever plays it when. */
export function playEpisode<W extends GameTypes>(
  course: Course<W>,
  { network, past, games }: Schooled,
  number: number,
): Episode {
  const { game, features, habits } = course
  const rng = Rng.from(Math.imul(course.seed, 0x9e3779b1) + number)
  const seats = course.seats[number % course.seats.length]
  const warm = number < habits.warm
  const trust = trustAt(games, habits)
  const self = player(course, network, { temperature: temperatureAt(games, habits), trust })
  const bots = Array.from({ length: seats }, () => {
    const drawn = rng.unit()
    if (warm || drawn < habits.rules) return byInsight(course, rng)
    if (drawn > habits.rules + habits.past || past.length === 0) return self
    return player(course, rng.pick(past), { temperature: habits.cold, trust })
  })
  if (!warm) bots[rng.below(seats)] = self
  const recorder = new Recorder(game, features, network, rng)
  const options = course.optionsFor(seats)
  const table = { game, options, now: () => 0 }
  const places = playMatch(table, bots, rng.next(), (state, seat) => recorder.watch(state, seat))
  return recorder.episode(places, warm ? 1 : habits.lambda, habits.positions)
}

function player<W extends GameTypes>(
  { insight, features, habits }: Course<W>,
  network: Network,
  how: Pick<Manner, 'temperature' | 'trust'>,
): Bot<W> {
  const manner: Manner = { worlds: 1, rounds: 1, breadth: habits.breadth, ...how }
  const judgement = judgementBy(features, network)
  const knowledge = { insight, judges: () => judgement }
  return question => learned(question, knowledge, manner)
}

/** The share of moves that a player by insight takes at random: one of these for a game. */
const NOISES = [0, 0.05, 0.1, 0.3]

function byInsight<W extends GameTypes>({ insight }: Course<W>, rng: Rng): Bot<W> {
  const noise = rng.pick(NOISES)
  return question => {
    const { offers } = question
    if (offers.length === 1) return unweighed(offers, offers[0])
    if (question.rng.unit() >= noise) return greedy(question, insight)
    return unweighed(offers, question.rng.pick(offers))
  }
}
