import type { Language } from '../../kit/meta.ts'
import { numbersIn } from '../../kit/words/numbers.ts'
import { once, perLanguage } from '../../kit/once.ts'
import { language as spoken } from '../language.ts'

/** Ranges and times by Intl: what is said by no message. */
export interface Formats {
  readonly range: (from: number, to: number) => string
  /** "3 minutes ago". */
  readonly ago: (then: number, now: number) => string
  /** "November 29, 2026 at 6:05 PM", by the clock of this device. `at`: Unix milliseconds. */
  readonly moment: (at: number) => string
  /** "November 29", by the calendar of this device. `at`: Unix milliseconds. */
  readonly day: (at: number) => string
}

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 31_536_000],
  ['month', 2_628_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** The formats of one language. */
export function formatsOf(language: Language): Formats {
  const { write } = numbersIn(language, language)
  const date = once(
    () => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }),
  )
  const day = once(() => new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }))
  const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
  // "Last year" would be wrong of what was 23 months ago.
  const counted = once(() => new Intl.RelativeTimeFormat(language))
  return {
    range: (from, to) => (from === to ? write(from) : `${write(from)}–${write(to)}`),
    moment: at => date().format(at),
    day: at => day().format(at),
    ago(then, now) {
      const seconds = Math.max(0, Math.round((now - then) / 1000))
      const [unit, size] = STEPS.find(([, size]) => seconds >= size) ?? ['second', 1]
      const said = unit === 'year' || unit === 'month' ? counted() : relative()
      return said.format(unit === 'second' ? 0 : -Math.floor(seconds / size), unit)
    },
  }
}

/** The formats of the language that the page speaks now. */
export const formats = (): Formats => formatsIn(spoken.value)
const formatsIn = perLanguage(formatsOf)
