import type { Effect } from '../../content/index.ts'
import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'
import { SealPrint, TokenPrint } from './pieces.tsx'

const COIN_STAR =
  'M12 4.600L14.200 9.600L19.600 10.100L15.500 13.700L16.700 19L12 16.200L7.300 19L8.500 13.700L4.400 10.100L9.800 9.600Z'
const COIN_CROSS =
  'M7.300 5.300L12 10L16.700 5.300L18.700 7.300L14 12L18.700 16.700L16.700 18.700L12 14L7.300 18.700L5.300 16.700L10 12L5.300 7.300Z'

function WhiteCoin() {
  return (
    <>
      <circle cx="12" cy="12" r="10.700" fill="#fffaf0" stroke="#86755f" stroke-width="1.800" />
      <path d={COIN_STAR} fill={INKS.ink} />
    </>
  )
}
function BlackCoin() {
  return (
    <>
      <circle cx="12" cy="12" r="10.700" fill="#33261f" stroke="#a08c78" stroke-width="1.800" />
      <path d={COIN_CROSS} fill={INKS.cream} />
    </>
  )
}
/** A bar across: taken away, or not given. */
function Struck() {
  return (
    <>
      <path d="M3 21L21 3" stroke={INKS.cream} stroke-width="5.600" stroke-linecap="round" />
      <path d="M3 21L21 3" stroke={INKS.red} stroke-width="3" stroke-linecap="round" />
    </>
  )
}

/** The sign of what a tile, a token or a space does once; it says nothing to a screen reader. */
export function EffectSign({ effect }: { effect: Effect['effect'] }) {
  return (
    <svg class="mc-sign" viewBox="0 0 24 24" aria-hidden="true">
      {sign(effect)}
    </svg>
  )
}

function sign(effect: Effect['effect']) {
  switch (effect) {
    case 'white':
    case 'changerWhite':
      return <WhiteCoin />
    case 'black':
      return <BlackCoin />
    case 'blackRemove':
      return (
        <>
          <BlackCoin />
          <Struck />
        </>
      )
    case 'privilege':
      return <TokenPrint />
    case 'privilegeDiscard':
      return (
        <>
          <TokenPrint />
          <Struck />
        </>
      )
    case 'seal':
      return <SealPrint />
    case 'noSeals':
      return (
        <>
          <SealPrint />
          <Struck />
        </>
      )
    case 'extraTurn':
      return (
        <>
          <circle cx="12" cy="12" r="11" fill={INKS.leaf} stroke={INKS.ink} stroke-width="1.400" />
          <path
            d="M17.500 13.500A6 6 0 1 1 14.500 6.700"
            fill="none"
            stroke={INKS.cream}
            stroke-width="2.600"
          />
          <path d="M13.400 2.800L20 6.600L13.600 10.800Z" fill={INKS.cream} />
        </>
      )
    case 'forward':
      return (
        <>
          <Inked d="M1.500 4H13L22.800 12L13 20H1.500L8 12Z" fill={INKS.turquoise} line="1.400" />
        </>
      )
  }
}

/** Two heads: what follows concerns the others. */
export function OthersSign() {
  return (
    <svg class="mc-sign others" viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M8 4.500A3.600 3.600 0 1 1 7.900 4.500ZM16.500 4.500A3.600 3.600 0 1 1 16.400 4.500ZM1 20.500C1 15.500 4 13 8 13C10 13 11.400 13.600 12.300 14.600C13.300 13.600 14.700 13 16.500 13C20.500 13 23 15.500 23 20.500Z"
        fill="currentColor"
      />
    </svg>
  )
}

/** A stand with places one to three: worth as many points as the buyer's place. */
export function RankSign() {
  return (
    <svg class="mc-rank" viewBox="0 0 24 24" aria-hidden="true">
      <Inked d="M1.500 22V14H8.500V8H15.500V11.500H22.500V22Z" fill={INKS.marigold} line="1.400" />
      <path d="M11 11L13 10V19H11" fill="none" stroke={INKS.ink} stroke-width="1.800" />
    </svg>
  )
}
