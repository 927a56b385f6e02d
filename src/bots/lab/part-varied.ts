import { type Kind, standingsOf } from './compare.ts'
import type { Part } from './part.ts'
import { barsOf, type WinsRow } from './part-wins.ts'
import type { LabReport, VariedReport } from './tally.ts'
import type { Speech } from './speech.ts'

/** Who wins how often by the value of the option that is varied; nothing where none is. */
export function variedPart(kind: Kind, reports: readonly LabReport[], speech: Speech): Part[] {
  const { words } = speech
  const options = new Set(reports.flatMap(({ varied }) => varied?.option ?? []))
  const rows = new Map<string, WinsRow>()
  for (const [setting, { varied }] of reports.entries()) {
    if (!varied) continue
    const said = options.size > 1 ? speech.option : speech.value
    for (const { name, value, standing } of everybody(kind, varied)) {
      const called = kind === 'seat' ? `${words('name.seat')} ${name}` : speech.named(kind, name)
      const label = words('report.withValue', { name: called, value: said(varied.option, value) })
      const standings = [...(rows.get(label)?.standings ?? [])]
      standings[setting] = standing
      rows.set(label, { label, standings })
    }
  }
  if (rows.size === 0) return []
  const title = `${words(`who.${kind}`)} · ${[...options].map(speech.optionName).join(' / ')}`
  const column = words(`name.${kind}`)
  return [
    barsOf({ id: `varied-${kind}`, title, column, rows: [...rows.values()] }, reports, speech),
  ]
}

/** All of a kind, each with every value, one beside the other. */
function everybody(kind: Kind, { values }: VariedReport) {
  const found = values.flatMap(({ value, ...standings }) =>
    standingsOf(standings)
      .filter(row => row.kind === kind)
      .map(row => ({ ...row, value })),
  )
  const names = [...new Set(found.map(({ name }) => name))]
  return names.flatMap(name => found.filter(row => row.name === name))
}
