import type { Budget } from '../bot.ts'

/** A hint may think as long as the best bot: the level `master`. */
export const HINT_BUDGET: Budget = { ms: 1000, iterations: 12_000, least: 40 }
