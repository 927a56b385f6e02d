import { plainInsight } from '../../kit/judgement/insight.ts'
import { type Features, judgementBy } from '../../kit/judgement/judgement.ts'
import { AT_ONCE, learned } from '../learned.ts'
import { random } from '../random.ts'
import { nim, type Nim } from '../toys.fixture.ts'
import { compare } from '../tournament.ts'
import { type Habits, HABITS } from './habits.ts'
import { playAll } from './orders.ts'
import { learn, type School, schooled } from './school.ts'
import type { Course } from './self-play.ts'

/** Learning Nim for two by these features. */
export function nimCourse(features: Features<Nim>, habits: Habits = HABITS): Course<Nim> {
  const insight = plainInsight(nim)
  return { game: nim, insight, features, seats: [2], optionsFor: () => ({}), seed: 5, habits }
}

/** Learns so many times from so many games; returns the loss of the last time. */
export function rounds(course: Course<Nim>, school: School, count: number, games: number): number {
  let loss = 0
  for (let round = 0; round < count; round++) {
    const numbers = Array.from({ length: games }, (_, game) => school.games + game)
    loss = learn(school, playAll(course, schooled(school), numbers), course.habits)
  }
  return loss
}

/** The share of games that what was learned wins against chance. */
export function winsAtNim({ insight, features }: Course<Nim>, { average }: School): number {
  const judgement = judgementBy(features, average)
  const knowledge = { insight, judges: () => judgement }
  const setting = { game: nim, seats: 2, options: {}, deals: 50, seed: 1, now: () => 0 }
  return compare(setting, question => learned(question, knowledge, AT_ONCE), random).wins
}
