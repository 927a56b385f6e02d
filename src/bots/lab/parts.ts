import type { Kind } from './compare.ts'
import type { Part, Reports } from './part.ts'
import { lengthPart, pointsPart } from './part-spread.ts'
import { usesParts } from './part-uses.ts'
import { variedPart } from './part-varied.ts'
import { differencePart, winsPart } from './part-wins.ts'
import type { Speech } from './speech.ts'

const KINDS: readonly Kind[] = ['player', 'seat', 'role']

/** All that is shown of one report, or of two side by side. */
export function partsOf(reports: Reports, speech: Speech): readonly Part[] {
  const [one, other] = reports
  const all = other ? [one, other] : [one]
  return [
    ...KINDS.flatMap(kind => winsPart(kind, all, speech)),
    ...KINDS.flatMap(kind => variedPart(kind, all, speech)),
    ...(other ? [differencePart(one, other, speech)] : []),
    lengthPart(all, speech),
    pointsPart(all, speech),
    ...usesParts(all, speech),
  ]
}
