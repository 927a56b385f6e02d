/*
 * The figures of the tree as a table for people.
 */

/** @typedef {ReturnType<typeof import('./house-figures.mjs').figures>} Tree */
/** @typedef {Tree['source']} Row */

/** @type {[title: string, of: (row: Row) => string][]} */
const COLUMNS = [
  ['files', row => String(row.files)],
  ['lines', row => String(row.lines)],
  ['median/p90/max', row => `${row.median}/${row.p90}/${row.max}`],
  ['>40', row => String(row.over40)],
  ['>80', row => String(row.over80)],
  ['longest', row => String(row.longest)],
  ['wide', row => `${row.widePercent.toFixed(1)} %`],
  ['as/1000', row => row.castsPer1000.toFixed(1)],
  ['any', row => String(row.anys)],
  ['!', row => String(row.bangs)],
  ['name', row => row.nameLength.toFixed(1)],
  ['test:source', row => row.testToSource.toFixed(2)],
]

const LEGEND = `lines a file · functions over 40 and 80 lines, the longest · lines over 100 columns ·
casts per 1,000 lines (as const is none) · mean length of an identifier over all places where one
stands (JSX names and import lists left out) · lines of tests and fixtures beside the code for each
line of it. All other figures leave tests out.`

/** @param {Tree} tree */
export function table(tree) {
  const rows = [...tree.layers, tree.page, tree.source]
  const cells = [
    ['', ...COLUMNS.map(([title]) => title)],
    ...rows.map(row => [row.name, ...COLUMNS.map(([, of]) => of(row))]),
  ]
  const widths = cells[0].map((_, at) => Math.max(...cells.map(row => row[at].length)))
  const lines = cells.map(row =>
    row
      .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
      .join('  '),
  )
  return [...lines, '', LEGEND, '', ...details(tree)].join('\n')
}

/** @param {Tree} tree */
function details({ tests, circles, circlesWithoutTypes, upward, upwardInServer, long }) {
  const server = circles.filter(circle => circle.every(path => path.startsWith('src/server/')))
  const others = circles.filter(circle => !server.includes(circle))
  return [
    `tests and fixtures: ${tests.files} files, ${tests.lines} lines`,
    `import circles: ${others.length}, and ${server.length} inside the server; without type imports ${circlesWithoutTypes}`,
    ...others.map(circle => `  ${circle.length} files: ${circle.slice(0, 2).join(' ')} …`),
    `arrows up: ${upward.length}, and ${upwardInServer.length} inside the server`,
    ...most(upward.map(({ source, target }) => `  ${source} → ${target}`)),
    `functions over 80 lines: ${long.length}`,
    ...long.map(({ path, line, name, lines }) => `  ${lines}  ${path}:${line} ${name}`),
  ]
}

/** @param {string[]} lines */
function most(lines) {
  return lines.length > 12 ? [...lines.slice(0, 12), `  … and ${lines.length - 12} more`] : lines
}
