/*
 * More than this no set of printed values can bring about. Moves and tasks are made and tested by
 * these limits.
 */

/** Action spaces of a board. */
export const MOST_SPACES = 8
/** Kinds of Corruption cards. */
export const MOST_KINDS = 60
export const MOST_ROGUES = 20
/** Longer no action lasts, and further beyond the end of the clock nobody comes. */
export const MOST_HOURS = 12
/**
 * Nothing costs or moves more Corruption cards than this, and no indicator brings more Adventurers.
 */
export const MOST_AT_ONCE = 9
/** Marbles of one Good. With more there would be too many ways to brew it. */
export const MOST_MARBLES = 6
