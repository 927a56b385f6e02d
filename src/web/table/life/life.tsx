import { useState } from 'preact/hooks'
import type { Who } from '../../../kit/text.ts'
import type { Life, StoryLine } from '../../../protocol/life.ts'
import type { Step } from '../../../protocol/messages.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { api } from '../../api.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import type { Line } from '../log/log.tsx'
import { tableText } from '../text/index.ts'

/** What happened at a table besides the game, each as a sentence. */
export function storyText({ type, seat }: StoryLine, who: Who): string {
  return tableText().life.story[type](who.name(seat), seat === who.me)
}

/** The log with what happened besides the game, where it happened. */
export function withStory(
  lines: readonly Line[],
  steps: readonly Step[],
  life: Life | null,
  who: Who,
): Line[] {
  const story = life?.story ?? []
  const told = story.map(line => {
    const seq = steps.findLast(step => step.at <= line.at)?.seq ?? 0
    return { seq, text: storyText(line, who), lights: [] }
  })
  // What happened after a step stands below it.
  return [...lines, ...told].toSorted((a, b) => a.seq - b.seq)
}

/**
 * What the status line says instead of what the game asks: that a bot plays for me, or how it all
 * ended early.
 */
export function insteadOfPrompt(table: TableInfo, who: Who): string | null {
  const bot = table.status === 'running' && who.me !== null && table.seats[who.me]?.standIn !== null
  return bot ? tableText().life.botPlays : earlyEnd(table, who)
}

/** How a match ended that was not played to its end; null of any other. */
function earlyEnd({ life, seats }: TableInfo, who: Who): string | null {
  if (life?.ending === 'agreed') return tableText().life.agreed
  if (life?.ending === 'called-off') return tableText().life.calledOff(life.why ?? '')
  if (life?.ending !== 'resigned') return null
  const seat = life.story.findLast(({ type }) => type === 'resigned')?.seat ?? 0
  return seats[seat] === undefined
    ? null
    : tableText().life.story.resigned(who.name(seat), seat === who.me)
}

/**
 * What lies at the foot of the table while it concerns me: my seat that a bot keeps, others who
 * would end the match.
 */
export function LifeBar({ table, seat, who }: { table: TableInfo; seat: number | null; who: Who }) {
  if (seat === null || table.life === null || table.status !== 'running') return null
  const mine = table.seats[seat]?.standIn ?? null
  if (mine !== null) {
    return (
      <Banner icon="bot">
        <span>{tableText().life.standIn[mine]}</span>
        {mine !== 'resigned' && (
          <Button onClick={() => void api.life(table.id, 'back')}>{tableText().life.back}</Button>
        )}
      </Banner>
    )
  }
  const { enders } = table.life
  if (enders.length === 0) return null
  if (enders.includes(seat)) {
    return (
      <Banner icon="leave">
        <span>{tableText().life.endAsked}</span>
        <Button kind="quiet" onClick={() => void api.end(table.id, false)}>
          {tableText().life.playOn}
        </Button>
      </Banner>
    )
  }
  return (
    <Banner icon="leave">
      <span>{tableText().life.endAsks(enders.map(ender => who.name(ender)).join(', '))}</span>
      <Button onClick={() => void api.end(table.id, true)}>{tableText().life.agree}</Button>
    </Banner>
  )
}

type Act = 'leave' | 'end' | 'resign'
const ACTS: readonly Act[] = ['leave', 'end', 'resign']

/** Ways out of a running match, each with what follows from it, and asked for once more. */
export function WaysOut({
  table,
  onLeave,
  onClose,
}: {
  table: string
  onLeave: () => void
  onClose: () => void
}) {
  const [asked, ask] = useState<Act | null>(null)
  const [failed, setFailed] = useState(false)
  const act = async (what: Act) => {
    const done = await (what === 'end' ? api.end(table, true) : api.life(table, what))
    setFailed(!done.ok)
    if (!done.ok) return
    onClose()
    if (what === 'leave') onLeave()
  }
  return (
    <Dialog title={tableText().life.ways} onClose={onClose}>
      {failed && <p>{tableText().talk.failed}</p>}
      {asked === null ? (
        <div class="tb-menu">
          {ACTS.map(what => (
            <Button key={what} kind="quiet" onClick={() => ask(what)}>
              {tableText().life.acts[what].label}
            </Button>
          ))}
        </div>
      ) : (
        <div class="tb-asking">
          <p>{tableText().life.acts[asked].means}</p>
          <div class="tb-life">
            <Button onClick={() => void act(asked)}>{tableText().life.acts[asked].label}</Button>
            <Button kind="quiet" onClick={() => ask(null)}>
              {tableText().life.no}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}
