import { useEffect, useState } from 'preact/hooks'
import { allowsHints } from '../../session/hints.ts'
import { same } from '../../../kernel/json.ts'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/** What is asked of me, and the last step of mine before that. */
interface Decision {
  readonly offers: FrameModel['offers']
  readonly after: number
}

/**
 * Whether a hint is shown, and what shows or hides it; none while nothing is asked of me. `helped`:
 * whether there are hints here.
 */
export function useHint(
  { state }: Frame,
  { mine, offers }: Pick<FrameModel, 'mine' | 'offers'>,
  helped: boolean,
) {
  // A hint is for the decision it was asked at: that others choose in secret meanwhile leaves it,
  // and the same answers may be offered again after my own.
  const [asked, ask] = useState<Decision | null>(null)
  const now = { offers, after: state.steps.findLast(({ seat }) => seat === state.seat)?.seq ?? 0 }
  const may = mine && helped && offers.length > 0 && allowsHints(state.table, state.seat)
  const hinted = may && asked !== null && asked.after === now.after && same(asked.offers, offers)
  useEffect(() => {
    if (!may) ask(null)
  }, [may])
  return { hinted, hint: may ? () => ask(hinted ? null : now) : undefined }
}
