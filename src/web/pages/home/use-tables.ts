import { useEffect, useState } from 'preact/hooks'
import type { TableLists } from '../../../protocol/http.ts'
import { api } from '../../api.ts'

/** How often the lists are asked for anew while somebody looks at them. */
const REFRESH = 15_000

/** The tables of the server; null before its first answer. */
export type Lists = TableLists | 'offline' | null

/**
 * The lists, asked for again and again while the page is looked at; null before the first answer.
 */
export function useTables(): Lists {
  const [lists, setLists] = useState<Lists>(null)
  useEffect(() => {
    let current = true
    const ask = async () => {
      if (document.visibilityState === 'hidden') return
      const answer = await api.tables()
      if (current) setLists(answer.ok ? answer.value : 'offline')
    }
    const askNow = () => void ask()
    askNow()
    const timer = setInterval(askNow, REFRESH)
    addEventListener('online', askNow)
    document.addEventListener('visibilitychange', askNow)
    return () => {
      current = false
      clearInterval(timer)
      removeEventListener('online', askNow)
      document.removeEventListener('visibilitychange', askNow)
    }
  }, [])
  return lists
}
