import { useId } from 'preact/hooks'
import { INKS } from '../../../../web/parts/pictures/print.tsx'

/** The hull of a boat, its bow to the side it sails to; the seats are laid over it. */
export function Hull({ side }: { side: 'left' | 'right' }) {
  return (
    <svg
      class="cv-hull"
      viewBox="0 0 120 46"
      preserveAspectRatio="none"
      data-side={side}
      aria-hidden="true"
    >
      <path
        d="M3 9C30 14 82 14 117 3C116 22 104 36 88 42C62 45 40 45 24 42C12 36 5 24 3 9Z"
        fill={INKS.clay}
        stroke={INKS.ink}
        stroke-width="2.400"
        stroke-linejoin="round"
        vector-effect="non-scaling-stroke"
      />
      <path d="M6 15C32 20 84 20 115 9L114 13C84 24 34 24 7 19Z" fill="#7d3c1e" />
      <path
        d="M12 27C36 33 80 33 109 22L108 25C80 36 38 36 13.500 30ZM20 36C42 40 76 40 99 33L97 36C76 42 42 43 22 39Z"
        fill="#dd9a5f"
      />
    </svg>
  )
}

/** Waves, as many as the place is wide: cut in rows. */
export function Waves() {
  const id = useId()
  return (
    <svg class="cv-waves" aria-hidden="true">
      <defs>
        <pattern id={id} width="46" height="26" patternUnits="userSpaceOnUse">
          <path d="M4 8Q10 3 16 8T28 8Q22 4.500 16 9.200T4 8ZM26 21Q32 16 38 21T50 21Q44 17.500 38 22.200T26 21ZM-20 21Q-14 16 -8 21T4 21Q-2 17.500 -8 22.200T-20 21Z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
