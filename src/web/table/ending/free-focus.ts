import { useEffect, useRef } from 'preact/hooks'

/**
 * What comes first when a match is over, its result is put aside, or a dialog asks once more: it
 * takes the focus, also where that waits at the question, unless somebody is busy elsewhere on the
 * page, as in the chat.
 */
export function useFreeFocus<E extends HTMLElement>() {
  const first = useRef<E>(null)
  useEffect(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('.tb-board, .tb-prompt h1'))
      first.current?.focus({ preventScroll: true })
  }, [])
  return first
}
