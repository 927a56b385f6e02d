/** A line in which no number stands at the end while what it counts begins the next line. */
export const unbroken = (line: string): string => line.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
