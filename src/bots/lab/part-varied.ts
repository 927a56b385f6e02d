import { type Kind, standingsOf } from './compare.ts'
import type { Part } from './part.ts'
import { barsOf, type WinsRow } from './part-wins.ts'
import type { LabReport } from './tally.ts'
import type { Speech } from './words.ts'

/** Who wins how often by the value of the option that is varied; nothing where none is. */
export function variedPart(kind: Kind, reports: readonly LabReport[], speech: Speech): Part[] {
  const { words } = speech
  const rows = new Map<string, WinsRow>()
  for (const [setting, report] of reports.entries())
    for (const { label, standing } of namedIn(kind, report, speech)) {
      const standings = [...(rows.get(label)?.standings ?? [])]
      standings[setting] = standing
      rows.set(label, { label, standings })
    }
  return rows.size === 0
    ? []
    : [
        barsOf(
          {
            id: `varied-${kind}`,
            title: words.whoVaried[kind],
            column: words.name[kind],
            rows: [...rows.values()],
          },
          reports,
          speech,
        ),
      ]
}

/** Everybody of a kind, each with every value beside each other. */
function namedIn(kind: Kind, { varied }: LabReport, speech: Speech) {
  if (!varied) return []
  const { option, values } = varied
  const found = values.flatMap(({ value, ...standings }) =>
    standingsOf(standings)
      .filter(row => row.kind === kind)
      .map(row => ({ ...row, value })),
  )
  const names = [...new Set(found.map(({ name }) => name))]
  return names.flatMap(name =>
    found
      .filter(row => row.name === name)
      .map(({ value, standing }) => {
        const called =
          kind === 'seat' ? `${speech.words.name.seat} ${name}` : speech.named(kind, name)
        return { label: `${called} · ${speech.option(option, value)}`, standing }
      }),
  )
}
