import { type BarChart, type Part, SETTINGS } from './part.ts'
import type { LabReport } from './tally.ts'
import type { Use } from './uses.ts'
import type { Speech } from './speech.ts'

/** How often each move was made and each thing happened. */
export function usesParts(reports: readonly LabReport[], speech: Speech): Part[] {
  const { words } = speech
  return (['move', 'event'] as const).flatMap(from => {
    const keys = new Map<string, (Use | undefined)[]>()
    for (const [setting, { uses }] of reports.entries())
      for (const use of uses.filter(each => each.from === from && speech.kind(each) !== '')) {
        const found = keys.get(keyOf(use)) ?? []
        found[setting] = use
        keys.set(keyOf(use), found)
      }
    if (keys.size === 0) return []
    return [
      usePart(
        from,
        [...keys.values()],
        reports,
        speech,
        from === 'move' ? words('report.moves') : words('report.events'),
      ),
    ]
  })
}

/** What is counted together; the same in all languages. */
const keyOf = ({ type, field, value }: Use) =>
  field === null ? type : `${type} · ${field} ${value}`

/** What is said of uses of one kind, by the first report that has one; "" if none has. */
function saidOfFirst(
  uses: readonly (Use | undefined)[],
  reports: readonly LabReport[],
  say: (use: Use, options: LabReport['options']) => string,
): string {
  const met = uses.findIndex(each => each !== undefined)
  const use = uses[met]
  return use === undefined ? '' : say(use, reports[met]?.options ?? {})
}

/** A kind in the words of the game. */
const labelBy =
  ({ kind, carried }: Speech) =>
  (use: Use, options: LabReport['options']) =>
    [kind(use), carried(use, options)].filter(Boolean).join(' · ')

function usePart(
  from: Use['from'],
  kinds: readonly (readonly (Use | undefined)[])[],
  reports: readonly LabReport[],
  speech: Speech,
  title: string,
): Part {
  const { words, number, percent } = speech
  const perGame = (use: Use | undefined, setting: number) =>
    (use?.count ?? 0) / Math.max(1, reports[setting]?.games ?? 0)
  const won = (use: Use | undefined) =>
    use && use.seats > 0
      ? `${percent(use.winRate)} (${use.winRateInterval.map(rate => percent(rate)).join(' – ')})`
      : '–'
  const marks = reports.map((_, at) => (reports.length > 1 ? ` ${SETTINGS[at]}` : ''))
  const told = from === 'event'
  return {
    id: from,
    title,
    help: words('report.useHelp'),
    chart: chartOf(kinds, reports, perGame, speech),
    table: {
      columns: [
        words('report.kind'),
        ...marks.map(mark => `${words('report.perGame')}${mark}`),
        ...marks.map(mark => `${words('report.seatsWon')}${mark}`),
        ...(told ? [words('report.example')] : []),
      ],
      rows: kinds.map(uses => [
        saidOfFirst(uses, reports, labelBy(speech)),
        ...reports.map((_, at) => number(perGame(uses[at], at), 2)),
        ...reports.map((_, at) => won(uses[at])),
        ...(told ? [saidOfFirst(uses, reports, speech.example)] : []),
      ]),
    },
  }
}

/** Kinds shown as bars: the table has them all, and their values. */
const MOST_BARS = 12

function chartOf(
  all: readonly (readonly (Use | undefined)[])[],
  reports: readonly LabReport[],
  perGame: (use: Use | undefined, setting: number) => number,
  speech: Speech,
): BarChart {
  const { number } = speech
  const kinds = all
    .filter(uses => uses.some(use => use?.field === null))
    .map(uses => ({
      label: saidOfFirst(uses, reports, labelBy(speech)),
      counts: Array.from(uses, perGame),
    }))
    .sort((one, other) => Math.max(...other.counts) - Math.max(...one.counts))
    .slice(0, MOST_BARS)
  return {
    kind: 'bars',
    rows: kinds.map(({ label, counts }) => ({
      label,
      estimates: counts.map(value => ({ value, low: value, high: value, said: number(value, 1) })),
    })),
    least: 0,
    most: Math.max(1, ...kinds.flatMap(({ counts }) => counts)),
    line: null,
  }
}
