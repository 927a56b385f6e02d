import { LOCALES } from '../meta.ts'
import { once, perLanguage } from '../once.ts'

/**
 * Shares and places as a language writes them. Made once and only when asked for: making one takes a
 * phone many milliseconds.
 */
export const figures = perLanguage(language => {
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
