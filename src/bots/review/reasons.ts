import type { Judgement, Measure } from '../../kit/judgement/judgement.ts'
import type { Reason } from '../../kit/words/reasons.ts'

/** What changes the strength by less is no reason. */
const LEAST = 0.01
/** A sentence that claims nothing explains little: what says more goes before it, if it matters. */
const VAGUE = 1 / 3
const MOST_REASONS = 3

/** Two positions of which the first is the stronger, or may be. */
interface Pair extends Pick<Judgement, 'features' | 'strength'> {
  readonly better: Float32Array
  readonly worse: Float32Array
}

/**
 * The groups of inputs by which the first of these positions is stronger than the second, the one
 * that matters most first; of those whose sentence says what is not so, none. Each is weighed by
 * what the strength would lack without it, and by what it would add alone. [] where nothing judges,
 * or the match is over.
 */
export function reasonsFor(
  judgement: Pick<Judgement, 'features' | 'strength'> | null,
  better: Float32Array | null,
  worse: Float32Array | null,
): readonly Reason[] {
  if (!judgement || !better || !worse) return []
  const { features, strength } = judgement
  const pair = { ...judgement, better, worse }
  const groups = [...new Set(features.inputs.map(groupOf))]
  const high = strength(better)
  const low = strength(worse)
  const gaining = groups
    .map(group => {
      const lacking = high - strength(swapped(pair, better, worse, group))
      const added = strength(swapped(pair, worse, better, group)) - low
      return { group, gain: (lacking + added) / 2 }
    })
    .filter(({ gain }) => gain > LEAST)
    .map(({ group, gain }) => ({ group, weight: claims(pair, group) ? gain : gain * VAGUE }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ group }) => mostOf(pair, group))
  return [...new Set(gaining)].flatMap(group => reasonOf(pair, group)).slice(0, MOST_REASONS)
}

/** These inputs, but one of them, or all of a group, from elsewhere. */
function swapped({ features }: Pair, from: Float32Array, to: Float32Array, part: string) {
  return from.map((value, at) => (isOf(part, features.inputs[at]) ? to[at] : value))
}

/** How much more of something there is in the better position. */
function growth({ features, better, worse }: Pair, measure: Measure): number {
  let sum = 0
  for (const [part, unit] of Object.entries(measure))
    for (const [at, input] of features.inputs.entries())
      if (isOf(part, input)) sum += unit * (better[at] - worse[at])
  return sum
}

/** Of a group that is a sum, the group by which it grew most; any other is told itself. */
function mostOf(pair: Pair, group: string): string {
  let [most, grownMost] = [group, 0]
  for (const [part, unit] of Object.entries(pair.features.sums?.[group] ?? {})) {
    const grown = growth(pair, { [part]: unit })
    if (grown > grownMost) [most, grownMost] = [groupOf(part), grown]
  }
  return most
}

/** Whether the sentence of a group claims anything. */
const claims = ({ features }: Pair, group: string): boolean =>
  Object.keys(features.claims?.[group] ?? {}).length > 0

/** The reason that a group is, or none where what its sentence says is not so. */
function reasonOf(pair: Pair, group: string): readonly Reason[] {
  const claimed = pair.features.claims?.[group] ?? {}
  const counts = claims(pair, group)
  const much = growth(pair, claimed)
  if (counts && much <= 0) return []
  const what = thingOf(pair, group)
  if (what === null) return []
  return [{ group, ...(counts && { much: Math.round(much) }), ...(what && { what }) }]
}

/** What names the thing that a group is about; "" where it is about none, null where about nothing. */
function thingOf(pair: Pair, group: string): string | null {
  const { features, strength, better, worse } = pair
  const names = Object.entries(features.names ?? {}).filter(([input]) => isOf(group, input))
  if (names.length === 0) return ''
  const high = strength(better)
  let [most, gainedMost]: [string | null, number] = [null, 0]
  for (const [input, name] of names) {
    if (growth(pair, { [input]: 1 }) <= 0) continue
    const gained = high - strength(swapped(pair, better, worse, input))
    if (gained > gainedMost) [most, gainedMost] = [name, gained]
  }
  return most
}

const groupOf = (input: string): string => input.split('/')[0] ?? input

/** Whether an input is this one, or of this group. */
const isOf = (part: string, input: string): boolean => input === part || groupOf(input) === part

/** The mean of several sets of inputs; null if there is none. */
export function meanInputs(sets: readonly (Float32Array | null)[]): Float32Array | null {
  const known = sets.filter(set => set !== null)
  const [first] = known
  if (first === undefined) return null
  return first.map((_, at) => known.reduce((sum, set) => sum + set[at], 0) / known.length)
}
