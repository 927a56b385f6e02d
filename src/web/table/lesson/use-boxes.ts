import { useEffect, useState } from 'preact/hooks'
import { same } from '../../../kernel/json.ts'
import type { Spot } from '../../../kit/pick.ts'
import { findSpot } from '../../board-kit/spots.ts'
import type { Box } from './placing.ts'

/**
 * A board may turn to a question of its own first, or be laid out anew: for so many frames what is
 * pointed at is brought back.
 */
const INSIST = 45
/** Things that have not moved for so many frames are looked at only so often, in milliseconds. */
const STILL = 60
const NOW_AND_THEN = 100

/** Where a spot is. */
export interface SpotBox extends Box {
  readonly spot: Spot
}

/** Where these spots are on the page, as long as they are pointed at: they may move at any time. */
export function useBoxes(spots: readonly Spot[]): readonly SpotBox[] {
  const [boxes, setBoxes] = useState<readonly SpotBox[]>([])
  const names = spots.join(' ')
  useEffect(() => {
    let looks = 0
    let before: readonly SpotBox[] | null = null
    const look = () => {
      const now = spots.flatMap(boxOf)
      const moved = !same(before, now)
      if (looks++ < INSIST) {
        if (now.length > 0 && now.every(isAway)) bring(now[0]?.spot, 'center')
        else if (moved) for (const spot of spots) bring(spot, 'nearest')
      }
      if (moved) setBoxes(now)
      before = now
      return moved
    }
    return spots.length > 0 ? keepLooking(look) : void look()
    // oxlint-disable-next-line react/exhaustive-deps -- the names stand for the list
  }, [names])
  return boxes
}

/**
 * Looks at what may move: at every frame while it does, and now and then once it lies still, or as
 * soon as something scrolls. `look` answers whether it has moved. Returns how to end it.
 */
export function keepLooking(look: () => boolean): () => void {
  let still = 0
  let callOff = () => {}
  const again = () => {
    still = look() ? 0 : still + 1
    next()
  }
  const next = () => {
    if (still < STILL) {
      const frame = requestAnimationFrame(again)
      callOff = () => cancelAnimationFrame(frame)
    } else {
      const timer = setTimeout(again, NOW_AND_THEN)
      callOff = () => clearTimeout(timer)
    }
  }
  const wake = () => {
    still = 0
    callOff()
    next()
  }
  addEventListener('scroll', wake, true)
  again()
  return () => {
    removeEventListener('scroll', wake, true)
    callOff()
  }
}

/**
 * Scrolls to a spot. From another place beside it to its middle: places that lie side by side snap
 * back from a step that shows but the edge of one.
 */
function bring(spot: Spot | undefined, inline: ScrollLogicalPosition): void {
  if (spot) findSpot(spot)?.scrollIntoView({ block: 'nearest', inline })
}

function boxOf(spot: Spot): SpotBox[] {
  const element = findSpot(spot)
  if (!element) return []
  const { x, y, width, height } = around([element, ...element.children])
  return width > 0 && height > 0 ? [{ spot, ...rounded({ x, y, width, height }) }] : []
}

/** The box around things: what lies in a spot may be lifted out of it, as a card that can be played. */
function around(things: readonly Element[]): Box {
  const boxes = things.map(thing => thing.getBoundingClientRect()).filter(({ width }) => width > 0)
  const x = Math.min(...boxes.map(({ left }) => left))
  const y = Math.min(...boxes.map(({ top }) => top))
  const width = Math.max(...boxes.map(({ right }) => right)) - x
  const height = Math.max(...boxes.map(({ bottom }) => bottom)) - y
  return { x, y, width, height }
}

const isAway = ({ x, width }: Box): boolean => x >= innerWidth || x + width <= 0

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})
