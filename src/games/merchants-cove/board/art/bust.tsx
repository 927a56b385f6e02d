import { type Ink, INKS } from '../../../../web/parts/pictures/print.tsx'
import { type GlyphName, Outline } from './glyphs.tsx'
import type { MerchantGoods } from './goods.tsx'

/** Skins and hair that are no inks of print. */
const SKINS = { pale: '#f0c9a0', tan: '#d99a6c', brown: '#a9683f', dark: '#71432b' } as const
const HAIRS = {
  black: '#33241f',
  brown: '#7c4a2a',
  red: '#b0542a',
  fair: '#e0b45c',
  grey: '#b9b4ad',
} as const

/** What faces are put together of: one file for all of it. */
const [FILE = ''] = Object.values(
  import.meta.glob<string>('./faces.svg', { query: '?url', import: 'default', eager: true }),
)

/** Cuts of which hair is seen behind the face. */
const BEHIND: readonly Cut[] = ['long', 'bun', 'curls']

type Cut = 'short' | 'long' | 'bun' | 'curls' | 'bald'
type Hat =
  | 'cap'
  | 'hood'
  | 'helmet'
  | 'brim'
  | 'tricorn'
  | 'pointed'
  | 'topper'
  | 'scarf'
  | 'wig'
  | 'beret'
  | 'kerchief'
type Beard = 'full' | 'chin' | 'moustache'

/** How somebody looks. */
export interface Look {
  readonly skin: keyof typeof SKINS
  readonly cut: Cut
  readonly hair: keyof typeof HAIRS
  readonly coat: Ink
  readonly hat?: readonly [Hat, Ink]
  readonly beard?: Beard
  /** A sign on the breast. */
  readonly sign?: GlyphName
  /** What only this merchant wears and carries. */
  readonly merchant?: MerchantGoods
}

const Part = ({ name, fill }: { name: string; fill?: string }) => (
  <use href={`${FILE}#${name}`} fill={fill} />
)

/** Somebody from the breast up, cut and printed. */
export function Bust({ look }: { look: Look }) {
  const { cut, hat, beard, merchant } = look
  const hair = HAIRS[look.hair]
  return (
    <svg class="cv-bust" viewBox="4 -2 56 66" aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2.200" stroke-linejoin="round">
        {BEHIND.includes(cut) && <Part name={`back-${cut}`} fill={hair} />}
        <path d="M6 65C6 50 16 46 26 45H38C48 46 58 50 58 65Z" fill={INKS[look.coat]} />
        <path d="M26 40H38V46Q32 53 26 46Z" fill={SKINS[look.skin]} />
        <path
          d="M19.500 27C19.500 12 44.500 12 44.500 27C44.500 38 39 44.500 32 44.500S19.500 38 19.500 27Z"
          fill={SKINS[look.skin]}
        />
        {cut !== 'bald' && !hat && <Part name={`brow-${cut}`} fill={hair} />}
        {beard && <Part name={`beard-${beard}`} fill={hair} />}
        {hat && <Part name={`hat-${hat[0]}`} fill={INKS[hat[1]]} />}
      </g>
      <path
        d="M25.200 30A1.700 2 0 1 1 28.600 30A1.700 2 0 1 1 25.200 30ZM35.400 30A1.700 2 0 1 1 38.800 30A1.700 2 0 1 1 35.400 30Z"
        fill={INKS.ink}
      />
      <path
        d={beard === 'full' ? 'M29 40Q32 42 35 40' : 'M28 38.500Q32 41.500 36 38.500'}
        fill="none"
        stroke={beard === 'full' ? INKS.cream : INKS.ink}
        stroke-width="1.800"
        stroke-linecap="round"
      />
      {look.sign && (
        <Outline name={look.sign} transform="translate(38 50) scale(.024)" fill={INKS.cream} />
      )}
      {merchant && <Part name={`of-${merchant}`} />}
    </svg>
  )
}
