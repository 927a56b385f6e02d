import { ELSEWHERE, LIMITS, SERVER } from './house-debts.mjs'
import { arrowsOf, circlesOf } from './house-graph.mjs'
import { betweenGames, upward, upwardInServer } from './house-layers.mjs'

/*
 * What breaks the rules of the house, each in a sentence, but for what house-debts.mjs knows.
 */

/** @typedef {import('./house-survey.mjs').Source} Source */
/** @typedef {import('./house-graph.mjs').Arrow} Arrow */

/** Printed values, fixtures and the types of messages (written by a program) are lists. */
const LISTS = /\/content\/|\.fixture\.ts$|\/text\/messages\.ts$/
const INSIDE = 'src/server/'

/** @param {readonly Source[]} sources */
export function breaches(sources) {
  const shipped = sources.filter(({ test }) => !test)
  const arrows = arrowsOf(shipped)
  return {
    arrows: wrongArrows(arrows),
    circles: wrongCircles(arrows),
    functions: wrongFunctions(shipped),
    files: wrongFiles(sources),
  }
}

/** @param {readonly Arrow[]} arrows */
function wrongArrows(arrows) {
  /** @param {Arrow} arrow */
  const said = ({ source, target }) => `${source} ${target}`
  const wrong = [...upward(arrows), ...betweenGames(arrows)].map(said)
  const inside = upwardInServer(arrows).map(arrow => said(arrow).replaceAll(INSIDE, ''))
  return [
    ...wrong
      .filter(arrow => !ELSEWHERE.arrows.includes(arrow))
      .map(arrow => `${arrow.replace(' ', ' imports ')}, which lies above it.`),
    ...compare(SERVER.arrows, inside, 'arrow up'),
  ]
}

/** @param {readonly Arrow[]} arrows */
function wrongCircles(arrows) {
  const circles = circlesOf(arrows)
  const inside = circles.filter(circle => circle.every(path => path.startsWith(INSIDE)))
  const outside = circles.filter(
    circle =>
      !inside.includes(circle) &&
      !ELSEWHERE.circlesIn.some(folder => circle.every(path => path.startsWith(folder))),
  )
  return [
    ...outside.map(circle => `These import each other in a circle: ${circle.join(', ')}.`),
    ...compare(
      SERVER.circles,
      inside.map(circle => circle.join(' ').replaceAll(INSIDE, '')),
      'circle',
    ),
  ]
}

/** @param {readonly Source[]} shipped */
function wrongFunctions(shipped) {
  const long = longFunctions(shipped, LIMITS.function)
  /** @type {Map<string, number>} */
  const inside = new Map()
  for (const { path } of long)
    if (path.startsWith(INSIDE)) inside.set(path, (inside.get(path) ?? 0) + 1)
  const counted = [...inside].map(([path, count]) => `${path.slice(INSIDE.length)} ${count}`)
  return [
    ...long
      .filter(({ path, layer, name }) => {
        return !path.startsWith(INSIDE) && !ELSEWHERE.functions.includes(`${layer} ${name}`)
      })
      .map(({ path, line, name, lines }) => `${path}:${line} ${name} has ${lines} lines.`),
    ...compare(SERVER.functions, counted, 'number of long functions'),
  ]
}

/** @param {readonly Source[]} sources */
function wrongFiles(sources) {
  return sources
    .filter(({ path, lines }) => lines > LIMITS.file && !LISTS.test(path))
    .map(({ path, lines }) => `${path} has ${lines} lines, of ${LIMITS.file} allowed.`)
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

/**
 * What is in the server and not on its list, and what is on the list and gone.
 * @param {readonly string[]} listed
 * @param {readonly string[]} found
 * @param {string} what
 */
function compare(listed, found, what) {
  return [
    ...found
      .filter(each => !listed.includes(each))
      .map(each => `A new ${what} in src/server: ${each}.`),
    ...listed
      .filter(each => !found.includes(each))
      .map(each => `This ${what} is gone from src/server, strike it off house-debts.mjs: ${each}.`),
  ]
}
