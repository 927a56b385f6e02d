import type { ComponentChildren } from 'preact'
import { type Ink, INKS } from '../../../../web/parts/pictures/print.tsx'
import { type GlyphName, Outline } from './glyphs.tsx'

/** Skins and hair that are no inks of print. */
const SKINS = { pale: '#f0c9a0', tan: '#d99a6c', brown: '#a9683f', dark: '#71432b' } as const
const HAIRS = {
  black: '#33241f',
  brown: '#7c4a2a',
  red: '#b0542a',
  fair: '#e0b45c',
  grey: '#b9b4ad',
} as const

/** Hair behind the face, and what of it lies on the brow. */
const CUTS = {
  short: {
    back: '',
    brow: 'M19 28C17 15 26 12 32 12S47 15 45 28C42 21 38 19.500 32 20S22 21 19 28Z',
  },
  long: {
    back: 'M17 46C12 16 24 11 32 11S52 16 47 46Z',
    brow: 'M20 27C20 16 27 13 32 13S44 16 44 27C40 22 36 20 30 18C26 20 22 22 20 27Z',
  },
  bun: {
    back: 'M25 10A7 6 0 1 1 39 10A7 6 0 1 1 25 10Z',
    brow: 'M19 29C18 15 26 12 32 12S46 15 45 29C43 22 38 20 32 16C26 20 21 22 19 29Z',
  },
  curls: {
    back: 'M16 40C10 34 13 26 16 22C15 13 24 8 32 10C40 8 49 13 48 22C51 26 54 34 48 40Z',
    brow: 'M19 27C17 19 23 15 27 17C28 12 37 12 38 17C42 14 47 19 45 27C42 24 40 22 36 22C33 24 30 24 28 22C24 22 21 24 19 27Z',
  },
  bald: { back: '', brow: '' },
} as const

/** What is worn on the head, over the hair. */
const HATS = {
  cap: 'M18 25C17 12 47 12 46 25L50 28Q32 22 17 28Z',
  hood: 'M13 50C9 20 22 8 32 8S55 20 51 50L43 44C47 28 41 19 32 19S17 28 21 44Z',
  helmet: 'M17 30C16 14 25 9 32 9S48 14 47 30L42 31V25H34.500V33H29.500V25H22V31Z',
  brim: 'M9 24Q20 18 22 18C22 8 42 8 42 18Q44 18 55 24Q32 31 9 24Z',
  tricorn: 'M10 23C16 10 24 9 32 12C40 9 48 10 54 23Q32 17 10 23Z',
  pointed: 'M12 25Q22 20 24 18L34 0L40 18Q43 20 52 25Q32 31 12 25Z',
  topper: 'M12 24Q20 22 22 21V6H42V21Q44 22 52 24Q32 29 12 24Z',
  scarf: 'M18 27C17 12 47 12 46 27Q32 19 18 27ZM45 22L55 19L51 26L55 32L45 27Z',
  wig: 'M14 46C11 36 14 30 15 24C16 12 25 8 32 8S48 12 49 24C50 30 53 36 50 46H43C46 36 45 22 32 20C19 22 18 36 21 46Z',
  beret: 'M15 22C14 12 28 8 38 9C50 10 52 20 46 24Q32 18 18 25Q15 25 15 22Z',
  kerchief: 'M17 40C13 16 24 9 32 9S51 16 47 40L43 36C45 26 42 19 32 19S19 26 21 36Z',
} as const

const BEARDS = {
  full: 'M19.500 30C19 44 26 50 32 50S45 44 44.500 30C42 36 37 36 32 35S22 36 19.500 30Z',
  chin: 'M26 40Q32 44 38 40Q38 49 32 49T26 40Z',
  moustache: 'M23 37Q28 33 32 36Q36 33 41 37Q37 40 32 38Q27 40 23 37Z',
} as const

/** How somebody looks. */
export interface Look {
  readonly skin: keyof typeof SKINS
  readonly cut: keyof typeof CUTS
  readonly hair: keyof typeof HAIRS
  readonly coat: Ink
  readonly hat?: readonly [keyof typeof HATS, Ink]
  readonly beard?: keyof typeof BEARDS
  /** A sign on the breast. */
  readonly sign?: GlyphName
}

/** Somebody from the breast up, cut and printed; `children` lie over all. */
export function Bust({ look, children }: { look: Look; children?: ComponentChildren }) {
  const { back, brow } = CUTS[look.cut]
  const hair = HAIRS[look.hair]
  return (
    <svg class="cv-bust" viewBox="4 -2 56 66" aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2.200" stroke-linejoin="round">
        {back && <path d={back} fill={hair} />}
        <path d="M6 65C6 50 16 46 26 45H38C48 46 58 50 58 65Z" fill={INKS[look.coat]} />
        <path d="M26 40H38V46Q32 53 26 46Z" fill={SKINS[look.skin]} />
        <path
          d="M19.500 27C19.500 12 44.500 12 44.500 27C44.500 38 39 44.500 32 44.500S19.500 38 19.500 27Z"
          fill={SKINS[look.skin]}
        />
        {brow && !look.hat && <path d={brow} fill={hair} />}
        {look.beard && <path d={BEARDS[look.beard]} fill={hair} />}
        {look.hat && <path d={HATS[look.hat[0]]} fill={INKS[look.hat[1]]} />}
      </g>
      <path
        d="M25.200 30A1.700 2 0 1 1 28.600 30A1.700 2 0 1 1 25.200 30ZM35.400 30A1.700 2 0 1 1 38.800 30A1.700 2 0 1 1 35.400 30Z"
        fill={INKS.ink}
      />
      <path
        d={look.beard === 'full' ? 'M29 40Q32 42 35 40' : 'M28 38.500Q32 41.500 36 38.500'}
        fill="none"
        stroke={look.beard === 'full' ? INKS.cream : INKS.ink}
        stroke-width="1.800"
        stroke-linecap="round"
      />
      {look.sign && (
        <Outline name={look.sign} transform="translate(38 50) scale(.024)" fill={INKS.cream} />
      )}
      {children}
    </svg>
  )
}
