/*
 * What on the tables does not yet tell what it is. These lists only ever get shorter: what tells by
 * now is struck off, or the test fails.
 */

/** Kinds of things of a game that tell nothing: by class, as `told.test.ts` calls them. */
export const UNTOLD: { readonly [game: string]: readonly string[] } = {}

/**
 * Classes of what is no piece and no sign: it only makes a table look like a market, or is a list of
 * signs with their words beside them.
 */
export const SCENERY: readonly string[] = [
  'awning',
  'az-fret',
  'az-legend',
  'cv-card',
  'cv-cauldrons',
  'cv-hull',
  'cv-waves',
  'gf-pond',
  'gf-ripples',
]
