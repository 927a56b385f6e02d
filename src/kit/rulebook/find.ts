/** What one rule says, or one line without a number, as plain words. */
export interface Passage {
  /** What it is found by in a page: the number of its rule, or of the rule or chapter before. */
  readonly at: string
  /** The same for readers: a number, or the title of a chapter. */
  readonly under: string
  readonly says: string
}

/** The number of a rule at the end of what it says: "[GOL-16]", "[COV-ALC-3]". */
export const RULE = /\s*\[([A-Z]{2,4}(?:-[A-Z]{2,4})?-R?\d+[a-z]?)\]/
export const PICTURE = /^!\[/
/** What stands under the heading of a table. */
export const UNDERLINE = /^\|[-:| ]+\|$/

/** A sentence that goes on after the number of a rule begins so. */
const GOES_ON = /^[,;:.]\s*/

/** All that a rulebook says, rule by rule and row by row, in the order of the book. */
export function passagesOf(source: string): Passage[] {
  const passages: Passage[] = []
  let here = { at: '', under: '' }
  let columns: readonly string[] = []
  const lines = source.split('\n')
  for (const [at, line] of lines.entries()) {
    const [, chapter] = /^## (.*)/.exec(line) ?? []
    if (chapter !== undefined) here = { at: slug(chapter), under: chapter }
    if (UNDERLINE.test(lines[at + 1] ?? '')) columns = cellsOf(line)
    else if (!/^#|^$/.test(line) && !PICTURE.test(line) && !UNDERLINE.test(line)) {
      const parts = plain(line, columns).split(RULE)
      for (const [part, says] of parts.entries()) {
        const rule = parts[part + 1]
        if (part % 2 === 1 || !/\p{L}/u.test(says)) continue
        if (rule !== undefined) here = { at: rule, under: rule }
        passages.push({ ...here, says: says.trim().replace(GOES_ON, '… ') })
      }
    }
  }
  return passages
}

/** How a chapter is called in addresses. */
export const slug = (title: string) =>
  title
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The cells of a row of a table, left to right; the empty ones too. */
export const cellsOf = (row: string): string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim())

/** A line of Markdown without its signs. In a wide table cells tell the names of their columns. */
function plain(line: string, columns: readonly string[]): string {
  const bare = line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, '').replace(/\*+/g, '')
  if (!bare.startsWith('|')) return bare
  const named = (cell: string, at: number) =>
    columns.length > 2 && at > 0 && columns[at] && cell ? `${columns[at]}: ${cell}` : cell
  return cellsOf(bare)
    .map(named)
    .filter(Boolean)
    .join(' · ')
    .replace(/ · (?=\[)/g, ' ')
}

/** Words as one types them in a hurry: small, without accents; the number of a rule is one. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean)

/** What the forms of a word have in common, about: "vend" of "vende" and "vender", "coin" of "coins". */
export const stemOf = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:[aei]r|[aeo]?s|[aeo]|ing|ed)$/, '')

/**
 * The passages in which every word of the question begins one, or which have that number or title.
 * After them come those that have other forms of these words.
 */
export function find(passages: readonly Passage[], question: string): Passage[] {
  const asked = wordsOf(question)
  if (asked.length === 0) return []
  const said = new Map(passages.map(it => [it, wordsOf(`${it.says} ${it.under}`)]))
  const having = (words: readonly string[]) =>
    passages.filter(it => words.every(word => said.get(it)?.some(other => other.startsWith(word))))
  return [...new Set([...having(asked), ...having(asked.map(stemOf))])]
}
