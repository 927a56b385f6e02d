/*
 * What on the tables does not yet tell what it is, or is too small on a phone. These lists only ever
 * get shorter: what tells by now is struck off, or the test fails.
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

/**
 * What is too small on a phone (test/e2e/sizes.ts): targets by their class, and words by the class
 * of what they stand in.
 */
export const SMALL: { readonly [game: string]: readonly string[] } = {
  mercado: ['mc-owned', 'mc-socket'],
  'merchants-cove': [
    'cv-dial-sign',
    'cv-price',
    'cv-spot',
    'cv-time',
    'words in cv-hour',
    'words in cv-reach',
  ],
}
