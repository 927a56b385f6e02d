import { useEffect, useState } from 'preact/hooks'
import type { ChatLine } from '../../../protocol/chat.ts'
import type { Talk, TalkState } from '../../session/remote/talk.ts'
import { storage } from '../../storage.ts'

/** Not what happened, nor what I have muted. */
const isSpoken = ({ code, muted }: ChatLine) => !code && !muted

/** What others have just said. */
export const spokenIn = ({ fresh }: TalkState) => fresh.filter(isSpoken)

/** Until when this browser has shown the talk of each table; of so many, the latest first. */
const READ = 'talk-read'
const MOST = 60
const allRead = () => storage.readList<readonly [table: string, until: number]>(READ)

/** What is said at the table, and how much of it this browser has not shown yet. */
export function useTalk(table: string, talk: Talk | undefined, shown: boolean) {
  const [state, setState] = useState<TalkState | null>(null)
  const [read, setRead] = useState(() => allRead().find(([id]) => id === table)?.[1] ?? 0)
  useEffect(() => talk?.watch(setState), [talk])
  const last = state?.lines.at(-1)?.at ?? 0
  useEffect(() => {
    if (!shown || last <= read) return
    setRead(last)
    const others = allRead().filter(([id]) => id !== table)
    storage.write(READ, JSON.stringify([[table, last], ...others].slice(0, MOST)))
  }, [shown, last])
  const unread = state?.lines.filter(line => isSpoken(line) && !line.mine && line.at > read)
  return { state, unread: unread?.length ?? 0 }
}
