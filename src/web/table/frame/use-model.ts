import { useMemo } from 'preact/hooks'
import { type FrameInput, type FrameModel, frameModel, promptOf } from './model.ts'

/**
 * What the table page shows of a frame, worked out once: whatever else changes on the page, a board
 * that is given this is not drawn anew.
 */
export function useModel(input: FrameInput): FrameModel {
  const { frame, board, text, language, lookingBack, steps, imagined } = input
  const model = useMemo(
    () => frameModel({ ...input, imagined: null }),
    // oxlint-disable-next-line react/exhaustive-deps -- all of the input but what is imagined
    [frame, board, text, language, lookingBack, steps],
  )
  return imagined === null ? model : { ...model, prompt: promptOf(input, model.who) }
}
