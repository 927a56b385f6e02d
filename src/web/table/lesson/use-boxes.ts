import { useEffect, useState } from 'preact/hooks'
import { same } from '../../../kernel/json.ts'
import type { Spot } from '../../../kit/pick.ts'
import { findSpot } from '../../board-kit/spots.ts'
import type { Box } from './placing.ts'

/**
 * A board may turn to a question of its own first: for so many frames what is pointed at is brought
 * back.
 */
const INSIST = 45

/** Where these spots are on the page, as long as they are pointed at: they may move at any time. */
export function useBoxes(spots: readonly Spot[]): readonly Box[] {
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const names = spots.join(' ')
  useEffect(() => {
    let frame = 0
    let looks = 0
    const bring = () => {
      for (const spot of spots)
        findSpot(spot)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
    const look = () => {
      const now = spots.flatMap(boxOf)
      if (looks++ < INSIST && now.length > 0 && now.every(isAway)) bring()
      setBoxes(before => (same(before, now) ? before : now))
      frame = requestAnimationFrame(look)
    }
    bring()
    look()
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-deps -- the names stand for the list
  }, [names])
  return boxes
}

function boxOf(spot: Spot): Box[] {
  const element = findSpot(spot)
  if (!element) return []
  const { x, y, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? [{ x, y, width, height }].map(rounded) : []
}

const isAway = ({ x, width }: Box): boolean => x >= innerWidth || x + width <= 0

const rounded = ({ x, y, width, height }: Box): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  width: Math.round(width),
  height: Math.round(height),
})
