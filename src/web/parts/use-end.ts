import { useEffect, useRef } from 'preact/hooks'

/**
 * A list that is scrolled to its end whenever it is seen anew, when it grows while it is, and when it
 * has another size there, as on a phone that is turned; who has scrolled back stays where they are.
 */
export function useEnd<E extends HTMLElement>(seen: boolean, length: number) {
  const list = useRef<E>(null)
  useEffect(() => {
    const { current } = list
    if (!seen || !current) return undefined
    let end = true
    const toEnd = () => {
      if (end) current.scrollTop = current.scrollHeight
    }
    const scrolled = () => {
      end = current.scrollHeight - current.scrollTop - current.clientHeight < 2
    }
    toEnd()
    current.addEventListener('scroll', scrolled)
    addEventListener('resize', toEnd)
    return () => {
      current.removeEventListener('scroll', scrolled)
      removeEventListener('resize', toEnd)
    }
  }, [seen, length])
  return list
}
