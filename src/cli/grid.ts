/** Rows under a heading, columns as wide as what is in them: the first to the left, numbers to the right. */
export function grid(heading: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const cell = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return all.map(row => row.map(cell).join('   ').trimEnd()).join('\n')
}
