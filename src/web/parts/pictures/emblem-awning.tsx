import { upTo } from '../../../kit/moves.ts'
import { Inked, INKS } from './print.tsx'

/** Where stripe `at` begins above, and where below: stripes widen towards us. */
export const stripeFrom = (at: number) => [16 + at * 40.9, -4 + at * 45.4] as const
export const STRIPES = upTo(9)

/** The striped awning over the picture of a game (400 × 400), with its shadow: it ends in scallops. */
export function EmblemAwning({ hue, cream = INKS.cream }: { hue: string; cream?: string }) {
  return (
    <>
      <path d="M-4 62H404V76H-4Z" fill={INKS.ink} opacity="0.16" />
      {STRIPES.map(at => {
        const [top, end] = stripeFrom(at)
        return (
          <Inked
            key={at}
            d={`M${top} -2H${top + 40.9}L${end + 45.4} 62A22.7 22.7 0 0 1 ${end} 62Z`}
            fill={at % 2 ? cream : hue}
            line="3"
          />
        )
      })}
    </>
  )
}
