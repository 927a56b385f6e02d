import { type Language, LOCALES } from '../meta.ts'
import { once, perLanguage } from '../once.ts'

/** A result and what of it decisions made, in payoffs; all else was luck. */
export interface Origin {
  readonly result: number
  /** What everybody may expect before the deal. */
  readonly par: number
  readonly skill: number
  /** Of the skill: the seat's own decisions. */
  readonly own: number
}

/**
 * How what is at stake is told: between two sides by the chance to win, else by places. A payoff is
 * the share of the others one ends up ahead of; partners (`sidesAt`) are as far as each other.
 */
export function stakes(language: Language, seats: number, sides: number) {
  const { percent, tenths } = figures(language)
  const duel = sides === 2
  const members = seats / sides
  /** How many other sides such a payoff, or difference of payoffs, stands for. */
  const ahead = (payoff: number) => (payoff * (seats - 1)) / members
  const shown = (count: number) => (duel ? percent(count) : tenths(count))
  return {
    /** Whether two sides play: then there are no places, but a game to win or lose. */
    duel,
    /** An expected place among all seats, 1 = first. */
    format: (place: number) => {
      const count = (seats - place - (members - 1) / 2) / members
      return shown(duel ? count : sides - count)
    },
    /** A difference of payoffs, without its sign. */
    size: (payoff: number) => shown(Math.abs(ahead(payoff))),
    /** A chance, 0 to 1. */
    chance: percent,
    /**
     * Where a result came from: "+0.3", "−2.0", "0.0". Sums over a whole game, which may be more than
     * there is to win, so between two sides they are told in games, not in chances: 1.0 is a game won
     * instead of lost. What is told adds up: luck and skill to the result, own and others' decisions
     * to the skill.
     */
    origin: ({ result, par, skill, own }: Origin) => {
      const inTenths = (payoff: number) => Math.round(ahead(payoff) * 10)
      const signed = (count: number) => {
        const size = tenths(Math.abs(count) / 10)
        return count === 0 ? size : count < 0 ? `−${size}` : `+${size}`
      }
      const [all, play, mine] = [inTenths(result - par), inTenths(skill), inTenths(own)]
      return {
        luck: signed(all - play),
        skill: signed(play),
        result: signed(all),
        own: signed(mine),
        others: signed(play - mine),
      }
    },
  }
}

/**
 * Shares and places as a language writes them. Made once and only when asked for: making one takes
 * a phone many milliseconds.
 */
const figures = perLanguage(language => {
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
