/**
 * What seems to cost less, in payoff, is neither told nor counted as wrong: games played on from 433
 * such decisions, of 873 in four games, lost nothing by them (−0.003 ± 0.015).
 */
export const LEAST = 0.03
