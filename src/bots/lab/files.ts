import { chartSvg, drawn, escaped } from './chart.ts'
import { standingsOf } from './compare.ts'
import { type Part, type Reports, SETTINGS } from './part.ts'
import { partsOf } from './parts.ts'
import type { Standings } from './groups.ts'
import type { LabReport, VariedReport } from './tally.ts'
import type { Speech } from './speech.ts'
import type { LabWords } from './text/index.ts'

/* Reports as files: HTML and SVG to look at, CSV and JSON to go on with. */

export const FILE_KINDS = ['html', 'svg', 'csv', 'json'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** The text of a report as a file of this kind. */
export function fileOf(kind: FileKind, reports: Reports, speech: Speech): string {
  switch (kind) {
    case 'html':
      return htmlOf(reports, speech)
    case 'svg':
      return svgOf(reports, speech)
    case 'csv':
      return csvOf(reports, speech)
    case 'json':
      return `${JSON.stringify({ settings: present(reports) }, null, 1)}\n`
  }
}

const present = (reports: Reports): LabReport[] => reports.flatMap(report => report ?? [])

const WIDTH = 640
const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#2b1d16,#f4e8d6);--paper:light-dark(#fbf4e6,#1b1410);
--line:light-dark(#dccbb0,#44352a);--one:light-dark(#157f83,#48b8b6);--two:light-dark(#d98e04,#f0ae3c)}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;background:var(--paper);color:var(--ink);
font:1rem/1.5 system-ui,sans-serif}
table{border-collapse:collapse;margin:.5rem 0}th,td{padding:.2rem .6rem;text-align:end;
border-bottom:1px solid var(--line)}th:first-child,td:last-child{text-align:start}
ul{border-inline-start:4px solid var(--one)}ul+ul{border-color:var(--two)}
.wide{overflow-x:auto}svg{max-width:100%;height:auto}`
const SHAPES = `
.chart text{font:13px system-ui,sans-serif;fill:var(--ink,#2b1d16)}.chart .name{font-weight:600}
.bar.s0{fill:var(--one,#157f83)}.bar.s1{fill:var(--two,#d98e04);stroke:var(--ink,#2b1d16);
stroke-dasharray:3 2}.reach,.axis{fill:none;stroke:var(--ink,#2b1d16);stroke-width:1.5}
.par{fill:none;stroke:var(--ink,#2b1d16);stroke-dasharray:4 3}`

function htmlOf(reports: Reports, speech: Speech): string {
  const { words, language, game } = speech
  const parts = partsOf(reports, speech)
    .map(part => section(part))
    .join('\n')
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(words('report.title', { game }))}</title>
<style>${STYLE}${SHAPES}</style>
<h1>${escaped(words('report.title', { game }))}</h1>
${headOf(reports, speech)
  .map(lines => `<ul>${lines.map(line => `<li>${escaped(line)}</li>`).join('')}</ul>`)
  .join('\n')}
${parts}
</html>
`
}

function section({ title, help, chart, table }: Part): string {
  const head = table.columns.map(column => `<th scope="col">${escaped(column)}</th>`).join('')
  const rows = table.rows
    .map(([name = '', ...cells]) => {
      const rest = cells.map(cell => `<td>${escaped(cell)}</td>`).join('')
      return `<tr><th scope="row">${escaped(name)}</th>${rest}</tr>`
    })
    .join('\n')
  return `<section><h2>${escaped(title)}</h2>
<p>${escaped(help)}</p>
${chart ? chartSvg(chart, WIDTH, title) : ''}
<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>
${rows}
</tbody></table></div></section>`
}

/** What was played, a list a setting. */
export function headOf(reports: Reports, speech: Speech): readonly (readonly string[])[] {
  const { words } = speech
  const all = present(reports)
  return all.map((report, at) => {
    const { players, options, seed, rotate, games, asked, stopped, varied } = report
    return [
      ...(all.length > 1 ? [words('report.setting', { name: SETTINGS[at] ?? '' })] : []),
      summaryOf(games, asked, words),
      ...(stopped > 0 ? [words('report.stopped', { games: String(stopped) })] : []),
      `${words('report.players')}: ${players.map(({ player }) => speech.level(player)).join(', ')}`,
      ...Object.entries(options).map(([name, value]) =>
        varied?.option === name ? variedLine(varied, speech) : speech.option(name, value),
      ),
      `${words('report.seed')}: ${seed}. ${rotate ? words('report.rotated') : words('report.kept')}.`,
    ]
  })
}

const summaryOf = (games: number, asked: number, words: LabWords) =>
  games < asked
    ? words('report.cutShort', { games: String(games), asked: String(asked) })
    : words('report.summary', { games: String(games) })

const variedLine = ({ option, values }: VariedReport, speech: Speech) =>
  `${speech.optionName(option)}: ${values.map(({ value }) => speech.value(option, value)).join(' / ')}`

/** All charts of a report, one below the other. */
export function svgOf(reports: Reports, speech: Speech): string {
  const { words, game } = speech
  let top = 40
  const pieces: string[] = []
  for (const { title, chart } of partsOf(reports, speech)) {
    if (!chart) continue
    const { inside, height } = drawn(chart, WIDTH)
    pieces.push(
      `<text class="name" x="4" y="${top + 14}">${escaped(title)}</text>`,
      `<g transform="translate(0 ${top + 24})">${inside}</g>`,
    )
    top += height + 44
  }
  const name = escaped(words('report.title', { game }))
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${WIDTH}" height="${top}" viewBox="0 0 ${WIDTH} ${top}" role="img" aria-label="${name}">
<style>${SHAPES}</style><rect width="100%" height="100%" fill="#fbf4e6"/>
<text class="name" x="4" y="22">${name}</text>
${pieces.join('\n')}
</svg>
`
}

/** One line for each number: part, what it is about, setting, measure, value, low, high. */
function csvOf(reports: Reports, speech: Speech): string {
  const lines = [['part', 'name', 'setting', 'measure', 'value', 'low', 'high']]
  for (const [setting, report] of present(reports).entries())
    for (const line of linesOf(report, speech))
      lines.push(line.toSpliced(2, 0, SETTINGS[setting] ?? ''))
  return lines.map(line => line.map(cell).join(',')).join('\r\n') + '\r\n'
}

function linesOf(report: LabReport, speech: Speech): string[][] {
  const around = (mean: number, error: number) => [mean, mean - error, mean + error].map(String)
  const linesFor = (standings: Standings, suffix = '') =>
    standingsOf(standings).flatMap(({ kind, name: id, standing }) => {
      const name = kind === 'role' ? speech.named(kind, id) : id
      return [
        [kind, name + suffix, 'games', `${standing.games}`, '', ''],
        [
          kind,
          name + suffix,
          'wins',
          ...[standing.winRate, ...standing.winRateInterval].map(String),
        ],
        [kind, name + suffix, 'place', ...around(standing.meanRank, standing.meanRankError)],
        [kind, name + suffix, 'points', ...around(standing.meanPoints, standing.meanPointsError)],
      ]
    })
  const { plies, pliesError, lengths, points, uses, varied } = report
  const spread = (part: string, { from, step, counts }: LabReport['points']) =>
    counts.map((count, at) => [part, `${from + at * step}`, 'count', `${count}`, '', ''])
  return [
    ...linesFor(report),
    ...(varied?.values ?? []).flatMap(each => linesFor(each, ` ${varied?.option}=${each.value}`)),
    ['length', '', 'mean', ...around(plies.mean, pliesError)],
    ...spread('length', lengths),
    ...spread('points', points),
    ...uses.flatMap(use => {
      const name = use.field === null ? use.type : `${use.type} ${use.field}=${use.value}`
      return [
        [use.from, name, 'count', `${use.count}`, '', ''],
        [use.from, name, 'won', ...[use.winRate, ...use.winRateInterval].map(String)],
      ]
    }),
  ]
}

/** A cell as spreadsheets read it; one that would be a formula there is only text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
