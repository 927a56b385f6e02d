import { useEffect, useState } from 'preact/hooks'
import { allowsHints } from '../../session/hints.ts'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/**
 * Whether a hint is shown, and what shows or hides it; none while nothing is asked of me. `helped`:
 * whether there are hints here.
 */
export function useHint(
  { state }: Frame,
  { mine, offers }: Pick<FrameModel, 'mine' | 'offers'>,
  helped: boolean,
) {
  // A hint stays until I have answered: where others change what I may do, it thinks anew. The same
  // answers may be offered again after my own.
  const [asked, ask] = useState<number | null>(null)
  const now = state.steps.findLast(({ seat }) => seat === state.seat)?.seq ?? 0
  const may = mine && helped && offers.length > 0 && allowsHints(state.table, state.seat)
  const hinted = may && asked === now
  useEffect(() => {
    if (!may) ask(null)
  }, [may])
  return { hinted, hint: may ? () => ask(hinted ? null : now) : undefined }
}
