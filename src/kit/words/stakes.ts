import type { Language } from '../meta.ts'
import { figures } from './figures.ts'

/**
 * How what is at stake is told: between two by the chance to win, else by places. A payoff is the
 * share of the others one ends up ahead of.
 */
export function stakes(language: Language, seats: number) {
  const { percent, tenths } = figures(language)
  const shown = (payoff: number) => (seats === 2 ? percent(payoff) : tenths(payoff * (seats - 1)))
  return {
    /** An expected place, 1 = first. */
    format: (place: number) => (seats === 2 ? percent(2 - place) : tenths(place)),
    /** A difference of payoffs, without its sign. */
    size: (payoff: number) => shown(Math.abs(payoff)),
    /** A difference of payoffs: "+0.3", "−12 %", "0.0". */
    signed: (payoff: number) => {
      const size = shown(Math.abs(payoff))
      if (size === shown(0)) return size
      return payoff < 0 ? `−${size}` : `+${size}`
    },
    /** A chance, 0 to 1. */
    chance: percent,
  }
}
