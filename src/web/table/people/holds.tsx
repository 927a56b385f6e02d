import type { SeatLine } from '../../board-kit/board.ts'
import { unbroken } from './unbroken.ts'

/**
 * The shape by which a seat's pieces are told, in their colour. It is not heard: a screen reader
 * would call it "black square".
 */
export function Mark({ line: { mark } }: { line: SeatLine }) {
  return mark ? <span class="tb-mark" aria-hidden="true">{`${mark} `}</span> : null
}

/** What a seat holds, after the mark of its pieces. */
export function Holds({ line }: { line: SeatLine }) {
  return (
    <>
      <Mark line={line} />
      {unbroken(line.holds)}
    </>
  )
}
