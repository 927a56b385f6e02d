import { Fish } from './fish.tsx'
import { HUES } from './hues.ts'

/** The goldfish as files, by the name of the file: `emblem.test.tsx` writes them. */
export const FILES = Object.fromEntries(
  HUES.map((_, index) => [`fish-${index + 1}`, () => <Fish value={index + 1} />]),
)
