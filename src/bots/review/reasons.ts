import type { Features, Judgement } from '../../kit/judgement/judgement.ts'

/** Why a move is better than another, by what the judgement weighs: what raises its prospects. */
export interface Reason {
  /** The group of inputs, as messages know it: `judged.<group>.more`. */
  readonly group: string
}

/** What changes the strength by less is no reason. */
const LEAST = 0.01
const MOST_REASONS = 3

/**
 * The groups of inputs by which the first of these positions is stronger than the second, the one
 * that matters most first; of those whose sentence says what is not so, none. Each is weighed by
 * what the strength would lack without it, and by what it would add alone.
 */
export function reasonsFor(
  { features, strength }: Pick<Judgement, 'features' | 'strength'>,
  better: Float32Array,
  worse: Float32Array,
): readonly Reason[] {
  const groups = [...new Set(features.inputs.map(groupOf))]
  const swapped = (from: Float32Array, to: Float32Array, group: string) =>
    strength(from.map((value, at) => (groupOf(features.inputs[at]) === group ? to[at] : value)))
  const high = strength(better)
  const low = strength(worse)
  const rise = (name: string) => riseOf(features, name, better, worse)
  const gaining = groups
    .map(group => {
      const lacking = high - swapped(better, worse, group)
      const added = swapped(worse, better, group) - low
      return { group, gain: (lacking + added) / 2 }
    })
    .filter(({ gain }) => gain > LEAST)
    .toSorted((one, other) => other.gain - one.gain)
    .map(({ group }) => mostOf(features, group, rise))
    .filter(group => isSo(features, group, rise))
  return [...new Set(gaining)].slice(0, MOST_REASONS).map(group => ({ group }))
}

/** By how much an input, or all of a group together, is more in one position than in the other. */
function riseOf(
  { inputs }: Features,
  name: string,
  better: Float32Array,
  worse: Float32Array,
): number {
  let sum = 0
  for (const [at, input] of inputs.entries())
    if (input === name || groupOf(input) === name) sum += better[at] - worse[at]
  return sum
}

type Rise = (name: string) => number

/** Of a group that is a sum, the group by which it grew most; any other is told itself. */
function mostOf({ sums }: Features, group: string, rise: Rise): string {
  let [most, growth] = [group, 0]
  for (const [part, unit] of Object.entries(sums?.[group] ?? {})) {
    const grown = unit * rise(part)
    if (grown > growth) [most, growth] = [groupOf(part), grown]
  }
  return most
}

/** Whether what the sentence of this group says is so, as far as it claims anything. */
function isSo({ claims }: Features, group: string, rise: Rise): boolean {
  const claimed = claims?.[group] ?? []
  const signed = (claim: string) => (claim.startsWith('-') ? -rise(claim.slice(1)) : rise(claim))
  return claimed.length === 0 || claimed.reduce((sum, claim) => sum + signed(claim), 0) > 0
}

const groupOf = (input: string): string => input.split('/')[0] ?? input

/** The mean of several sets of inputs; null if there is none. */
export function meanInputs(sets: readonly (Float32Array | null)[]): Float32Array | null {
  const known = sets.filter(set => set !== null)
  const [first] = known
  if (first === undefined) return null
  return first.map((_, at) => known.reduce((sum, set) => sum + set[at], 0) / known.length)
}
