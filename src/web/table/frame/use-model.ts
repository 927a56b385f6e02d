import { useMemo } from 'preact/hooks'
import { type FrameInput, type FrameModel, frameModel, promptOf } from './model.ts'

/**
 * What the table page shows of a frame, worked out once: whatever else changes on the page, a board
 * that is given this is not drawn anew.
 */
export function useModel(input: FrameInput): FrameModel {
  const { frame, board, text, language, lookingBack, steps, headline } = input
  const model = useMemo(
    () => frameModel({ ...input, headline: null }),
    // oxlint-disable-next-line react/exhaustive-deps -- all of the input but the headline
    [frame, board, text, language, lookingBack, steps],
  )
  return headline === null ? model : { ...model, prompt: promptOf(input, model.who) }
}
