import { Cuts, Head, Shape } from './body.tsx'
import { CREAM, SKIN, SKIN_DARK, gouge } from './knife.ts'

/**
 * The four buyers of a household, one a line: they differ in band and skin, their cloak is in their
 * seat's colour.
 */
const BANDS = ['#b3243b', '#dd9a1c', '#4c7a34', '#3a4a9a']

/** A buyer: head and shoulders, with a carrying cloth. */
export function BuyerFigure({ number }: { number: number }) {
  return (
    <svg class="az-person" viewBox="0 0 48 48" aria-hidden="true">
      <path
        class="az-cloak"
        d="M4 50C4 38 10 33 22 31C34 33 40 38 41 50Z"
        stroke="#2b1d16"
        stroke-width="2.400"
        stroke-linejoin="round"
      />
      <Cuts
        d={gouge([12, 38], [9, 43], [9, 50], 1.1) + gouge([31, 38], [34, 43], [34, 50], 1.1)}
        fill={CREAM}
      />
      <Head at={[23, 19]} size={0.88} skin={number % 2 ? SKIN_DARK : SKIN} spool="#dd9a1c" />
      <Shape
        d="M12 9C16 3 30 3 35 10L33.500 14C28 9 19 9 13 15Z"
        fill={BANDS[number] ?? CREAM}
        line={1.8}
      />
    </svg>
  )
}
