import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type Beside, putBeside } from '../../board-kit/beside.ts'
import { SHUT, type Told, telling } from './telling.ts'

/**
 * What a thing on the table is and does, in words beside it, while one rests on it or holds it; and
 * where it is shut, why. Screen readers have it from the thing itself. `at`: the step shown; the
 * next one ends it. `why`: says why a thing is shut; null where nobody is asked.
 */
export function Tells(props: { at: number; why: ((thing: Element) => Promise<string>) | null }) {
  const { at, why } = props
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
  const reason = useReason(told, why)
  const said = [told?.sentence, reason !== told?.sentence && reason].filter(Boolean)
  useLayoutEffect(() => {
    if (told && bubble.current) putBeside(bubble.current, aroundOf(told.element))
  }, [told, reason])
  return said.length > 0 ? (
    <div class="tb-bubble tb-tell" ref={bubble} aria-hidden="true">
      {said.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  ) : null
}

/** Why what is told of is shut; '' if it is not, or nobody knows yet. */
function useReason(told: Told | null, why: ((thing: Element) => Promise<string>) | null): string {
  const [reason, give] = useState('')
  useEffect(() => {
    give('')
    if (!why || !told?.element.matches(SHUT)) return
    let here = true
    void why(told.element).then(words => here && give(words))
    return () => {
      here = false
    }
    // oxlint-disable-next-line react/exhaustive-deps -- a thing is asked once, when it tells
  }, [told])
  return reason
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
