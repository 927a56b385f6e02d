import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import type { Prompt } from '../../../kit/words/text.ts'

/** Who is to act and what is expected, in one sentence; the tools of the page lie to its right. */
export function StatusLine(props: {
  prompt: Prompt
  /** Whose eyes these are, where several people share the device; "" elsewhere. */
  name?: string
  mine: boolean
  note: string
  /** My move is on its way. */
  sending: boolean
  /** What I can decide before I am asked; null if nothing. */
  ahead: ComponentChildren
  /** Why it is asked. */
  why: ComponentChildren
  clock: ComponentChildren
  children: ComponentChildren
}) {
  const { title, hint } = props.prompt
  const { name = '' } = props
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever raised the curtain comes to what is asked: the button they pressed is gone.
  useLayoutEffect(() => {
    if (props.name && document.activeElement === document.body)
      heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header class="tb-status" data-ahead={props.ahead ? '' : undefined}>
      <span
        class={['tb-dot', props.mine && 'on', props.sending && 'sent'].filter(Boolean).join(' ')}
        aria-hidden="true"
      />
      <div class="tb-prompt">
        <h1 ref={heading} tabIndex={-1}>
          {name && <b class="tb-whose">{name}</b>} {title}
        </h1>
        {props.why}
        <p>{props.note || hint}</p>
      </div>
      {props.ahead}
      {props.clock}
      <div class="tb-tools">{props.children}</div>
    </header>
  )
}
