import type { Budget } from '../bot.ts'

/**
 * A hint may think nearly as long as the best bot: the level `master` has 1,000 ms. What is left is
 * for its reasons and for showing it, within 1.5 s on a processor four times slower.
 */
export const HINT_BUDGET: Budget = { ms: 700, iterations: 12_000, least: 40 }
