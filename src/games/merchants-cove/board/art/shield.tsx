import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { type GlyphName, Outline } from './glyphs.tsx'

const SIGNS: readonly GlyphName[] = ['rogue', 'warrior', 'bard', 'wizard', 'noble']

/** A sponsor's shield: painted once it is won, bare wood before. */
export function Shield({ colour, won }: { colour: number; won: boolean }) {
  return (
    <svg
      class="cv-shield"
      viewBox="0 0 40 44"
      data-colour={colour}
      data-won={won ? '' : undefined}
      aria-hidden="true"
    >
      <path
        class="cv-paint"
        d="M20 2C25 6 31 7 37 6.500C38.500 24 33 36 20 42C7 36 1.500 24 3 6.500C9 7 15 6 20 2Z"
        stroke={INKS.ink}
        stroke-width="2.600"
        stroke-linejoin="round"
      />
      <Outline
        class="cv-sign"
        transform="translate(8.500 8) scale(.045)"
        name={SIGNS[colour] ?? 'rogue'}
      />
    </svg>
  )
}
