import { LAYERS } from './house-files.mjs'
import { arrowsOf, circlesOf } from './house-graph.mjs'
import { betweenGames, upward, upwardInServer } from './house-layers.mjs'
import { LIMITS, longFunctions } from './house-verdict.mjs'

/*
 * The figures of the tree, of all of it and of each layer.
 */

/** @typedef {import('./house-survey.mjs').Source} Source */
/** @typedef {ReturnType<typeof figuresOf>} Figures */

/** @param {readonly Source[]} sources */
export function figures(sources) {
  const shipped = sources.filter(({ test }) => !test)
  const arrows = arrowsOf(shipped)
  const running = arrows.filter(({ typeOnly }) => !typeOnly)
  const rows = LAYERS.map(layer => row(layer, sources, source => source.layer === layer))
  const inSource = row('all of src', sources, ({ path }) => path.startsWith('src/'))
  return {
    layers: rows.filter(({ files }) => files > 0),
    source: inSource,
    page: row('web and boards', sources, ({ layer }) => layer === 'web' || layer === 'board'),
    tests: sizes(sources.filter(({ test }) => test)),
    circles: circlesOf(arrows),
    circlesWithoutTypes: circlesOf(running).length,
    upward: [...upward(arrows), ...betweenGames(arrows)],
    upwardInServer: upwardInServer(arrows),
    long: longFunctions(shipped, LIMITS.function),
  }
}

/** @param {string} name @param {readonly Source[]} sources @param {(source: Source) => boolean} belongs */
function row(name, sources, belongs) {
  const own = sources.filter(belongs)
  return { name, ...figuresOf(own) }
}

/** @param {readonly Source[]} sources */
function figuresOf(sources) {
  const shipped = sources.filter(({ test }) => !test)
  const { lines, ...size } = sizes(shipped)
  /** @param {(source: Source) => number} of */
  const total = of => sum(shipped.map(of))
  const functions = longFunctions(shipped, 0)
  const wide = total(({ wide }) => wide)
  return {
    ...size,
    lines,
    over40: functions.filter(each => each.lines > 40).length,
    over80: functions.filter(each => each.lines > 80).length,
    longest: functions[0]?.lines ?? 0,
    wide,
    widePercent: (100 * wide) / lines,
    castsPer1000: (1000 * total(({ counts }) => counts.casts)) / lines,
    anys: total(({ counts }) => counts.anys),
    bangs: total(({ counts }) => counts.bangs),
    nameLength: total(({ counts }) => counts.letters) / total(({ counts }) => counts.identifiers),
    testToSource: sum(sources.filter(({ test }) => test).map(each => each.lines)) / lines,
  }
}

/** @param {readonly Source[]} sources */
function sizes(sources) {
  const sorted = sources.map(({ lines }) => lines).sort((a, b) => a - b)
  /** @param {number} share */
  const at = share => sorted[Math.floor(sorted.length * share)] ?? 0
  return {
    files: sorted.length,
    lines: sum(sorted),
    median: at(0.5),
    p90: at(0.9),
    max: sorted.at(-1) ?? 0,
  }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((all, number) => all + number, 0)
}
