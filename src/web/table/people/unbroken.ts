/**
 * A line in which no number stands at the end while what it counts begins the next line; a short
 * word between them ("de") stands beside both.
 */
export const unbroken = (line: string): string =>
  line
    .replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
    .replace(/(\d\u00a0\p{L}{1,3}) (?=\p{L})/gu, '$1\u00a0')
