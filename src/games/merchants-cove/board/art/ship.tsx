import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'

/** One of the Captain's ships under sail. */
export function Ship() {
  return (
    <svg class="cv-ship" viewBox="0 0 48 44" aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2" stroke-linejoin="round">
        <path d="M23 3H25V34H23Z" fill={INKS.brown} />
        <path d="M26 5C38 8 42 18 41 28L26 29Z" fill={INKS.cream} />
        <path d="M22 8C13 12 9 20 8 28L22 29Z" fill={INKS.cream} />
        <path d="M23 1L36 2.500L23 6.500Z" fill={INKS.red} />
        <path d="M3 31C18 35 32 35 45 30C43 38 38 42 32 43H15C9 42 5 38 3 31Z" fill={INKS.clay} />
      </g>
      <path
        d="M27.500 13Q33 15 38 20L38.600 22.500Q33 18 27.500 16.500ZM20.500 16Q15 19 11 24L10 26.500Q14 22 20.500 19Z"
        fill={INKS.turquoise}
      />
      <path d="M8 36Q24 39.500 41 35.500L40 37.500Q24 41 10 38.500Z" fill="#dd9a5f" />
    </svg>
  )
}

/** A chest that waits on its isle. */
export function Treasure() {
  return (
    <svg class="cv-treasure" viewBox="0 0 32 28" aria-hidden="true">
      <Inked d="M3 12C3 5 8 2 16 2S29 5 29 12V26H3Z" fill={INKS.brown} line="2" />
      <path d="M3 11H29V14H3ZM7 3.500H10V26H7ZM22 3.500H25V26H22Z" fill={INKS.yellow} />
      <path d="M13 10H19V18H13Z" fill={INKS.yellow} stroke={INKS.ink} stroke-width="1.400" />
    </svg>
  )
}
