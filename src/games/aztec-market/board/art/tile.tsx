import type { FunctionComponent } from 'preact'
import { Vendor } from './goods.tsx'
import { Ambassador, Crowd, Governor, King, Messenger, Porter } from './people.tsx'

const FIGURES: readonly FunctionComponent[] = [
  () => <Vendor colour={0} />,
  () => <Vendor colour={1} />,
  () => <Vendor colour={2} />,
  () => <Vendor colour={3} />,
  Crowd,
  Porter,
  Governor,
  Ambassador,
  Messenger,
  King,
]

export const KINDS = FIGURES.map((_, kind) => kind)

/** The figure carved on a market tile, by its kind; it says nothing to a screen reader. */
export function Figure({ kind }: { kind: number }) {
  const Drawing = FIGURES[kind]
  return (
    <svg class="az-figure" viewBox="0 0 100 100" aria-hidden="true">
      {Drawing && <Drawing />}
    </svg>
  )
}
