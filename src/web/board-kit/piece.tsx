import type { JSX } from 'preact'
import type { Spot } from '../../kit/pick.ts'

/** What a piece is called or looks like, part by part; parts that do not hold are left out. */
type Parts = readonly (string | false | null | undefined)[]

const joined = (parts: Parts, apart: string) => parts.filter(Boolean).join(apart)

interface PieceProps extends Omit<JSX.IntrinsicElements['button'], 'class' | 'label'> {
  /** Its class, and one for each state it is in: `can`, `sel`, `lit` … */
  looks: Parts
  /** What a screen reader says of it; parts that are sentences stand `apart` by a space alone. */
  says: Parts
  apart?: string
  /** The spot it is, by the name that moves have for it: lessons point at it. */
  spot?: Spot | undefined
  /** What it is and does, shown beside it when one rests on it or holds it; left out: nothing. */
  tells?: string | undefined
  /** It can be touched all the same, and then says why it is not possible. */
  off?: boolean
  /** Whether it is chosen; left out where it is never said. */
  pressed?: boolean | undefined
  onTouch: (touched: Element) => void
}

/** A piece of a board that can be touched: a button that shows and says how it stands. */
export function Piece(props: PieceProps) {
  const { looks, says, tells, apart = ', ', spot, off, pressed, onTouch, children, ...rest } = props
  return (
    <button
      {...rest}
      type="button"
      data-spot={spot}
      class={joined(looks, ' ')}
      aria-label={joined(says, apart)}
      data-tells={tells}
      aria-disabled={off ? 'true' : undefined}
      aria-pressed={pressed === undefined ? undefined : pressed ? 'true' : 'false'}
      onClick={event => onTouch(event.currentTarget)}
    >
      {children}
    </button>
  )
}
