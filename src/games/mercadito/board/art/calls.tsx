import type { Declaration } from '../../engine/state.ts'

type Said = Declaration['said']

/**
 * A shape for each thing one may say in a conflict, in a box of 24 by 24: a fist, a step back, a
 * cross, a glass.
 */
const SHAPES: { readonly [said in Said]: string } = {
  hold: 'M6 6Q6 3.5 8 3.500T10 6Q10 2.5 12 2.500T14 6Q14 3.5 16 3.500T18 6V9Q20.5 9 20.5 12V14Q20.5 21.5 13 21.500H11Q4 21.5 4 14.500V12.500H12Q14 12.5 14 10.500H6Z',
  cede: 'M11 4V9H21V15H11V20L2.5 12Z',
  leave:
    'M6.5 3L12 8.500L17.5 3L21 6.500L15.5 12L21 17.500L17.5 21L12 15.500L6.5 21L3 17.500L8.5 12L3 6.500Z',
  juice: 'M4.5 7H11L13.5 1.500L20 1V3.500L15.3 4L14 7H19.500L17.5 22H6.500Z',
}

/** The sign of a declaration; it says nothing to a screen reader. */
export function CallSign({ said }: { said: Said }) {
  return (
    <svg class="md-call" viewBox="0 0 24 24" aria-hidden="true">
      <path d={SHAPES[said]} fill="currentColor" />
    </svg>
  )
}
