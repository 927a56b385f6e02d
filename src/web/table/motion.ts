/**
 * Lets pieces travel: `look` remembers where they lie, `fly` compares that with where they lie now. A piece that stayed
 * in its zone glides; one that changed zones flies above everything, as a copy, and the real one appears on landing.
 * It only paints: the page is in its new state from the start and can be used at once.
 */

const TRAVEL = 360
const STAGGER = 40
const SETTLE = 'cubic-bezier(0.2, 0.9, 0.25, 1.12)'

interface Spot {
  readonly element: HTMLElement
  readonly box: DOMRect
  readonly zone: Element | null
}
export type Look = ReadonlyMap<string, Spot>

export const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

export function look(root: ParentNode): Look {
  const spots = new Map<string, Spot>()
  for (const element of root.querySelectorAll<HTMLElement>('[data-pieces]')) {
    const box = element.getBoundingClientRect()
    const zone = element.closest('[data-zone]')
    for (const id of (element.dataset['pieces'] ?? '').split(' ')) if (id) spots.set(id, { element, box, zone })
  }
  return spots
}

/** Moves everything from where it was; pieces that come out of nowhere or go there use `home`. */
export function fly(root: HTMLElement, sky: HTMLElement, before: Look, home: Element | null): void {
  if (before.size === 0 || still() || document.hidden) return
  const after = look(root)
  const nest = home?.getBoundingClientRect() ?? null
  const glided = new Set<HTMLElement>()
  let flights = 0
  for (const [id, spot] of after) {
    const old = before.get(id)
    const from = old?.box ?? nest
    if (!from || spot.box.width === 0) continue
    if (old && old.zone === spot.zone) {
      if (old.element === spot.element && !glided.has(spot.element)) glide(spot.element, old.box, spot.box)
      glided.add(spot.element)
    } else launch(sky, spot.element, from, spot.box, flights++ * STAGGER, isAlone(spot.element))
  }
  for (const [id, spot] of before) {
    if (!after.has(id) && nest && spot.box.width > 0) launch(sky, spot.element, spot.box, nest, flights++ * STAGGER, false)
  }
}

/** Calls off all flights. */
export function land(sky: HTMLElement): void {
  for (const ghost of sky.children) for (const flight of ghost.getAnimations()) flight.finish()
}

const isAlone = (element: HTMLElement) => !(element.dataset['pieces'] ?? '').includes(' ')

const offset = (from: DOMRect, to: DOMRect) => ({
  x: from.x + from.width / 2 - to.x - to.width / 2,
  y: from.y + from.height / 2 - to.y - to.height / 2,
})

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const { x, y } = offset(from, to)
  if (Math.abs(x) + Math.abs(y) < 2) return
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], { duration: TRAVEL * 0.8, easing: SETTLE })
}

function launch(sky: HTMLElement, piece: HTMLElement, from: DOMRect, to: DOMRect, delay: number, hide: boolean): void {
  const ghost = piece.cloneNode(true) as HTMLElement
  const leaves = !piece.isConnected || to.width < from.width / 2
  const size = leaves ? from : to
  ghost.removeAttribute('data-pieces')
  ghost.removeAttribute('id')
  ghost.className = `${piece.className} tb-ghost`
  ghost.style.cssText = `${piece.style.cssText};left:${to.x + (to.width - size.width) / 2}px;top:${to.y + (to.height - size.height) / 2}px;width:${size.width}px;height:${size.height}px`
  sky.append(ghost)
  const { x, y } = offset(from, to)
  const shrink = leaves ? to.width / size.width : 1
  const timing = { duration: TRAVEL, delay, easing: SETTLE, fill: 'both' as const }
  const flight = ghost.animate(
    [
      { translate: `${x}px ${y}px`, scale: `${from.width / size.width}`, rotate: '0deg' },
      { rotate: '-3deg', offset: 0.5 },
      { translate: '0 0', scale: `${shrink}`, rotate: '0deg', opacity: leaves ? 0.3 : 1 },
    ],
    timing,
  )
  if (hide) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL + delay })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}
