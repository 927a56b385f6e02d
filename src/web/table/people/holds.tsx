import type { SeatLine } from '../../board-kit/board.ts'
import { unbroken } from './unbroken.ts'

/** What a seat holds; what its pieces are told by is drawn before it, and not heard. */
export function Holds({ line: { mark, holds } }: { line: SeatLine }) {
  return (
    <>
      {mark && <span aria-hidden="true">{`${mark} `}</span>}
      {unbroken(holds)}
    </>
  )
}
