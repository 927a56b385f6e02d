import { useEffect, useRef, useState } from 'preact/hooks'
import { say } from '../../parts/live.tsx'
import type { Talk, TalkState } from '../../session/remote/talk.ts'
import { tableText } from '../text/index.ts'

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
      const spoken = news.fresh.filter(line => !line.code && !line.muted)
      const last = spoken.at(-1)
      if (last) say(`${last.name || tableText('talk.somebody')}: ${last.text}`)
      if (!open.current) setUnread(count => count + spoken.length)
    })
  }, [talk])
  useEffect(() => {
    if (shown) setUnread(0)
  }, [shown])
  return { state, unread }
}
