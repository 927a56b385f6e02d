const HYPHEN = '\u00AD'
/** Words so long are broken where they do not fit. */
const LONG = 8
/** After a vowel, or a vowel and one of these consonants unless it is doubled … */
const AFTER = '(?<=^.{3,}(?:[aeiouyáéíóú]|[aeiouáéíóú](?:n(?!n)|l(?!l)|r(?!r)|s(?!s))))'
/** … before a consonant, perhaps with r or l, a vowel and something more. */
const BEFORE = '(?=[^\\Waeiouáéíóú][rl]?[aeiouáéíóú].)'
const SYLLABLES = new RegExp(AFTER + BEFORE, 'giu')
/** Of a word made of two the ear hears both whole: Lamp-lighter. */
const SEAM = /(?<=^.{3,})(?=light|keeper)/iu

/** A name with soft hyphens in its long words, about where syllables meet. */
export const soft = (name: string): string =>
  name.replace(/\p{L}+/gu, word =>
    word.length < LONG ? word : word.replace(SEAM.test(word) ? SEAM : SYLLABLES, HYPHEN),
  )

/**
 * A name in a narrow place. A long word goes to the next line; only where a whole line is too short
 * for it, it is broken with a hyphen.
 */
export const Soft = ({ name }: { name: string }) =>
  soft(name)
    .split(/( )/)
    .map(word => (word.includes(HYPHEN) ? <span class="cv-word">{word}</span> : word))
