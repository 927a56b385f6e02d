import { type Part, SETTINGS } from './part.ts'
import type { Histogram } from './statistics.ts'
import type { LabReport } from './tally.ts'
import type { Speech } from './speech.ts'

/** How long games are. */
export function lengthPart(reports: readonly LabReport[], speech: Speech): Part {
  const { words, number } = speech
  const said = reports.map(({ plies }) =>
    words('report.lengthSaid', {
      mean: number(plies.mean, 1),
      median: number(plies.median, 1),
      most: number(plies.max),
    }),
  )
  const shown = reports.map(({ lengths }) => lengths)
  return spreadPart('length', words('report.length'), said, shown, speech)
}

/** How many points seats have at the end. */
export function pointsPart(reports: readonly LabReport[], speech: Speech): Part {
  const { words, number } = speech
  const said = reports.map(({ winnersPoints, meanPoints }) =>
    words('report.scoresSaid', {
      winners: number(winnersPoints, 2),
      all: number(meanPoints, 2),
    }),
  )
  const shown = reports.map(({ points }) => points)
  return spreadPart('points', words('report.scores'), said, shown, speech)
}

function spreadPart(
  id: string,
  title: string,
  said: readonly string[],
  histograms: readonly Histogram[],
  speech: Speech,
): Part {
  const { words, number, percent } = speech
  const { from, step, series } = together(histograms)
  const steps = series[0] ?? []
  return {
    id,
    title,
    help: said.map((each, at) => (said.length > 1 ? `${SETTINGS[at]}: ${each}` : each)).join(' '),
    chart: { kind: 'columns', from, step, series },
    table: {
      columns: [
        words('report.from'),
        words('report.to'),
        ...series.map((_, at) =>
          series.length > 1 ? `${words('report.share')} ${SETTINGS[at]}` : words('report.share'),
        ),
      ],
      rows: steps.map((_, at) => [
        number(from + at * step),
        number(from + (at + 1) * step - 1),
        ...series.map(shares => percent(shares[at] ?? 0)),
      ]),
    },
  }
}

/** Several histograms in the same steps, each as shares of its whole. */
export function together(histograms: readonly Histogram[]) {
  const filled = histograms.filter(({ counts }) => counts.length > 0)
  const step = Math.max(1, ...filled.map(each => each.step))
  // 1, 2, 5, 10: a step of 5 does not consist of steps of 2, so values lie where they begin.
  const starts = filled.map(({ from }) => Math.floor(from / step))
  const first = Math.min(...starts)
  const last = Math.max(
    ...filled.map(({ from, counts, step: own }) =>
      Math.floor((from + (counts.length - 1) * own) / step),
    ),
  )
  const length = filled.length === 0 ? 0 : last - first + 1
  const series = histograms.map(({ from, step: own, counts }) => {
    const shares = new Array<number>(length).fill(0)
    const all = counts.reduce((sum, count) => sum + count, 0)
    for (const [at, count] of counts.entries())
      shares[Math.floor((from + at * own) / step) - first] += count / all
    return shares
  })
  return { from: length === 0 ? 0 : first * step, step, series }
}
