/** How far from the edges of the window a bubble stays, in pixels. */
const EDGE = 8
/** The room for the tip of a bubble between it and the thing it speaks of. */
const GAP = 14

/** As much of a box as says how high it lies, and how wide it is. */
export type Place = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>

/** What a bubble speaks of, and what it leaves free if it can. */
export interface Beside {
  readonly thing: Place
  /** The group it lies in: a bubble may lie beyond all of it. */
  readonly group?: Place | undefined
  /** What one may choose besides. */
  readonly free?: readonly Place[]
}

/**
 * Puts a bubble over the thing it speaks of, or under it where there is no room above or something
 * to be chosen would be hidden; with no thing, at a place where it hides little.
 */
export function putBeside(bubble: HTMLElement, about: Beside | null): void {
  // Its box is smaller while it pops up.
  const { offsetWidth: width, offsetHeight: height } = bubble
  const thing = about?.thing ?? new DOMRect(innerWidth / 2, innerHeight * 0.62, 0, 0)
  const middle = thing.x + thing.width / 2
  const left = Math.min(Math.max(EDGE, middle - width / 2), innerWidth - width - EDGE)
  const top = topBeside({ x: left, width, height }, about ?? { thing }, innerHeight)
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
  bubble.style.setProperty('--tip', `${Math.min(Math.max(18, middle - left), width - 18)}px`)
  bubble.dataset['side'] = about ? (top < thing.y ? 'above' : 'below') : 'free'
}

/** How high a bubble lies: where it hides least of the thing itself and of what is to be free. */
export function topBeside(
  bubble: Omit<Place, 'y'>,
  { thing, group = thing, free = [] }: Beside,
  high: number,
): number {
  const lowest = high - bubble.height - EDGE
  const tops = [thing, group].flatMap(({ y, height }) => [
    y - bubble.height - GAP,
    y + height + GAP,
  ])
  const rooms = tops.filter(top => top > EDGE && top <= lowest)
  const hidden = rooms.map(y => hiddenBy({ ...bubble, y }, [thing, ...free]))
  return rooms[hidden.indexOf(Math.min(...hidden))] ?? lowest
}

/** How much of these boxes lies under another. */
const hiddenBy = (box: Place, boxes: readonly Place[]) =>
  boxes.reduce((sum, { x, y, width, height }) => {
    const across = Math.min(box.x + box.width, x + width) - Math.max(box.x, x)
    const down = Math.min(box.y + box.height, y + height) - Math.max(box.y, y)
    return sum + Math.max(0, across) * Math.max(0, down)
  }, 0)
