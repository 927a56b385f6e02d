import { hooks } from './goods.tsx'

const HOOKS = 20

/** A band of stepped hooks, the ornament round the market. */
export function Fret({ class: name }: { class: string }) {
  return (
    <svg
      class={`az-fret ${name}`}
      viewBox={`0 0 ${HOOKS * 10} 10`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={hooks(0, 0, 10, HOOKS)} />
    </svg>
  )
}
