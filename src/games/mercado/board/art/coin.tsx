/**
 * The metals, by the number of a coin: what it is struck of, its rim, what shines on it, and what
 * stands on it.
 */
const METALS: readonly (readonly [face: string, rim: string, shine: string, sign: string])[] = [
  ['', '', '', ''],
  ['#e6b73f', '#8a6110', '#fbe7a4', '#2b1d16'],
  ['#c3cad0', '#646d75', '#f5f8fa', '#2b1d16'],
  ['#d0814a', '#743a16', '#f3bf96', '#2b1d16'],
  ['#3fb9b3', '#115e60', '#b5ebe7', '#2b1d16'],
  ['#fffaf0', '#86755f', '#ffffff', '#2b1d16'],
  ['#33261f', '#a08c78', '#6a574a', '#fff3df'],
]
const WHITE = 5
const BLACK = 6

const STAR =
  'M22 8.500L26.1 17.600L36 18.600L28.600 25.300L30.700 35L22 30L13.300 35L15.400 25.300L8 18.600L17.900 17.600Z'
const CROSS =
  'M13.500 10L22 18.500L30.500 10L34 13.500L25.500 22L34 30.500L30.500 34L22 25.500L13.500 34L10 30.500L18.500 22L10 13.500Z'
/** The milling of the rim. */
const MILLING = Array.from({ length: 28 }, (_, at) => {
  const turn = (at / 28) * 2 * Math.PI
  const at2 = (reach: number) =>
    `${(22 + Math.sin(turn) * reach).toFixed(1)} ${(22 - Math.cos(turn) * reach).toFixed(1)}`
  return `M${at2(18.6)}L${at2(20.8)}`
}).join('')

/**
 * A coin, told by its metal and by the letter on it; a white one bears a star, a black one a cross.
 * It fills whatever it lies in. Where it is small the milling is left out and the sign grows.
 */
export function Coin({
  coin,
  letter,
  small = false,
}: {
  coin: number
  letter: string
  small?: boolean
}) {
  const [face, rim, shine, sign] = METALS[coin] ?? METALS[1] ?? []
  return (
    <svg class={small ? 'mc-coin small' : 'mc-coin'} viewBox="0 0 44 44" aria-hidden="true">
      <circle cx="22" cy="22" r="21" fill={rim} />
      <circle cx="22" cy="22" r={small ? 18.4 : 17.6} fill={face} />
      {!small && <path d={MILLING} stroke={shine} stroke-width="1.300" opacity="0.75" />}
      <path
        d="M7.600 20A14.600 14.600 0 0 1 21 7.400"
        fill="none"
        stroke={shine}
        stroke-width="3"
        stroke-linecap="round"
      />
      {!small && (
        <circle
          cx="22"
          cy="22"
          r="14.400"
          fill="none"
          stroke={rim}
          stroke-width="1"
          opacity="0.55"
        />
      )}
      {coin === WHITE && <path d={STAR} fill={sign} />}
      {coin === BLACK && <path d={CROSS} fill={sign} />}
      {coin < WHITE && (
        <text x="22" y={small ? 33 : 30} fill={sign} text-anchor="middle">
          {letter}
        </text>
      )}
    </svg>
  )
}
