import { useId } from 'preact/hooks'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { type GlyphName, Outline } from './glyphs.tsx'

const SIGNS: readonly GlyphName[] = ['rogue', 'warrior', 'bard', 'wizard', 'noble']

/** A faction's hall: gabled, with its banner over the door. By colour, 1 to 4. */
export function Hall({ colour }: { colour: number }) {
  return (
    <svg class="cv-house" viewBox="0 0 64 56" data-colour={colour} aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2.400" stroke-linejoin="round">
        <path d="M8 24H56V54H8Z" fill={INKS.cream} />
        <path class="cv-paint" d="M2 27L32 3L62 27L56 31L32 12L8 31Z" />
        <path d="M24 54V43Q24 36 32 36T40 43V54Z" fill="#7d3c1e" />
        <path class="cv-paint" d="M23 17.500H41V32L32 36.500L23 32Z" />
      </g>
      <path
        d="M12 33H20V35H12ZM12 41H19V43H12ZM12 48H20V50H12ZM44 33H52V35H44ZM45 41H52V43H45ZM44 48H52V50H44Z"
        fill="#d8bf95"
      />
      <Outline
        transform="translate(25.500 19) scale(.0254)"
        name={SIGNS[colour] ?? 'rogue'}
        fill={INKS.cream}
      />
    </svg>
  )
}

/** The Rogues' lair: a hole in the rock. */
export function Lair() {
  return (
    <svg class="cv-house" viewBox="0 0 64 56" data-colour="5" aria-hidden="true">
      <path
        class="cv-paint"
        d="M2 54L8 34L16 28L20 14L30 8L38 10L46 18L50 30L58 36L62 54Z"
        stroke={INKS.ink}
        stroke-width="2.400"
        stroke-linejoin="round"
      />
      <path d="M17 54C16 38 22 28 32 27C42 28 48 38 47 54Z" fill={INKS.ink} />
      <path
        d="M24 41Q28.500 39 31 43Q26 46 24 41ZM40 41Q35.500 39 33 43Q38 46 40 41Z"
        fill={INKS.yellow}
      />
      <path d="M12 38L19 32L17 40ZM22 18L29 12L27 21ZM44 24L47 32L42 29Z" fill="#8d8a8c" />
    </svg>
  )
}

/** Posts and planks of a pier; it fills its place. */
export function Planks() {
  const id = useId()
  return (
    <svg class="cv-planks" aria-hidden="true">
      <defs>
        <pattern id={id} width="30" height="64" patternUnits="userSpaceOnUse">
          <path d="M0 0H30V64H0Z" fill="#c99a63" />
          <path d="M0 0H1.600V64H0Z" fill="#8a5f35" />
          <path
            d="M8 6Q10 20 7.500 34Q11 20 8 6ZM20 30Q22.500 44 19 58Q24 44 20 30Z"
            fill="#a97a48"
          />
          <circle cx="15" cy="5" r="1.300" fill="#6b4524" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}
