import { useLayoutEffect, useRef } from 'preact/hooks'
import { keptOneOf } from '../kept.ts'

/** Whether letters, digits and signs do something at the table, and what chooses it. */
export const [shortcuts, setShortcuts] = keptOneOf('shortcuts', ['on', 'off'], 'on')

/** The key of something, for a screen reader to name it; none while letters do nothing. */
export const namedKey = (key: string | undefined) => (shortcuts.value === 'on' ? key : undefined)

/** What each key does: letters in lower case, others as the browser calls them. */
export interface Keys {
  readonly [key: string]: (() => void) | undefined
}

/**
 * Listens for keys on the whole page, except while somebody types or reads the rules, or a dialog is
 * open; from the moment on that the page is there: an effect would begin after the next paint, and a
 * key pressed before it would go nowhere. What lies `over` the table hears its keys before the table
 * does.
 */
export function useKeys(keys: Keys, over = false): void {
  const latest = useRef(keys)
  latest.current = keys
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        event.defaultPrevented ||
        isElsewhere(event.target) ||
        (shortcuts.value === 'off' && /^\S$/u.test(event.key))
      )
        return
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act || document.querySelector('dialog')) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', listen, over)
    return () => removeEventListener('keydown', listen, over)
  }, [over])
}

const isElsewhere = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, select, textarea, [contenteditable], .rp') !== null
