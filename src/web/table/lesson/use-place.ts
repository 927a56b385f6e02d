import { useLayoutEffect, useState } from 'preact/hooks'
import { type Box, covered, HAND, placeCard, type Size, WIDE } from './placing.ts'

interface Place {
  readonly x: number
  readonly y: number
  /** It covers nothing that it points at, nor what the board wants to be read. */
  readonly free: boolean
}

/** Where a card lies: anew with every `about`, and whenever it would cover what it points at. */
export function usePlace(
  card: { current: HTMLElement | null },
  boxes: readonly Box[],
  about: string,
) {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const put = () => {
      const box = card.current?.getBoundingClientRect()
      if (box) setPlace(before => placed(box, boxes, before))
    }
    put()
    addEventListener('resize', put)
    return () => removeEventListener('resize', put)
  }, [card, boxes, about])
  return place
}

function placed({ width, height }: Size, boxes: readonly Box[], before: Place | null): Place {
  const read = boxesOf('[data-read]')
  const around = { width: innerWidth, height: innerHeight }
  const wish = wishIn({ width, height }, boxes[0], before)
  const at = placeCard({ width, height }, around, boxes, wish, [...read, ...spared()])
  return { ...at, free: covered({ ...at, width, height }, [...boxes, ...read]) === 0 }
}

const boxesOf = (css: string): readonly Box[] =>
  [...document.querySelectorAll(css)].map(each => each.getBoundingClientRect())

/** To cover pieces all over is as bad as to lie seven hundred pixels farther away. */
const PIECES = 0.03

/**
 * What is left free where there is room enough: the question and the buttons that answer it, and
 * rather the pieces too.
 */
function spared(): readonly Box[] {
  if (innerWidth < WIDE) return []
  const pieces = boxesOf('.tb [data-spot]:not(:has([data-spot]))').map(
    ({ x, y, width, height }) => {
      return { x, y, width, height, weight: PIECES }
    },
  )
  return [...boxesOf('.tb-prompt, .tb-actions .act'), ...pieces]
}

/**
 * Where the card would lie best: above what it points at, and where it lay while it points at
 * nothing; on a phone below the status line.
 */
function wishIn({ width, height }: Size, target: Box | undefined, before: Place | null) {
  if (innerWidth >= WIDE) {
    if (target) return { x: target.x + (target.width - width) / 2, y: target.y - height - HAND }
    if (before) return before
  }
  const status = document.querySelector('.tb-status')?.getBoundingClientRect().bottom ?? 0
  return { x: (innerWidth - width) / 2, y: status + 4 }
}
