/** The first day that had deals of the day. */
const FIRST = '2026-11-29'

/** Whether there is such a day, and it has a deal or will have one: "2026-11-30". */
export function hasDeal(day: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.map(Number) ?? []
  if (year === undefined || month === undefined || date === undefined || day < FIRST) return false
  return month >= 1 && month <= 12 && date >= 1 && date <= lengthOf(month, year)
}

function lengthOf(month: number, year: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}
