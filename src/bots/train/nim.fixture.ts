import { plainInsight } from '../../kit/judgement/insight.ts'
import { type Features, judgementBy } from '../../kit/judgement/judgement.ts'
import { AT_ONCE, learned } from '../learned.ts'
import { random } from '../random.ts'
import { nim, type Nim } from '../toys.fixture.ts'
import { compare } from '../tournament.ts'
import { type Habits, HABITS } from './habits.ts'
import type { School } from './school.ts'
import type { Course } from './self-play.ts'

/** Learning Nim for two by these features. */
export function nimCourse(features: Features<Nim>, habits: Habits = HABITS): Course<Nim> {
  const insight = plainInsight(nim)
  return { game: nim, insight, features, seats: [2], optionsFor: () => ({}), seed: 5, habits }
}

/** The share of games that what was learned wins against chance. */
export function winsAtNim({ insight, features }: Course<Nim>, { average }: School): number {
  const judgement = judgementBy(features, average)
  const knowledge = { insight, judges: () => judgement }
  const setting = { game: nim, seats: 2, options: {}, deals: 50, seed: 1, now: () => 0 }
  return compare(setting, question => learned(question, knowledge, AT_ONCE), random).wins
}
