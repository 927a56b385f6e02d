import { useRef } from 'preact/hooks'
import type { Coin, Slot } from '../../engine/state.ts'

/** How far a finger may tremble and still only touch. */
const TREMBLE = 7

/** The slot under a point of the page. */
function slotAt(x: number, y: number): { slot: Slot; stall: Element } | null {
  const stall = document
    .elementsFromPoint(x, y)
    .find(element => element.closest('[data-slot]'))
    ?.closest<HTMLElement>('[data-slot]')
  return stall ? { slot: Number(stall.dataset['slot']), stall } : null
}

/**
 * Lets a coin of the hand be dragged onto a tile; touching it and then a tile does the same.
 * Answers what a coin's button listens to.
 */
export function useDrag(drop: (coin: Coin, slot: Slot, stall: Element) => void) {
  const dragged = useRef(false)
  return (coin: Coin) => ({
    onPointerDown: (down: PointerEvent & { currentTarget: HTMLElement }) => {
      const piece = down.currentTarget
      const { pointerId, clientX, clientY } = down
      dragged.current = false
      const move = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return
        const [x, y] = [event.clientX - clientX, event.clientY - clientY]
        if (!dragged.current && Math.hypot(x, y) < TREMBLE) return
        dragged.current = true
        piece.dataset['dragged'] = ''
        piece.style.translate = `${x}px ${y}px`
      }
      const end = (event: PointerEvent) => {
        if (event.pointerId !== pointerId) return
        removeEventListener('pointermove', move)
        removeEventListener('pointerup', end)
        removeEventListener('pointercancel', end)
        delete piece.dataset['dragged']
        piece.style.translate = ''
        const under =
          event.type === 'pointerup' && dragged.current
            ? slotAt(event.clientX, event.clientY)
            : null
        if (under) drop(coin, under.slot, under.stall)
      }
      addEventListener('pointermove', move)
      addEventListener('pointerup', end)
      addEventListener('pointercancel', end)
    },
    /** True for the click that ends a drag, which is no touch. */
    ends: () => {
      const was = dragged.current
      dragged.current = false
      return was
    },
  })
}
