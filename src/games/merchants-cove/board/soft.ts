/** Words so long are broken where they do not fit. */
const LONG = 8
/** After a vowel, or a vowel and one of these consonants unless it is doubled … */
const AFTER = '(?<=^.{3,}(?:[aeiouyáéíóú]|igh|[aeiouáéíóú](?:n(?!n)|l(?!l)|r(?!r)|s(?!s))))'
/** … before a consonant, perhaps with r or l, a vowel and something more. */
const BEFORE = '(?=[^\\Waeiouáéíóú][rl]?[aeiouáéíóú].)'
/** The ear hears this syllable whole: Lamp-lighter. */
const WHOLE = '(?<=^.{3,})(?=light)'
const BREAK = new RegExp(`${AFTER + BEFORE}|${WHOLE}`, 'giu')

/**
 * A name with soft hyphens in its long words, about where syllables meet: narrow cards break it
 * there, and with a hyphen.
 */
export const soft = (name: string): string =>
  name.replace(/\p{L}+/gu, word => (word.length < LONG ? word : word.replace(BREAK, '\u00AD')))
