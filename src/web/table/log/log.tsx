import { useEffect, useRef } from 'preact/hooks'
import { Icon } from '../../parts/icon.tsx'
import { type Line, splitAtNames } from './lines.ts'
import { tableText } from '../text/index.ts'

/**
 * "So far": a button a line. It lights the pieces the line speaks of; in a replay it also goes
 * there.
 */
export function Log(props: {
  lines: readonly Line[]
  /** The first step that is new. */
  newFrom: number
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
              <Named text={line.text} />
            </button>
          </li>
        ))}
      </ol>
    </aside>
  )
}

/** A sentence with the names in it in bold. */
const Named = ({ text }: { text: string }) => (
  <>{splitAtNames(text).map((piece, index) => (index % 2 ? <b key={index}>{piece}</b> : piece))}</>
)
