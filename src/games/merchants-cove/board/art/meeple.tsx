import { INKS } from '../../../../web/parts/pictures/print.tsx'

/**
 * What somebody wears, over body and head: painted in the piece's colour, cut in cream. By colour,
 * 1 to 5.
 */
const WEARS: readonly { readonly body: string; readonly hat: string; readonly cuts: string }[] = [
  { body: '', hat: '', cuts: '' },
  {
    body: 'M4 46C3 36 7 30 12 27.500H28C33 30 37 36 36 46Z',
    hat: 'M10.500 18C10.500 10 14 6.500 20 6.500S29.500 10 29.500 18L31 18C35 15.500 37 10 35 3.500C40 9 39.500 18 31 22H9C.5 18 0 9 5 3.500C3 10 5 15.500 9 18Z',
    cuts: 'M18.700 9H21.300V26H18.700ZM12 33L28 43L26.800 45L10.800 35ZM28 33L12 43L13.200 45L29.200 35Z',
  },
  {
    body: 'M7 46C7 35 11 28 20 28S33 35 33 46Z',
    hat: 'M9 18.500C10 9 18 8 29 11.500L31 18.500Q20 14.500 9 18.500ZM28 12C28 6 31 2 38 .5C38 7 35 12 30 15Z',
    cuts: 'M30.500 12.500Q32 7 36 3L31.500 13ZM16 44A3 2.600 0 1 1 18 38.400V31.500L27 33.500V41A3 2.600 0 1 1 25 38.800V36L20 34.800V41.200A3 2.600 0 0 1 16 44Z',
  },
  {
    body: 'M6 46C7 34 10 28 20 28S33 34 34 46Z',
    hat: 'M4 19.500C9 16 13 15 15 14L20 -1L27 14C30 15 33 16.500 36 19.500C26 22 14 22 4 19.500Z',
    cuts: 'M13.500 24Q20 27 26.500 24L24.500 34L20 42L15.500 34ZM21 5L22.300 8.200L25.400 9.200L22.300 10.300L21.300 13.500L20 10.300L17 9.300L20 8.100Z',
  },
  {
    body: 'M5 46C5 36 11 28 20 28S35 36 35 46Z',
    hat: 'M10 18L7.500 5L14 10.500L20 2L26 10.500L32.500 5L30 18Z',
    cuts: 'M11.300 14.300H28.700L28.400 16.300H11.600ZM10 30Q12.500 26 15 29.500Q17.500 26 20 29.500Q22.500 26 25 29.500Q27.500 26 30 30Q27 34.500 25 32Q22.500 35.500 20 32.300Q17.500 35.500 15 32Q13 34.500 10 30ZM18.800 37H21.200V46H18.800Z',
  },
  {
    body: 'M3 46L7 33C9 29 14 27 20 27S31 29 33 33L37 46L31 43L26 46L20 43L14 46L9 43Z',
    hat: 'M8 28C6 15 13 4 20 2C27 4 34 15 32 28C28 31 12 31 8 28Z',
    cuts: 'M11.500 17.500Q15.500 16.500 18.700 19.600Q14.500 23.500 11.500 17.500ZM28.500 17.500Q24.500 16.500 21.300 19.600Q25.500 23.500 28.500 17.500Z',
  },
]

/**
 * An Adventurer of wood: told by what it wears, and painted in its colour, 1 to 4 for Customers, 5
 * for a Rogue.
 */
export function Meeple({ colour }: { colour: number }) {
  const wears = WEARS[colour]
  if (!wears) return null
  return (
    <svg class="cv-meeple" viewBox="-1 -3 42 51" data-colour={colour} aria-hidden="true">
      <g stroke={INKS.ink} stroke-width="2.600" stroke-linejoin="round">
        <path class="cv-paint" d={wears.body} />
        {colour !== 5 && <circle cx="20" cy="20.500" r="8.600" fill="#f0c9a0" />}
        <path class="cv-paint" d={wears.hat} />
      </g>
      <path d={wears.cuts} fill={INKS.cream} />
    </svg>
  )
}
