import { Inked } from '../../../../web/parts/pictures/print.tsx'
import { GOODS_INK } from './goods.tsx'
import { CREAM, gouge, leaf } from './knife.ts'

/** A token's outline, one for each colour: a jar, a cloth, a cut stone, a leaf. */
const OUTLINES: readonly string[] = [
  'M7.500 2H16.500V5C20.500 6.500 22.500 10 22.500 13.500C22.500 19 18 22 12 22S1.500 19 1.500 13.500C1.500 10 3.500 6.500 7.500 5Z',
  'M2.500 2.500H21.500V21.500H2.500Z',
  'M7.500 1.500H16.500L22.500 10L12 23L1.500 10Z',
  'M12 .8C19 4.500 23 10 21 16C19 21 15 22.500 12 23C9 22.500 5 21 3 16C1 10 5 4.500 12 .8Z',
]

/** A token of goods, told by its shape, its colour and its letter. */
export function Token({ colour, letter }: { colour: number; letter: string }) {
  return (
    <svg class="az-token" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={OUTLINES[colour] ?? ''}
        fill={GOODS_INK[colour]}
        stroke={CREAM}
        stroke-width="1.600"
        stroke-linejoin="round"
      />
      <text x="12" y={colour === 2 ? 15.2 : 18.2} fill={CREAM} text-anchor="middle">
        {letter}
      </text>
    </svg>
  )
}

/** A coin of copper that bears a cacao bean, which was money here. */
export function Coin() {
  return (
    <svg class="az-coin" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="10.800" fill="#c5763f" stroke="#5e3115" stroke-width="1.800" />
      <circle cx="12" cy="12" r="8.300" fill="#e09a5f" />
      <path d={leaf([7, 17.5], 45, 15.6, 5)} fill="#5e3115" />
      <path d={gouge([8.2, 16.4], [11.2, 13.4], [15.6, 8.4], 0.7)} fill="#f0bd86" />
    </svg>
  )
}

/** The mark of an empty place for a coin. */
export function NoCoin() {
  return (
    <svg class="az-coin none" viewBox="0 0 24 24" aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="10.200"
        fill="none"
        stroke="currentColor"
        stroke-width="2"
        stroke-dasharray="3.500 3"
      />
    </svg>
  )
}

/** The bag the goods are drawn from: woven, tied with a cord. */
export function Bag() {
  return (
    <svg class="az-bag" viewBox="0 0 48 48" aria-hidden="true">
      <Inked d="M16 15C4 22 2 40 12 44H36C46 40 44 22 32 15Z" fill="#dd9a1c" line="2.600" />
      <Inked
        d="M16 15C12 8 14 5 18 6C20 3 28 3 30 6C34 5 36 8 32 15Z"
        fill="#f0bd5a"
        line="2.600"
      />
      <path d="M14 15H34" stroke="#b3243b" stroke-width="4" stroke-linecap="round" />
      <path
        d="M9 27H39L40 33H8ZM13 30l3-2l3 2l-3 2ZM21 30l3-2l3 2l-3 2ZM29 30l3-2l3 2l-3 2Z"
        fill="#a8552f"
        fill-rule="evenodd"
      />
    </svg>
  )
}
