/** How far from the edges of the window a bubble stays, in pixels. */
const EDGE = 8
/** The room for the tip of a bubble between it and the thing it speaks of. */
const GAP = 14

/**
 * Puts a bubble over the thing it speaks of, or under it where there is no room above; with no
 * thing, at a place where it hides little.
 */
export function putBeside(bubble: HTMLElement, thing: DOMRect | null): void {
  const { width, height } = bubble.getBoundingClientRect()
  const box = thing ?? new DOMRect(innerWidth / 2, innerHeight * 0.62, 0, 0)
  const middle = box.x + box.width / 2
  const left = Math.min(Math.max(EDGE, middle - width / 2), innerWidth - width - EDGE)
  const above = box.y - height - GAP
  const below = Math.min(box.bottom + GAP, innerHeight - height - EDGE)
  bubble.style.left = `${left}px`
  bubble.style.top = `${above > EDGE ? above : below}px`
  bubble.style.setProperty('--tip', `${Math.min(Math.max(18, middle - left), width - 18)}px`)
  bubble.dataset['side'] = thing ? (above > EDGE ? 'above' : 'below') : 'free'
}
