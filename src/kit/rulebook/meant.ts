import { ALIKE } from './alike.ts'
import { find, type Passage, stemOf, wordsOf } from './find.ts'

/** What was found, and by which words; '' if by none. */
interface Found {
  readonly found: readonly Passage[]
  readonly words: string
}

/** What a question finds; if that is nothing, what was meant by it. */
export function search(passages: readonly Passage[], asked: string): Found {
  const found = find(passages, asked)
  return found.length > 0 ? { found, words: asked } : meant(passages, asked)
}

/**
 * What was meant by a question that finds nothing: the same with words of the book in place of those
 * that are not in it, such as "trade" for "swap" and "market" for "marekt".
 */
export function meant(passages: readonly Passage[], question: string): Found {
  const known = countedWords(passages)
  const words = wordsOf(question).map(word => nearest(word, known))
  const instead = words.join(' ')
  const found = find(passages, instead)
  return { found, words: found.length > 0 ? instead : '' }
}

/** Each word of the book, and how often it is there. */
function countedWords(passages: readonly Passage[]): Map<string, number> {
  const known = new Map<string, number>()
  for (const { under, says } of passages)
    for (const word of wordsOf(`${says} ${under}`)) known.set(word, (known.get(word) ?? 0) + 1)
  return known
}

/**
 * The word itself if one of the book begins with it, or one that asks for the same, or one like it;
 * of several the most frequent.
 */
function nearest(word: string, known: ReadonlyMap<string, number>): string {
  const all = [...known.keys()]
  if (all.some(other => other.startsWith(word))) return word
  const stem = stemOf(word)
  const stems = new Set(all.map(stemOf))
  const line = ALIKE.find(words => words.some(one => stemOf(one) === stem))
  const alike = line?.find(one => stems.has(stemOf(one)))
  if (alike !== undefined && !stems.has(stem)) return alike
  let best = { other: word, slips: slipsIn(word) + 1, often: 0 }
  for (const [other, often] of known) {
    // Of a word with an ending too many, such as "coins" for "coin", the rest is the word.
    const slips = other.length > 2 && isStem(other, word) ? 0.5 : slipsBetween(word, other)
    if (slips < best.slips || (slips === best.slips && often > best.often))
      best = { other, slips, often }
  }
  return best.slips <= slipsIn(word) ? best.other : word
}

const isStem = (stem: string, word: string) =>
  word.startsWith(stem) && word.length - stem.length <= 2

/** How many slips a word of this length may have and still be known again. */
const slipsIn = ({ length }: string) => (length < 4 ? 0.5 : length < 7 ? 1 : 2)

/** How many letters are wrong, missing, too many or swapped with the next. */
function slipsBetween(typed: string, word: string): number {
  if (Math.abs(typed.length - word.length) > 2) return Infinity
  let before: number[] = []
  let above = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let i = 1; i <= typed.length; i++) {
    const row = [i]
    for (let j = 1; j <= word.length; j++) {
      const same = typed[i - 1] === word[j - 1]
      const swapped = typed[i - 1] === word[j - 2] && typed[i - 2] === word[j - 1]
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped && i > 1 && j > 1 ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = above
    above = row
  }
  return above[word.length] ?? Infinity
}
