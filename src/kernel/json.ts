/** A copy of plain JSON, from wherever it came, that shares nothing with the original. */
export function clone<A>(value: A): A {
  return JSON.parse(JSON.stringify(value)) as A
}

/** The same for what we made ourselves, such as a state: several times as fast. */
export function copyOf<A>(value: A): A {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return copyOfList(value) as A
  const copy: { [name: string]: unknown } = {}
  for (const name in value) copy[name] = copyOf(value[name])
  return copy as A
}

/** Copied at once; then only what is no number or word is copied once more. */
function copyOfList(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let at = 0; at < copy.length; at++) {
    if (typeof copy[at] === 'object') copy[at] = copyOf(copy[at])
  }
  return copy
}

/** Whether two pieces of plain JSON are equal, whatever the order of their keys. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && sameLists(a, b)
  if (Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    key => Object.hasOwn(b, key) && same(a[key as keyof typeof a], b[key as keyof typeof b]),
  )
}

function sameLists(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false
  for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false
  return true
}
