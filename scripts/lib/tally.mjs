/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {Count & { name: string, ms: number }} Row */

/** @type {Count} */
export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** One check that either holds or does not. @param {boolean} holds @returns {Count} */
export const check = holds => (holds ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 })

/** @param {Count} a @param {Count} b @returns {Count} */
export const add = (a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** @param {string} title */
export const heading = title => `\n── ${title} ${'─'.repeat(Math.max(3, 76 - title.length))}`

/** The one line that sums everything up. @param {Count} count */
export const totals = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`

/**
 * A table: what each step came to, and how long it took; and the time from the first to the last.
 * @param {Row[]} rows
 * @param {number} ms
 */
export const summary = (rows, ms) =>
  [
    ...rows.map(row => line(row.failed ? '✗' : '✓', row.name, row.ms, totals(row))),
    ...(rows.length > 1 ? [line(' ', 'in all', ms, '')] : []),
  ].join('\n')

/** @param {string} sign @param {string} name @param {number} ms @param {string} said */
const line = (sign, name, ms, said) =>
  `${sign} ${name.padEnd(10)}${seconds(ms).padStart(9)}   ${said}`.trimEnd()

/** @param {number} ms */
const seconds = ms => `${(ms / 1000).toFixed(1)} s`
