import { fitOptions, must } from '../../kernel/match.ts'
import type { ContentSet } from '../../kit/content/sets.ts'
import { judgementBy } from '../../kit/judgement/judgement.ts'
import { knowSet } from '../../kit/judgement/know-set.ts'
import type { Network } from '../../kit/judgement/network.ts'
import { insightFor, loadGame, trainedFor } from '../games.ts'
import { greedy } from '../greedy.ts'
import { learned } from '../learned.ts'
import { compare, type Standing } from '../tournament.ts'
import type { Habits } from './habits.ts'
import type { Lesson } from './school.ts'
import { type Course, playEpisode, type Schooled } from './self-play.ts'
import { playTrials } from './trials.ts'

/** What is to be trained for, as plain JSON: it passes between threads. */
export interface Order {
  /** The game's id; it has features. */
  readonly game: string
  readonly contentSet: ContentSet | null
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly number[]
  readonly seed: number
  readonly habits: Habits
}

/** A part of a training that a thread can do by itself. */
export type Task =
  | { readonly order: Order; readonly schooled: Schooled; readonly numbers: readonly number[] }
  | { readonly order: Order; readonly network: Network; readonly exam: Exam }

/** Deals played from every seat against rules of thumb. */
export interface Exam {
  readonly seats: number
  readonly deals: number
  readonly seed: number
}

/** The course that an order stands for. A game without features is the caller's bug. */
export async function courseFor(order: Order): Promise<Course> {
  const { game, contentSets } = await loadGame(order.game)
  const { contentSet } = order
  knowSet(contentSets, contentSet)
  const [insight, trained] = await Promise.all([insightFor(game), trainedFor(order.game)])
  if (trained === null) throw new Error(`There is nothing to learn "${order.game}" by`)
  const { seats, seed, habits, options } = order
  const chosen = contentSet === null ? options : { ...options, content: contentSet.digest }
  const optionsFor = (count: number) => must(fitOptions(game, count, chosen))
  return { game, insight, features: trained.features, seats, optionsFor, seed, habits }
}

export function playAll(
  course: Course,
  schooled: Schooled,
  numbers: readonly number[],
): readonly Lesson[] {
  return numbers.map(number =>
    course.features.margin === undefined
      ? playEpisode(course, schooled, number)
      : playTrials(course, schooled.network, number),
  )
}

/** How the network fares, playing at once, alone at tables full of rules of thumb. */
export function examine(course: Course, network: Network, exam: Exam): Standing {
  const { game, insight, features, optionsFor } = course
  const judgement = judgementBy(features, network)
  const knowledge = { insight, judges: () => judgement }
  const setting = { game, options: optionsFor(exam.seats), now: () => 0, ...exam }
  return compare(
    setting,
    question => learned(question, knowledge),
    question => greedy(question, insight),
  )
}
