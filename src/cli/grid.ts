/**
 * Rows under a heading, columns as wide as their content: the first to the left, numbers to the
 * right.
 */
export function grid(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  return aligned([heading, ...rows], column => column > 0)
}

/** Rows of text, all to the left. No text begins a row of its own: a reason would look like one. */
export function columns(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(row => row.map(text => text.replace(/\s/gu, ' ')))
  return aligned(lines, () => false)
}

function aligned(rows: readonly (readonly string[])[], right: (column: number) => boolean): string {
  const most = Math.max(...rows.map(row => row.length))
  const widths = Array.from({ length: most }, (_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  const cell = (text: string, column: number) =>
    right(column) ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0)
  return rows.map(row => row.map(cell).join('   ').trimEnd()).join('\n')
}
