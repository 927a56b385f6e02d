import { useEffect, useRef } from 'preact/hooks'
import type { Who } from '../../../kit/words/text.ts'
import type { TableInfo } from '../../../protocol/table.ts'
import { say } from '../../parts/live.tsx'
import { storyText } from './story.ts'

/** Says aloud what happens at the table besides the game, when it happens. */
export function useStory({ life }: TableInfo, who: Who): void {
  const last = life?.story.at(-1)
  const known = useRef(last?.at ?? 0)
  useEffect(() => {
    if (last === undefined || last.at <= known.current) return
    known.current = last.at
    say(storyText(last, who))
    // oxlint-disable-next-line react/exhaustive-deps -- each thing is told once, when it happens
  }, [last?.at])
}
