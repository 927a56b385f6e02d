import { useEffect, useRef } from 'preact/hooks'
import type { GameText } from '../../../kit/text.ts'
import { say } from '../../parts/live.tsx'
import { sentences } from '../log/lines.ts'
import type { Missed } from '../replay/missed.ts'
import { sinceText } from '../replay/since.tsx'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/** What a screen reader says of a frame: what happened, what is offered, and what I am asked. */
export function frameSpeech(
  { steps }: Pick<Frame, 'steps'>,
  { who, mine, prompt }: Pick<FrameModel, 'who' | 'mine' | 'prompt'>,
  text: GameText,
  offered: Missed | null,
): string {
  return [
    ...steps.flatMap(step => sentences(step, text, who)),
    ...(offered ? [sinceText(offered)] : []),
    ...(mine ? [`${prompt.title}: ${prompt.hint}`] : []),
  ].join('. ')
}

/** Says each frame aloud once, when it is shown. */
export function useSpeech(
  frame: Frame,
  model: FrameModel,
  text: GameText,
  offered: Missed | null,
): void {
  const { at, newest, steps } = frame
  const heard = useRef(-1)
  useEffect(() => {
    // Back from the past: its last step has been heard there already.
    const said = frameSpeech({ steps: heard.current === at ? [] : steps }, model, text, offered)
    heard.current = at
    if (said !== '') say(said)
    // oxlint-disable-next-line react/exhaustive-deps -- each thing is told once, when it is shown
  }, [at, newest, model.replaying])
}
