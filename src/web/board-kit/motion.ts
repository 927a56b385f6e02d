import { durations } from '../pace.ts'

/**
 * Lets pieces travel: `look` remembers where they lie, `fly` compares that with where they lie now.
 * A piece that stayed in its zone glides; one that changed zones flies above everything, as a copy,
 * and the real one appears on landing. It only paints: the page is in its new state from the start
 * and can be used at once.
 */

const TRAVEL = 360
const STAGGER = 40
/** However many fly, the last sets off no later than this. */
const LONGEST = 480
const SETTLE = 'cubic-bezier(0.2, 0.9, 0.25, 1.12)'

interface Spot {
  readonly element: HTMLElement
  readonly box: DOMRect
  readonly zone: Element | null
  /** The pieces it lies on: a token on a tile travels with its tile. */
  readonly on: string | undefined
}
export type Look = ReadonlyMap<string, Spot>

/** How much of its usual time a movement takes, from 0 to 1. */
export const speed = () => durations().movement
/** Nothing is to move: the device says so, or the reader wants all at once. */
export const still = () => speed() === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches
const nobodyWatches = () => still() || document.hidden

/** Before 17.4 Safari cannot say. */
const isDrawn = (element: Partial<Element>) =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true

/** Where the pieces lie; of none where nothing will fly, as measuring them all takes long. */
export function look(root: ParentNode): Look {
  const spots = new Map<string, Spot>()
  if (nobodyWatches()) return spots
  for (const element of root.querySelectorAll<HTMLElement>('[data-pieces]')) {
    // What is not drawn now is not measured either: the browser would lay it out for that.
    if (!isDrawn(element)) continue
    const box = element.getBoundingClientRect()
    const zone = element.closest('[data-zone]')
    const on = element.parentElement?.closest<HTMLElement>('[data-pieces]')?.dataset['pieces']
    for (const id of (element.dataset['pieces'] ?? '').split(' '))
      if (id) spots.set(id, { element, box, zone, on })
  }
  return spots
}

/** A piece on its way: from one box to another, drawn as large as `size`. */
interface Flight {
  readonly piece: HTMLElement
  readonly from: DOMRect
  readonly to: DOMRect
  readonly size: DOMRect
  /** Whether the piece itself waits unseen until its copy has landed. */
  readonly hides: boolean
  readonly vanishes: boolean
}

/**
 * Moves everything from where it was. Pieces that come out of nowhere or go there use `home`,
 * unless something says that it is their origin: `data-nest` with their ids, itself or, with
 * `data-seat`, the line of that seat.
 */
export function fly(
  root: HTMLElement,
  flightLayer: HTMLElement,
  before: Look,
  home: Element | null,
): void {
  if (before.size === 0 || nobodyWatches()) return
  const after = look(root)
  const origins = originsIn(root)
  const seat = home?.getBoundingClientRect() ?? null
  const originOf = (id: string) => origins.get(id) ?? seat
  const glided = new Set<HTMLElement>()
  const flights: Flight[] = []
  for (const [id, { element, box, zone, on }] of after) {
    const old = before.get(id)
    if (box.width === 0 || (on && on === old?.on)) continue
    const origin = originOf(id)
    if (old && old.zone === zone) {
      if (old.element === element && !glided.has(element)) glide(element, old.box, box)
      glided.add(element)
    } else {
      const from = old?.box ?? (origin && atOrigin(origin, box))
      if (from)
        flights.push({
          piece: element,
          from,
          to: box,
          size: box,
          hides: isAlone(element),
          vanishes: false,
        })
    }
  }
  for (const [id, { element, box }] of before) {
    const origin = originOf(id)
    if (after.has(id) || !origin || box.width === 0) continue
    flights.push({
      piece: element,
      from: box,
      to: atOrigin(origin, box),
      size: box,
      hides: false,
      vanishes: true,
    })
  }
  const stagger = Math.min(STAGGER, LONGEST / flights.length) * speed()
  // All are copied before the first is put on the page: what is measured then has been laid out.
  const copies = flights.map(({ piece }) => copyOf(piece))
  for (const [index, flight] of flights.entries())
    launch(flightLayer, flight, copies[index], index * stagger)
}

const PARTS = ':not(svg, svg *)'

/** A copy of a piece for the air, with letters as large as they are where the piece lies. */
function copyOf(piece: HTMLElement): HTMLElement | undefined {
  const ghost = piece.cloneNode(true)
  if (!(ghost instanceof HTMLElement)) return undefined
  const parts = piece.querySelectorAll(PARTS)
  for (const [at, copy] of [ghost, ...ghost.querySelectorAll<HTMLElement>(PARTS)].entries()) {
    copy.removeAttribute('data-pieces')
    copy.style.fontSize = getComputedStyle(parts[at - 1] ?? piece).fontSize
  }
  return ghost
}

/** Where the pieces live that cannot be seen. */
function originsIn(root: ParentNode): ReadonlyMap<string, DOMRect> {
  const origins = new Map<string, DOMRect>()
  for (const origin of root.querySelectorAll<HTMLElement>('[data-nest]')) {
    const { seat, nest: ids = '' } = origin.dataset
    const box = (
      seat ? root.querySelector(`[data-home="${seat}"]`) : origin
    )?.getBoundingClientRect()
    if (box) for (const id of ids.split(' ')) if (id) origins.set(id, box)
  }
  return origins
}

/** Calls off all flights. */
export function land(flightLayer: HTMLElement): void {
  for (const ghost of flightLayer.children)
    for (const flight of ghost.getAnimations()) flight.finish()
}

const isAlone = (element: HTMLElement) => !(element.dataset['pieces'] ?? '').includes(' ')

/** A small box at the left of a seat's line, where its face is, in the shape of the piece. */
function atOrigin(origin: DOMRect, piece: DOMRect): DOMRect {
  const [width, height] = [piece.width * 0.35, piece.height * 0.35]
  const x = origin.x + Math.min(origin.width, origin.height) / 2
  return new DOMRect(x - width / 2, origin.y + origin.height / 2 - height / 2, width, height)
}

const offset = (from: DOMRect, to: DOMRect) => ({
  x: from.x + from.width / 2 - to.x - to.width / 2,
  y: from.y + from.height / 2 - to.y - to.height / 2,
})

function glide(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  const { x, y } = offset(from, to)
  if (Math.abs(x) + Math.abs(y) < 2) return
  element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
    duration: TRAVEL * 0.8 * speed(),
    easing: SETTLE,
    // A piece may be placed by a `translate` of its own.
    composite: 'add',
  })
}

function launch(
  flightLayer: HTMLElement,
  { piece, from, to, size, hides, vanishes }: Flight,
  ghost: HTMLElement | undefined,
  delay: number,
): void {
  if (!ghost) return
  ghost.classList.add('tb-ghost')
  ghost.style.left = `${size.x}px`
  ghost.style.top = `${size.y}px`
  ghost.style.width = `${size.width}px`
  ghost.style.height = `${size.height}px`
  flightLayer.append(ghost)
  const duration = TRAVEL * speed()
  const [start, end] = [offset(from, size), offset(to, size)]
  const flight = ghost.animate(
    [
      { translate: `${start.x}px ${start.y}px`, scale: from.width / size.width, rotate: '0deg' },
      { rotate: '-3deg', offset: 0.5 },
      {
        translate: `${end.x}px ${end.y}px`,
        scale: to.width / size.width,
        rotate: '0deg',
        opacity: vanishes ? 0 : 1,
      },
    ],
    { duration, delay, easing: vanishes ? 'ease-in' : SETTLE, fill: 'both' },
  )
  if (hides) piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration + delay })
  flight.onfinish = flight.oncancel = () => ghost.remove()
}
