import { useEffect, useRef } from 'preact/hooks'
import type { GameText, Who } from '../../../kit/text.ts'
import type { Step } from '../../../protocol/messages.ts'
import { Icon } from '../../parts/icon.tsx'
import type { GameBoard } from '../../board-kit/board.ts'
import { tableText } from '../text/index.ts'

export interface Line {
  readonly seq: number
  readonly text: string
  readonly lights: readonly string[]
}

/** What a step says: a sentence an event. */
export function sentences(step: Step, text: GameText, who: Who): string[] {
  if (step.undone) return [tableText().log.undone(who.name(step.seat), step.seat === who.me)]
  return step.events.map(event => text.event(event, who)).filter(Boolean)
}

export function linesOf(
  steps: readonly Step[],
  text: GameText,
  who: Who,
  board: GameBoard,
): Line[] {
  return steps.flatMap(step =>
    step.undone
      ? sentences(step, text, who).map(said => ({ seq: step.seq, text: said, lights: [] }))
      : step.events.flatMap(event => {
          const said = text.event(event, who)
          return said ? { seq: step.seq, text: said, lights: board.lights(event) } : []
        }),
  )
}

/**
 * "So far": a button a line. It lights the pieces the line speaks of; in a replay it also goes
 * there.
 */
export function Log(props: {
  lines: readonly Line[]
  /** The first step that is new. */
  newFrom: number
  people: readonly string[]
  onLight: (pieces: readonly string[]) => void
  onGo: ((seq: number) => void) | null
  onClose: () => void
}) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const element = list.current
    if (element) element.scrollTop = element.scrollHeight
  }, [props.lines.length])
  return (
    <aside class="tb-log" aria-label={tableText().log.title}>
      <div class="tb-log-head">
        <h2>{tableText().log.title}</h2>
        <button
          type="button"
          class="tb-tool tb-log-close"
          aria-label={tableText().log.close}
          onClick={props.onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      {props.lines.length === 0 && <p>{tableText().log.empty}</p>}
      <ol ref={list} data-rove="end" onPointerLeave={() => props.onLight([])}>
        {props.lines.map((line, index) => (
          <li key={index} class={line.seq >= props.newFrom ? 'now' : undefined}>
            <button
              type="button"
              onPointerEnter={() => props.onLight(line.lights)}
              onFocus={() => props.onLight(line.lights)}
              onBlur={() => props.onLight([])}
              onClick={() => {
                props.onLight(line.lights)
                props.onGo?.(line.seq)
              }}
            >
              <Named text={line.text} people={props.people} />
            </button>
          </li>
        ))}
      </ol>
    </aside>
  )
}

/** A sentence with the first name in it in bold. */
function Named({ text, people }: { text: string; people: readonly string[] }) {
  const name = people
    .filter(person => text.includes(person))
    .toSorted((a, b) => b.length - a.length)[0]
  if (!name) return <>{text}</>
  const at = text.indexOf(name)
  return (
    <>
      {text.slice(0, at)}
      <b>{name}</b>
      {text.slice(at + name.length)}
    </>
  )
}
