import { findSpot } from '../../board-kit/spots.ts'

/**
 * The next of these spots that can have the focus gets it, and is answered. The next is that after
 * the `last` one: a board may have moved the focus on by itself.
 */
export function focusNext(spots: readonly string[], last: string): string {
  const able = spots.filter(spot => focusable(findSpot(spot)))
  const next = able[(able.indexOf(last) + 1) % able.length] ?? ''
  focusable(findSpot(next))?.focus()
  return next
}

/** What takes the focus of a spot: itself, or what can be chosen in it. */
function focusable(element: HTMLElement | null): HTMLElement | null {
  if (element?.matches('button, a, [tabindex]')) return element
  return element?.querySelector<HTMLElement>('button:not([aria-disabled="true"]), a') ?? null
}
