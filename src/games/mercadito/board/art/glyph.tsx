import type { CardFacts } from '../../content/index.ts'
import { OWN } from './drawings.ts'
import { ICONS, SLICE } from './icons.ts'
import { Inked, disc, type Drawing, INKS, Print } from '../../../../web/parts/pictures/print.tsx'

const PICTURES: { readonly [card: string]: Drawing } = { ...ICONS, ...OWN }

/** A whole lime, and a slice of one before it. */
function Lime() {
  return (
    <>
      <Inked
        d="M56 150C84 70 170 40 250 62C330 84 372 140 366 214C360 300 290 344 204 328C160 320 124 300 92 304C60 306 34 292 36 270C38 252 52 244 52 222C50 196 48 174 56 150Z"
        fill={INKS.leaf}
        line="13"
      />
      <path d="M104 150C126 112 166 96 206 100C164 114 136 138 124 172Z" fill={INKS.lime} />
      <g transform="translate(174 166) scale(.62)">
        <path d={disc(256, 256, 262)} fill={INKS.leaf} stroke={INKS.ink} stroke-width="21" />
        <path d={disc(256, 256, 226)} fill={INKS.pulp} />
        <path d={SLICE} fill={INKS.lime} fill-rule="evenodd" />
      </g>
    </>
  )
}

const NOTE = 'M70 26L450 14L462 484L50 498Z'

/** A shopping list: note paper on a nail, with the three things it asks for. */
function List({ needs }: { needs: readonly string[] }) {
  const places = [
    'translate(74 76) scale(.37)',
    'translate(258 68) scale(.37)',
    'translate(164 276) scale(.38)',
  ]
  return (
    <>
      <path d={NOTE} fill="#fffdf6" stroke={INKS.ink} stroke-width="12" stroke-linejoin="round" />
      <path d="M74 66L448 56M62 472L456 464" stroke={INKS.tear} stroke-width="9" />
      <path d={disc(258, 30, 24)} fill={INKS.red} stroke={INKS.ink} stroke-width="11" />
      {needs.map((need, at) => (
        <g transform={places[at]}>
          <Shape card={need} />
        </g>
      ))}
    </>
  )
}

/** What a card shows, without a frame of its own; for the parts of larger pictures. */
export function Shape({ card, needs = [] }: { card: string; needs?: readonly string[] }) {
  if (card === 'lime') return <Lime />
  if (needs.length > 0) return <List needs={needs} />
  const drawing = PICTURES[card]
  return drawing ? <Print drawing={drawing} /> : null
}

/** The things that a card asks for, if it is a list. */
export const needsOf = ({ score }: CardFacts) => (score.kind === 'list' ? score.needs : [])

/** The picture of a card; it says nothing to a screen reader. */
export function Glyph({ card, needs = [] }: { card: string; needs?: readonly string[] }) {
  return (
    <svg class="md-glyph" viewBox={PICTURES[card]?.box ?? '0 0 512 512'} aria-hidden="true">
      <Shape card={card} needs={needs} />
    </svg>
  )
}
