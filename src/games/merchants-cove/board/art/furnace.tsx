import { INKS } from '../../../../web/parts/pictures/print.tsx'

/** A furnace of brick; the fire in its mouth grows with its heat. */
export function Furnace({ heat }: { heat: number }) {
  const glow = heat >= 10 ? INKS.yellow : heat >= 6 ? INKS.papaya : heat > 0 ? INKS.red : '#3b322d'
  return (
    <svg class="cv-furnace" viewBox="0 0 100 110" preserveAspectRatio="none" aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2.600" stroke-linejoin="round">
        <path d="M30 4H70L73 24H27Z" fill="#8d8078" vector-effect="non-scaling-stroke" />
        <path
          d="M14 24C18 20 82 20 86 24L96 106H4Z"
          fill="#a5593b"
          vector-effect="non-scaling-stroke"
        />
        <path
          d="M18 106V62C18 46 34 38 50 38S82 46 82 62V106Z"
          fill="#2b1d16"
          vector-effect="non-scaling-stroke"
        />
      </g>
      <path
        d="M20 30H38V34H20ZM46 28H62V32H46ZM70 30H82V34H70ZM10 44H16V48H10ZM86 56H91V60H86ZM8 70H14V74H8ZM88 84H93V88H88Z"
        fill="#c98a64"
      />
      <path
        class="cv-fire"
        d="M22 106C22 86 34 84 34 66C44 74 46 82 48 58C60 68 64 80 66 72C70 78 78 88 78 106Z"
        fill={glow}
      />
    </svg>
  )
}
