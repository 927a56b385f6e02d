import { useEffect, useRef, useState } from 'preact/hooks'
import type { Talk, TalkState } from '../../session/remote/talk.ts'

/** What others have just said: not what happened, nor what I have muted. */
export const spokenIn = ({ fresh }: TalkState) => fresh.filter(line => !line.code && !line.muted)

/** What is said at the table, and how much of it was said since `seen` was called last. */
export function useTalk(talk: Talk | undefined, shown: boolean) {
  const [state, setState] = useState<TalkState | null>(null)
  const [unread, setUnread] = useState(0)
  const open = useRef(shown)
  open.current = shown
  useEffect(() => {
    if (!talk) return
    return talk.watch(news => {
      setState(news)
      if (!open.current) setUnread(count => count + spokenIn(news).length)
    })
  }, [talk])
  useEffect(() => {
    if (shown) setUnread(0)
  }, [shown])
  return { state, unread }
}
