import { useEffect, useRef, useState } from 'preact/hooks'
import type { GameText } from '../../../kit/words/text.ts'
import { say } from '../../parts/live.tsx'
import { sentences } from '../log/lines.ts'
import { type Missed, sinceText } from '../replay/missed.ts'
import { cut, inARow, LONGEST_SAID, spoken } from './brief.ts'
import { type Due, herald } from './herald.ts'
import type { FrameModel } from './model.ts'
import type { Frame } from './playhead.ts'

/**
 * Says each frame aloud once, when it is shown: in a replay all of it, at a table in few words.
 * `taught`: what to do is said by a lesson.
 */
export function useSpeech(
  frame: Frame,
  model: FrameModel,
  text: GameText,
  offered: Missed | null,
  taught: boolean,
): void {
  const { at, newest, steps, state } = frame
  const { who, mine, prompt, replaying } = model
  const told = useRef(at)
  const [speaker] = useState(herald)
  useEffect(() => {
    if (replaying) {
      const said = inARow(steps.flatMap(step => sentences(step, text, who)))
      if (said !== '') say(cut(said, LONGEST_SAID))
      return
    }
    const heard = {
      me: state.seat,
      actors: newest ? state.table.actors : steps.map(step => step.seat),
      steps: state.steps.slice(told.current, at),
      asked: mine ? (taught ? '' : spoken(prompt)) : null,
      offered: offered ? sinceText(offered) : '',
    }
    told.current = Math.max(told.current, at)
    let timer: ReturnType<typeof setTimeout> | undefined
    const speak = ({ said, again }: Due) => {
      if (said !== '') say(said)
      if (again !== null)
        timer = setTimeout(() => speak(speaker.due(heard, text, who, performance.now())), again)
    }
    speak(speaker.hear(heard, text, who, performance.now()))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- each thing is told once, when it is shown
  }, [at, newest, replaying, state.table.actors.join(' ')])
}
