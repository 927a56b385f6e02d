import type { StoryLine } from '../../../protocol/life.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { SessionState } from '../../session/session.ts'
import { tableText } from '../text/index.ts'

/**
 * What others did since my last turn: how many steps, after which step of mine; 0 = I have made
 * none yet.
 */
export interface Missed {
  readonly since: number
  readonly steps: number
}

/** What I should know before I go on; null if nobody did anything, or if I do not play here. */
export function missed({ table, seat, steps }: SessionState): Missed | null {
  if (seat === null || table.status !== 'running') return null
  const story = (table.life?.story ?? []).filter(line => line.seat === seat)
  const since = steps.findLast(step => step.seat === seat && !playedForMe(step, story))?.seq ?? 0
  const shown = steps.slice(since).filter(step => step.undone || step.events.length > 0)
  return shown.length === 0 ? null : { since, steps: shown.length }
}

/** What is offered: "Since your last turn: 3 steps". */
export function sinceText({ since, steps }: Missed): string {
  return `${since === 0 ? tableText('since.begun') : tableText('since.title')}: ${tableText('since.steps', { n: steps })}`
}

/**
 * The step of mine after which the others last did something: from there the last round can be seen
 * again; null if the others have done nothing yet.
 */
export function lastRound({ seat, steps }: SessionState): number | null {
  const theirs = steps.findLastIndex(step => step.seat !== seat && step.events.length > 0)
  if (theirs === -1) return null
  return steps.slice(0, theirs).findLast(step => step.seat === seat)?.seq ?? 0
}

/** Whether a bot had my seat when this step was made. `mine`: what happened to my seat. */
function playedForMe(step: Step, mine: readonly StoryLine[]): boolean {
  const last = mine.findLast(line => line.at <= step.at && COMES_AND_GOES.has(line.type))
  return last !== undefined && last.type !== 'back'
}

/** What takes a seat from a person, and what gives it back. */
const COMES_AND_GOES: ReadonlySet<StoryLine['type']> = new Set(['time', 'left', 'resigned', 'back'])
