import type { Effect } from './sight-line.ts'
import type { Speech } from '../text/index.ts'

const DRAWINGS: { readonly [effect in Effect]: string } = {
  crowd: 'M6 6L18 18M18 6L6 18',
  porter: 'M19 17V13A5 5 0 0 0 14 8H5M9 4L5 8L9 12',
  governor: 'M4 18H20M4 18L3 8L8.500 12L12 5L15.500 12L21 8L20 18',
  ambassador: 'M5 12.500L10 17.500L19.500 7',
}

/** What a tile between buyer and vendor does to the goods: a sign and a word on the tile. */
export function Sign({ effect, say }: { effect: Effect; say: Speech }) {
  return (
    <span class="az-sign" data-effect={effect} aria-hidden="true">
      <svg viewBox="0 0 24 24">
        <path d={DRAWINGS[effect]} />
      </svg>
      {say(`board.sign.${effect}`)}
    </span>
  )
}
