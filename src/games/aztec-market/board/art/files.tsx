import { Figure, KINDS } from './tile.tsx'

/** The figures as files, by the name of the file: `emblem.test.tsx` writes them. */
export const FILES = Object.fromEntries(
  KINDS.map(kind => [`tile-${kind}`, () => <Figure kind={kind} />]),
)
