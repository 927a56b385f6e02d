/*
 * A view put so that it can be read, for games that bring no table of their own: every field a
 * line, what has parts with its parts below it. Only what the view holds is said, so nothing hidden
 * can be.
 */

/** A field by its name, with what it says, or its parts. */
export interface Entry {
  readonly name: string
  readonly value: string | readonly Entry[]
}

/** As long as a line may get before its parts stand below each other. */
const LINE = 60
/** So many equal numbers in a row are written once. */
const RUN = 4

type Plain = string | number | boolean | null

const isPlain = (value: unknown): value is Plain => typeof value !== 'object' || value === null

/** `offersLeft` as "offers left", `cap.storm` as "cap storm". */
export const spaced = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .toLowerCase()

function plain(value: Plain): string {
  if (value === null || value === '') return '–'
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

/** "3, 0 ×5, 2": equal ones in a row are counted. */
function listed(values: readonly Plain[]): string {
  const parts: string[] = []
  for (let from = 0, to = 0; from < values.length; from = to) {
    while (to < values.length && values[to] === values[from]) to++
    const said = plain(values[from] ?? null)
    if (to - from >= RUN) parts.push(`${said} ×${to - from}`)
    else parts.push(...new Array<string>(to - from).fill(said))
  }
  return parts.join(', ') || '–'
}

/** Parts without parts of their own stand in one line where it is short. */
function joined(entries: readonly Entry[]): string | readonly Entry[] {
  if (entries.length === 0) return '–'
  const parts = entries.map(({ name, value }) =>
    typeof value === 'string' && !value.includes(',') ? `${name} ${value}` : null,
  )
  const line = parts.join(', ')
  return parts.includes(null) || line.length > LINE ? entries : line
}

function said(value: unknown): string | readonly Entry[] {
  if (value === undefined) return '–'
  if (isPlain(value)) return plain(value)
  if (!Array.isArray(value)) return joined(outline(value))
  const items: readonly unknown[] = value
  if (items.every(isPlain)) return listed(items)
  return items.map((item, at) => ({ name: String(at), value: said(item) }))
}

/** The fields of a view, or of a part of it, as they are read. */
export const outline = (view: object): Entry[] =>
  Object.entries(view).map(([name, value]) => ({ name: spaced(name), value: said(value) }))

/** The same as lines, parts indented below their name. */
export const outlineLines = (entries: readonly Entry[], indent = ''): string[] =>
  entries.flatMap(({ name, value }) =>
    typeof value === 'string'
      ? [`${indent}${name}: ${value}`]
      : [`${indent}${name}:`, ...outlineLines(value, `${indent}  `)],
  )
