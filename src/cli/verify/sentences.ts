import type { Verdict } from '../../kit/fairness/verdict.ts'
import type { Language } from '../../kit/meta.ts'
import { sayEach } from '../../kit/words/messages.ts'
import { catalogues, type Messages } from './text/messages.ts'

const wordsOf = sayEach<Messages>(catalogues)

/** What a verdict says, line by line. */
export function sentences(
  { finding, faults, calledOff, away, withheld, early }: Verdict,
  language: Language,
): string[] {
  const say = wordsOf(language)
  const those = (seats: readonly number[]) => ({ count: seats.length, seats: seats.map(String) })
  const lines = [
    say(`found.${finding}`),
    ...faults.map(fault => `  ${say(`faults.${fault}`)}`),
    ...(away.length > 0 ? [say('verify.away', those(away))] : []),
    ...(withheld.length > 0 ? [say('verify.withheld', those(withheld))] : []),
    ...(early ? [say('verify.early')] : []),
    ...(calledOff > 0 ? [say('verify.calledOff', { count: calledOff })] : []),
  ]
  return finding === 'none' || finding === 'broken' ? lines : [...lines, say('verify.limits')]
}
