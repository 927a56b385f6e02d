import { keptOneOf } from './kept.ts'

export const PACES = ['usual', 'fast', 'once'] as const
export type Pace = (typeof PACES)[number]

/** How long things take to be seen, in milliseconds. */
export interface Durations {
  /** Between two things that bots in this page do. */
  readonly bots: number
  /** What somebody else did stays so long before the next is shown; where much waits, `crowd`. */
  readonly shown: number
  readonly crowd: number
  /** How much of its usual time a movement takes, from 0 to 1. */
  readonly movement: number
}

export const DURATIONS: { readonly [pace in Pace]: Durations } = {
  usual: { bots: 700, shown: 620, crowd: 280, movement: 1 },
  fast: { bots: 220, shown: 200, crowd: 90, movement: 0.45 },
  once: { bots: 0, shown: 0, crowd: 0, movement: 0 },
}

/** How fast bots and pieces move, as it was chosen in this browser, and what chooses another pace. */
export const [pace, setPace] = keptOneOf('pace', PACES, 'usual')

export const durations = (): Durations => DURATIONS[pace.value]

/** Who answers a question that has only one answer, and what chooses that: `alone`, nobody asks me. */
export const [answers, setAnswers] = keptOneOf('answers', ['me', 'alone'], 'me')
