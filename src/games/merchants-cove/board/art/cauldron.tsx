import { INKS } from '../../../../web/parts/pictures/print.tsx'

/** A cauldron on its feet; what boils in it has the colour round it. */
export function Cauldron({ full }: { full: boolean }) {
  return (
    <svg class="cv-cauldron" viewBox="0 0 60 50" aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2.400" stroke-linejoin="round">
        <path d="M14 40L10 48M46 40L50 48" stroke-width="4" stroke-linecap="round" />
        <path d="M6 14C0 30 10 44 30 44S60 30 54 14Z" fill="#4a4340" />
        <ellipse cx="30" cy="13" rx="25" ry="7.500" fill="#6b625d" />
        <ellipse
          cx="30"
          cy="13.500"
          rx="20"
          ry="5"
          class={full ? 'cv-paint' : undefined}
          fill="#2b2522"
        />
      </g>
      <path d="M12 24Q13 34 22 38Q16 32 15 23Z" fill="#8d8078" />
    </svg>
  )
}
