import { range, upTo } from '../../../../kit/moves.ts'
import { Inked, INKS } from '../../../../web/parts/pictures/print.tsx'
import { onDial, turnOf } from './clock.ts'
import { Outline } from './glyphs.tsx'

const HOURS = range(1, 12)
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

/**
 * The face of the town clock: brass rim, twelve hours, the sun in its middle. 200 by 200 about (0,
 * 0).
 */
export function Dial() {
  return (
    <>
      <circle r="98" fill="#c58a2e" stroke={INKS.ink} stroke-width="2.400" />
      <circle r="91" fill="#8a5a1c" />
      <circle class="cv-face" r="89.500" />
      {HOURS.map(hour => {
        const { x, y } = onDial(hour * 2, 46)
        return (
          <g key={hour}>
            <path
              class="cv-tick"
              d="M-1.100 -60H1.100L.7 -56H-.7Z"
              transform={`rotate(${hour * 30})`}
            />
            <text class="cv-hour" x={x} y={y} dy=".35em">
              {ROMAN[hour]}
            </text>
          </g>
        )
      })}
      <circle class="cv-ring" r="60" fill="none" />
      <Sun />
    </>
  )
}

function Sun() {
  return (
    <g>
      {upTo(12).map(at => (
        <path
          key={at}
          d="M-4 -17L0 -30L4 -17Z"
          transform={`rotate(${at * 30})`}
          fill={at % 2 ? INKS.marigold : INKS.papaya}
          stroke={INKS.ink}
          stroke-width="1.200"
          stroke-linejoin="round"
        />
      ))}
      <circle r="17.500" fill={INKS.yellow} stroke={INKS.ink} stroke-width="1.600" />
      <path
        d="M-8 -3Q-5 -6 -2 -3Q-5 -1.500 -8 -3ZM2 -3Q5 -6 8 -3Q5 -1.500 2 -3ZM-8 4Q0 11 8 4Q0 8 -8 4Z"
        fill={INKS.ink}
      />
      <path d="M-1 -4Q3 1 0 4Q-2.500 4.500 -2 3Q1 1 -1 -4Z" fill={INKS.ink} />
    </g>
  )
}

/**
 * A hand of the clock, at a half hour: a way round that costs an hour more. A mouse sits on it
 * while nobody may use it.
 */
export function Hand({ position, mouse }: { position: number; mouse: boolean }) {
  return (
    <g transform={`rotate(${turnOf(position)})`} class={mouse ? 'cv-hand shut' : 'cv-hand'}>
      <Inked
        d="M-2.200 -20L-3.600 -62L-9 -64L0 -90L9 -64L3.600 -62L2.200 -20Z"
        fill={INKS.turquoise}
        line="1.600"
      />
      {mouse && <Mouse turn={-turnOf(position)} />}
    </g>
  )
}

function Mouse({ turn }: { turn: number }) {
  return (
    <g transform={`translate(0 -73) rotate(${turn})`}>
      <circle r="8.500" fill={INKS.cream} stroke={INKS.ink} stroke-width="1.400" />
      <Outline name="mouse" transform="translate(-6.500 -6.500) scale(.0254)" fill={INKS.ink} />
    </g>
  )
}

/** A mouse that has left its hand and sits on an hour. */
export function MouseOn({ hour }: { hour: number }) {
  const { x, y } = onDial(hour * 2, 73)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="8.500" fill={INKS.cream} stroke={INKS.ink} stroke-width="1.400" />
      <Outline name="mouse" transform="translate(-6.500 -6.500) scale(.0254)" fill={INKS.ink} />
    </g>
  )
}

/** Who passes here loads the boats: one Adventurer, two, or none. */
export function Indicator({ position, draws }: { position: number; draws: number }) {
  const { x, y } = onDial(position, 89)
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle
        r="9"
        fill={draws === 2 ? INKS.red : INKS.clay}
        stroke={INKS.ink}
        stroke-width="1.600"
      />
      {draws === 1 && (
        <Outline name="person" transform="translate(-6 -6.500) scale(.0235)" fill={INKS.cream} />
      )}
      {draws === 2 && (
        <>
          <Outline name="person" transform="translate(-9 -6) scale(.0215)" fill={INKS.cream} />
          <Outline name="person" transform="translate(-2 -6) scale(.0215)" fill={INKS.cream} />
        </>
      )}
      {draws === 0 && <path d="M-5 -5L5 5M5 -5L-5 5" stroke={INKS.cream} stroke-width="2.400" />}
    </g>
  )
}

/** Where the market opens: a striped stall on its hour. */
export function MarketSign({ hour }: { hour: number }) {
  const { x, y } = onDial(hour * 2, 94)
  return (
    <g
      transform={`translate(${x} ${y})`}
      stroke={INKS.ink}
      stroke-width="1.400"
      stroke-linejoin="round"
    >
      <path d="M-11 -1V9H11V-1Z" fill={INKS.cream} />
      <path
        d="M-14 -9H14V-1A3.500 3.500 0 0 1 7 -1A3.500 3.500 0 0 1 0 -1A3.500 3.500 0 0 1 -7 -1A3.500 3.500 0 0 1 -14 -1Z"
        fill={INKS.red}
      />
      <path
        d="M-7 -9H0V-1A3.500 3.500 0 0 1 -7 -1ZM7 -9H14V-1A3.500 3.500 0 0 1 7 -1Z"
        fill={INKS.cream}
        stroke-width=".8"
      />
    </g>
  )
}
