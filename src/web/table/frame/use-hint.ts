import { useState } from 'preact/hooks'
import { allowsHints } from '../../session/hints.ts'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/** Whether a hint is shown, and what shows or hides it; none while nothing is asked of me. `helped`: whether there are hints here. */
export function useHint(
  { at, state }: Frame,
  { mine, offers }: Pick<FrameModel, 'mine' | 'offers'>,
  helped: boolean,
) {
  // A hint is for the step it was asked at.
  const [asked, ask] = useState<number | null>(null)
  const may = mine && helped && offers.length > 0 && allowsHints(state.table, state.seat)
  const hinted = may && asked === at
  return { hinted, hint: may ? () => ask(hinted ? null : at) : undefined }
}
