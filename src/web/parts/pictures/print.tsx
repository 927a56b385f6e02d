/**
 * The inks things are printed in. What lies on a table stays paper and metal in both themes, so the
 * colours are their own.
 */
export const INKS = {
  ink: '#2b1d16',
  cream: '#fff3df',
  tomato: '#cb402c',
  red: '#b3243b',
  rosa: '#c21f68',
  pink: '#ee9dbd',
  marigold: '#dd9413',
  yellow: '#f1c453',
  papaya: '#e8773a',
  leaf: '#4c7a34',
  lime: '#9dbb4c',
  pulp: '#e4e5a3',
  turquoise: '#157f83',
  tear: '#7fc3c4',
  indigo: '#34407f',
  sky: '#8f9cd6',
  clay: '#a8552f',
  bread: '#d69a58',
  skin: '#d99a6c',
  brown: '#7c3a1f',
  wine: '#762045',
  steel: '#8b959e',
  silver: '#c3cad0',
} as const
export type Ink = keyof typeof INKS

/**
 * A picture in a box of 512 by 512: shapes in flat inks from back to front, each with a dark
 * outline; then lines.
 */
export interface Drawing {
  /** Another box to look at it through. */
  readonly box?: string
  readonly layers: readonly (readonly [ink: Ink, path: string])[]
  /** Strokes on top, without outlines. */
  readonly lines?: readonly (readonly [ink: Ink, path: string, width: number])[]
}

/** A disc as a path. */
export const disc = (x: number, y: number, r: number, flat = r): string =>
  `M${x - r} ${y}A${r} ${flat} 0 1 1 ${x + r} ${y}A${r} ${flat} 0 1 1 ${x - r} ${y}Z`

/** A shape in one ink with the dark outline, so wide. */
export function Inked({ d, fill, line }: { d: string; fill: string; line: string }) {
  return <path d={d} fill={fill} stroke={INKS.ink} stroke-width={line} stroke-linejoin="round" />
}

/** A flat picture with its dark outline, to be put into another one: 512 wide and high. */
export function Print({ drawing }: { drawing: Drawing }) {
  return (
    <>
      {drawing.layers.map(([ink, path]) => (
        <Inked d={path} fill={INKS[ink]} line="13" />
      ))}
      {drawing.lines?.map(([ink, path, width]) => (
        <path
          d={path}
          fill="none"
          stroke={INKS[ink]}
          stroke-width={width}
          stroke-linecap="round"
          stroke-linejoin="round"
        />
      ))}
    </>
  )
}
