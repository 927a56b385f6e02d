import { type Argument, parse, type Part } from '../../src/kit/words/icu.ts'
import type { Catalogue } from '../../src/kit/words/messages.ts'

/*
 * A language for tests: every letter has an accent, so what is still plain was never translated;
 * every text is 40 % longer, as German would be; brackets show where a text begins and ends.
 */

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
/** Letters that the page's fonts have as their makers ship them: other fonts may be wider. */
const ACCENTED = 'ÅåßßÇçÐðÉéƒƒĞğĦħÎîÏïĶķĻļÑñŃńÖöÞþØøŔŕŠšŢţÛûÝýŴŵŻżŶŷŽž'
const LONGER = 0.4
/** Longer words are rare: a line has to break somewhere. */
const WORD = 8

/** Accents, and as much longer as it had letters. */
function stretch(text: string): string {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0
  const padding = '~'.repeat(Math.round(letters * LONGER)).match(new RegExp(`.{1,${WORD}}`, 'g'))
  const said = text.replace(/[A-Za-z]/g, letter => ACCENTED[PLAIN.indexOf(letter)] ?? letter)
  return said.replace(/\s*$/, end => (padding?.join(' ') ?? '') + end)
}

/**
 * A catalogue in pseudo: the same messages with the same arguments, "[Ýöûŕ ţûŕñ~~~]". Words of the
 * language and names of things stand inside other messages, so they have no brackets.
 */
export function pseudoCatalogue(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(catalogue).map(([key, message]) => [key, pseudoMessage(key, message)]),
  )
}

function pseudoMessage(key: string, message: string): string {
  const said = written(parse(message))
  const whole = key.includes('.') && !/^\{form\b/.test(message) && /\p{L}/u.test(message)
  return whole ? `[${said}]` : said
}

const written = (parts: readonly Part[]): string =>
  parts.map(part => (typeof part === 'string' ? quoted(stretch(part)) : argument(part))).join('')

const quoted = (text: string): string => text.replace(/'/g, "''").replace(/[{}#]+/g, "'$&'")

function argument({ name, type, style, cases }: Argument): string {
  if (!cases) return `{${[name, type, style].filter(Boolean).join(', ')}}`
  const said = Object.entries(cases).map(
    ([which, parts]) => `${which} {${isAsked(name, which) ? plain(parts) : written(parts)}}`,
  )
  return `{${name}, ${type}, ${said.join(' ')}}`
}

/** The gender of a thing is never read, but chosen by. */
const isAsked = (name: string, which: string): boolean => name === 'form' && which === 'gender'

const plain = (parts: readonly Part[]): string => parts.map(String).join('')
