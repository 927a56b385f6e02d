import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Cross } from './cross.tsx'
import './dialog.css'

/**
 * A native dialog over the page: Escape, the cross and a touch beside it close it. It lies in the
 * top layer as a popover: a modal one makes all of the page inert, so that a phone works out the
 * styles of every piece of a table, when it opens and again when it closes.
 */
export function Dialog(props: {
  title: string
  onClose: () => void
  children: ComponentChildren
  /** As high from the beginning as it may become. */
  tall?: boolean
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const gone = useRef(false)
  const title = useId()
  useLayoutEffect(() => {
    const hide = dialog.current && show(dialog.current)
    // Closed before it leaves the page: only then the browser gives the focus back.
    return () => {
      gone.current = true
      hide?.()
    }
  }, [])
  // A dialog that gives way to another is told that it has closed when the other is open already.
  const closed = () => !gone.current && props.onClose()
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      popover="auto"
      class="dialog"
      data-tall={props.tall ? '' : undefined}
      aria-modal="true"
      aria-labelledby={title}
      onToggle={event => event.newState === 'closed' && closed()}
      onClose={closed}
      onClick={event => event.target === dialog.current && props.onClose()}
    >
      <Cross onClose={props.onClose} />
      <div class="inside">
        <h2 id={title}>{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  )
}

/** Shows it, and keeps focus and screen reader in it until what is answered hides it. */
function show(dialog: HTMLDialogElement): () => void {
  if (!hasPopovers(dialog)) {
    dialog.showModal()
    return () => dialog.close()
  }
  const stay = ({ target }: FocusEvent) => {
    if (target instanceof Node && !dialog.contains(target)) crossOf(dialog)?.focus()
  }
  dialog.showPopover()
  const tellOthers = quietOthers(dialog)
  addEventListener('focusin', stay)
  return () => {
    removeEventListener('focusin', stay)
    tellOthers()
    dialog.hidePopover()
  }
}

/** A screen reader leaves out all beside it, until what is answered is called. */
function quietOthers(dialog: Element): () => void {
  const quiet: Element[] = []
  for (let at = dialog; at !== document.body && at.parentElement; at = at.parentElement)
    for (const other of at.parentElement.children)
      if (other !== at && other.ariaHidden === null) quiet.push(other)
  const hide = (value: string | null) => quiet.forEach(other => (other.ariaHidden = value))
  hide('true')
  return () => hide(null)
}

/** Not every browser we serve has them. */
const hasPopovers = (element: object): boolean => 'showPopover' in element

const crossOf = (dialog: HTMLElement) => dialog.querySelector<HTMLElement>('.cross')
