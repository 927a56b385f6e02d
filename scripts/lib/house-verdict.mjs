import { arrowsOf, circlesOf } from './house-graph.mjs'
import { betweenGames, upward, upwardInServer } from './house-layers.mjs'

/*
 * What breaks the rules of the house, each in a sentence.
 */

/** @typedef {import('./house-survey.mjs').Source} Source */

/** Lines that a file and a function may have. */
export const LIMITS = { file: 300, function: 80 }

/** Printed values, fixtures and the types of messages (written by a program) are lists. */
const LISTS = /\/content\/|\.fixture\.ts$|\/text\/messages\.ts$/

/** @param {readonly Source[]} sources */
export function breaches(sources) {
  const shipped = sources.filter(({ test }) => !test)
  const arrows = arrowsOf(shipped)
  const wrong = [...upward(arrows), ...betweenGames(arrows), ...upwardInServer(arrows)]
  return {
    arrows: wrong.map(({ source, target }) => `${source} imports ${target}, which lies above it.`),
    circles: circlesOf(arrows).map(
      circle => `These import each other in a circle: ${circle.join(', ')}.`,
    ),
    functions: longFunctions(shipped, LIMITS.function).map(
      ({ path, line, name, lines }) => `${path}:${line} ${name} has ${lines} lines.`,
    ),
    files: sources
      .filter(({ path, lines }) => lines > LIMITS.file && !LISTS.test(path))
      .map(({ path, lines }) => `${path} has ${lines} lines, of ${LIMITS.file} allowed.`),
  }
}

/**
 * All functions of more lines than these, longest first.
 * @param {readonly Source[]} sources
 * @param {number} limit
 */
export function longFunctions(sources, limit) {
  return sources
    .flatMap(({ path, layer, functions }) => functions.map(each => ({ path, layer, ...each })))
    .filter(({ lines }) => lines > limit)
    .sort((a, b) => b.lines - a.lines)
}
