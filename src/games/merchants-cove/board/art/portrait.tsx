import type { JSX } from 'preact'
import { INKS } from '../../../../web/parts/pictures/print.tsx'
import { Bust, type Look } from './bust.tsx'
import { lookOf } from './folk.ts'
import type { MerchantGoods } from './goods.tsx'

/** A merchant's face, and what only they carry. */
const MERCHANTS: { readonly [merchant in MerchantGoods]: readonly [Look, JSX.Element] } = {
  alc: [
    { skin: 'pale', cut: 'curls', hair: 'grey', coat: 'leaf', beard: 'moustache' },
    <g key="alc" stroke={INKS.ink} stroke-width="2" stroke-linejoin="round">
      <path d="M19 29H22M42 29H45M30.500 29H33.500" />
      <path
        d="M22 29A4.600 4.600 0 1 1 31 29A4.600 4.600 0 1 1 22 29ZM33 29A4.600 4.600 0 1 1 42 29A4.600 4.600 0 1 1 33 29Z"
        fill="none"
      />
      <path d="M43 48H49V53L55 62Q55 65 52 65H40Q37 65 37 62L43 53Z" fill={INKS.cream} />
      <path d="M41 57H51L55 62Q55 65 52 65H40Q37 65 37 62Z" fill={INKS.rosa} />
    </g>,
  ],
  bla: [
    { skin: 'brown', cut: 'bald', hair: 'black', coat: 'cream', beard: 'full' },
    <g key="bla" stroke={INKS.ink} stroke-width="2" stroke-linejoin="round">
      <path d="M18 24Q32 17 46 24V19Q32 11 18 19Z" fill={INKS.red} />
      <path d="M21 65V52L24 47V56H40V47L43 52V65Z" fill={INKS.brown} />
      <path d="M49 65V50H53V65Z" fill={INKS.bread} />
      <path d="M44 42H58V51H44Z" fill={INKS.steel} />
    </g>,
  ],
  cap: [
    { skin: 'tan', cut: 'long', hair: 'red', coat: 'turquoise', hat: ['tricorn', 'indigo'] },
    <g key="cap" stroke={INKS.ink} stroke-width="2" stroke-linejoin="round">
      <path d="M44 16C46 4 54 2 58 5C58 12 52 18 45 20Z" fill={INKS.cream} />
      <path d="M27 14A5 5 0 1 1 37 14A5 5 0 1 1 27 14Z" fill={INKS.yellow} />
      <path d="M20 47L32 60L44 47L40 65H24Z" fill={INKS.cream} />
      <path d="M6 58L14 55L16 60L7 64ZM58 58L50 55L48 60L57 64Z" fill={INKS.yellow} />
    </g>,
  ],
  chr: [
    {
      skin: 'dark',
      cut: 'bald',
      hair: 'grey',
      coat: 'indigo',
      hat: ['pointed', 'indigo'],
      beard: 'chin',
    },
    <g key="chr" stroke={INKS.ink} stroke-width="2" stroke-linejoin="round">
      <path
        d="M33 8L34.500 11.500L38 12L35.500 14.500L36 18L33 16L30 18L30.500 14.500L28 12L31.500 11.500Z"
        fill={INKS.yellow}
      />
      <path d="M24 46L30 56M40 46L34 56" />
      <path d="M25 58.500A7 7 0 1 1 39 58.500A7 7 0 1 1 25 58.500Z" fill={INKS.yellow} />
      <path d="M32 54V58.500L35 60.500" fill="none" />
    </g>,
  ],
}

/** The face of a merchant. */
export function MerchantFace({ merchant }: { merchant: MerchantGoods }) {
  const [look, carries] = MERCHANTS[merchant]
  return <Bust look={look}>{carries}</Bust>
}

/** The face of somebody of the Townsfolk. */
export function FolkFace({ name, card }: { name: string; card: number }) {
  const look = lookOf(name, card)
  return look ? <Bust look={look} /> : null
}
