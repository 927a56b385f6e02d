import { useLayoutEffect, useState } from 'preact/hooks'
import { type Box, covered, placeCard } from './placing.ts'

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
      if (!card.current) return
      const { width, height } = card.current.getBoundingClientRect()
      const around = { width: innerWidth, height: innerHeight }
      const read = boxesOf('[data-read]')
      // The question is left free where there is room enough.
      const line = innerWidth >= 700 ? boxesOf('.tb-prompt') : []
      const wish = wishIn({ width, height })
      const at = placeCard({ width, height }, around, boxes, wish, [...line, ...read])
      setPlace({ ...at, free: covered({ ...at, width, height }, [...boxes, ...read]) === 0 })
    }
    put()
    addEventListener('resize', put)
    return () => removeEventListener('resize', put)
  }, [card, boxes, about])
  return place
}

const boxesOf = (css: string): readonly Box[] =>
  [...document.querySelectorAll(css)].map(each => each.getBoundingClientRect())

/** Where the card would lie best: at the foot of the log, or below the status line of a phone. */
function wishIn({ width, height }: { width: number; height: number }): { x: number; y: number } {
  if (innerWidth >= 1000) return { x: innerWidth - width - 10, y: innerHeight - height - 16 }
  const status = document.querySelector('.tb-status')?.getBoundingClientRect().bottom ?? 0
  return { x: (innerWidth - width) / 2, y: status + 4 }
}
