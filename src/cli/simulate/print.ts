import { grid } from '../grid.ts'
import { standingsOf } from '../../bots/lab/compare.ts'
import type { Standing } from '../../bots/lab/groups.ts'
import type { Report } from '../../bots/lab/tally.ts'

/** A report as tables for people; `named`: what a role is called. */
export function asText(report: Report, seconds: number, named: (role: string) => string): string {
  const { plies, games, stopped } = report
  const columns = ['games', 'mean rank', 'wins', '95 %', 'points']
  const tables = [
    grid(
      ['player', ...columns],
      report.players.map(row => [row.player, ...cells(row)]),
    ),
    grid(
      ['seat', ...columns],
      report.seats.map(row => [`${row.seat}`, ...cells(row)]),
    ),
    ...(report.roles
      ? [
          grid(
            ['role', ...columns],
            report.roles.map(row => [named(row.role), ...cells(row)]),
          ),
        ]
      : []),
    ...variedTable(report, columns, named),
  ]
  const lines = [
    `plies a game: mean ${plies.mean.toFixed(1)}, median ${plies.median}, most ${plies.max}`,
    `${games} games in ${seconds.toFixed(1)} s, ${(games / seconds).toFixed(1)} a second` +
      (stopped > 0 ? `; ${stopped} stopped by their limit` : ''),
  ]
  return `${tables.join('\n\n')}\n\n${lines.join('\n')}\n`
}

/** How everybody fared with each value of the option that was varied. */
function variedTable(
  { varied }: Report,
  columns: readonly string[],
  named: (role: string) => string,
): string[] {
  if (!varied) return []
  const rows = varied.values.flatMap(({ value, ...standings }) =>
    standingsOf(standings).map(({ kind, name, standing }) => [
      `${value}`,
      // Here seats are counted from 0, as everywhere in the terminal.
      kind === 'seat' ? `seat ${Number(name) - 1}` : kind === 'role' ? named(name) : name,
      ...cells(standing),
    ]),
  )
  return [grid([varied.option, '', ...columns], rows)]
}

function cells(row: Standing): string[] {
  const [low, high] = row.winRateInterval
  return [
    `${row.games}`,
    `${row.meanRank.toFixed(2)} ± ${row.meanRankError.toFixed(2)}`,
    percent(row.winRate),
    `${percent(low)} to ${percent(high)}`,
    row.meanPoints.toFixed(2),
  ]
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`
