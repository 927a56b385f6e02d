import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'

/**
 * A shape for each seat, so that colour is not all that tells them apart: disc, square, triangle,
 * lozenge.
 */
const SEAT_SHAPES: readonly string[] = [
  'M12 1.800A10.200 10.200 0 1 1 11.9 1.800Z',
  'M2.800 2.800H21.200V21.200H2.800Z',
  'M12 1.200L23 21.600H1Z',
  'M12 .8L23.200 12L12 23.200L.8 12Z',
]

/** The mark of a player: shape and colour of the seat, which `data-hue` gives. */
export function SeatMark({ seat }: { seat: number }) {
  return (
    <svg class="mc-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SEAT_SHAPES[seat] ?? ''} />
    </svg>
  )
}

const WAX =
  'M12 1C14.500 1.200 15.800 3 17.500 4C19.500 4.600 22 5.200 22.400 8C22.500 9.800 21.600 10.800 22 12.500C22.600 14.500 23.200 16.500 21.500 18.500C20 19.800 18.200 19.600 16.800 20.600C15.200 21.800 14 23.300 11.800 23C9.600 22.600 8.800 21 7 20.400C4.800 20 2.500 19.600 1.600 17C1.200 15 2.400 13.800 2.200 12C1.800 10 .6 8.200 2 6C3.400 4.200 5.400 4.600 7.200 3.600C8.800 2.600 9.800 .8 12 1Z'
const CROWN =
  'M6.500 8.500L9.200 11L12 7L14.800 11L17.500 8.500L16.600 14H7.400ZM7.400 15.200H16.600V17H7.400Z'

/** A seal of red wax with a crown in it. */
export function WaxSeal() {
  return (
    <svg class="mc-seal" viewBox="0 0 24 24" aria-hidden="true">
      <SealPrint />
    </svg>
  )
}
export function SealPrint() {
  return (
    <>
      <path d={WAX} fill={INKS.red} stroke={INKS.ink} stroke-width="1.200" />
      <circle cx="12" cy="12" r="7.800" fill="#d14a57" stroke="#7d1526" stroke-width="1" />
      <path d={CROWN} fill={INKS.cream} />
    </>
  )
}

export const SHIELD = 'M3 2H21V12C21 18 16 21.500 12 23C8 21.500 3 18 3 12Z'

/** A privilege token from behind: a shield with a crown. */
export function TokenPrint() {
  return (
    <>
      <Inked d={SHIELD} fill={INKS.indigo} line="1.200" />
      <path
        d="M5 4H19V12C19 16.800 15.400 19.600 12 21C8.600 19.600 5 16.800 5 12Z"
        fill="none"
        stroke={INKS.yellow}
        stroke-width="1"
      />
      <path d={CROWN} fill={INKS.yellow} transform="translate(0 -1.500)" />
    </>
  )
}
export function TokenBack() {
  return (
    <svg class="mc-tokenback" viewBox="0 0 24 24" aria-hidden="true">
      <TokenPrint />
    </svg>
  )
}

/** The starting disc: a sun of brass let into the board. */
export function StartDisc() {
  return (
    <svg class="mc-disc" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="11" fill={INKS.marigold} stroke={INKS.ink} stroke-width="1.400" />
      <Inked
        d="M12 3L13.800 8.200L18.400 5.600L15.800 10.200L21 12L15.800 13.800L18.400 18.400L13.800 15.800L12 21L10.200 15.800L5.600 18.400L8.200 13.800L3 12L8.200 10.200L5.600 5.600L10.200 8.200Z"
        fill={INKS.cream}
        line="0.800"
      />
    </svg>
  )
}

/** A purse of cloth, bellied by what is in it: `full` from 0 (flat) to 1. */
export function PursePrint({ full }: { full: number }) {
  const out = 15 + 9 * full
  const belly = `M${32 - out * 0.42} 25C${32 - out * 1.3} 31 ${32 - out * 1.22} 58 ${32 - out * 0.66} 60H${32 + out * 0.66}C${32 + out * 1.22} 58 ${32 + out * 1.3} 31 ${32 + out * 0.42} 25Z`
  return (
    <>
      <Inked d={belly} fill="var(--cloth)" line="2.600" />
      <path
        d={`M${32 - out * 0.5} 34C${32 - out * 0.9} 40 ${32 - out * 0.9} 48 ${32 - out * 0.66} 54M${32 - out * 0.12} 32C${32 - out * 0.24} 40 ${32 - out * 0.2} 50 ${32 - out * 0.14} 56M${32 + out * 0.4} 33C${32 + out * 0.72} 40 ${32 + out * 0.74} 48 ${32 + out * 0.6} 55`}
        fill="none"
        stroke={INKS.ink}
        stroke-width="1.600"
        stroke-linecap="round"
        opacity="0.42"
      />
      <Inked
        d="M25 25C19 16 15 12 17 8C21 5 24 10 27 9C29 5 35 5 37 9C40 10 43 5 47 8C49 12 45 16 39 25Z"
        fill="var(--cloth-light)"
        line="2.600"
      />
      <path d="M23 25H41" stroke={INKS.marigold} stroke-width="5" stroke-linecap="round" />
      <path
        d="M40 26C46 28 47 33 45 38"
        fill="none"
        stroke={INKS.marigold}
        stroke-width="2.600"
        stroke-linecap="round"
      />
    </>
  )
}
export function Purse({ full }: { full: number }) {
  return (
    <svg class="mc-purse-print" viewBox="0 0 64 64" aria-hidden="true">
      <PursePrint full={full} />
    </svg>
  )
}
