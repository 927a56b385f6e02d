import { posix } from 'node:path'

/*
 * The arrows between files: circles, and arrows that go up from a layer to one above it.
 */

/** @typedef {{ path: string, layer: string, imports: { from: string, typeOnly: boolean }[] }} Importer */
/** @typedef {{ source: string, target: string, typeOnly: boolean }} Arrow */

/** Every import of one file of the tree by another. @param {readonly Importer[]} sources @returns {Arrow[]} */
export function arrowsOf(sources) {
  return sources.flatMap(({ path, imports }) =>
    imports
      .filter(({ from }) => from.startsWith('.'))
      .map(({ from, typeOnly }) => ({
        source: path,
        target: posix.join(posix.dirname(path), from),
        typeOnly,
      })),
  )
}

/**
 * The groups of files, or of whatever an arrow joins, that import each other in a circle (strongly
 * connected components by Tarjan), each sorted.
 * @param {readonly Arrow[]} arrows
 * @returns {string[][]}
 */
export function circlesOf(arrows) {
  /** @type {Map<string, string[]>} */
  const next = new Map()
  for (const { source, target } of arrows)
    if (source !== target) next.set(source, [...(next.get(source) ?? []), target])
  /** @type {Map<string, number>} */
  const low = new Map()
  /** @type {string[]} */
  const stack = []
  /** @type {string[][]} */
  const circles = []
  /** @param {string} path @returns {number} */
  const visit = path => {
    const known = low.get(path)
    if (known !== undefined) return known
    const own = low.size
    let lowest = own
    low.set(path, own)
    stack.push(path)
    for (const target of next.get(path) ?? []) lowest = Math.min(lowest, visit(target))
    low.set(path, lowest)
    if (lowest === own) {
      const circle = stack.splice(stack.indexOf(path))
      for (const member of circle) low.set(member, Infinity)
      if (circle.length > 1) circles.push(circle.sort())
    }
    return lowest
  }
  for (const path of next.keys()) visit(path)
  return circles.sort((a, b) => b.length - a.length || String(a[0]).localeCompare(String(b[0])))
}
