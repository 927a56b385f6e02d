import type { Verdict } from '../../kit/fairness/verdict.ts'
import { verify } from '../../kit/fairness/verify.ts'
import type { Language } from '../../kit/meta.ts'
import { sayEach } from '../../kit/words/messages.ts'
import { useContents } from '../content.ts'
import { Failure } from '../failure.ts'
import { matchIn, receiptIn } from '../match-file.ts'
import { gameNamed } from '../values.ts'
import { say } from '../wrapped.ts'
import { catalogues, type Messages } from './text/messages.ts'

const wordsOf = sayEach<Messages>(catalogues)

interface VerifyOptions {
  readonly receipt?: string
  readonly commitment?: string
  readonly content?: readonly string[]
  readonly json?: boolean
  readonly lang: Language
}

/** `tianguis verify`: says what a file of a finished match proves of its shuffle. */
export async function verifyFile(file: string, options: VerifyOptions): Promise<void> {
  const match = await matchIn(file)
  const receipt = options.receipt === undefined ? null : await receiptIn(options.receipt)
  await useContents(options.content, match.game)
  const { game } = await gameNamed(match.game).load()
  const verdict = promised(
    await verify(game, match, receipt),
    options.commitment,
    match.fairness?.commitment,
  )
  if (options.json === true) process.stdout.write(`${JSON.stringify(verdict)}\n`)
  else sentences(verdict, options.lang).forEach(say)
  if (verdict.finding === 'broken') throw Failure.silent(1)
}

/** The verdict, if somebody has noted this promise before the first card. */
function promised(verdict: Verdict, noted?: string, told?: string): Verdict {
  if (noted === undefined) return verdict
  if (noted !== told)
    return { ...verdict, finding: 'broken', faults: [...verdict.faults, 'promise'] }
  return verdict.finding === 'record' ? { ...verdict, finding: 'watched' } : verdict
}

/** What a verdict says, line by line. */
function sentences(
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
