import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Beside, putBeside } from '../../board-kit/beside.ts'
import { type Told, telling } from './telling.ts'

/**
 * What a thing on the table is and does, in words beside it, while one rests on it or holds it.
 * Screen readers have it from the thing itself. `at`: the step shown; the next one ends it.
 */
export function Tells({ at }: { at: number }) {
  const [told, tell] = useState<Told | null>(null)
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const listeners = Object.entries(telling(tell)) as [string, EventListener][]
    for (const [name, listener] of listeners) addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of listeners) removeEventListener(name, listener, true)
    }
  }, [])
  useEffect(() => tell(null), [at])
  useLayoutEffect(() => {
    if (told && bubble.current) putBeside(bubble.current, aroundOf(told.element))
  }, [told])
  return told ? (
    <div class="tb-bubble tb-tell" ref={bubble} aria-hidden="true">
      <p>{told.sentence}</p>
    </div>
  ) : null
}

/** Where a thing lies, and what may be chosen besides on the board. */
function aroundOf(element: Element): Beside {
  const others = document.querySelectorAll('.tb-board button:not([aria-disabled="true"])')
  return {
    thing: element.getBoundingClientRect(),
    group: element.closest('[data-rove]')?.getBoundingClientRect(),
    free: [...others].flatMap(each => (each === element ? [] : each.getBoundingClientRect())),
  }
}
