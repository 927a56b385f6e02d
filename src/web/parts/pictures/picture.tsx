import type { ComponentChildren } from 'preact'
import { INKS } from './print.tsx'

/*
 * What pictures in rules are put together of, beside the game's own pieces. They become files, so
 * they carry their own colours.
 */

/** A picture, so wide and high, in which pieces lie. */
export function Picture(props: { wide: number; high: number; children: ComponentChildren }) {
  return <svg viewBox={`0 0 ${props.wide} ${props.high}`}>{props.children}</svg>
}

/** A piece at a place, so wide and, unless it is square, so high. */
export function At(props: {
  x: number
  y: number
  wide: number
  high?: number
  colour?: string
  children: ComponentChildren
}) {
  const { x, y, wide, high = wide, colour = INKS.ink, children } = props
  return (
    <svg x={x} y={y} width={wide} height={high} style={{ color: colour }}>
      {children}
    </svg>
  )
}

/** An arrow from the left to the right, from its middle height. */
export function Arrow({
  x,
  y,
  long,
  turn = 0,
}: {
  x: number
  y: number
  long: number
  turn?: number
}) {
  return (
    <path
      class="arrow"
      d={`M0 -3H${long - 12}V-10L${long} 0L${long - 12} 10V3H0Z`}
      transform={`translate(${x} ${y}) rotate(${turn})`}
    />
  )
}

/** Figures and signs between pieces. */
export function Says({
  x,
  y,
  size = 30,
  children,
}: {
  x: number
  y: number
  size?: number
  children: string
}) {
  return (
    <text class="says" x={x} y={y} font-size={size} text-anchor="middle">
      {children}
    </text>
  )
}

/** A card or label of paper, under a piece. */
export function Paper(props: {
  x: number
  y: number
  wide: number
  high: number
  edge?: string
  round?: number
}) {
  const { x, y, wide, high, edge = INKS.ink, round = 8 } = props
  return (
    <rect
      x={x}
      y={y}
      width={wide}
      height={high}
      rx={round}
      fill="#fffaf0"
      stroke={edge}
      stroke-width="2.500"
    />
  )
}

/** A round piece: a coin, a label, a timepiece, with what stands on it. */
export function Disc(props: { x: number; y: number; r: number; fill: string; says?: string }) {
  const { x, y, r, fill, says } = props
  return (
    <g>
      <circle cx={x} cy={y} r={r} fill={fill} stroke={INKS.ink} stroke-width="2.500" />
      {says !== undefined && (
        <text
          x={x}
          y={y + r * 0.36}
          font-size={r}
          font-weight="700"
          font-family="Georgia, serif"
          text-anchor="middle"
          fill={INKS.ink}
        >
          {says}
        </text>
      )}
    </g>
  )
}
