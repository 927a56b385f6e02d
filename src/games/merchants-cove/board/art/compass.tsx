import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'

const FILLS = [INKS.cream, INKS.tear]

const wedge = (at: number, of: number, reach: number): string => {
  const edge = (turn: number) => {
    const angle = ((turn / of) * 360 - 90) * (Math.PI / 180)
    return `${Math.round(Math.cos(angle) * reach * 100) / 100} ${Math.round(Math.sin(angle) * reach * 100) / 100}`
  }
  return `M0 0L${edge(at - 0.5)}A${reach} ${reach} 0 0 1 ${edge(at + 0.5)}Z`
}

/**
 * The compass, spun like a wheel of fortune: its needle points to the sector that came up; null
 * before anything did. A sector is how far one may sail, 0 is a storm.
 */
export function Compass({
  sectors,
  needle,
}: {
  sectors: readonly number[]
  needle: number | null
}) {
  const step = 360 / sectors.length
  return (
    <svg class="cv-compass" viewBox="-50 -50 100 100" aria-hidden="true">
      <circle r="48" fill="#c58a2e" stroke={INKS.ink} stroke-width="2.400" />
      {sectors.map((sector, at) => (
        <g key={at}>
          <path
            d={wedge(at, sectors.length, 43)}
            fill={sector === 0 ? INKS.indigo : FILLS[at % 2]}
            stroke={INKS.ink}
            stroke-width="1.200"
          />
          <g transform={`rotate(${at * step}) translate(0 -31) rotate(${-at * step})`}>
            {sector === 0 ? (
              <path
                d="M2 -9L-6 2H-1L-3 10L6 -2H1L4 -9Z"
                fill={INKS.yellow}
                stroke={INKS.ink}
                stroke-width="1"
              />
            ) : (
              <text class="cv-reach" dy=".35em">
                {sector}
              </text>
            )}
          </g>
        </g>
      ))}
      <g
        class="cv-needle"
        style={needle === null ? undefined : `rotate: ${1080 + needle * step}deg`}
      >
        <Inked d="M0 -27L6 0L0 9L-6 0Z" fill={INKS.red} line="1.600" />
      </g>
      <circle r="4.500" fill={INKS.yellow} stroke={INKS.ink} stroke-width="1.600" />
    </svg>
  )
}
