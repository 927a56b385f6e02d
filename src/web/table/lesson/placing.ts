/** A place on the page, in pixels of the window. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** How many times as bad as other things it is to cover; once if left out. */
  readonly weight?: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** So far apart from what is pointed at, and from the edge of the window. */
const GAP = 10
const EDGE = 8
/** So high is the hand that points at it, from above or, at the top of the window, from below. */
export const HAND = 24
/** What else is read in a step may be covered, if nothing pointed at can be spared otherwise. */
const READ = 0.0005
/** From this width on there is room beside things. */
export const WIDE = 700
/** Steps in which a free place is looked for: large ones first, so that few are left to look at. */
const stepsIn = ({ width }: Size) => [64, width < WIDE ? 8 : 16]
/** What lies there is touched most: tools at the top, buttons at the foot. */
const PREFERRED = 0.001

/** How much of a card lies over what it must not cover: things, and the hands that point at them. */
export function covered(card: Box, targets: readonly Box[]): number {
  return targets.reduce((sum, target) => {
    const [above, below] = target.y < HAND ? [GAP, HAND] : [HAND, GAP]
    const width =
      Math.min(card.x + card.width, target.x + target.width + GAP) -
      Math.max(card.x, target.x - GAP)
    const height =
      Math.min(card.y + card.height, target.y + target.height + below) -
      Math.max(card.y, target.y - above)
    return sum + Math.max(0, width) * Math.max(0, height) * (target.weight ?? 1)
  }, 0)
}

const places = (from: number, to: number, step: number) => {
  const found = [from]
  for (let at = from + step; at < to; at += step) found.push(at)
  return to > from ? [...found, to] : found
}

/**
 * Where a card of this size lies so that it covers nothing of the targets; where there is no such
 * place, as little as possible. Of free places the one nearest to `wish` is taken, and rather one
 * that leaves `read` to be read.
 */
export function placeCard(
  card: Size,
  window: Size,
  targets: readonly Box[],
  wish: { readonly x: number; readonly y: number },
  read: readonly Box[] = [],
): { readonly x: number; readonly y: number } {
  let best = { x: wish.x, y: wish.y, cost: Infinity }
  for (const step of stepsIn(window))
    for (const y of places(EDGE, window.height - card.height - EDGE, step))
      for (const x of places(EDGE, window.width - card.width - EDGE, step)) {
        const away = Math.hypot(x - wish.x, y - wish.y) * PREFERRED
        if (away >= best.cost) continue
        const here = { x, y, ...card }
        const cost = covered(here, targets) + covered(here, read) * READ + away
        if (cost < best.cost) best = { x, y, cost }
      }
  return { x: best.x, y: best.y }
}
