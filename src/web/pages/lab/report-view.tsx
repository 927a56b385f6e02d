import { useEffect, useRef, useState } from 'preact/hooks'
import { chartSvg } from '../../../bots/lab/chart.ts'
import { FILE_KINDS, type FileKind, fileOf, headOf } from '../../../bots/lab/files.ts'
import type { Part, Reports } from '../../../bots/lab/part.ts'
import { partsOf } from '../../../bots/lab/parts.ts'
import type { Speech } from '../../../bots/lab/speech.ts'
import { Button } from '../../parts/controls/button.tsx'
import { save } from '../../parts/save.ts'
import { labText } from './text/index.ts'

/** The widest a chart gets; on a phone as wide as there is room. */
const [LEAST, MOST] = [240, 1200]

/** What was counted: charts, the same in tables, and files to take along. */
export function ReportView({ reports, speech }: { reports: Reports; speech: Speech }) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(LEAST)
  useEffect(() => {
    const measure = () => {
      // Within the frame of its part: a wider chart would be shrunk, and its words with it.
      const room = box.current?.querySelector('.lab-chart')?.clientWidth ?? LEAST
      setWidth(Math.max(LEAST, Math.min(MOST, room)))
    }
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [])
  return (
    <div class="lab-report" ref={box}>
      <div class="lab-heads">
        {headOf(reports, speech).map((lines, at) => (
          <ul class="lab-head" key={at}>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ))}
      </div>
      {partsOf(reports, speech).map(part => (
        <PartView key={part.id} part={part} width={width} />
      ))}
      <h3>{labText('lab.export')}</h3>
      <div class="lab-files">
        {FILE_KINDS.map(kind => (
          <Button
            key={kind}
            kind="quiet"
            icon="download"
            onClick={() => keep(kind, reports, speech)}
          >
            {kind.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  )
}

function PartView({ part, width }: { part: Part; width: number }) {
  const { id, title, help, chart, table } = part
  return (
    <section class="lab-part" aria-labelledby={`lab-${id}`}>
      <h3 id={`lab-${id}`}>{title}</h3>
      {help !== '' && <p>{help}</p>}
      {chart && (
        // oxlint-disable-next-line react/no-danger -- made by us, all words in it escaped: the same text goes into files
        <div
          class="lab-chart"
          dangerouslySetInnerHTML={{ __html: chartSvg(chart, width, title) }}
        />
      )}
      <details>
        <summary>{labText('lab.numbers')}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll it */}
        <section class="lab-table" tabIndex={0} aria-label={`${title}: ${labText('lab.numbers')}`}>
          <table aria-label={title}>
            <thead>
              <tr>
                {table.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(([name, ...cells], row) => (
                <tr key={row}>
                  <th scope="row">{name}</th>
                  {cells.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}

const TYPES: { readonly [kind in FileKind]: string } = {
  html: 'text/html',
  svg: 'image/svg+xml',
  csv: 'text/csv',
  json: 'application/json',
}

/** Gives the browser a file to keep. */
function keep(kind: FileKind, reports: Reports, speech: Speech): void {
  const file = new Blob([fileOf(kind, reports, speech)], { type: `${TYPES[kind]};charset=utf-8` })
  save(`tianguis-${reports[0].game}.${kind}`, file)
}
