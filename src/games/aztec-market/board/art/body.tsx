import { CREAM, INK, SKIN, TURQUOISE, gouge } from './knife.ts'
import type { Point } from './knife.ts'

/** A shape of one colour with the dark outline all have. */
export function Shape({ d, fill, line = 2.6 }: { d: string; fill: string; line?: number }) {
  return (
    <path
      d={d}
      fill={fill}
      stroke={INK}
      stroke-width={line}
      stroke-linejoin="round"
      stroke-linecap="round"
    />
  )
}

/** An arm, a leg, a staff, a cord: a thick line with an outline. */
export function Limb({ d, fill = SKIN, width }: { d: string; fill?: string; width: number }) {
  return (
    <g fill="none" stroke-linecap="round" stroke-linejoin="round">
      <path d={d} stroke={INK} stroke-width={width + 5} />
      <path d={d} stroke={fill} stroke-width={width} />
    </g>
  )
}

/** Cuts that show what lies beneath, all in one colour. */
export function Cuts({ d, fill = CREAM }: { d: string; fill?: string }) {
  return <path d={d} fill={fill} />
}

/** A head in profile as the codices draw it, looking right, or left if flipped. */
export function Head(props: {
  at: Point
  size?: number
  flip?: boolean
  skin?: string
  spool?: string
}) {
  const { at, size = 1, flip = false, skin = SKIN, spool = TURQUOISE } = props
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${flip ? -size : size} ${size})`}>
      <Shape
        d="M-9 19V-2C-9-11-2-14 4-13.500C9-13 11.500-9 11.500-5L16 2.500L12 4L13.400 6.600L11.400 8L12 10.500C11 14 7 14 2 13L1.500 19Z"
        fill={skin}
      />
      <Shape
        d="M-11 15C-17 2-14.500-15 2-16.500C9-17 12.500-12 12-7L4.500-8L2 .5L-3 1L-3.500 15Z"
        fill={INK}
        line={2}
      />
      <path d="M5-2.500Q8.500-6 11-2.500Q8.500-.5 5-2.500Z" fill={INK} />
      <circle cx="-2.500" cy="5" r="3.600" fill={spool} stroke={INK} stroke-width="1.800" />
      <Cuts d={gouge([-10, -4], [-7, -11], [0, -13], 1)} fill="#6b4c3c" />
    </g>
  )
}
