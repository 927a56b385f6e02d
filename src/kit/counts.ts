/**
 * A multiset of equal-looking things: `counts[v]` copies of value v. Games number their values from
 * 1, so index 0 stays empty and a value is its own index.
 */
export type Counts = number[]

/** No copies of the values 1 to `values`. */
export function noCounts(values: number): Counts {
  const counts: Counts = []
  for (let v = 0; v <= values; v++) counts.push(0)
  return counts
}

/** How many things there are in all. */
export function total(counts: readonly number[]): number {
  let sum = 0
  for (let v = 1; v < counts.length; v++) sum += counts[v]
  return sum
}

/** The values one by one, lowest first: [0,2,0,1] is 1, 1, 3. */
export function listed(counts: readonly number[]): number[] {
  const values: number[] = []
  for (let v = 1; v < counts.length; v++)
    for (let copy = 0; copy < counts[v]; copy++) values.push(v)
  return values
}

/** How often each of the values 1 to `values` stands in the list. */
export function countsOf(values: number, list: readonly number[]): Counts {
  const counts = noCounts(values)
  for (const value of list) counts[value]++
  return counts
}

/** Adds to `target`, in place, value by value; both count the same values. */
export function addTo(target: Counts, more: readonly number[]): void {
  for (let v = 1; v < target.length; v++) target[v] += more[v]
}
