import { heading, totals } from './tally.mjs'

/** @typedef {{ name: string, title: string }} Named */
/** @typedef {import('./tally.mjs').Row} Row */
/**
 * Where a step says what it has to say: null = straight to the terminal.
 * @typedef {((text: string) => void) | null} Say
 */
/**
 * How the steps of a run report.
 * @typedef {{ begin(step: Named): Say, end(step: Named, row: Row): void, close(): void }} Voice
 */

/** One step after another: each speaks for itself. @returns {Voice} */
export function aloud() {
  return {
    begin(step) {
      console.log(heading(`${step.name}: ${step.title}`))
      return null
    },
    end: () => {},
    close: () => {},
  }
}

/** Milliseconds between two looks at what is running. */
const LOOK = 10_000

/**
 * Several at once: what a step says is kept until it ends, and of one that holds only its tally is
 * told. Meanwhile a line says what is running.
 * @returns {Voice}
 */
export function aside() {
  /** @type {Map<string, { since: number, said: string[] }>} */
  const running = new Map()
  const now = () => performance.now()
  const status = () =>
    [...running].map(([name, { since }]) => `${name} ${minutes(now() - since)}`).join(' · ')
  const timer = setInterval(() => console.log(`  … ${status()}`), LOOK)
  return {
    begin(step) {
      /** @type {string[]} */
      const said = []
      running.set(step.name, { since: now(), said })
      return text => void said.push(text)
    },
    end(step, row) {
      const said = running.get(step.name)?.said ?? []
      running.delete(step.name)
      console.log(heading(`${step.name}: ${step.title}`))
      if (row.failed) console.log(said.join('').trimEnd())
      console.log(`${row.failed ? '✗' : '✓'} ${totals(row)} in ${minutes(row.ms)}`)
    },
    close: () => clearInterval(timer),
  }
}

/** @param {number} ms */
function minutes(ms) {
  const seconds = Math.round(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
