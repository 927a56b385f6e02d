import type {
  AdminLog,
  RebuiltRatings,
  ReportInfo,
  ReportList,
  WholeReport,
} from '../../protocol/admin.ts'
import type { Me } from '../../protocol/http.ts'
import type { Place } from '../../server/store/open.ts'
import { Failure } from '../failure.ts'
import { columns } from '../grid.ts'
import { atDesk, query, say, when } from './desk.ts'

type JsonPlace = Place & { readonly json?: true }

/** `tianguis admin reports` */
export function reports({
  all,
  json,
  ...place
}: JsonPlace & { readonly all?: true }): Promise<void> {
  return atDesk(place, async ask => {
    const { reports: found } = await ask<ReportList>('GET', query('/reports', { all }))
    if (json) return say(JSON.stringify(found))
    if (found.length === 0) return say('There are no reports.')
    say(columns([['REPORT', 'FIRST (UTC)', 'BY', 'WRITER', 'LINE'], ...found.map(row)]))
  })
}

/** `tianguis admin report` */
export function report(id: string, { json, ...place }: JsonPlace): Promise<void> {
  return atDesk(place, async ask => {
    const found = await ask<WholeReport>('GET', pathOf(id))
    if (json) return say(JSON.stringify(found))
    const { report: it, reporters, around } = found
    say(
      `${id}${it.settled ? ' (closed)' : ''}, reported by ${reporters.map(({ name }) => name).join(', ')}`,
    )
    const mark = (n: number) => (n === it.n ? '>' : ' ')
    say(
      columns(
        around.map(line => [`${mark(line.n)} ${when(line.at)}`, nameOf(line.writer), line.text]),
      ),
    )
    if (it.writer !== null) say(`Written by ${nameOf(it.writer)} (${it.writer.id}).`)
  })
}

/** `tianguis admin close` */
export function close(id: string, place: Place): Promise<void> {
  return atDesk(place, async ask => {
    await ask('POST', `${pathOf(id)}/close`)
    say(`Report ${id} is closed.`)
  })
}

/** `tianguis admin ratings rebuild` */
export function rebuild(place: Place): Promise<void> {
  return atDesk(place, async ask => {
    const { matches } = await ask<RebuiltRatings>('POST', '/ratings')
    say(`The ratings were computed again from ${matches} matches.`)
  })
}

/** `tianguis admin log` */
export function log({ json, ...place }: JsonPlace): Promise<void> {
  return atDesk(place, async ask => {
    const { acts } = await ask<AdminLog>('GET', '/log')
    if (json) return say(JSON.stringify(acts))
    if (acts.length === 0) return say('The journal is empty.')
    const rows = acts.map(({ at, by, act, about, text }) => {
      return [when(at), by === null ? 'command line' : nameOf(by), act, about, text]
    })
    say(columns([['WHEN (UTC)', 'WHO', 'WHAT', 'ABOUT', ''], ...rows]))
  })
}

/** A report is identified by its line: table, channel and number. */
function pathOf(id: string): string {
  if (/^[\w-]{4,40}\/(players|onlookers)\/[1-9]\d{0,8}$/.test(id)) return `/reports/${id}`
  throw Failure.usage(`"${id}" is not a report. "tianguis admin reports" lists them.`)
}

function row({ table, channel, n, at, by, writer, text, settled }: ReportInfo): string[] {
  return [
    `${table}/${channel}/${n}`,
    when(at),
    `${by}${settled ? ', closed' : ''}`,
    nameOf(writer),
    text,
  ]
}

function nameOf(who: Me | null): string {
  return who === null || who.name === '' ? 'gone' : who.name
}
