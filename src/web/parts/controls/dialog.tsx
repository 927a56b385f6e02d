import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { pageText } from '../../text/index.ts'
import { Icon } from '../pictures/icon.tsx'
import './dialog.css'

/** A native dialog over the page: Escape, the cross and a touch beside it close it. */
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
  // Closed before it leaves the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      gone.current = true
      element?.close()
    }
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={dialog}
      class="dialog"
      data-tall={props.tall ? '' : undefined}
      aria-labelledby={title}
      // A dialog that gives way to another is told that it has closed when the other is open
      // already.
      onClose={() => !gone.current && props.onClose()}
      onClick={event => event.target === dialog.current && props.onClose()}
    >
      <button
        type="button"
        class="cross"
        aria-label={pageText('page.close')}
        onClick={props.onClose}
      >
        <Icon name="x" />
      </button>
      <div class="inside">
        <h2 id={title}>{props.title}</h2>
        {props.children}
      </div>
    </dialog>
  )
}
