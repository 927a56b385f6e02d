/** So many are kept, and none that is longer as JSON: a few megabytes in all. */
const MOST_KEPT = 10_000
const LONGEST = 400

const kept = new Map<string, unknown>()

/**
 * What this JSON means, made once for all who mean the same. In long matches most moves and events
 * are like others: then each of them takes memory once.
 */
export function alike<A>(json: string, make: (json: string) => A): A {
  if (json.length > LONGEST) return make(json)
  const known = kept.get(json)
  if (known !== undefined) return known as A
  const made = make(json)
  if (kept.size === MOST_KEPT) kept.clear()
  kept.set(json, made)
  return made
}
