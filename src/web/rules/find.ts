/** What one rule says, as plain words. */
export interface Passage {
  readonly rule: string
  readonly says: string
}

const RULE = /\[([A-Z]{2,4}(?:-[A-Z]{2,4})?-R?\d+[a-z]?)\]/

/** Every rule of a rulebook with the words before its number, in the order of the book. */
export function passagesOf(source: string): Passage[] {
  return source.split('\n').flatMap(line => {
    const parts = plain(line).split(new RegExp(RULE, 'g'))
    return parts.flatMap((rule, at) =>
      at % 2 === 1 ? [{ rule, says: (parts[at - 1] ?? '').trim() }] : [],
    )
  })
}

/** A line of Markdown without its signs; the cells of a table are set apart by dots. */
function plain(line: string): string {
  const bare = line.replace(/^\s*(?:[-*>]|\d+\.)\s+/, '').replace(/\*+/g, '')
  if (!bare.startsWith('|')) return bare
  const cells = bare.split('|').map(cell => cell.trim())
  return cells
    .filter(Boolean)
    .join(' · ')
    .replace(/ · (?=\[)/g, ' ')
}

/** Letters as one types them in a hurry: small, without accents. */
const simple = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** The passages in which every word of the question stands, or which have that number. */
export function find(passages: readonly Passage[], question: string): Passage[] {
  const words = simple(question).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return passages.filter(({ rule, says }) => {
    const text = simple(`${says} ${rule}`)
    return words.every(word => text.includes(word))
  })
}
