import { useEffect, useState } from 'preact/hooks'
import { allowsHints } from '../../session/hints.ts'
import { same } from '../../../kernel/json.ts'
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
  // A hint is for the decision it was asked at: that others choose in secret meanwhile leaves it.
  const [asked, ask] = useState<FrameModel['offers'] | null>(null)
  const may = mine && helped && offers.length > 0 && allowsHints(state.table, state.seat)
  const hinted = may && asked !== null && same(asked, offers)
  useEffect(() => {
    if (!may) ask(null)
  }, [may])
  return { hinted, hint: may ? () => ask(hinted ? null : offers) : undefined }
}
