import { comparisonOf, type Compared, type Kind, standingsOf } from './compare.ts'
import type { Standing } from './groups.ts'
import { type Estimate, type Part, SETTINGS } from './part.ts'
import type { LabReport } from './tally.ts'
import type { Digits, Speech } from './speech.ts'

/**
 * Who wins how often: players, seats or roles. Nothing where there are none of that kind; equal
 * players that keep their seats are the seats.
 */
export function winsPart(kind: Kind, reports: readonly LabReport[], speech: Speech): Part[] {
  const { words } = speech
  if (kind === 'player' && reports.every(seatsAlone)) return []
  const tables = reports.map(report => standingsOf(report).filter(row => row.kind === kind))
  const names = namesIn(kind, tables)
  if (names.length === 0) return []
  const rows = names.map(name => ({
    label: speech.named(kind, name.shown),
    standings: tables.map(
      (table, setting) => table.find(row => row.name === name.keys[setting])?.standing,
    ),
  }))
  return [
    barsOf(
      { id: kind, title: words(`who.${kind}`), column: words(`name.${kind}`), rows },
      reports,
      speech,
    ),
  ]
}

/** Somebody's results in each setting; none where they are not in it. */
export interface WinsRow {
  readonly label: string
  readonly standings: readonly (Standing | undefined)[]
}

interface Bars {
  readonly id: string
  readonly title: string
  /** What the rows are. */
  readonly column: string
  readonly rows: readonly WinsRow[]
}

/** How often each wins, as bars with their intervals, and in a table. */
export function barsOf(bars: Bars, reports: readonly LabReport[], speech: Speech): Part {
  const { words } = speech
  const { id, title, column, rows } = bars
  const shares = new Set(reports.map(({ seats }) => 1 / seats.length))
  const [share = 0] = shares
  return {
    id,
    title,
    help: shares.size === 1 ? words('report.par', { share: speech.percent(share) }) : '',
    chart: {
      kind: 'bars',
      rows: rows.map(({ label, standings }) => ({
        label,
        estimates: standings.flatMap((found, setting) =>
          found ? estimateOf(found, settingCell(reports, setting), speech) : [],
        ),
      })),
      least: 0,
      most: 1,
      line: shares.size === 1 ? share : null,
    },
    table: {
      columns: [
        column,
        ...settingColumn(reports, speech),
        words('report.games'),
        words('report.wins'),
        words('report.interval'),
        words('report.rank'),
        words('report.points'),
      ],
      rows: rows.flatMap(({ label, standings }) =>
        standings.flatMap((found, setting) =>
          found ? [[label, ...settingCell(reports, setting), ...standingCells(found, speech)]] : [],
        ),
      ),
    },
  }
}

const seatsAlone = ({ rotate, players }: LabReport) =>
  !rotate && new Set(players.map(({ player }) => player.replace(/ \d+$/, ''))).size === 1

/** Players by their order, seats and roles by name: whom a row is about in each setting. */
function namesIn(kind: Kind, tables: readonly (readonly { readonly name: string }[])[]) {
  if (kind !== 'player') {
    const names = [...new Set(tables.flatMap(table => table.map(({ name }) => name)))]
    return names.map(name => ({ shown: name, keys: tables.map(() => name) }))
  }
  const most = Math.max(...tables.map(table => table.length))
  return Array.from({ length: most }, (_, index) => {
    const keys = tables.map(table => table[index]?.name ?? '')
    return { shown: [...new Set(keys.filter(key => key !== ''))].join(' / '), keys }
  })
}

function estimateOf(
  { winRate, winRateInterval }: Standing,
  setting: readonly string[],
  speech: Speech,
): Estimate {
  const [low, high] = winRateInterval
  return { value: winRate, low, high, said: [...setting, speech.percent(winRate)].join(' ') }
}

function standingCells(row: Standing, { number, percent }: Speech): string[] {
  const [low, high] = row.winRateInterval
  return [
    number(row.games),
    percent(row.winRate),
    `${percent(low)} – ${percent(high)}`,
    `${number(row.meanRank, 2)} ± ${number(row.meanRankError, 2)}`,
    `${number(row.meanPoints, 2)} ± ${number(row.meanPointsError, 2)}`,
  ]
}

const settingColumn = (reports: readonly unknown[], { words }: Speech) =>
  reports.length > 1 ? [words('report.setting', { name: '' })] : []
const settingCell = (reports: readonly unknown[], setting: number) =>
  reports.length > 1 ? [SETTINGS[setting] ?? ''] : []

/** What the second setting changes for everybody that both have. */
export function differencePart(one: LabReport, other: LabReport, speech: Speech): Part {
  const { words, percent, number } = speech
  const { rows, length } = comparisonOf(one, other)
  const label = (row: Compared) =>
    row.kind === 'role'
      ? speech.named(row.kind, row.name)
      : `${words(`differenceOf.${row.kind}`)} ${speech.named(row.kind, row.name)}`
  const widest = Math.max(0.1, ...rows.flatMap(({ wins }) => wins.interval.map(Math.abs)))
  const signed = ({ value, interval: [low, high] }: Compared['rank'], digits: Digits) =>
    `${number(value, digits)} (${between(number(low, digits), number(high, digits))})`
  const between = (low: string, high: string) => words('report.between', { low, high })
  return {
    id: 'difference',
    title: words('report.differences'),
    help: words('report.differenceHelp'),
    chart: {
      kind: 'bars',
      rows: rows.map(row => ({
        label: label(row),
        estimates: [
          {
            value: row.wins.value,
            low: row.wins.interval[0],
            high: row.wins.interval[1],
            said: percent(row.wins.value, true),
          },
        ],
      })),
      least: -widest,
      most: widest,
      line: 0,
    },
    table: {
      columns: [
        words('report.difference'),
        words('report.winsPoints'),
        words('report.interval'),
        words('report.rank'),
        words('report.points'),
      ],
      rows: [
        ...rows.map(row => [
          label(row),
          percent(row.wins.value, true),
          between(percent(row.wins.interval[0], true), percent(row.wins.interval[1], true)),
          signed(row.rank, 2),
          signed(row.points, 2),
        ]),
        [words('report.length'), '', '', '', signed(length, 1)],
      ],
    },
  }
}
