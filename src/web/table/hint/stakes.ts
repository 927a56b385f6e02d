import { type Language, LOCALES } from '../../../kit/meta.ts'
import { once, perLanguage } from '../../../kit/once.ts'

/** Made once and only when asked for: making one takes a phone many milliseconds. */
const numbers = perLanguage(language => {
  const percent = once(
    () => new Intl.NumberFormat(LOCALES[language], { style: 'percent', maximumFractionDigits: 0 }),
  )
  const tenths = once(
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  )
  return {
    percent: (share: number) => percent().format(share),
    tenths: (count: number) => tenths().format(count),
  }
})

/**
 * How what is at stake is told: between two by the chance to win, else by places. A payoff is the
 * share of the others one ends up ahead of.
 */
export function stakes(language: Language, seats: number) {
  const { percent, tenths } = numbers(language)
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
